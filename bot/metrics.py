"""Prometheus metrics of one process. The code that does the work updates them; `bot.app.health` serves them."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FIRST_ANSWER = Histogram(
    "bastide_first_answer_seconds",
    "Seconds from a press or a command to the first answer; Discord gives up after 3",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 3),
)
POSTED = Histogram(
    "bastide_posted_seconds",
    "Seconds from storing a change to posting its message on Discord",
    buckets=(0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600),
)
DRAWING = Histogram(
    "bastide_drawing_seconds",
    "Seconds to draw one picture, without the wait for a free painter",
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
LOOP_LAG = Histogram(
    "bastide_loop_lag_seconds",
    "Seconds by which the event loop is late",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
)
OUTBOX_WAITING = Gauge("bastide_outbox_waiting", "Messages of all processes that are not posted yet")
OUTBOX_AGE = Gauge(
    "bastide_outbox_age_seconds", "Age in seconds of the oldest message that is not posted yet; 0 without one"
)
REPLAYS = Gauge(
    "bastide_replays", "Games replayed from their first move since the start, because they were not in memory"
)
REQUESTS = Counter(
    "bastide_discord_requests", "Requests to Discord, by the HTTP status of the answer", ["status"]
)
RATE_LIMITED = Counter(
    "bastide_discord_rate_limited",
    "Requests that Discord refused with status 429, by the scope of the limit",
    ["scope"],
)
REQUESTS_LEFT = Gauge(
    "bastide_discord_requests_left",
    "Requests that Discord allows now, by bucket of its rate limits",
    ["bucket"],
)
SHARDS = Gauge("bastide_shards", "Shards of this process that are connected to Discord")
