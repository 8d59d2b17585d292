"""Tests of context menus of people and messages, file uploads, and a turn's message on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import Locator, Page, expect

from sandbox.script import Sandbox

PHONE = {"width": 390, "height": 844}


async def long_press(page: Page, place: Locator) -> None:
    """Touch the place until a menu opens."""
    box = await place.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = await page.context.new_cdp_session(page)
    await client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(page.locator("dialog.menu")).to_be_visible()
    await client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await client.detach()


async def test_the_menu_of_a_person_opens_from_a_name_an_avatar_and_a_mention(
    window: OpenPage, box: Sandbox
) -> None:
    """A person's menu opens from a name, an avatar or a mention, also by keys, and its commands can be used."""
    await box.person("Bruno").write(box.channel("games"), f"I am here, <@{box.person('Ada').id}>")
    page = await window("Ada")
    menu = page.locator("dialog.menu")
    await page.get_by_role("button", name="Bruno", exact=True).first.click()
    await expect(menu.locator(".menu-head")).to_contain_text("Bruno")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Message", "Challenge"])
    await page.screenshot(path=ARTEFACTS / "person-menu.png")
    await page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await page.locator(".message .mention", has_text="@Ada").click()
    await expect(menu.get_by_role("menuitem")).to_have_text(["Challenge"])
    await page.mouse.click(600, 700)
    await expect(menu).to_have_count(0)
    for key in ("Enter", " "):
        await page.locator(".message .mention", has_text="@Ada").press(key)
        await expect(menu.get_by_role("menuitem")).to_have_text(["Challenge"])
        await page.keyboard.press("Escape")
        await expect(menu).to_have_count(0)
    await page.locator(".message .avatar").first.click()
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    answer = page.locator(".message").last
    await expect(answer).to_contain_text("@Ada challenges @Bruno.")
    await expect(answer.locator(".message-cause")).to_have_text("AAda used Challenge")


async def test_the_menu_of_a_person_opens_direct_messages(window: OpenPage, box: Sandbox) -> None:
    """A person's menu has an entry for direct messages, and the bot's commands in the language of its reader."""
    await box.person("Ada").write(box.channel("games"), "Salut")
    page = await window("Bruno")
    await page.locator(".message .author").first.click()
    await expect(page.get_by_role("menuitem")).to_have_text(["Message", "Défier"])
    await page.get_by_role("menuitem", name="Message").click()
    await expect(page.locator("#room-name")).to_have_text("Ada")


async def test_the_menu_of_a_message_opens_by_right_click_and_from_its_tools(
    window: OpenPage, box: Sandbox
) -> None:
    """A message's menu opens by right click and from its tools; arrow keys move the focus and wrap around."""
    await box.person("Bruno").write(box.channel("games"), "Who plays?")
    page = await window("Ada")
    message = page.locator(".message").first
    menu = page.locator("dialog.menu")
    await message.get_by_text("Who plays?").click(button="right")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Reply", "Start a thread", "Analyse"])
    await page.screenshot(path=ARTEFACTS / "message-menu.png")
    await expect(menu.get_by_role("menuitem", name="Reply")).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await expect(menu.get_by_role("menuitem", name="Analyse")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_contain_text("It says: Who plays?")
    await message.hover()
    await message.get_by_role("button", name="More").click()
    await menu.get_by_role("menuitem", name="Start a thread").click()
    await expect(page.locator("#form")).to_contain_text("A new thread")


async def test_menus_are_at_the_bottom_of_a_phone_with_large_entries(window: OpenPage, box: Sandbox) -> None:
    """On a phone a long press on a message and a tap on a name open menus at the bottom, with entries to tap."""
    await box.person("Bruno").write(box.channel("games"), "Who plays?")
    page = await window("Ada", **PHONE)
    menu = page.locator("dialog.menu")
    await long_press(page, page.get_by_text("Who plays?"))
    await expect(menu.get_by_role("menuitem")).to_have_text(["Reply", "Start a thread", "Analyse"])
    await page.screenshot(path=ARTEFACTS / "message-menu-phone.png")
    menu_box = await menu.bounding_box()
    assert menu_box is not None
    assert (menu_box["x"], menu_box["width"], menu_box["y"] + menu_box["height"]) == (0, 390, 844)
    for entry in await menu.get_by_role("menuitem").all():
        entry_box = await entry.bounding_box()
        assert entry_box is not None
        assert entry_box["height"] >= 44
    await page.touchscreen.tap(195, 100)
    await expect(menu).to_have_count(0)
    await page.locator(".message .author").first.tap()
    await page.screenshot(path=ARTEFACTS / "person-menu-phone.png")
    await menu.get_by_role("menuitem", name="Challenge").tap()
    await expect(page.locator(".message").last).to_contain_text("@Ada challenges @Bruno.")


async def test_a_command_sends_the_file_of_its_option(window: OpenPage, tmp_path: Path) -> None:
    """The option shows the name of the chosen file, and the bot receives its content."""
    file = tmp_path / "autumn.game"
    file.write_text("1. D7", encoding="utf-8")
    page = await window("Ada")
    # Playwright passes the chosen files to the browser only after the call has returned.
    page.on("filechooser", lambda chooser: chooser.set_files(file))
    await page.locator("#composer-text").press_sequentially("/import")
    await page.keyboard.press("Enter")
    field = page.locator("[data-option=file] .pill-input")
    await expect(field).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("autumn.game")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("autumn.game, 5 bytes: 1. D7")


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_form_sends_its_files_and_choices(window: OpenPage, tmp_path: Path, width: int) -> None:
    """Files of a form are listed, can be removed, are counted, and are sent with the choices of the other fields."""
    files = [tmp_path / f"{name}.txt" for name in ("one", "two", "three", "four")]
    for file in files:
        file.write_text(file.stem.upper(), encoding="utf-8")
    page = await window("Ada", width=width, height=844)
    await run(page, "upload")
    form = page.locator("#form")
    submit = form.get_by_role("button", name="Submit")
    await submit.click()
    await expect(form.locator(".field.wrong")).to_have_count(2)
    upload = form.locator("input[type=file]")
    await upload.set_input_files(files)
    await submit.click()
    await expect(form.get_by_text("At most 3, please.")).to_be_visible()
    await form.get_by_role("button", name="Remove two.txt").click()
    await form.get_by_role("button", name="Remove four.txt").click()
    await expect(form.locator(".upload-name")).to_have_text(["one.txt", "three.txt"])
    for label in ("Chart", "Replay", "Record"):
        await form.get_by_label(label).check()
    await page.screenshot(path=ARTEFACTS / f"upload-form-{width}.png")
    await submit.click()
    await expect(form.get_by_text("At most 2, please.")).to_be_visible()
    await form.get_by_label("Replay").uncheck()
    await form.get_by_label("Everyone").check()
    await form.get_by_label("I was one of the players").check()
    await form.get_by_role("combobox", name="Played with").click()
    await page.get_by_role("option", name="Bruno").click()
    await page.screenshot(path=ARTEFACTS / f"upload-form-{width}-filled.png")
    await submit.click()
    await expect(form).to_be_hidden()
    answer = page.locator(".message").last
    await expect(answer).to_contain_text(
        "one.txt=ONE | three.txt=THREE | all | chart | record | True | Bruno"
    )


async def test_the_pictures_of_a_turn_fit_a_phone_uncropped(window: OpenPage) -> None:
    """On a phone two pictures of different shapes are under each other, uncropped, about 300 pixels wide."""
    page = await window("Ada", **PHONE)
    await run(page, "turn")
    await expect(page.locator(".gallery img")).to_have_count(2)
    shapes = await page.locator(".gallery .picture img").evaluate_all(
        """async (images) => {
            await Promise.all(images.map((image) => image.decode()));
            return images.map((image) => {
                const { left, top, right, bottom, width, height } = image.getBoundingClientRect();
                return { left, top, right, bottom, width, height, natural: image.naturalWidth / image.naturalHeight };
            });
        }"""
    )
    wide, tall = shapes
    assert tall["top"] > wide["bottom"]
    for shape in shapes:
        assert 295 <= shape["width"] <= 330
        assert shape["width"] / shape["height"] == pytest.approx(shape["natural"], rel=0.01)
        assert 0 <= shape["left"] < shape["right"] <= 390
    section = await page.locator(".section").bounding_box()
    tile = await page.locator(".thumbnail img").bounding_box()
    assert section is not None
    assert tile is not None
    assert tile["x"] + tile["width"] <= section["x"] + section["width"] + 0.5
    assert tile["width"] == tile["height"] >= 72
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    await page.locator(".gallery").first.scroll_into_view_if_needed()
    await page.locator("#feed").evaluate("feed => feed.scrollTop = 0")
    await page.screenshot(path=ARTEFACTS / "turn-phone-top.png")
    await page.locator("#feed").evaluate("feed => feed.scrollTop = feed.scrollHeight")
    await page.screenshot(path=ARTEFACTS / "turn-phone.png")
