"""Tests of the drawer of clock and faults, of pins, and of a bot or channel that goes away."""

from __future__ import annotations

from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import expect

from sandbox.faults import FaultKind
from sandbox.script import Sandbox


async def test_faults_are_put_in_store_from_the_page(window: OpenPage, box: Sandbox) -> None:
    """A fault chosen in the drawer waits for the bot's next request, and can be taken back."""
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


async def test_escape_closes_the_drawer(window: OpenPage) -> None:
    """Escape closes the drawer from its button and from inside; afterwards the button has the focus."""
    page = await window("Ada")
    clock, drawer = page.locator("#clock"), page.locator("#tools")
    for inside in (False, True):
        await clock.click()
        await expect(drawer).to_be_visible()
        if inside:
            await page.get_by_label("Routes that contain").focus()
        await page.keyboard.press("Escape")
        await expect(drawer).to_be_hidden()
        await expect(clock).to_be_focused()


async def test_a_vanished_channel_is_left(window: OpenPage) -> None:
    """When the open channel is deleted, the page goes to another one."""
    page = await window("Ada")
    await page.locator("#clock").click()
    await page.get_by_role("button", name="Delete the channel").click()
    await expect(page.locator("#room-name")).to_have_text("general")
    await expect(page.locator(".channel")).to_have_count(1)


async def test_a_deleted_message_goes_alone(window: OpenPage) -> None:
    """Deleting a message removes only that one; the next one gets the header that both had shared."""
    page = await window("Ada")
    for text in ("first", "second"):
        await page.locator("#composer-text").fill(text)
        await page.keyboard.press("Enter")
    await expect(page.locator(".message.following")).to_have_count(1)
    await page.get_by_text("first", exact=True).hover()
    await page.get_by_role("button", name="Delete").click()
    await expect(page.locator(".message")).to_have_count(1)
    await expect(page.locator(".message .author")).to_have_text("Ada")


async def test_pins_are_listed_and_led_to(window: OpenPage, box: Sandbox) -> None:
    """A pinned message is listed among the pins, and a press on its entry goes to it."""
    ada = box.person("Ada")
    for number in range(80):
        await ada.write(box.channel("games"), f"Message {number}")
    box.grant(ada, "Organiser")
    page = await window("Ada")
    await page.get_by_text("Message 40", exact=True).hover()
    await page.get_by_role("button", name="Pin", exact=True).click()
    await expect(page.locator(".message.notice")).to_contain_text("pinned a message")
    await page.get_by_role("button", name="Pinned messages").click()
    await page.locator(".pin-entry", has_text="Message 40").click()
    await expect(page.locator("#messages").get_by_text("Message 40", exact=True)).to_be_in_viewport()


async def test_a_missing_bot_is_said(window: OpenPage, box: Sandbox) -> None:
    """The header says that the bot is not connected, for as long as that is so."""
    page = await window("Ada")
    await expect(page.locator("#bot-state")).to_be_empty()
    await box.bot.close()  # type: ignore[attr-defined]
    await expect(page.locator("#bot-state")).to_have_text("Bastide is offline")


async def test_a_new_server_and_a_new_person(window: OpenPage) -> None:
    """A server and a person made from the page appear in their lists at once."""
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


async def test_colours_are_kept(window: OpenPage) -> None:
    """The switch changes between light and dark, and the choice survives a reload."""
    page = await window("Ada")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.get_by_role("button", name="Dark colours").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_a_broken_line_is_mended(window: OpenPage, box: Sandbox) -> None:
    """After its event stream broke, the page reconnects and loads what it missed."""
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
