"""Prometheus metrics of one process. The code that does the work updates them; `bot.app.health` serves them."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FIRST_ANSWER = Histogram(
    "bastide_first_answer_seconds",
    "From a press or a command to the first answer; Discord gives up after 3 seconds",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 3),
)
POSTED = Histogram(
    "bastide_posted_seconds",
    "From what was stored to the message that tells of it",
    buckets=(0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600),
)
DRAWING = Histogram(
    "bastide_drawing_seconds",
    "Drawing one picture, without the wait for room",
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
LOOP_LAG = Histogram(
    "bastide_loop_lag_seconds",
    "How late the event loop comes back to who has asked for a moment",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
)
OUTBOX_WAITING = Gauge("bastide_outbox_waiting", "Messages that are still to be posted, by any process")
OUTBOX_AGE = Gauge("bastide_outbox_age_seconds", "How long the oldest of them has waited")
REPLAYS = Gauge("bastide_replays", "Games that were replayed from their first move since the start")
REQUESTS = Counter("bastide_discord_requests", "Requests to Discord, by the status of the answer", ["status"])
RATE_LIMITED = Counter("bastide_discord_rate_limited", "Requests that Discord refused as too many", ["scope"])
REQUESTS_LEFT = Gauge(
    "bastide_discord_requests_left", "Requests that Discord allows now, by its bucket", ["bucket"]
)
SHARDS = Gauge("bastide_shards", "Shards of this process that are connected to Discord")
