"""Tests of forged controls: numbers beyond 64 bits, and a choice's custom id on a button."""

import pytest

from sandbox.world.components import ComponentKind

pytestmark = pytest.mark.e2e

HUGE = "9" * 40


@pytest.mark.parametrize(
    "raw",
    [
        f"b:time.1::0:1.0 {HUGE}",
        f"b:leaders.1:f:0:server/{HUGE}//",
        "b:cup.1:CUP:0:thread",
        "b:time.1:CUP:0:1.0 100000000000000000",
    ],
)
async def test_forged_controls_are_refused_without_an_error_in_the_log(box, bot, table, olga, caplog, raw):
    """Forged controls are refused like those of an older release, and log no error."""
    box.grant(olga, "Administrator")
    announcement = await olga.slash(table, "tournament create", name="Cup", format="swiss")
    cup = announcement.message.controls[0]["custom_id"].split(":")[2]
    panel = (await olga.slash(table, "rules")).message
    part = next(control for control in panel.controls if control["type"] == ComponentKind.BUTTON)
    part["custom_id"] = raw.replace("CUP", cup)
    reply = await olga.click(panel, part["custom_id"])
    assert "went wrong" not in reply.text
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
