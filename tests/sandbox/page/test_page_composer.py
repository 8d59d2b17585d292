"""Tests of commands by keyboard, and of the forms and selects of the bot."""

from __future__ import annotations

import pytest
from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import expect

from sandbox.script import Sandbox


async def test_a_command_is_sent_by_keyboard_alone(window: OpenPage) -> None:
    """A command with an autocompleted option, a choice and a person is found and sent without the mouse."""
    page = await window("Ada")
    keyboard = page.keyboard
    await page.locator("#feed").focus()
    await keyboard.press("/")
    await keyboard.type("pla")
    await expect(page.locator(".suggestion.active")).to_contain_text("Lay the drawn tile")
    await keyboard.press("Enter")
    await expect(page.locator(".pill")).to_have_count(2)
    await expect(page.locator(".suggestion").first).to_have_text("A1 ⟳")
    await keyboard.type("d")
    await expect(page.locator(".suggestion").first).to_have_text("D1 ⟳")
    await keyboard.press("ArrowDown")
    await keyboard.press("ArrowDown")
    await page.screenshot(path=ARTEFACTS / "autocomplete.png")
    await keyboard.press("Tab")
    await expect(page.locator("[data-option=cell] input")).to_have_value("D3 ⟳")
    await expect(page.locator("[data-option=turn] input")).to_be_focused()
    await keyboard.type("180")
    await keyboard.press("Enter")
    await expect(page.locator(".tail")).to_be_focused()
    await expect(page.locator(".suggestion")).to_have_count(2)
    await keyboard.type("fri")
    await keyboard.press("Tab")
    await keyboard.type("bru")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(page.get_by_text("Laid on D3 after 2 turns, @Bruno cheers")).to_be_visible()
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_enter_waits_for_the_choices_of_autocomplete(window: OpenPage) -> None:
    """A person who types faster than autocomplete answers still gets the first choice, not the raw text."""
    page = await window("Ada")
    await page.locator("#composer-text").press_sequentially("/place ")
    await page.keyboard.type("c5")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=cell] input")).to_have_value("C5 ⟳")
    await expect(page.locator("[data-option=turn] input")).to_be_focused()


@pytest.mark.parametrize("pasted", [True, False])
async def test_a_command_can_be_typed_with_the_names_of_its_options(window: OpenPage, pasted: bool) -> None:
    """A command can be pasted or typed in full, as in help texts, with its options in any order."""
    page = await window("Ada")
    written = "/place turn:180° friend:Bruno cell:D3"
    if pasted:
        await page.locator("#composer-text").fill(written)
    else:
        await page.locator("#composer-text").focus()
        await page.keyboard.type(written)
    await expect(page.locator("[data-option=cell] input")).to_have_value("D3")
    await expect(page.locator("[data-option=cell] input")).to_be_focused()
    await expect(page.locator("[data-option=turn] input")).to_have_value("180°")
    await expect(page.locator("[data-option=friend] input")).to_have_value("Bruno")
    await expect(page.locator(".suggestion").first).to_have_text("D3 ⟳")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Laid on D3 after 2 turns, @Bruno cheers")).to_be_visible()


async def test_missing_and_invalid_options_are_marked(window: OpenPage) -> None:
    """A command is not sent while a required option is empty or a value is not in the list of choices."""
    page = await window("Ada")
    await page.locator("#composer-text").press_sequentially("/place ")
    await page.locator("#composer-send").click()
    await expect(page.locator("[data-option=cell]")).to_have_class("pill pill-required wrong")
    await page.keyboard.type("A1")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=turn] input")).to_be_focused()
    await page.keyboard.type("45")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=turn] .pill-problem")).to_have_text("Choose one from the list.")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator("#command-line")).to_be_hidden()
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_backspace_removes_options_and_the_command(window: OpenPage) -> None:
    """Backspace in an empty option removes it; in the first one it turns the command back into text."""
    page = await window("Ada")
    await page.locator("#composer-text").press_sequentially("/place ")
    await page.locator(".tail").focus()
    await page.keyboard.type("quiet")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pill")).to_have_count(3)
    await page.keyboard.press("Backspace")
    await expect(page.locator(".pill")).to_have_count(2)
    await page.locator("[data-option=cell] input").focus()
    await page.keyboard.press("Backspace")
    await expect(page.locator("#composer-text")).to_have_value("/place")


async def test_a_form_is_checked_and_sent(window: OpenPage) -> None:
    """A form marks the missing fields, keeps the values filled in, and is sent with every kind of field."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.get_by_role("button", name="Form").click()
    form = page.locator("#form")
    await expect(form.get_by_role("heading", name="Open a table")).to_be_visible()
    await expect(form.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 3 characters, please.")).to_be_visible()
    await expect(form.get_by_text("This field is required.")).to_be_visible()
    await page.keyboard.type("bey")
    await form.get_by_label("Notes").fill("slow\nand friendly")
    await form.get_by_label("First").check()
    await form.get_by_label("River").check()
    await form.get_by_label("Abbot").check()
    await form.get_by_role("combobox").click()
    await page.keyboard.press("ArrowDown")
    await page.screenshot(path=ARTEFACTS / "form.png")
    await page.keyboard.press("Enter")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()
    answer = page.locator(".message").last
    await expect(answer).to_contain_text("Form: abbey | slow\nand friendly | 1 | river | abbot | hour")


async def test_a_form_is_closed_without_sending_it(window: OpenPage) -> None:
    """Escape and Cancel close a form without sending it."""
    page = await window("Ada")
    await run(page, "showcase")
    for way_to_close in ("Escape", "Cancel"):
        await page.get_by_role("button", name="Form").click()
        await expect(page.locator("#form")).to_be_visible()
        if way_to_close == "Escape":
            await page.keyboard.press("Escape")
        else:
            await page.get_by_role("button", name="Cancel").click()
        await expect(page.locator("#form")).to_be_hidden()
    await expect(page.locator(".message")).to_have_count(1)


async def test_selects_can_be_used_by_keyboard_and_mouse(window: OpenPage, box: Sandbox) -> None:
    """A single select is sent at once, a multiple one when its list closes; long lists can be searched."""
    page = await window("Ada")
    await run(page, "showcase")
    await page.get_by_role("combobox", name="Choose a cell").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("a7")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Chosen: A7")).to_be_visible()
    several = page.get_by_role("combobox", name="Choose some")
    await several.click()
    await page.get_by_role("option", name="Abbot").click()
    await page.screenshot(path=ARTEFACTS / "select.png")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("Chosen: River, Abbot")).to_be_visible()
    await page.get_by_role("combobox", name="Choose a person").click()
    await page.get_by_role("option", name="Bruno").click()
    await expect(page.get_by_text(f"Chosen: {box.person('Bruno').id}")).to_be_visible()


async def test_the_hint_disappears_after_the_first_command(window: OpenPage) -> None:
    """The hint of what to type disappears after the first command and is not shown again after a reload."""
    page = await window("Ada")
    await expect(page.locator("#hint")).to_contain_text("Type / and pick “game new”")
    await page.get_by_role("button", name="Type / and pick “game new”").click()
    await expect(page.locator(".command-name")).to_have_text("/game new")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("A table is open.")).to_be_visible()
    await expect(page.locator("#hint")).to_be_hidden()
    await page.reload()
    await expect(page.get_by_text("A table is open.")).to_be_visible()
    await expect(page.locator("#hint")).to_be_hidden()


async def test_a_name_picked_after_an_at_sign_becomes_a_mention(window: OpenPage) -> None:
    """A name picked after @ becomes a mention of that person, also where a reply shows the message it answers."""
    page = await window("Ada")
    await page.locator("#composer-text").press_sequentially("Well met, @br")
    await page.keyboard.press("Enter")
    await page.keyboard.type("!")
    await page.keyboard.press("Enter")
    message = page.locator(".message").last
    await expect(message.locator(".mention")).to_have_text("@Bruno")
    await message.hover()
    await page.get_by_role("button", name="Reply", exact=True).click()
    await page.keyboard.type("And again")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last.locator(".cause-text")).to_have_text("Well met, @Bruno !")
