"""Tests of enlarged pictures: opened, zoomed and panned by touch, wheel, mouse and keys, as in Discord's app."""

from __future__ import annotations

import pytest
from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import Locator, Page, expect

BOARD = "Open large: The board after turn 7"
COUNT_UNPREVENTED_WHEELS = """() => {
    window.unprevented = 0;
    addEventListener("wheel", (event) => (window.unprevented += Number(!event.defaultPrevented)));
}"""
"""A script that counts the turns of the wheel of which the page does not prevent the default effect."""


async def open_picture(page: Page, name: str = BOARD) -> Locator:
    """Press the picture of a message, and return the lightbox that shows it enlarged."""
    await run(page, "showcase")
    await page.get_by_role("button", name=name).click()
    large = page.locator("#lightbox")
    await expect(large).to_be_visible()
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    return large


async def final_box(large: Locator) -> dict[str, float]:
    """Return the picture's bounding box once its animations have ended."""
    return await large.locator("img").evaluate(
        """async (image) => {
            await Promise.all(image.getAnimations().map((each) => each.finished.catch(() => null)));
            const { left, top, right, bottom, width } = image.getBoundingClientRect();
            return { left, top, right, bottom, width };
        }"""
    )


async def zoom_per_cent(large: Locator) -> int:
    """Return the zoom that the lightbox displays."""
    return int((await large.locator(".lightbox-level").inner_text()).removesuffix(" %"))


async def touch(page: Page, *moves: list[tuple[float, float]]) -> None:
    """Touch each of the first points, move the touches through the later lists of points, and end them."""
    client = await page.context.new_cdp_session(page)
    for index, places in enumerate(moves):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        kind = "touchMove" if index else "touchStart"
        await client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await client.detach()


async def test_a_pinch_zooms_and_a_drag_pans_the_picture(window: OpenPage) -> None:
    """A pinch keeps the point between the fingers in place; a drag ends at the edges of the picture."""
    page = await window("Ada", width=390, height=844)
    large = await open_picture(page)
    before = await final_box(large)
    middle = ((before["left"] + before["right"]) / 2, (before["top"] + before["bottom"]) / 2)
    x, y = middle[0] - 60, middle[1] - 20
    await touch(page, *([(x - span, y), (x + span, y)] for span in (30, 50, 70, 90)))
    assert await zoom_per_cent(large) == 300
    after = await final_box(large)
    share = (x - before["left"]) / before["width"]
    assert after["left"] + share * after["width"] == pytest.approx(x, abs=2)
    await page.screenshot(path=ARTEFACTS / "lightbox-zoomed-phone.png")
    await touch(page, *([(60 + 20 * step, 400)] for step in range(17)))
    dragged_right = await final_box(large)
    assert dragged_right["left"] == pytest.approx(0, abs=1)
    await touch(
        page,
        *([(380 - 40 * step, 400)] for step in range(10)),
    )
    assert (await final_box(large))["left"] == pytest.approx(-360, abs=12)
    await touch(page, *([(195 - span, 420), (195 + span, 420)] for span in (90, 60, 30, 10)))
    assert await zoom_per_cent(large) == 100
    assert await final_box(large) == pytest.approx(before, abs=1)


async def test_a_long_description_can_be_scrolled(window: OpenPage) -> None:
    """A description that is too long for the screen fades out at its end and is scrolled by touch."""
    page = await window("Ada", width=390, height=844)
    large = await open_picture(page)
    description = large.locator(".lightbox-alt")
    await expect(description).not_to_have_class("lightbox-alt more")
    await description.evaluate(
        "(one) => { one.textContent = 'Possible cells: 1 I35. '.repeat(12); dispatchEvent(new Event('resize')); }"
    )
    await expect(description).to_have_class("lightbox-alt more")
    await page.screenshot(path=ARTEFACTS / "lightbox-description-phone.png")
    place = await description.bounding_box()
    assert place is not None
    middle = place["y"] + place["height"] / 2
    for _ in range(8):
        await touch(page, *([(195, middle - 10 * step)] for step in range(8)))
    await expect(description).to_have_class("lightbox-alt")
    await expect(large).to_be_visible()


async def test_a_double_tap_zooms_in_and_out(window: OpenPage) -> None:
    """A double tap zooms in and out; a single tap on the picture does nothing, and one beside it closes it."""
    page = await window("Ada", width=390, height=844)
    large = await open_picture(page)
    place = await final_box(large)
    point = [(place["left"] + 100, (place["top"] + place["bottom"]) / 2)]
    await touch(page, point)
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    await touch(page, point)
    await expect(large.locator(".lightbox-level")).to_have_text("250 %")
    await touch(page, point)
    await touch(page, point)
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    await touch(page, [(195, place["top"] - 30)])
    await expect(large).to_be_hidden()


async def test_swiping_shows_the_next_picture_of_a_gallery(window: OpenPage) -> None:
    """A swipe shows the next or the previous picture; over a zoomed picture it pans."""
    page = await window("Ada", width=390, height=844)
    large = await open_picture(page, "Open large: one")
    swipe = [[(300 - 40 * step, 400)] for step in range(5)]
    await touch(page, *swipe)
    await expect(large.locator("img")).to_have_attribute("alt", "two")
    await large.get_by_role("button", name="Zoom in").click()
    await touch(page, *swipe)
    await expect(large.locator("img")).to_have_attribute("alt", "two")
    await large.get_by_role("button", name="Next picture").click()
    await expect(large.locator("img")).to_have_attribute("alt", "three")
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    await touch(page, *reversed(swipe))
    await expect(large.locator("img")).to_have_attribute("alt", "two")


async def test_the_wheel_zooms_the_picture_at_the_pointer_and_not_the_page(window: OpenPage) -> None:
    """The wheel zooms at the pointer and the mouse drags the picture; the page behind neither scrolls nor zooms."""
    page = await window("Ada")
    large = await open_picture(page)
    await page.evaluate(COUNT_UNPREVENTED_WHEELS)
    before = await final_box(large)
    x, y = before["left"] + 0.8 * before["width"], before["top"] + 150
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -720)
    await expect(large.locator(".lightbox-level")).to_have_text("294 %")
    after = await final_box(large)
    assert after["left"] + 0.8 * after["width"] == pytest.approx(x, abs=2)
    await page.mouse.down()
    await page.mouse.move(x - 50, y - 30, steps=4)
    await page.mouse.up()
    dragged = await final_box(large)
    assert (dragged["left"], dragged["top"]) == pytest.approx((after["left"] - 50, after["top"] - 30), abs=2)
    assert dragged["width"] == pytest.approx(after["width"], abs=1)
    await page.screenshot(path=ARTEFACTS / "lightbox-zoomed.png")
    for _ in range(20):
        await page.mouse.wheel(0, 120)
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    assert await final_box(large) == pytest.approx(before, abs=1)
    for _ in range(60):
        await page.mouse.wheel(0, -240)
    assert 400 <= await zoom_per_cent(large) <= 1000
    assert await page.evaluate("window.unprevented") == 0, "the browser scrolls or zooms the page behind"


async def test_a_click_zooms_in_and_out(window: OpenPage) -> None:
    """A click on the picture zooms in, and out again; a click beside it closes the lightbox."""
    page = await window("Ada")
    large = await open_picture(page)
    await large.locator("img").click(position={"x": 200, "y": 200})
    await expect(large.locator(".lightbox-level")).to_have_text("250 %")
    await page.mouse.click(640, 300)
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    # Until the picture has shrunk it is still under the pointer.
    await final_box(large)
    await page.mouse.click(20, 300)
    await expect(large).to_be_hidden()


async def test_keys_zoom_and_pan_the_picture(window: OpenPage) -> None:
    """Plus, minus and zero zoom; arrow keys pan a zoomed picture, and show the next one of the gallery otherwise."""
    page = await window("Ada", width=700, height=500)
    large = await open_picture(page, "Open large: one")
    keys = page.keyboard
    for _ in range(3):
        await keys.press("+")
    await expect(large.locator(".lightbox-level")).to_have_text("338 %")
    before = await final_box(large)
    await keys.press("ArrowUp")
    await keys.press("ArrowLeft")
    after = await final_box(large)
    assert (after["left"], after["top"]) == (before["left"] + 80, before["top"] + 80)
    await expect(large.locator("img")).to_have_attribute("alt", "one")
    await keys.press("-")
    await expect(large.locator(".lightbox-level")).to_have_text("225 %")
    await keys.press("0")
    await expect(large.locator(".lightbox-level")).to_have_text("100 %")
    await keys.press("ArrowRight")
    await expect(large.locator("img")).to_have_attribute("alt", "two")
    await keys.press("Escape")
    await expect(large).to_be_hidden()
