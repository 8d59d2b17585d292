"""Faults that are injected from the page. The JSON is described in `api`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from sandbox.faults import Fault, FaultKind, Faults, Storm
from sandbox.gateway.gateway import Gateway
from sandbox.world import channels, messages
from sandbox.world.errors import InvalidForm
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import Json

SHOWN = 200
LONGEST_SECONDS = 30.0


class PageFaults:
    """Injects and lists faults."""

    def __init__(self, world: World, faults: Faults, gateway: Gateway) -> None:
        self._world = world
        self._faults = faults
        self._causes: dict[str, Callable[[Json], None]] = {
            "storm": self._storm,
            "clear": lambda _: faults.clear(),
            "gateway_dropped": lambda _: gateway.drop(),
            "heartbeats_ignored": lambda _: gateway.ignore_heartbeats(),
            "gateway_reconnect": lambda _: gateway.reconnect(),
            "gateway_invalidated": lambda _: gateway.invalidate(),
            "message_deleted": self._delete_message,
            "channel_deleted": self._delete_channel,
            "permission_missing": self._take_permission,
            "bot_removed": lambda body: world.remove_bot(world.server(body["server"])),
            "bot_added": lambda body: world.add_bot(world.server(body["server"])),
        }

    def state(self) -> Json:
        """Return the pending faults, the storm and the latest injected faults."""
        storm = self._faults.storm
        shown = None
        if storm is not None:
            shown = asdict(storm) | {"kinds": [kind.value for kind in storm.kinds]}
        return {
            "pending": [asdict(fault) | {"kind": fault.kind.value} for fault in self._faults.pending],
            "storm": shown,
            "injected": [
                {"route": route, "kind": kind.value} for route, kind in self._faults.injected[-SHOWN:]
            ],
        }

    def inject(self, body: Json) -> None:
        """Inject the fault, at once or into the next requests."""
        kind = body.get("kind")
        try:
            if kind in self._causes:
                self._causes[kind](body)
            else:
                self._faults.add(
                    Fault(
                        FaultKind(kind),
                        str(body.get("route", "")),
                        max(1, int(body.get("times", 1))),
                        min(LONGEST_SECONDS, float(body.get("seconds", 0.25))),
                    )
                )
        except (KeyError, TypeError, ValueError, OverflowError) as fault:
            raise InvalidForm(("", f"Something is missing or malformed: {fault}")) from None

    def _storm(self, body: Json) -> None:
        self._faults.start_storm(Storm(str(body["seed"]), min(1.0, float(body.get("rate", 0.05)))))

    def _delete_message(self, body: Json) -> None:
        messages.delete(self._world, self._world.message(body["channel"], body["message"]))

    def _delete_channel(self, body: Json) -> None:
        channels.delete_channel(self._world, self._world.channel(body["channel"]))

    def _take_permission(self, body: Json) -> None:
        channel = self._world.channel(body["channel"])
        bit = Permission[body["permission"]]
        channels.deny_bot(self._world, channel, bit, denied=bool(body.get("missing", True)))
