"""The pictures of a game that is over: poster, chart of the scores, animated replay."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.i18n import Language
from bot.pictures.boards import board_pictures, names
from bot.pictures.pool import Drawn, Pictures
from bot.text.words import labels
from game.values.phases import Phase
from host.games.views import GameView
from host.host import Host
from rendering.base.theme import Theme
from rendering.charts.charts import ScoreChartView, draw_score_chart
from rendering.charts.poster import PosterView, draw_poster
from rendering.charts.replay import ReplayView, draw_replay
from rendering.views.alt_text import describe_chart, describe_poster, describe_replay

POSTER_FILE = "poster.png"
CHART_FILE = "chart.png"
REPLAY_FILE = "replay.gif"


async def end_pictures(
    pictures: Pictures, host: Host, words: Language, view: GameView, theme: Theme
) -> list[Drawn]:
    """Return all three for a game that was played to its end; the board for one that was stopped."""
    if view.position.phase is not Phase.OVER:
        return await board_pictures(pictures, words, view, theme)
    lines = await host.history.score_lines(view.id)
    picture_labels = labels(words)
    poster = PosterView(
        position=view.position,
        names=names(words, view),
        labels=picture_labels,
        title=words.say("poster-title"),
        lines=(words.say("poster-table", game=view.id), words.date(view.ended_at or view.started_at)),
        theme=theme,
    )
    chart = ScoreChartView(
        seats=view.position.seats,
        names=names(words, view),
        scores={seat: (0, *(line.scores[seat] for line in lines)) for seat in view.position.seats},
        labels=picture_labels,
        theme=theme,
    )
    replay = ReplayView(await host.history.positions(view.id), theme)
    return list(
        await asyncio.gather(
            pictures.draw(draw_poster, poster, name=POSTER_FILE, describe=describe_poster),
            pictures.draw(draw_score_chart, chart, name=CHART_FILE, describe=describe_chart),
            pictures.draw(
                draw_replay,
                replay,
                name=REPLAY_FILE,
                describe=partial(describe_replay, labels=picture_labels),
            ),
        )
    )
