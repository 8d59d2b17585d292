"""The pictures of a game that is over: poster, chart of the scores, animated replay."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.pictures.boards import board_pictures, names
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Drawn
from bot.text.words import labels
from game.values.phases import Phase
from host.games.views import GameView
from host.host import Host
from rendering.charts.poster import PosterView, draw_poster
from rendering.charts.replay import ReplayView, draw_replay
from rendering.charts.score_chart import ScoreChartView, draw_score_chart
from rendering.views.alt_text import describe_chart, describe_poster, describe_replay

POSTER_FILE = "poster.png"
CHART_FILE = "chart.png"
REPLAY_FILE = "replay.gif"


async def end_pictures(drawing: DrawingContext, host: Host, view: GameView) -> list[Drawn]:
    """Return all three pictures for a game that was played to its end; the board for one that was stopped."""
    words = drawing.words
    if view.position.phase is not Phase.OVER:
        return await board_pictures(drawing, view)
    lines = await host.history.score_lines(view.id)
    picture_labels = labels(words)
    poster = PosterView(
        position=view.position,
        names=names(words, view),
        labels=picture_labels,
        title=words.say("poster-title"),
        lines=(words.say("poster-table", game=view.id), words.date(view.ended_at or view.started_at)),
        theme=drawing.theme,
        empty_seats=view.empty_seats,
    )
    chart = ScoreChartView(
        seats=view.position.seats,
        names=names(words, view),
        scores={seat: (0, *(line.scores[seat] for line in lines)) for seat in view.position.seats},
        labels=picture_labels,
        theme=drawing.theme,
    )
    replay = ReplayView(await host.history.positions(view.id), drawing.theme)
    return list(
        await asyncio.gather(
            drawing.pictures.draw(draw_poster, poster, name=POSTER_FILE, describe=describe_poster),
            drawing.pictures.draw(draw_score_chart, chart, name=CHART_FILE, describe=describe_chart),
            drawing.pictures.draw(
                draw_replay,
                replay,
                name=REPLAY_FILE,
                describe=partial(describe_replay, labels=picture_labels),
            ),
        )
    )
