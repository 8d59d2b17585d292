"""/leaderboard: the best ratings, with filters, pages and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from itertools import combinations
from typing import Any

from discord import app_commands, ui

from bot.i18n import Language
from bot.i18n.command_words import choice, described, described_parameters
from bot.pictures.pool import Drawn
from bot.platform.answers import show
from bot.platform.autocomplete import matching_choices
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.text.ratings import Scope, player_name, player_text, rating_text, scope_name
from bot.text.words import rule_name
from game.values.ruleset import Colour, Edition, Expansion
from model.ratings import Pool, RatingRow, expansions_code, read_expansions
from rendering.panels.table import TableRow, TableView, draw_table
from rendering.views.alt_text import describe_table

PAGE = 10
LEADERS_FILE = "leaders.png"


@app_commands.command(name="leaderboard", description=described("leaderboard"))
@described_parameters("leaderboard")
@app_commands.choices(
    scope=[choice(f"scope-{scope.value}", scope.value) for scope in Scope],
    edition=[choice(f"edition-{edition.value}", edition.value) for edition in Edition],
)
@app_commands.guild_only()
@in_context
async def leaderboard(
    context: Context,
    scope: str = Scope.SERVER.value,
    seats: app_commands.Range[int, 2, 6] | None = None,
    edition: str | None = None,
    expansions: Typed | None = None,
    computers: bool = False,
) -> None:
    """Show the first page of a leader board; a set of expansions takes the place of an edition."""
    context.defer_if_slow()
    guild = context.place.server if Scope(scope) is Scope.SERVER else None
    if expansions is not None:
        await _show(
            context, Pool(guild, seats, None, computers, _parse_expansions(context.language, expansions)), 0
        )
        return
    chosen_edition = Edition(edition) if edition else None
    await _show(context, Pool(guild, seats, chosen_edition, computers), 0)


@leaderboard.autocomplete("expansions")
@in_context
async def offer_expansions(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the sets of expansions by their names, the smallest first; each has ratings of its own."""
    return matching_choices(typed, _sets(context.language))


def _sets(words: Language) -> list[tuple[str, str]]:
    """Return the name and the code of every set of expansions."""
    every = tuple(Expansion)
    sets = [some for count in range(len(every) + 1) for some in combinations(every, count)]
    return [(_expansions_name(words, frozenset(some)), expansions_code(some)) for some in sets]


def _expansions_name(words: Language, expansions: frozenset[Expansion]) -> str:
    names = [rule_name(words, expansion.value) for expansion in Expansion if expansion in expansions]
    return words.join(names) if names else words.say("leaders-no-expansions")


def _parse_expansions(words: Language, typed: str) -> frozenset[Expansion]:
    """Return the set of expansions with the typed code or names. Refuses any other text."""
    with suppress(ValueError):
        return read_expansions(typed.strip())
    code = next((code for name, code in _sets(words) if name.casefold() == typed.strip().casefold()), None)
    if code is None:
        raise Refusal("leaders-unknown-expansions", typed=escaped(typed))
    return read_expansions(code)


@pressed(Kind.LEADERS)
async def turn_page(press: Press) -> None:
    """Show another page, as it is now."""
    press.defer_edit_if_slow()
    with reading():
        scope, seats, edition, computers = press.control.choice.split("/")
        is_set = edition.startswith("+")
        if int(seats) not in range(len(Colour) + 1):
            raise ValueError(seats)
        pool = Pool(
            press.place.server if Scope(scope) is Scope.SERVER else None,
            int(seats) or None,
            Edition(edition) if edition and not is_set else None,
            bool(computers),
            read_expansions(edition) if is_set else None,
        )
    await _show(press, pool, press.control.seq)


async def _show(context: Context, pool: Pool, first: int) -> None:
    """Show the page of a pool that begins with index `first`; the first one if that page is gone."""
    words = context.language
    rated, rows = await context.host.statistics.leaderboard(pool, first, PAGE)
    title = words.say(
        "leaders-title",
        scope=scope_name(words, pool.guild),
        seats=pool.seats or 0,
        edition=_rules(words, pool),
        computers="yes" if pool.computers else "no",
    )
    if first and not rows:
        # The page no longer exists, because people have deleted their data meanwhile.
        await _show(context, pool, 0)
        return
    if not rows:
        await show(context, f"{title}\n{words.say('leaders-none')}")
        return
    names = await context.host.statistics.names(tuple(row.player for row in rows), pool.guild)
    lines = [
        words.say(
            "leaders-line",
            place=place,
            # Players on other servers may not be members here: the board of all servers names them only.
            player=escaped(player_name(words, row.player, names))
            if pool.guild is None
            else player_text(words, row.player),
            rating=rating_text(words, row.shown, row.games),
            games=row.games,
        )
        for place, row in enumerate(rows, start=first + 1)
    ]
    drawn = await _picture(context, words, rows, names, first)
    await show(context, "\n".join([title, *lines]), [drawn], _pages(pool, first, rated))


def _rules(words: Language, pool: Pool) -> str:
    """Return the names of a pool's edition or expansions; `none` for a pool of all editions."""
    if pool.expansions is not None:
        return _expansions_name(words, pool.expansions)
    return words.say(f"edition-{pool.edition.value}") if pool.edition else "none"


async def _picture(
    context: Context, words: Language, rows: tuple[RatingRow, ...], names: Mapping[str, str], first: int
) -> Drawn:
    """Draw the table of a page."""
    drawing = await context.drawing()
    view = TableView(
        words.say("leaders-picture"),
        (words.say("leaders-column-games"), words.say("leaders-column-rating")),
        tuple(
            TableRow(
                player_name(words, row.player, names),
                # Only the text marks provisional ratings; in the picture the number of games shows them.
                (str(row.games), str(row.shown)),
                strong=place == 1,
                place=f"{place}.",
            )
            for place, row in enumerate(rows, start=first + 1)
        ),
        drawing.theme,
    )
    return await drawing.pictures.draw(
        draw_table, view, name=LEADERS_FILE, describe=partial(describe_table, labels=drawing.labels)
    )


def _pages(pool: Pool, first: int, rated: int) -> ui.ActionRow[Any] | None:
    """Return buttons to the pages before and after; None if there is only one page."""
    if rated <= PAGE:
        return None
    scope = Scope.ALL if pool.guild is None else Scope.SERVER
    edition = pool.edition.value if pool.edition else ""
    if pool.expansions is not None:
        edition = expansions_code(pool.expansions)
    pool_code = f"{scope.value}/{pool.seats or 0}/{edition}/{'1' if pool.computers else ''}"
    last = (rated - 1) // PAGE * PAGE
    targets = (("◀", max(0, first - PAGE), first > 0), ("▶", min(last, first + PAGE), first < last))
    return ui.ActionRow(
        *(
            # Two buttons of one message must differ in their custom ids.
            button(Kind.LEADERS, label, game=way, seq=target, choice=pool_code, disabled=not enabled)
            for way, (label, target, enabled) in zip("bf", targets, strict=True)
        )
    )


COMMANDS: Commands = (leaderboard,)
