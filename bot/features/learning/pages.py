"""The pages of the rules, in the order in which they are best learned, and the rules that each explains.

The page `road` has its example in `bot/features/learning/example_games/road.game`, and a sentence
`explain-<id>` for each of its rules. Its title is `topic-road`, or that of its option or expansion.
Pages about tournaments explain no rule of the game: `explain-swiss` is all of the page `swiss`, which has no example.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.ruleset import Expansion, Option


class Chapter(Enum):
    """A group of pages; each chapter is a select, which holds 25 pages at most."""

    GAME = "game"
    EXPANSIONS = "expansions"
    VARIANTS = "variants"
    TOURNAMENTS = "tournaments"


@dataclass(frozen=True, slots=True)
class Page:
    """One page. `rules` are ids of docs/rules.md, none on a page about tournaments.

    `about` is the option or expansion that it is about.
    """

    name: str
    chapter: Chapter
    rules: tuple[str, ...]
    about: Option | Expansion | None = None

    @property
    def title(self) -> str:
        """The key of the page's title."""
        return f"option-{self.name}" if isinstance(self.about, Option) else f"topic-{self.name}"

    @property
    def sentences(self) -> tuple[str, ...]:
        """The keys of the sentences below the page's title."""
        return tuple(f"explain-{rule}" for rule in self.rules or (self.name,))

    @property
    def has_example(self) -> bool:
        """True if the page has an example with a picture."""
        return bool(self.rules)


def _game(name: str, *rules: str) -> Page:
    return Page(name, Chapter.GAME, rules or (name,))


def _expansion(about: Expansion, name: str, *rules: str) -> Page:
    return Page(name, Chapter.EXPANSIONS, rules or (name,), about)


def _tournaments(*names: str) -> tuple[Page, ...]:
    return tuple(Page(name, Chapter.TOURNAMENTS, ()) for name in names)


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
    _expansion(Expansion.RIVER, "river", "river", "river-continues", "river-no-u-turn", "river-no-meeple"),
    _expansion(Expansion.ABBOT, "garden", "garden", "abbot-garden-only"),
    _expansion(Expansion.ABBOT, "abbot", "abbot-deploy", "abbot-recall"),
    _expansion(Expansion.INNS, "inn"),
    _expansion(Expansion.INNS, "cathedral"),
    _expansion(Expansion.INNS, "large-meeple"),
    _expansion(
        TRADERS,
        "goods",
        "traders-tiles",
        "goods-take",
        "goods-which",
        "goods-one-city",
        "goods-supply",
        "goods-open",
        "goods-end",
        "traders-bridge",
    ),
    _expansion(
        TRADERS,
        "builder",
        "traders-supply",
        "builder-deploy",
        "builder-not-finished",
        "builder-double",
        "builder-once",
        "builder-gone",
        "builder-second-turn",
        "builder-must",
        "builder-unplayable",
        "builder-last-tile",
        "builder-home",
        "builder-seat-order",
    ),
    _expansion(TRADERS, "pig", "pig-deploy", "pig-pays", "pig-stays", "pig-one", "pig-second", "pig-first"),
    _expansion(
        DRAGON,
        "volcano",
        "dragon-start",
        "volcano",
        "volcano-no-meeple",
        "dragon-no-meeple",
        "dragon-tiles-wait",
    ),
    _expansion(
        DRAGON,
        "dragon",
        "dragon-fly",
        "dragon-step",
        "dragon-six",
        "dragon-choice",
        "dragon-eats",
        "dragon-home",
    ),
    _expansion(
        DRAGON,
        "fairy",
        "fairy-move",
        "fairy-guards",
        "fairy-turn",
        "fairy-three",
        "fairy-recall",
        "fairy-alone",
        "fairy-one",
        "fairy-late",
    ),
    _expansion(
        DRAGON, "princess", "princess", "princess-may", "princess-free", "princess-home", "princess-segment"
    ),
    _expansion(
        DRAGON, "portal", "portal-deploy", "portal-here", "portal-dragon", "portal-finished", "portal-one"
    ),
    _expansion(
        FLYERS,
        "flyers",
        "flyer-direction",
        "flyer-fly",
        "flyer-land",
        "flyer-crash",
        "flyer-dragon",
        "flyer-over",
        "flyer-share",
        "flyer-completed",
        "flyer-scores",
    ),
    Page("editions", Chapter.VARIANTS, ("editions",)),
    *(_option(option) for option in Option),
    Page("written", Chapter.VARIANTS, ("notation",)),
    *_tournaments(
        "swiss",
        "knock-out",
        "double-elimination",
        "groups",
        "tables",
        "championship",
        "duplicate",
        "live",
        "league",
        "teams",
        "ladder",
        "challenge",
        "match-times",
        "ratings",
    ),
)

FIRST_PAGE = next(page for page in PAGES if page.name == "turn")
"""The page that is shown by default."""


def page_named(name: str) -> Page | None:
    """Return the page of that name; None for an unknown one."""
    return next((page for page in PAGES if page.name == name), None)


def neighbours(page: Page) -> tuple[Page, Page]:
    """Return the pages before and after it; the last leads to the first."""
    at = PAGES.index(page)
    return PAGES[at - 1], PAGES[(at + 1) % len(PAGES)]
