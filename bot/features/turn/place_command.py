"""/place: a whole turn in one line, or the panel of the turn when nothing is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from discord import app_commands

from bot.features.turn.controls import make_move, show_panel
from bot.features.turn.drafts import held_tiles, offered_finishes, only_tile
from bot.features.turn.finishes import named_finishes, read_finish, reason_choice, why_refused
from bot.features.turn.market_panel import check_no_market
from bot.features.turn.panel import first_draft
from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.pictures import choices
from bot.platform.autocomplete import matching_choices
from bot.platform.channel_game import my_turn_here, view_here_or_none
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.limits import OPTION, OPTIONS, clipped
from bot.text.words import degrees, labels
from game.engine import legal
from game.values.errors import IllegalMove, Reason
from game.values.geometry import Cell
from game.values.moves import Place, Skip
from game.values.phases import Phase
from game.values.tiles import TileId
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.cell_names import cell_name, parse_cell

CELLS_NAMED = 12
"""The most cells that are named when typed text is not a cell."""

_TURN = re.compile(r"(-?\d+)\s*°?")


@app_commands.command(name="place", description=described("place"))
@described_parameters("place")
@app_commands.guild_only()
@in_context
async def place(
    context: Context,
    cell: Typed | None = None,
    turn: Typed | None = None,
    meeple: Typed | None = None,
    tile: Typed | None = None,
) -> None:
    """Lay the drawn tile, and set the meeple if one is named; without it the panel asks for it.

    Without a cell, open the panel of the turn as *Play* does.
    """
    await context.defer()
    view = await my_turn_here(context)
    if cell is None:
        await show_panel(context, view, first_draft(view))
        return
    check_no_market(view)
    if view.position.phase is not Phase.PLACE:
        raise IllegalMove(Reason.PLACE_PHASE, cell)
    laid = _chosen_tile(context, view, tile)
    target = parse_cell(cell)
    if target is None:
        purist = view.options.help is HelpLevel.PURIST
        names = [cell_name(offered) for offered in _offered_cells(view, laid)[:CELLS_NAMED]]
        raise Refusal(
            "place-unknown-cell-purist" if purist else "place-unknown-cell",
            typed=escaped(cell),
            cells=context.language.either(names),
        )
    move = Place(laid, target, _chosen_turns(context, view, laid, target, turn))
    if meeple is None:
        await make_move(context, view.id, view.seq, (move,))
        return
    # Both or neither: if the meeple cannot be set, the placement is refused as well.
    found = (*offered_finishes(view, move), Skip())
    then = read_finish(context.language, meeple, found, choices.conceivable_finishes(view.position, move))
    await make_move(context, view.id, view.seq, (move, then))


COMMANDS: Commands = (place,)


def _chosen_tile(context: Context, view: GameView, typed: str | None) -> TileId:
    """Return the tile to lay: the drawn one, or the one named of a hand. Refuses any other text."""
    held = held_tiles(view)
    if typed is None and len(held) == 1:
        return held[0]
    chosen = _named_tile(view, typed or "")
    if chosen is None:
        # Each tile has a line of its own, because its description contains commas.
        lines = (f"\n• {name}" for name, _ in _tile_names(context.language, view))
        raise Refusal("place-which-tile", tiles="".join(lines))
    return chosen


def _named_tile(view: GameView, typed: str) -> TileId | None:
    """Return the tile that is typed by its letter, or by its number on the panel; None for any other text."""
    text = typed.strip().casefold()
    numbered = enumerate(held_tiles(view), 1)
    return next((tile for number, tile in numbered if text in (tile.casefold(), str(number))), None)


def _tile_names(words: Language, view: GameView) -> Iterator[tuple[str, TileId]]:
    """Yield the name of each tile that may be laid, with its number on the panel, and the tile."""
    for number, tile in enumerate(held_tiles(view), 1):
        shows = labels(words).tile(tile)
        yield words.say("place-tile-option", number=number, tile=str(tile), shows=shows), tile


def _chosen_turns(context: Context, view: GameView, tile: TileId, cell: Cell, typed: str | None) -> int:
    """Return the quarter turns that were typed as degrees; by default the only ones in which the tile fits.

    Under the purist help level the default is 0. Refuses other text, and no text if the tile fits in several
    turns.
    """
    words = context.language
    fitting = choices.placements_on(view.position, cell, tile)
    if typed is not None:
        chosen = _quarter_turns(typed)
        if chosen is None:
            raise Refusal(
                "place-unknown-turn",
                typed=escaped(typed),
                turns=words.either(degrees(words, turns) for turns in range(4)),
            )
        return chosen
    if view.options.help is HelpLevel.PURIST:
        return 0
    if len(fitting) > 1:
        raise Refusal(
            "place-which-turn",
            cell=cell_name(cell),
            turns=words.either(degrees(words, placement.turns) for placement in fitting),
        )
    # If the tile does not fit at all, the rules refuse the move with the reason.
    return fitting[0].turns if fitting else 0


def _quarter_turns(typed: str) -> int | None:
    """Return the quarter turns that are typed as degrees; None for any other text."""
    found = _TURN.fullmatch(typed.strip())
    return None if found is None or int(found[1]) % 90 else int(found[1]) // 90 % 4


@place.autocomplete("cell")
@in_context
async def offer_cells(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the cells to choose from, numbered as in the picture; for another, why the tile does not fit."""
    view = await view_here_or_none(context)
    if view is None or view.position.phase is not Phase.PLACE:
        return []
    words, tile = context.language, _typed_tile(context, view)
    text = typed.strip().upper()
    found = [
        app_commands.Choice(
            name=clipped(words.say("panel-cell-option", number=number, cell=cell_name(cell)), OPTION),
            value=cell_name(cell),
        )
        for number, cell in enumerate(_offered_cells(view, tile), start=1)
        if cell_name(cell).startswith(text) or text == str(number)
    ]
    return found[:OPTIONS] or _why_not(words, view, tile, parse_cell(typed), 0, typed.strip())


def _why_not(
    words: Language, view: GameView, tile: TileId | None, cell: Cell | None, turns: int, typed: str
) -> list[app_commands.Choice[str]]:
    """Return as the only choice why a tile cannot be laid as `typed`; sent, it is refused.

    If no tile of a hand is named, the reason must be the same for all. Empty if it is not, if the cell is not
    known, and under the purist help level.
    """
    if cell is None or view.options.help is HelpLevel.PURIST:
        return []
    refusals: dict[Reason, IllegalMove] = {}
    for held in choices.tiles(view.position) if tile is None else (tile,):
        try:
            choices.laid(view.position, Place(held, cell, turns))
        except IllegalMove as refusal:
            refusals[refusal.reason] = refusal
        else:
            return []
    return (
        [reason_choice(words, refusal, typed) for refusal in refusals.values()] if len(refusals) == 1 else []
    )


def _offered_cells(view: GameView, tile: TileId | None) -> tuple[Cell, ...]:
    """Return the cells on which the tile fits; under the purist help level all open ones."""
    if view.options.help is HelpLevel.PURIST:
        return legal.cells(view.position)
    return choices.cells(view.position, tile)


@place.autocomplete("turn")
@in_context
async def offer_turns(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the turns in which the tile fits on the cell that is typed; under the purist help level all.

    For another quarter turn return why the tile cannot lie so.
    """
    view = await view_here_or_none(context)
    cell = parse_cell(_option_so_far(context, "cell"))
    if view is None or cell is None or view.position.phase is not Phase.PLACE:
        return []
    words = context.language
    tile = _typed_tile(context, view)
    if view.options.help is HelpLevel.PURIST:
        held = held_tiles(view) if tile is None else (tile,)
        found = tuple(placement for held_tile in held for placement in choices.any_turns(held_tile, cell))
    else:
        found = choices.placements_on(view.position, cell, tile)
    # If no tile of a hand is named, several may fit in the same turn.
    names = [degrees(words, turns) for turns in sorted({placement.turns for placement in found})]
    text = typed.strip()
    offers = [app_commands.Choice(name=name, value=name) for name in names if name.startswith(text)]
    turns = _quarter_turns(text)
    if offers or turns is None:
        return offers
    return _why_not(words, view, tile, cell, turns, text)


@place.autocomplete("meeple")
@in_context
async def offer_finishes(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the finishes after the placement typed so far, and *none*; without a turn, of all that fit.

    For another feature of the tile return why no piece can go there.
    """
    view = await view_here_or_none(context)
    if view is None or view.seat != view.position.to_move or view.position.phase is not Phase.PLACE:
        return []
    position, cell = view.position, parse_cell(_option_so_far(context, "cell"))
    tile = _typed_tile(context, view) or only_tile(view)
    if cell is None or tile is None:
        return []
    turns = _quarter_turns(_option_so_far(context, "turn"))
    if view.options.help is not HelpLevel.PURIST:
        lying = tuple(placement for placement in legal.placements(position, tile) if placement.cell == cell)
        lying = tuple(placement for placement in lying if turns in (None, placement.turns))
    elif turns is None:
        lying = choices.any_turns(tile, cell)
    else:
        lying = (Place(tile, cell, turns),)
    if not lying:
        return []
    found = (finish for placement in lying for finish in offered_finishes(view, placement))
    words = context.language
    offers = matching_choices(typed, named_finishes(words, (*dict.fromkeys(found), Skip())))
    if offers or view.options.help is HelpLevel.PURIST:
        return offers
    after = choices.laid(position, lying[0])
    return why_refused(words, after, typed, choices.conceivable_finishes(position, lying[0]))


@place.autocomplete("tile")
@in_context
async def offer_tiles(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the tiles that may be laid, named by what they show."""
    view = await view_here_or_none(context)
    if view is None or view.seat != view.position.to_move:
        return []
    names = _tile_names(context.language, view)
    return matching_choices(typed, ((name, str(tile)) for name, tile in names))


def _typed_tile(context: Context, view: GameView) -> TileId | None:
    """Return the tile that is named in the command so far; None if none is."""
    return _named_tile(view, _option_so_far(context, "tile"))


def _option_so_far(context: Context, name: str) -> str:
    """Return the text of another option of the command that is being typed; empty if there is none."""
    return str(getattr(context.interaction.namespace, name, "") or "")
