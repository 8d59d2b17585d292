"""The pages of the rules and the rules that each explains, in the order in which one learns them.

The page `road` has its example in `bot/features/learning/example_games/road.game`, and a sentence
`explain-<id>` for each of its rules. Its title is `topic-road`, or that of its option or expansion.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.values.ruleset import Expansion, Option, offered_options


class Chapter(Enum):
    """A group of pages; each chapter is a select, which holds 25 pages at most."""

    GAME = "game"
    VARIANTS = "variants"


@dataclass(frozen=True, slots=True)
class Page:
    """One page. `rules` are ids of docs/rules.md; `about` is the option or expansion that it is about."""

    name: str
    chapter: Chapter
    rules: tuple[str, ...]
    about: Option | Expansion | None = None

    @property
    def title(self) -> str:
        """The key of the page's title."""
        return f"option-{self.name}" if isinstance(self.about, Option) else f"topic-{self.name}"


def _game(name: str, *rules: str, about: Expansion | None = None) -> Page:
    return Page(name, Chapter.GAME, rules or (name,), about)


def _option(option: Option) -> Page:
    return Page(option.value, Chapter.VARIANTS, (option.value,), option)


PAGES: tuple[Page, ...] = (
    _game("setup", "tiles-base", "seats", "first-seat"),
    _game("turn", "draw", "place-tile", "deploy-one", "score-completed", "seat-order"),
    _game("placing", "place-adjacent", "place-match", "place-occupied", "place-must", "unplayable"),
    _game("meeple", "supply", "deploy-spot", "deploy-free", "deploy-completed", "deploy-none"),
    _game("road"),
    _game("city"),
    _game("monastery"),
    _game("field", "field-third"),
    _game("majority"),
    _game("end", "end", "tie"),
    _game(
        "river",
        "river",
        "river-continues",
        "river-no-u-turn",
        "river-no-meeple",
        about=Expansion.RIVER,
    ),
    _game("garden", "garden", "abbot-garden-only", about=Expansion.ABBOT),
    _game("abbot", "abbot-deploy", "abbot-recall", about=Expansion.ABBOT),
    _game("inn", about=Expansion.INNS),
    _game("cathedral", about=Expansion.INNS),
    _game("large-meeple", about=Expansion.INNS),
    Page("editions", Chapter.VARIANTS, ("editions",)),
    *(_option(option) for option in offered_options()),
    Page("written", Chapter.VARIANTS, ("notation",)),
)

FIRST = next(page for page in PAGES if page.name == "turn")
"""The page that is shown where none is asked for."""


def page_named(name: str) -> Page | None:
    """Return the page of that name; None for an unknown one."""
    return next((page for page in PAGES if page.name == name), None)


def neighbours(page: Page) -> tuple[Page, Page]:
    """Return the pages before and after it; the last leads to the first."""
    at = PAGES.index(page)
    return PAGES[at - 1], PAGES[(at + 1) % len(PAGES)]
