"""Tests of sign-ups and tables whose time ended while the bot was down."""

from bench.support.in_process import running

DAY = 24 * 3600


async def test_sign_ups_and_tables_stay_open_after_a_downtime(box, database, table, olga, ada, bruno):
    """After a downtime a sign-up shows a later end and can be entered, and a table can be joined."""
    async with running(box, database):
        sign_up = (
            await olga.slash(table, "tournament create", name="Cup", kind="league", sign_up_hours=24)
        ).message
        until = sign_up.text
        lobby = (await ada.slash(table, "game new")).message
    box.advance(8 * DAY)
    async with running(box, database):
        await box.message_for(
            olga, table, lambda message: "Cup" in message.text and "the bot was down" in message.text
        )
        await box.wait_for(lambda: sign_up.text != until, "the sign-up to show its new end")
        await bruno.click(sign_up, "Enter")
        await box.wait_for(lambda: "1 has entered" in sign_up.text, "the entrant")
        await bruno.click(lobby, "Join")
        await box.wait_for(lambda: str(bruno.id) in lobby.text, "the seat")
