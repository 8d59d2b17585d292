"""`python -m sandbox.demo`: scripted people play a whole game with the real bot, which is killed half-way.

Ada presses buttons, Bruno types commands, a computer has the third seat. Every turn's picture, the pictures of
the end and the game's record are written to `demo/`. The exit status is 0 only if replaying the record gives the
scores that the bot announced.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sandbox.bot_process import BotProcess
from sandbox.script import Actor, Reply, Sandbox, SeenMessage
from sandbox.server import Settings
from sandbox.world.values import Channel

OUT = Path("demo")
KILL_AFTER_TURNS = 20
PATIENCE_SECONDS = 120.0
"""The longest wait for a message, or for the bot to start: more than a busy machine needs."""
COLOURS = {"🔴": "red", "🟦": "blue", "🌲": "green", "⭐": "yellow", "◆": "black", "🌸": "pink"}
RANK = re.compile(r"^\d+\\?\. (\S+) .*\*\*(\d+)\*\*", re.MULTILINE)
CELL = re.compile(r"\b([A-Z]{1,2})(\d+)\b")
MIDDLE = ("M", 50)
LETTERS = re.compile(r"\*\*([A-Z])[A-Z\N{NO-BREAK SPACE}]*\*\*\s([^·\n]+)")
"""Matches a letter of the picture's legend, the first one of its kind, and the kind of spot."""
FIELD = "field"


def distance(offered: str) -> float:
    """Return the distance of the offered cell from the start tile; rows count more, as pictures are wide."""
    found = CELL.search(offered)
    assert found is not None, offered
    column, row = found.groups()
    # Columns with two letters lie beyond A or Z, which is too far in any case.
    across = abs(ord(column) - ord(MIDDLE[0])) if len(column) == 1 else 20
    return across + 1.4 * abs(int(row) - MIDDLE[1])


class Demo:
    """One game, from the lobby to the winner; `turns` counts those that people played."""

    def __init__(self, box: Sandbox, bot: BotProcess) -> None:
        self._box = box
        self._bot = bot
        self._table: Channel = box.channel("games")
        self._ada = box.person("Ada")
        self._bruno = box.person("Bruno")
        self._saved: set[str] = set()
        self.turns = 0

    async def play(self) -> SeenMessage:
        """Play every turn and return the message of the end."""
        await self._open()
        last = 0
        while True:
            message = await self._next(last)
            if "Rematch" in message.buttons:
                self._save_pictures()
                return message
            last = int(message.id)
            await self._take_turn(message)
            self._save_pictures()

    async def _open(self) -> None:
        lobby = await self._ada.slash(self._table, "game new", seats=3)
        await self._bruno.click(lobby.message, "Join")
        await self._ada.click(lobby.message, "Add computer")
        await self._ada.click(lobby.message, "Start")

    async def _next(self, after: int) -> SeenMessage:
        """Wait for the next message after the id `after` that asks a person for a move or ends the game."""

        def waits(message: SeenMessage) -> bool:
            if message.ephemeral or int(message.id) <= after:
                return False
            return "Rematch" in message.buttons or ("Play" in message.buttons and bool(message.raw.mentions))

        return await self._box.message_for(self._ada, self._table, waits, PATIENCE_SECONDS)

    async def _take_turn(self, message: SeenMessage) -> None:
        self.turns += 1
        reply = await (self._press(message) if self._ada.id in message.raw.mentions else self._type())
        if self.turns == KILL_AFTER_TURNS:
            await self._kill_and_start()
        elif self.turns % 10 == 0:
            print(f"turn {self.turns}: {self._plain(reply.text.splitlines()[0])}", flush=True)

    def _plain(self, text: str) -> str:
        """Return the text with names for mentions and without Markdown."""
        named = re.sub(r"<@(\d+)>", lambda mention: self._box.world.person(mention[1]).name, text)
        return named.replace("*", "")

    async def _press(self, message: SeenMessage) -> Reply:
        """Take Ada's turn by buttons: the cell nearest to the start tile, a meeple on anything but a field, Confirm."""
        panel = await self._ada.click(message, "Play")
        if "Confirm" not in panel.buttons:
            assert panel.message is not None
            # Buttons are labelled with numbers, whose cells are in the picture and the autocompletion.
            offered = await self._ada.autocomplete(self._table, "place", focused="cell")
            named = {choice["name"].partition(" ")[0]: choice["name"] for choice in offered}
            if not any(label.isdecimal() for label in panel.buttons):
                # There are more cells than a row of buttons holds: choose an area of the board first.
                panel = await self._ada.click(panel.message, panel.buttons[0])
            numbers = [label for label in panel.buttons if label.isdecimal()]
            nearest = min(numbers, key=lambda label: distance(named[label]) if label in named else math.inf)
            panel = await self._ada.click(panel.message, nearest)
        spots = [letter for letter, kind in LETTERS.findall(panel.text) if FIELD not in kind.lower()]
        if spots:
            panel = await self._ada.click(panel.message, spots[0])
        return await self._ada.click(panel.message, "Confirm")

    async def _type(self) -> Reply:
        """Take Bruno's turn by commands: /place with the nearest cell that is offered, then /meeple or /skip."""
        person: Actor = self._bruno
        offered = await person.autocomplete(self._table, "place", focused="cell")
        cell = min((choice["value"] for choice in offered), key=distance)
        turn = (await person.autocomplete(self._table, "place", focused="turn", cell=cell))[0]["value"]
        reply = await person.slash(self._table, "place", cell=cell, turn=turn)
        if "Confirm" not in reply.buttons:
            return reply
        offered = await person.autocomplete(self._table, "meeple", focused="on")
        spots = [choice for choice in offered if FIELD not in choice["name"].lower()]
        if spots:
            return await person.slash(self._table, "meeple", on=spots[0]["value"])
        return await person.slash(self._table, "skip")

    async def _kill_and_start(self) -> None:
        """Kill the bot, which has stored a turn but may not have announced it, and start it again."""
        print(f"turn {self.turns}: kill -9, and start again", flush=True)
        await self._bot.kill()
        await self._box.wait_for(lambda: not self._box.world.bot_online, "the bot to be gone")
        await self._bot.start()
        await self._box.bot_ready(PATIENCE_SECONDS)

    def _save_pictures(self) -> None:
        """Save the pictures of the turns that were announced since the last call."""
        for message in self._ada.messages(self._table):
            if message.ephemeral or message.id in self._saved:
                continue
            self._saved.add(message.id)
            names = [attachment.filename for attachment in message.attachments]
            if "board.png" in names and "Rematch" not in message.buttons:
                turns = len(list(OUT.glob("turn-*.png"))) + 1
                (OUT / f"turn-{turns:03}.png").write_bytes(message.picture(names.index("board.png")))
                continue
            for index, name in enumerate(names):
                file_name = "game.game" if name.endswith(".game") else f"end-{name}"
                (OUT / file_name).write_bytes(message.picture(index))

    def doubled(self) -> list[str]:
        """Return the turns that were announced more than once; there should be none."""
        announced = [
            found[0]
            for message in self._ada.messages(self._table)
            if not message.ephemeral and (found := re.search(r"^Turn \d+ · .*", message.text, re.MULTILINE))
        ]
        return sorted({line for line in announced if announced.count(line) > 1})


def replayed(file: Path) -> dict[str, int]:
    """Replay the record and return the scores by colour."""
    command = [sys.executable, "-m", "game", "replay", str(file), "--json"]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    scores: dict[str, int] = json.loads(output)["scores"]
    return scores


async def played(directory: Path) -> tuple[Demo, SeenMessage]:
    """Play one whole game; return it with its last message."""
    async with Sandbox(Settings(directory=directory, validated=False)) as box:
        # The people read English, and no `.env` with the settings of another bot lies in the directory.
        environment = {"BASTIDE_DATABASE": str(directory / "demo.db"), "BASTIDE_LANGUAGE": "en"}
        log = OUT / "bot.log"
        async with BotProcess(box.loopback, environment=environment, log=log, directory=directory) as bot:
            await box.bot_ready(PATIENCE_SECONDS)
            demo = Demo(box, bot)
            return demo, await demo.play()


def main() -> int:
    """Play, compare and report; return 0 if no turn was announced twice and the scores agree."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bastide-demo-") as directory:
        demo, end = asyncio.run(played(Path(directory)))
    announced = {COLOURS[mark]: int(points) for mark, points in RANK.findall(end.text)}
    found = replayed(OUT / "game.game")
    for colour, points in sorted(announced.items(), key=lambda item: -item[1]):
        print(f"{colour:>7} {points:4} (replayed: {found.get(colour)})")
    pictures, seconds = len(list(OUT.glob("*.png"))), time.monotonic() - began
    print(f"{demo.turns} turns by people, {pictures} pictures in {OUT}/, {seconds:.0f} seconds")
    doubled = demo.doubled()
    if doubled:
        print(f"announced twice: {doubled}", file=sys.stderr)
    if announced != found:
        print("replaying the record does not give the announced scores", file=sys.stderr)
    return 0 if announced == found and not doubled else 1


if __name__ == "__main__":
    sys.exit(main())
