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
    """Each component of a message with every component of Discord is shown."""
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


async def test_a_press_changes_only_its_message(window: OpenPage) -> None:
    """Pressing a button changes its message in place and keeps the focus on the button."""
    page = await window("Ada")
    await run(page, "game new")
    await run(page, "showcase")
    await page.locator(".message").first.evaluate("element => element.dataset.unchanged = 'yes'")
    button = page.get_by_role("button", name="Press", exact=True)
    await button.click()
    await expect(page.get_by_text("Pressed 1 times.")).to_be_visible()
    await expect(button).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Pressed 2 times.")).to_be_visible()
    await expect(page.locator(".message").first).to_have_attribute("data-unchanged", "yes")


async def test_no_line_ends_between_the_icon_and_the_name_of_a_channel(
    window: OpenPage, box: Sandbox
) -> None:
    """No line ends between the icon and the name in the mention of a channel."""
    games = box.channel("games")
    for length in range(30, 60):
        await box.person("Bruno").write(games, f"{'m' * (length // 2)} {'i' * length} <#{games.id}> is here")
    page = await window("Ada", width=390, height=844)
    texts = page.locator(".message .markdown")
    await expect(texts).to_have_count(30)
    places = """texts => texts.map(text => {
        const mention = text.querySelector(".mention"), range = document.createRange();
        const letters = mention.querySelector(".icon").nextSibling;
        range.setStart(letters, 0);
        range.setEnd(letters, 1);
        const icon = mention.querySelector(".icon").getBoundingClientRect(), name = range.getBoundingClientRect();
        return {together: name.left >= icon.right - 1, left: name.left};
    })"""
    found = await texts.evaluate_all(places)
    assert all(entry["together"] for entry in found)
    assert len({entry["left"] for entry in found}) > 10, "the mention is at many places of its line"


async def test_the_mention_of_a_channel_with_a_long_name_fits_a_phone(window: OpenPage, box: Sandbox) -> None:
    """The mention of a channel whose name is one word of 100 letters is broken to the width of the message."""
    long = box.channel("m" * 100)
    await box.person("Bruno").write(box.channel("games"), f"come to <#{long.id}>")
    page = await window("Ada", width=390, height=844)
    text = page.locator(".message .markdown")
    await expect(text).to_contain_text("m" * 100)
    edges = "text => [text.querySelector('.mention'), text].map(one => one.getBoundingClientRect().right)"
    mention, room = await text.evaluate(edges)
    assert mention <= room + 1


async def test_a_long_name_of_a_person_leaves_room_for_the_command(window: OpenPage, box: Sandbox) -> None:
    """Above an answer a long name is cut, so that the command after it is within the width of the phone."""
    page = await window("W" * 32, width=390, height=844)
    await run(page, "showcase")
    command = page.locator(".message-cause .mention")
    await expect(command).to_have_text("/showcase")
    edges = "one => [one, one.parentElement].map(each => each.getBoundingClientRect().right)"
    shown, room = await command.evaluate(edges)
    assert shown <= room + 1
    assert room <= 390


async def test_the_name_above_a_reply_is_not_cut(window: OpenPage, box: Sandbox) -> None:
    """Where a reply shows the message it answers, a long text is cut, but not the name before it."""
    ada, bruno, games = box.person("Ada"), box.person("Bruno"), box.channel("games")
    question = box.actions.write(bruno.person, games, "Shall we play a game this evening? " * 50)
    box.actions.write(ada.person, games, "Yes.", reply_to=question.id)
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


async def test_the_line_about_a_thread_with_a_long_name_fits_a_phone(window: OpenPage, box: Sandbox) -> None:
    """The line about a new thread whose name is one word of 100 letters is broken to the width of the page."""
    open_thread(box.world, box.channel("games"), "m" * 100, box.person("Bruno").id)
    page = await window("Ada", width=390, height=844)
    line = page.locator(".notice")
    await expect(line).to_contain_text("m" * 100)
    assert await line.evaluate("one => one.scrollWidth <= one.clientWidth")


async def test_a_right_to_left_name_does_not_reorder_the_text_after_it(
    window: OpenPage, box: Sandbox
) -> None:
    """The text after the mention of a person with an Arabic name is to the right of it."""
    karim = box.person("كريم")
    await box.person("Bruno").write(box.channel("games"), f"<@{karim.id}>: 7 points")
    page = await window("Ada")
    mention = page.locator(".message .mention")
    places = """mention => {
        const range = document.createRange(), after = mention.nextSibling;
        range.setStart(after, after.textContent.indexOf("7"));
        range.setEnd(after, after.textContent.indexOf("7") + 1);
        return [mention.getBoundingClientRect().right, range.getBoundingClientRect().left];
    }"""
    end, seven = await mention.evaluate(places)
    assert seven >= end


async def test_no_line_ends_between_a_mention_and_a_comma(window: OpenPage, box: Sandbox) -> None:
    """No line ends between a mention and the comma after it."""
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
    assert all(entry["together"] for entry in found)
    assert len({entry["left"] for entry in found}) > 10, "the mention is at many places of its line"


async def fail_pending_interactions(box: Sandbox) -> None:
    """Wait for an interaction, and let every pending one fail for want of an answer."""

    def pending() -> list[Interaction]:
        return [interaction for interaction in box.world.interactions.values() if interaction.pending]

    await box.wait_for(pending)
    for interaction in pending():
        fail(box.world, interaction)


async def test_unanswered_presses_and_commands_are_shown_as_failed(window: OpenPage, box: Sandbox) -> None:
    """A press and a command without an answer are shown as failed; that of the command can be dismissed."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.get_by_role("button", name="Never answers").click()
    await fail_pending_interactions(box)
    await expect(page.locator(".press-failed")).to_have_text("This interaction failed")
    await run(page, "silence")
    await fail_pending_interactions(box)
    failed = page.locator(".message.failed")
    await expect(failed).to_contain_text("The application did not respond")
    await expect(failed).to_contain_text("Only you can see this")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_a_pressed_button_shows_dots_that_hold_still_where_motion_is_reduced(
    window: OpenPage, box: Sandbox
) -> None:
    """While a press waits for its answer its button shows dots, which do not flicker if motion is to be reduced."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.get_by_role("button", name="Never answers").click()
    dots = page.locator(".button.pressed .waiting-dots i")
    await expect(dots).to_have_count(3)
    await expect(dots.first).to_have_css("animation-iteration-count", "1")
    await expect(dots.first).to_have_css("opacity", "1")
    await fail_pending_interactions(box)
    await expect(dots).to_have_count(0)


async def test_a_deferred_command_is_shown_as_thinking_until_its_answer(
    window: OpenPage, box: Sandbox
) -> None:
    """The bot is shown as thinking about a deferred command until its answer replaces that."""
    page = await window("Ada")
    await run(page, "ponder")
    await expect(page.get_by_text("Bastide is thinking…")).to_be_visible()
    box.bot.thinking_done.set()  # type: ignore[attr-defined]
    await expect(page.get_by_text("Thought it through.")).to_be_visible()
    await expect(page.get_by_text("Bastide is thinking…")).to_have_count(0)


async def test_an_embed_and_an_attachment_are_drawn_once(window: OpenPage) -> None:
    """An embed with fields and a picture, and an attachment beside it, are shown once each."""
    page = await window("Ada")
    await run(page, "classic")
    message = page.locator(".message").last
    await expect(message.locator(".embed-title")).to_have_text("Scores")
    await expect(message.locator(".embed-fields dt")).to_have_text(["Red", "Blue", "Green"])
    await expect(message.locator("img")).to_have_count(2)


async def test_a_pressed_picture_is_shown_large_with_its_alt_text(window: OpenPage) -> None:
    """A picture opens with its alt text; arrow keys show the others of its gallery, Escape and a press close it."""
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


async def test_relative_times_change_with_the_clock_of_the_sandbox(window: OpenPage) -> None:
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


async def test_older_messages_are_loaded_by_scrolling_up(window: OpenPage, box: Sandbox) -> None:
    """The latest fifty messages are loaded at first, and older ones when the person scrolls up."""
    ada = box.person("Ada")
    for number in range(120):
        await ada.write(box.channel("games"), f"Message {number}")
    page = await window("Ada")
    await expect(page.locator(".message")).to_have_count(50)
    await expect(page.get_by_text("Message 119", exact=True)).to_be_in_viewport()
    await page.locator("#feed").evaluate("feed => feed.scrollTop = 0")
    await expect(page.locator(".message")).to_have_count(100)
    await expect(page.get_by_text("Message 70", exact=True)).to_be_in_viewport()


async def test_html_in_names_and_messages_is_shown_as_text(window: OpenPage, box: Sandbox) -> None:
    """HTML in names and messages is shown as it was typed, and never executed."""
    html = "<img src=x onerror=alert(1)><script>alert(2)</script> **<b>bold</b>**"
    page = await window("Ada")
    await box.person("<i>Clara</i>").write(box.channel("games"), html)
    message = page.locator(".message").last
    await expect(message.locator(".author")).to_have_text("<i>Clara</i>")
    await expect(message.locator("strong")).to_have_text("<b>bold</b>")
    await expect(message).to_contain_text("<img src=x onerror=alert(1)><script>alert(2)</script>")
    await expect(message.locator("img, script, b, i")).to_have_count(0)


async def test_the_page_loads_its_own_font_of_emojis(window: OpenPage) -> None:
    """The page loads its own font of emojis, which is used where the system has none."""
    page = await window("Ada")
    loaded = await page.evaluate(
        """async () => (await document.fonts.load('16px "Sandbox Emojis"', '🔴')).map(face => face.status)"""
    )
    assert loaded == ["loaded"]
    fonts = await page.evaluate("getComputedStyle(document.body).fontFamily")
    assert fonts.endswith('"Sandbox Emojis"')


async def test_emojis_are_drawn_although_their_font_arrives_late(box: Sandbox, window: OpenPage) -> None:
    """Messages are shown once the page's font of emojis has loaded, so that no emoji is drawn as a box."""
    page = await window("Ada")
    await box.person("Ada").write(box.channel("games"), "🏆 🎲")
    text = page.locator(".message").last.locator(".markdown").last
    await expect(text).to_contain_text("🎲")
    drawn = await text.screenshot()

    async def delay(route: Route) -> None:
        await asyncio.sleep(1)
        await route.continue_()

    await page.route("**/emojis.ttf", delay)
    await page.reload()
    await expect(text).to_contain_text("🎲")
    await page.evaluate("document.fonts.ready.then(() => null)")
    assert await text.screenshot() == drawn
