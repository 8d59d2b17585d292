"""Tests of the messages that the page shows, in a real browser."""

from __future__ import annotations

import asyncio

from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import Route, expect

from sandbox.script import Sandbox
from sandbox.world.channels import open_thread
from sandbox.world.interactions import fail
from sandbox.world.values import Interaction


async def test_every_component_is_drawn(window: OpenPage) -> None:
    """A message with every component of Discord shows each of them."""
    page = await window("Ada", height=1900)
    await run(page, "showcase")
    message = page.locator(".message").last
    await expect(message.locator(".container.accented")).to_be_visible()
    await expect(page.locator(".message-cause")).to_contain_text("Ada used /showcase")
    for heading in ("A turn of Bastide", "The river is laid", "What counts"):
        await expect(message.get_by_role("heading", name=heading)).to_be_visible()
    await expect(message.locator(".mention-me")).to_have_text("@Ada")
    await expect(message.locator("time[data-time-style=R]")).to_have_text("in 2 hours")
    await expect(message.get_by_text("*not slanted* and 2 * 3 * 4 stays.")).to_be_visible()
    for button in ("Press", "Form", "Never answers", "Not now", "Look"):
        await expect(
            message.get_by_role("button", name=button, exact=button not in ("Press", "Look"))
        ).to_be_visible()
    await expect(message.get_by_role("button", name="Not now")).to_be_disabled()
    await expect(message.locator("a.button.link")).to_have_attribute("href", "https://example.org/rules")
    await expect(message.get_by_role("combobox")).to_have_count(3)
    await expect(message.locator(".gallery[data-count='3'] img")).to_have_count(3)
    await expect(message.locator(".thumbnail img")).to_be_visible()
    await expect(message.locator(".file-name")).to_have_text("game.txt")
    await expect(message.locator(".file-size")).to_have_text("2.5 KB")
    loaded = "images => images.every(image => image.complete && image.naturalWidth > 0)"
    assert await message.locator("img").evaluate_all(loaded)


async def test_a_press_repaints_only_its_message(window: OpenPage) -> None:
    """Pressing a button changes that message in place and keeps the focus on the button."""
    page = await window("Ada")
    await run(page, "game new")
    await run(page, "showcase")
    await page.locator(".message").first.evaluate("element => element.dataset.witness = 'same'")
    button = page.get_by_role("button", name="Press", exact=True)
    await button.click()
    await expect(page.get_by_text("Pressed 1 times.")).to_be_visible()
    await expect(button).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Pressed 2 times.")).to_be_visible()
    await expect(page.locator(".message").first).to_have_attribute("data-witness", "same")


async def test_the_sign_of_a_channel_stays_at_its_name(window: OpenPage, box: Sandbox) -> None:
    """Wherever a line ends, it does not end between the icon of a channel's mention and the name."""
    games = box.channel("games")
    for length in range(30, 60):
        await box.person("Bruno").write(games, f"{'m' * (length // 2)} {'i' * length} <#{games.id}> is here")
    page = await window("Ada", width=390, height=844)
    texts = page.locator(".message .markdown")
    await expect(texts).to_have_count(30)
    places = """texts => texts.map(text => {
        const mention = text.querySelector(".mention"), range = document.createRange();
        const words = mention.querySelector(".icon").nextSibling;
        range.setStart(words, 0);
        range.setEnd(words, 1);
        const icon = mention.querySelector(".icon").getBoundingClientRect(), name = range.getBoundingClientRect();
        return {together: name.left >= icon.right - 1, left: name.left};
    })"""
    found = await texts.evaluate_all(places)
    assert all(one["together"] for one in found)
    assert len({one["left"] for one in found}) > 10, "the mention stands at many places of its line"


async def test_a_channel_with_one_long_word_fits_the_phone(window: OpenPage, box: Sandbox) -> None:
    """The mention of a channel whose name is one word of 100 letters is broken within the width of the message."""
    long = box.channel("m" * 100)
    await box.person("Bruno").write(box.channel("games"), f"come to <#{long.id}>")
    page = await window("Ada", width=390, height=844)
    text = page.locator(".message .markdown")
    await expect(text).to_contain_text("m" * 100)
    edges = "text => [text.querySelector('.mention'), text].map(one => one.getBoundingClientRect().right)"
    mention, room = await text.evaluate(edges)
    assert mention <= room + 1


async def test_a_long_name_leaves_room_for_the_command(window: OpenPage, box: Sandbox) -> None:
    """Above an answer a name of one long word is cut, and the command behind it is within the width of the phone."""
    page = await window("W" * 32, width=390, height=844)
    await run(page, "showcase")
    command = page.locator(".message-cause .mention")
    await expect(command).to_have_text("/showcase")
    edges = "one => [one, one.parentElement].map(each => each.getBoundingClientRect().right)"
    shown, room = await command.evaluate(edges)
    assert shown <= room + 1
    assert room <= 390


async def test_a_name_above_a_reply_is_whole(window: OpenPage, box: Sandbox) -> None:
    """Where a reply shows what it answers, a long text is cut, and not the name before it."""
    ada, bruno, games = box.person("Ada"), box.person("Bruno"), box.channel("games")
    asked = box.actions.write(bruno.person, games, "Shall we play a game this evening? " * 50)
    box.actions.write(ada.person, games, "Yes.", reply_to=asked.id)
    page = await window("Ada", width=390, height=844)
    name = page.locator(".message-cause strong")
    await expect(name).to_have_text("Bruno")
    widths = """one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [range, one].map(each => each.getBoundingClientRect().width);
    }"""
    letters, room = await name.evaluate(widths)
    assert letters <= room
    fits = "one => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right + 1"
    assert await page.locator(".cause-text").evaluate(fits)


async def test_a_thread_with_one_long_word_fits_the_phone(window: OpenPage, box: Sandbox) -> None:
    """The line about a new thread is broken within its width, also within a word."""
    open_thread(box.world, box.channel("games"), "m" * 100, box.person("Bruno").id)
    page = await window("Ada", width=390, height=844)
    line = page.locator(".notice")
    await expect(line).to_contain_text("m" * 100)
    assert await line.evaluate("one => one.scrollWidth <= one.clientWidth")


async def test_a_name_from_right_to_left_keeps_to_itself(window: OpenPage, box: Sandbox) -> None:
    """What follows the mention of a person with an Arabic name stays to the right of it."""
    karim = box.person("كريم")
    await box.person("Bruno").write(box.channel("games"), f"<@{karim.id}>: 7 points")
    page = await window("Ada")
    mention = page.locator(".message .mention")
    places = """mention => {
        const range = document.createRange(), words = mention.nextSibling;
        range.setStart(words, words.textContent.indexOf("7"));
        range.setEnd(words, words.textContent.indexOf("7") + 1);
        return [mention.getBoundingClientRect().right, range.getBoundingClientRect().left];
    }"""
    end, seven = await mention.evaluate(places)
    assert seven >= end


async def test_a_comma_stays_behind_a_mention(window: OpenPage, box: Sandbox) -> None:
    """A line never breaks between a mention and the comma behind it."""
    for length in range(30, 60):
        await box.person("Bruno").write(
            box.channel("games"), f"{'m' * (length // 2)} {'i' * length} <@{box.person('Ada').id}>, hello"
        )
    page = await window("Ada", width=390, height=844)
    texts = page.locator(".message .markdown")
    await expect(texts).to_have_count(30)
    measure = """texts => texts.map(text => {
        const mention = text.querySelector(".mention"), range = document.createRange();
        range.setStart(mention.nextSibling, 0);
        range.setEnd(mention.nextSibling, 1);
        const [comma, name] = [range.getBoundingClientRect(), [...mention.getClientRects()].at(-1)];
        return {together: comma.left >= name.right - 1, left: name.left};
    })"""
    found = await texts.evaluate_all(measure)
    assert all(one["together"] for one in found)
    assert len({one["left"] for one in found}) > 10, "the mention stands at many places of its line"


async def time_runs_out(box: Sandbox) -> None:
    """Let every pending interaction exceed its time for an answer."""

    def waiting() -> list[Interaction]:
        return [one for one in box.world.interactions.values() if one.pending]

    await box.wait_for(waiting)
    for one in waiting():
        fail(box.world, one)


async def test_a_silent_application_is_named(window: OpenPage, box: Sandbox) -> None:
    """A press and a command that get no answer are both shown as failed."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.get_by_role("button", name="Never answers").click()
    await time_runs_out(box)
    await expect(page.locator(".press-failed")).to_have_text("This interaction failed")
    await run(page, "silence")
    await time_runs_out(box)
    failed = page.locator(".message.failed")
    await expect(failed).to_contain_text("The application did not respond")
    await expect(failed).to_contain_text("Only you can see this")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_thinking_gives_way_to_the_answer(window: OpenPage, box: Sandbox) -> None:
    """A deferred command is shown as thinking, then replaced by its answer."""
    page = await window("Ada")
    await run(page, "ponder")
    await expect(page.get_by_text("Bastide is thinking…")).to_be_visible()
    box.bot.thought.set()  # type: ignore[attr-defined]
    await expect(page.get_by_text("Thought it through.")).to_be_visible()
    await expect(page.get_by_text("Bastide is thinking…")).to_have_count(0)


async def test_classic_messages_are_drawn(window: OpenPage) -> None:
    """An embed with fields and a picture, and an attachment beside it, each once."""
    page = await window("Ada")
    await run(page, "classic")
    message = page.locator(".message").last
    await expect(message.locator(".embed-title")).to_have_text("Scores")
    await expect(message.locator(".embed-fields dt")).to_have_text(["Red", "Blue", "Green"])
    await expect(message.locator("img")).to_have_count(2)


async def test_pictures_open_large(window: OpenPage) -> None:
    """A picture opens with its alt text, steps through its gallery, and closes by Escape and by a press."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.locator(".gallery[data-count='3'] .picture").first.click()
    large = page.locator("#lightbox")
    await expect(large.locator("img")).to_have_attribute("alt", "one")
    await page.keyboard.press("ArrowRight")
    await expect(large.locator(".lightbox-alt")).to_have_text("two")
    await page.screenshot(path=ARTEFACTS / "lightbox.png")
    await page.keyboard.press("Escape")
    await expect(large).to_be_hidden()
    await page.get_by_role("button", name="Open large: The board after turn 7").click()
    await expect(large.locator(".lightbox-alt")).to_have_text("The board after turn 7")
    await page.mouse.click(20, 200)
    await expect(large).to_be_hidden()


async def test_times_follow_the_clock(window: OpenPage) -> None:
    """Setting the clock an hour forward from the page changes a relative time from two hours to one."""
    page = await window("Ada")
    await run(page, "showcase")
    due = page.locator("time[data-time-style=R]")
    await expect(due).to_have_text("in 2 hours")
    await page.locator("#clock").click()
    await page.get_by_role("button", name="One hour later").click()
    await expect(due).to_have_text("in 1 hour")
    await page.get_by_role("button", name="One day later").click()
    await expect(due).to_have_text("23 hours ago")
    await expect(page.locator(".clock-ahead")).to_have_text("+1 day 1 h")


async def test_older_messages_come_when_scrolled_to(window: OpenPage, box: Sandbox) -> None:
    """The last fifty messages are loaded at first, older ones when the person scrolls up."""
    ada = box.person("Ada")
    for number in range(120):
        await ada.write(box.channel("games"), f"Message {number}")
    page = await window("Ada")
    await expect(page.locator(".message")).to_have_count(50)
    await expect(page.get_by_text("Message 119", exact=True)).to_be_in_viewport()
    await page.locator("#feed").evaluate("feed => feed.scrollTop = 0")
    await expect(page.locator(".message")).to_have_count(100)
    await expect(page.get_by_text("Message 70", exact=True)).to_be_in_viewport()


async def test_text_stays_text(window: OpenPage, box: Sandbox) -> None:
    """Markup in names and texts is shown, never run."""
    nasty = "<img src=x onerror=alert(1)><script>alert(2)</script> **<b>bold</b>**"
    page = await window("Ada")
    await box.person("Ada").write(box.channel("games"), nasty)
    message = page.locator(".message").last
    await expect(message.locator("strong")).to_have_text("<b>bold</b>")
    await expect(message).to_contain_text("<img src=x onerror=alert(1)><script>alert(2)</script>")
    await expect(message.locator("img, script, b")).to_have_count(0)


async def test_emojis_have_a_font_of_the_page(window: OpenPage) -> None:
    """On a system without an emoji font, the page loads its own and draws emojis with it."""
    page = await window("Ada")
    loaded = await page.evaluate(
        """async () => (await document.fonts.load('16px "Sandbox Emojis"', '🔴')).map(face => face.status)"""
    )
    assert loaded == ["loaded"]
    fonts = await page.evaluate("getComputedStyle(document.body).fontFamily")
    assert fonts.endswith('"Sandbox Emojis"')


async def test_emojis_are_drawn_though_their_font_arrives_late(box: Sandbox, window: OpenPage) -> None:
    """Messages are shown once the page's font of emojis has arrived, so that no emoji is drawn as a box."""
    page = await window("Ada")
    await box.person("Ada").write(box.channel("games"), "🏆 🎲")
    text = page.locator(".message").last.locator(".markdown").last
    await expect(text).to_contain_text("🎲")
    drawn = await text.screenshot()

    async def late(route: Route) -> None:
        await asyncio.sleep(1)
        await route.continue_()

    await page.route("**/emojis.ttf", late)
    await page.reload()
    await expect(text).to_contain_text("🎲")
    await page.evaluate("document.fonts.ready.then(() => null)")
    assert await text.screenshot() == drawn
