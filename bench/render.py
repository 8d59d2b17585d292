"""The time to draw pictures, their sizes, and the effect of drawing on the rest of the program.

Times are the best of several runs. The late board is compared with the quantising and encoding of the same
canvas by Pillow in the same run, so the ratio holds on any machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from io import BytesIO

from PIL import Image

from bench.support.encoding import encoded_by_pillow
from bench.support.processor import in_new_process, peak_mb
from bench.support.report import report
from game.engine import rules
from game.engine.legal import deployments, placements
from game.engine.position import Position
from game.values.ruleset import Ruleset
from game.values.tiles import all_tiles
from rendering.base.picture import Picture
from rendering.base.theme import DEFAULT_THEME
from rendering.charts.replay import ReplayView, draw_replay
from rendering.gallery.english import english
from rendering.gallery.samples import DRAGONS, NAMES, sample_game
from rendering.sprites.sprite_cache import tile_sprite
from rendering.views.board_image import BoardView, draw_board
from rendering.views.choices_image import ChoicesView, draw_choices

LATE_SEED, EARLY_SEED = 36, 7
EXPANDED_TILES = 140
"""The number of tiles on the board with all figures and pieces."""
PICTURES = 50
"""The number of pictures drawn while the event loop is watched."""


def main(argv: list[str]) -> None:
    """Print the table, or with --json one object."""
    if "--first" in argv:
        print(json.dumps(_first_picture()))
        return
    if "--memory" in argv:
        print(json.dumps(_memory()))
        return
    if "--replay" in argv:
        print(json.dumps(_replay_memory()))
        return
    report(measure(), argv)


def measure() -> dict[str, float]:
    """Return all figures by name; milliseconds, kilobytes of 1024 bytes, megabytes, or ratios as the name says."""
    late = late_board()
    figures = _single_pictures(late)
    figures["loop_delay_p99_ms"] = asyncio.run(_loop_delay(late))
    figures["machine_speedup"] = _speedup(ProcessPoolExecutor(2), _hash)
    figures["threads_speedup"] = _speedup(ThreadPoolExecutor(2), _draw_late)
    figures["processes_speedup"] = _speedup(ProcessPoolExecutor(2), _draw_late)
    figures["first_picture_s"] = in_new_process("render", "--first")
    figures["memory_all_sprites_mb"] = in_new_process("render", "--memory")
    figures["memory_replay_mb"] = in_new_process("render", "--replay")
    return {name: round(value, 2) for name, value in figures.items()}


def board_view(position: Position) -> BoardView:
    """Return the public view of a turn, with legal cells numbered."""
    cells = tuple(dict.fromkeys(place.cell for place in placements(position)))
    return BoardView(position, NAMES, english(), numbered=cells)


def late_board() -> BoardView:
    """Return a board of 100 tiles and 34 meeples, six seats."""
    return board_view(sample_game(LATE_SEED).with_tiles(100))


def close_up(position: Position) -> ChoicesView:
    """Return the view of the tile on its first legal cell, with lettered spots."""
    place = placements(position)[0]
    laid, _ = rules.apply(position, place)
    turns = tuple(other.turns for other in placements(position) if other.cell == place.cell)
    spots = tuple(dict.fromkeys(deploy.spot for deploy in deployments(laid)))
    assert position.to_move is not None
    return ChoicesView(laid, position.to_move, place.tile, english(), place=place, turns=turns, spots=spots)


def _single_pictures(late: BoardView) -> dict[str, float]:
    board, board_ms, floor_ms = _beside_floor(late)
    base = sample_game(EARLY_SEED, 3, Ruleset())
    early_ms, early = _best(lambda: draw_board(board_view(base.with_tiles(12))))
    close = close_up(base.with_tiles(40))
    close_ms, close_picture = _best(lambda: draw_choices(close))
    crowded = sample_game(LATE_SEED, ruleset=DRAGONS).with_tiles(EXPANDED_TILES)
    expanded_board, expanded_ms, expanded_floor_ms = _beside_floor(board_view(crowded))
    close_with_all = close_up(crowded)
    close_with_all_ms, close_with_all_picture = _best(lambda: draw_choices(close_with_all))
    replay_view = ReplayView(_replay_positions())
    replay_ms, replay = _best(lambda: draw_replay(replay_view), 4)
    return {
        "late_board_width": board.width,
        "late_board_height": board.height,
        "late_board_figures": len(late.position.figures),
        "late_board_ms": board_ms,
        "late_board_floor_ms": floor_ms,
        "late_board_ratio": board_ms / floor_ms,
        "late_board_kb": len(board.data) / 1024,
        "early_board_ms": early_ms,
        "early_board_kb": len(early.data) / 1024,
        "close_up_ms": close_ms,
        "close_up_kb": len(close_picture.data) / 1024,
        "expansions_board_tiles": len(crowded.board),
        "expansions_board_ms": expanded_ms,
        "expansions_board_ratio": expanded_ms / expanded_floor_ms,
        "expansions_board_kb": len(expanded_board.data) / 1024,
        "expansions_close_up_ms": close_with_all_ms,
        "expansions_close_up_kb": len(close_with_all_picture.data) / 1024,
        "replay_frames": len(replay_view.positions),
        "replay_ms": replay_ms,
        "replay_kb": len(replay.data) / 1024,
    }


def _beside_floor(view: BoardView) -> tuple[Picture, float, float]:
    """Return a board's picture, the least milliseconds to draw it, and those for Pillow to encode it."""
    board = draw_board(view)
    canvas = Image.open(BytesIO(board.data)).convert("RGB")
    runs = [
        (_timed_ms(lambda: draw_board(view)), _timed_ms(lambda: encoded_by_pillow(canvas, view.theme)))
        for _ in range(12)
    ]
    board_ms, floor_ms = (min(times) for times in zip(*runs, strict=True))
    return board, board_ms, floor_ms


def _best(draw: Callable[[], Picture], runs: int = 12) -> tuple[float, Picture]:
    """Return the shortest of several runs in milliseconds, after one that fills the caches, and its picture."""
    picture = draw()
    return min(_timed_ms(draw) for _ in range(runs)), picture


def _timed_ms(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


async def _loop_delay(view: BoardView) -> float:
    """Return the 99th percentile of the event loop's delay in ms while pictures are drawn in threads."""
    loop = asyncio.get_running_loop()
    gate = asyncio.Semaphore(2)
    stop = asyncio.Event()
    delays: list[float] = []

    async def watch() -> None:
        while not stop.is_set():
            begun = loop.time()
            await asyncio.sleep(0.001)
            delays.append(max(0.0, loop.time() - begun - 0.001))

    async def draw() -> None:
        async with gate:
            await asyncio.to_thread(draw_board, view)

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(draw() for _ in range(PICTURES)))
    stop.set()
    await watching
    return sorted(delays)[int(len(delays) * 0.99)] * 1000


def _speedup(pool: Executor, work: Callable[[int], int]) -> float:
    """Return the speed of two workers against one; with `_hash` it is the best that the machine allows."""
    rounds = 16
    with pool:
        list(pool.map(work, range(2)))
        alone = _timed_ms(lambda: list(map(work, range(rounds))))
        together = _timed_ms(lambda: list(pool.map(work, range(rounds))))
    return alone / together


def _draw_late(_: int) -> int:
    return len(draw_board(late_board()).data)


def _hash(_: int) -> int:
    return len(hashlib.sha256(bytes(30_000_000)).digest())


def _first_picture() -> float:
    """Return the seconds to draw a board in a process that has drawn nothing before."""
    position = sample_game(EARLY_SEED).with_tiles(30)
    begun = time.perf_counter()
    draw_board(board_view(position))
    return time.perf_counter() - begun


def _memory() -> float:
    """Return the peak memory in MB after drawing every tile in all sizes, and boards of all sizes."""
    for size in (160, 112, 80):
        for tile in all_tiles():
            for turns in range(4):
                tile_sprite(tile, turns, size, DEFAULT_THEME)
    game = sample_game(LATE_SEED)
    for tiles in (2, 12, 30, 60, 80, 100):
        draw_board(board_view(game.with_tiles(tiles)))
    return peak_mb()


def _replay_positions() -> tuple[Position, ...]:
    return tuple(sample_game(EARLY_SEED).turns())[:72]


def _replay_memory() -> float:
    """Return the MB that a replay adds to the peak memory, without the sprites of its last two frames."""
    positions = _replay_positions()
    draw_replay(ReplayView(positions[-2:]))
    before = peak_mb()
    draw_replay(ReplayView(positions))
    return peak_mb() - before
