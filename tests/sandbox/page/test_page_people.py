"""Tests of what each person sees, in several windows, on wide screens and on phones."""

from __future__ import annotations

import pytest
from discord import Locale
from page_window import ARTEFACTS, OpenPage, run
from playwright.async_api import expect

from sandbox.script import Sandbox


async def test_a_private_message_appears_only_in_the_window_of_its_person(window: OpenPage) -> None:
    """A private message appears only in the window of its person; public messages appear in both windows."""
    ada = await window("Ada")
    bruno = await window("Bruno")
    await run(ada, "whisper")
    await run(ada, "game new")
    await expect(ada.get_by_text("A secret of the guild.")).to_be_visible()
    await expect(ada.get_by_text("Only you can see this")).to_be_visible()
    await expect(bruno.get_by_text("A table is open.")).to_be_visible()
    await expect(bruno.locator(".message-cause")).to_contain_text("Ada used /game new")
    await expect(bruno.get_by_text("A secret of the guild.")).to_have_count(0)
    await ada.get_by_role("button", name="Dismiss message").click()
    await expect(ada.get_by_text("A secret of the guild.")).to_have_count(0)


async def test_a_mention_is_counted_until_it_is_read(window: OpenPage, box: Sandbox) -> None:
    """A mention in another channel shows a badge at the channel and the server until it is read."""
    bruno = await window("Bruno")
    ada = box.person("Ada")
    await ada.slash(box.channel("general"), "call", friend=box.person("Bruno"))
    channel = bruno.locator(".channel", has_text="general")
    await expect(channel.locator(".badge")).to_have_text("1")
    await expect(bruno.locator(".rail-entry.current .badge")).to_have_text("1")
    await expect(bruno).to_have_title("(1) games · Bruno")
    await channel.click()
    await expect(bruno.locator(".message.mentions-me")).to_contain_text("@Bruno, it is your turn.")
    await expect(bruno.locator(".divider.unread")).to_be_visible()
    await expect(bruno.locator(".badge:visible")).to_have_count(0)
    await bruno.reload()
    await expect(bruno.locator(".message.mentions-me")).to_be_visible()
    await expect(bruno.locator(".badge:visible")).to_have_count(0)


async def test_a_window_can_be_switched_to_another_person(window: OpenPage) -> None:
    """A press switches a window to another person and language; it no longer shows messages private to the first."""
    page = await window("Ada")
    await run(page, "whisper")
    await expect(page.get_by_text("A secret of the guild.")).to_be_visible()
    await page.get_by_role("button", name="Be Bruno").click()
    await expect(page.locator("#who-name")).to_have_text("Bruno")
    await expect(page.get_by_text("A secret of the guild.")).to_have_count(0)
    await page.locator("#composer-text").press_sequentially("/pos")
    await expect(page.locator(".suggestion").first).to_contain_text("Poser la tuile piochée")
    await page.reload()
    await expect(page.locator("#who-name")).to_have_text("Bruno")


async def test_the_language_and_standing_of_a_person_can_be_changed(window: OpenPage, box: Sandbox) -> None:
    """The selects for language and standing change the person in the sandbox."""
    page = await window("Ada")
    offered = page.get_by_label("Language").locator("option")
    assert set(await offered.evaluate_all("all => all.map(one => one.value)")) == set(map(str, Locale))
    await page.get_by_label("Language").select_option("fr")
    await expect(page.get_by_label("Language")).to_have_value("fr")
    await page.get_by_label("Standing here").select_option("timed_out")
    await expect(page.locator("#composer-text")).to_be_disabled()
    assert box.person("Ada").person.locale == "fr"


async def test_threads_are_started_and_direct_messages_sent_from_the_page(window: OpenPage) -> None:
    """A thread started from a message is listed and opened; the bot can be written to in direct messages."""
    page = await window("Ada")
    await run(page, "game new")
    await page.get_by_text("A table is open.").hover()
    await (
        page.get_by_role("group", name="Message actions").get_by_role("button", name="Start a thread").click()
    )
    await page.get_by_label("Name of the thread").fill("Table one")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator("#room-name")).to_have_text("Table one")
    await expect(page.locator(".channel.thread.current")).to_have_text("Table one")
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("button", name="Write to Bastide").click()
    await expect(page.locator("#room-name")).to_have_text("Bastide")
    await page.locator("#composer-text").fill("Good evening")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("Good evening")


TOO_WIDE = """() => [...document.querySelectorAll("body *")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > innerWidth + 1 && !element.closest("pre, .gallery, .select-popup");
}).map((element) => element.outerHTML.slice(0, 120))"""
"""A script that returns elements beyond the right edge of the window, except those that can be scrolled to."""


@pytest.mark.parametrize("width", [390, 320])
async def test_a_long_name_of_a_channel_does_not_widen_the_page(
    window: OpenPage, box: Sandbox, width: int
) -> None:
    """A long name, such as one of a tournament and two players, does not widen the page; the header cuts it."""
    box.channel("autumn-cup-of-the-bastide-1.1-giuseppina-dalessandro-maximiliane-von-hohenstein")
    page = await window("Ada", width=width, height=844)
    await page.get_by_role("button", name="Channels").click()
    await page.locator(".channel", has_text="autumn-cup").click()
    await expect(page.locator("#room-name")).to_contain_text("autumn-cup")
    await expect(page.locator(".sidebar")).not_to_be_in_viewport()
    assert await page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 320])
async def test_the_page_fits_a_phone_without_scrolling_sideways(
    window: OpenPage, colours: str, width: int
) -> None:
    """On phones, also narrow ones, nothing is wider than the page, and controls can be reached and are tall enough."""
    page = await window("Ada", width=width, height=844, colours=colours)
    await expect(page.locator("html")).to_have_attribute("data-theme", colours)
    await run(page, "classic")
    await run(page, "showcase")
    await expect(page.get_by_role("button", name="Press", exact=True)).to_be_visible()
    assert await page.evaluate(TOO_WIDE) == []
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    await expect(page.locator("#composer-text")).to_be_in_viewport()
    await page.get_by_role("button", name="Channels").click()
    await expect(page.locator(".sidebar")).to_be_in_viewport()
    await page.screenshot(path=ARTEFACTS / f"phone-drawer-{colours}-{width}.png")
    await page.locator(".channel", has_text="general").click()
    await expect(page.locator("#room-name")).to_have_text("general")
    await expect(page.locator(".sidebar")).not_to_be_in_viewport()
    await page.get_by_role("button", name="Channels").click()
    await page.locator(".channel", has_text="games").click()
    low_controls = """() => [...document.querySelectorAll(".button:not([disabled]), .select, .composer .icon-button")]
        .filter((element) => element.offsetHeight && element.offsetHeight < 42)
        .map((element) => element.outerHTML.slice(0, 120))"""
    await expect(page.get_by_role("button", name="Press", exact=True)).to_be_visible()
    assert await page.evaluate(low_controls) == []
    await page.get_by_role("combobox", name="Choose a cell").click()
    await page.get_by_role("option", name="B2").click()
    await expect(page.get_by_text("Chosen: B2")).to_be_visible()
    await page.locator("#composer-text").press_sequentially("/pl")
    await page.screenshot(path=ARTEFACTS / f"phone-commands-{colours}.png")


async def test_an_address_of_an_unknown_person_opens_the_page_of_the_first_person(window: OpenPage) -> None:
    """An address that names an unknown person, as after a restart, opens the page of the first person."""
    page = await window("Bruno")
    await page.goto(page.url.split("?")[0] + "?as=12345")
    await expect(page.locator("#who-name")).to_have_text("Ada")
    await expect(page.locator("#composer-text")).to_be_enabled()
    console_errors = window.console_errors  # type: ignore[attr-defined]
    assert len(console_errors) == 1
    assert "404" in console_errors.pop()


async def test_controls_and_pictures_have_accessible_names(window: OpenPage) -> None:
    """Each control has an accessible name, each picture an alt text, and no id occurs twice."""
    page = await window("Ada")
    await run(page, "showcase")
    await expect(page.locator(".container")).to_be_visible()
    await page.locator("#clock").click()
    nameless = """() => {
        const controls = "button, a[href], input, select, textarea, [role=combobox], [role=button]";
        const label = (one) => one.innerText?.trim() || one.getAttribute("aria-label") || one.title;
        const named = (one) => label(one) || one.labels?.length;
        return [...document.querySelectorAll(controls)].filter((one) => one.checkVisibility() && !named(one))
            .map((one) => one.outerHTML.slice(0, 120));
    }"""
    assert await page.evaluate(nameless) == []
    assert await page.locator("img:not([alt])").count() == 0
    ids = await page.locator("[id]").evaluate_all("elements => elements.map(element => element.id)")
    assert len(ids) == len(set(ids))


async def test_a_tap_on_a_button_does_not_show_the_tools_of_its_message(window: OpenPage) -> None:
    """A tap on a button only presses it; a tap on the text of a message shows its tools."""
    page = await window("Ada", width=390, height=844)
    await run(page, "showcase")
    await page.get_by_role("button", name="Press", exact=True).tap()
    await expect(page.get_by_text("Pressed 1 times.")).to_be_visible()
    tools = page.get_by_role("group", name="Message actions")
    await expect(tools).to_have_count(0)
    await page.locator(".small-print").tap()
    await expect(tools).to_be_visible()


async def test_the_name_of_the_language_is_not_cut_on_a_phone(window: OpenPage) -> None:
    """On a phone the select for the language is wide enough for the whole name of the chosen one."""
    page = await window("Ada", width=390, height=844)
    await page.get_by_role("button", name="Channels").click()
    select = page.get_by_label("Language")
    await expect(select).to_be_visible()
    needed, room = await select.evaluate(
        """(select) => {
            const style = getComputedStyle(select);
            const context = document.createElement("canvas").getContext("2d");
            context.font = style.font;
            const arrow = 24;
            const inside = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return [context.measureText(select.selectedOptions[0].label).width, inside - arrow];
        }"""
    )
    assert needed < room
    await page.screenshot(path=ARTEFACTS / "phone-language.png")
