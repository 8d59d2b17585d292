"""Tests of the panel of clock and faults, of pins, and of bots, channels and connections that go away."""

from __future__ import annotations

from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import expect

from sandbox.faults import FaultKind
from sandbox.script import Sandbox


async def test_the_page_schedules_faults(window: OpenPage, box: Sandbox) -> None:
    """A fault or a storm of faults that is chosen on the page is pending, and can be cleared."""
    page = await window("Ada")
    await page.locator("#clock").click()
    await page.get_by_label("What").select_option("slow")
    await page.get_by_label("Routes that contain").fill("POST /channels")
    await page.get_by_label("Times").fill("3")
    await page.get_by_role("button", name="For the next requests").click()
    await expect(page.get_by_label("Pending faults")).to_contain_text("Slow answer × 3, POST /channels")
    assert [(fault.kind, fault.route, fault.times) for fault in box.faults.pending] == [
        (FaultKind.SLOW, "POST /channels", 3)
    ]
    await page.get_by_role("button", name="Start a storm").click()
    await expect(page.get_by_label("Pending faults")).to_contain_text("Storm “autumn”, 5 %")
    await page.screenshot(path=ARTEFACTS / "faults.png")
    await page.get_by_role("button", name="Clear all of it").click()
    await expect(page.get_by_label("Pending faults")).to_be_hidden()
    assert box.faults.storm is None


async def test_escape_closes_the_panel_of_clock_and_faults(window: OpenPage) -> None:
    """Escape closes the panel, with the focus on its button or inside; then the button has the focus."""
    page = await window("Ada")
    clock, panel = page.locator("#clock"), page.locator("#tools")
    for focus_inside in (False, True):
        await clock.click()
        await expect(panel).to_be_visible()
        if focus_inside:
            await page.get_by_label("Routes that contain").focus()
        await page.keyboard.press("Escape")
        await expect(panel).to_be_hidden()
        await expect(clock).to_be_focused()


async def test_the_page_leaves_a_deleted_channel(window: OpenPage) -> None:
    """When the open channel is deleted, the page goes to another one."""
    page = await window("Ada")
    await page.locator("#clock").click()
    await page.get_by_role("button", name="Delete the channel").click()
    await expect(page.locator("#room-name")).to_have_text("general")
    await expect(page.locator(".channel")).to_have_count(1)


async def test_deleting_a_message_removes_only_that_message(window: OpenPage) -> None:
    """Deleting a message removes only that one; the next one then shows the header that both had shared."""
    page = await window("Ada")
    for text in ("first", "second"):
        await page.locator("#composer-text").fill(text)
        await page.keyboard.press("Enter")
    await expect(page.locator(".message.following")).to_have_count(1)
    await page.get_by_text("first", exact=True).hover()
    await page.get_by_role("button", name="Delete").click()
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator(".message .author")).to_have_text("Ada")


async def test_a_press_on_a_listed_pin_shows_its_message(window: OpenPage, box: Sandbox) -> None:
    """A pinned message is listed among the pins, and a press on its entry scrolls to it."""
    ada = box.person("Ada")
    for number in range(80):
        await ada.write(box.channel("games"), f"Message {number}")
    box.grant(ada, "Organiser")
    page = await window("Ada")
    message = page.locator("#messages").get_by_text("Message 40", exact=True)
    await message.hover()
    await page.get_by_role("button", name="Pin", exact=True).click()
    await expect(page.locator(".message.notice")).to_contain_text("pinned a message")
    await page.locator("#feed").evaluate("feed => feed.scrollTop = feed.scrollHeight")
    await expect(message).not_to_be_in_viewport()
    await page.get_by_role("button", name="Pinned messages").click()
    await page.locator(".pin-entry", has_text="Message 40").click()
    await expect(message).to_be_in_viewport()


async def test_the_page_says_that_the_bot_is_offline(window: OpenPage, box: Sandbox) -> None:
    """The header says that the bot is offline once its connection has closed."""
    page = await window("Ada")
    await expect(page.locator("#bot-state")).to_be_empty()
    await box.bot.close()  # type: ignore[attr-defined]
    await expect(page.locator("#bot-state")).to_have_text("Bastide is offline")


async def test_servers_and_people_can_be_added(window: OpenPage) -> None:
    """A server and a person added from the page appear in their lists at once."""
    page = await window("Ada")
    for button, name in (("Add a server", "Second home"), ("Add a person", "Clara")):
        await page.get_by_role("button", name=button).click()
        await page.get_by_label("Name").fill(name)
        await page.get_by_role("button", name="Submit").click()
        await expect(page.locator("#form")).to_be_hidden()
    await page.get_by_role("button", name="Second home").click()
    await expect(page.locator("#place-name")).to_have_text("Second home")
    await page.get_by_role("button", name="Be Clara").click()
    await expect(page.locator("#who-name")).to_have_text("Clara")


async def test_the_chosen_colours_are_kept_after_a_reload(window: OpenPage) -> None:
    """A button changes between light and dark colours, and a reload keeps the choice."""
    page = await window("Ada")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.get_by_role("button", name="Dark colours").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_the_page_reconnects_and_loads_missed_messages(window: OpenPage, box: Sandbox) -> None:
    """After the loss of its event stream the page reconnects and loads the messages that it missed."""
    page = await window("Ada")
    await page.context.set_offline(True)
    assert box.loopback.page is not None
    for stream in box.loopback.page._streams._open:
        stream.end()
    await box.person("Bruno").write(box.channel("games"), "Did you hear?")
    await expect(page.get_by_text("Did you hear?")).to_have_count(0)
    await page.context.set_offline(False)
    await expect(page.get_by_text("Did you hear?")).to_be_visible()
    await run(page, "game new")
