"""Answers to a challenge: accept, decline, propose other rules, or withdraw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.features.lobby.challenge_words import (
    CASUAL,
    PRESET,
    RATED,
    ChallengeControl,
    challenge_view,
    forfeit_view,
    proposals_view,
    table_view,
)
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.presets import preset_named
from bot.platform.servers import server_of
from bot.platform.text_view import text_view
from bot.text.words import mention, person_text
from host.errors import HostReason, HostRefusal
from model.challenges import Challenge
from model.ids import ChallengeId
from model.tables import TableOptions


@pressed(Kind.CHALLENGE)
async def answer(press: Press) -> None:
    """Do what was pressed. The challenge's own message is updated by the delivery of messages."""
    challenge = ChallengeId(press.control.game)
    with reading():
        action, _, written = press.control.choice.partition(" ")
        # Controls posted by an earlier release have no proposal number.
        control, proposal = ChallengeControl(action), int(written) if written else None
    match control:
        case ChallengeControl.ACCEPT:
            await _accept(press, challenge, proposal)
        case ChallengeControl.DECLINE:
            await _decline(press, challenge)
        case ChallengeControl.FORFEIT:
            async with press.concluding():
                closed = await press.host.challenges.decline(challenge, press.person.id)
                text = press.language.say(
                    "challenge-forfeited-you", person=person_text(press.language, closed.challenger)
                )
                await press.update(text_view(text))
        case ChallengeControl.WITHDRAW:
            async with press.concluding():
                await press.host.challenges.withdraw(challenge, press.person.id)
                await press.conclude(press.language.say("challenge-withdrawn-you"))
        case ChallengeControl.LOOK:
            await _look(press, challenge)
        case ChallengeControl.TABLE:
            found = await press.host.challenges.get(challenge)
            if press.place.guild != found.guild and press.person.id not in (
                found.challenger,
                found.challenged,
            ):
                raise HostRefusal(HostReason.NO_SUCH_CHALLENGE)
            await press.reply(table_view(press.language, found))
        case ChallengeControl.RULES:
            await _offer_rules(press, challenge)
        case ChallengeControl.PROPOSE:
            await _propose(press, challenge)


async def _accept(press: Press, challenge: ChallengeId, proposal: int | None) -> None:
    await (press.defer_edit() if press.in_private_message else press.defer())
    found = await press.host.challenges.get(challenge)
    if found.open and found.challenged == press.person.id:
        await _check_still_here(press, found)
    accepted = await press.host.challenges.accept(challenge, press.person.id, proposal)
    text = press.language.say(
        "challenge-accepted-you", person=person_text(press.language, accepted.challenger)
    )
    await press.fill(text_view(text))


async def _look(press: Press, challenge: ChallengeId) -> None:
    """Show a challenge privately to the person who is to answer it."""
    press.defer_if_slow()
    found = await press.host.challenges.get(challenge)
    _check_may_answer(press, found)
    ladder = None if found.ladder is None else await press.host.ladders.get(found.ladder)
    server = await server_of(press.interaction.client, found.guild)
    name = "" if server is None else server.name
    await press.fill(challenge_view(press.language, found, ladder, private=True, server=name))


def _check_may_answer(press: Press, challenge: Challenge) -> None:
    """Refuse CHALLENGE_OVER, and CHALLENGE_NOT_YOURS to everybody but the person who is to answer."""
    if not challenge.open:
        raise HostRefusal(HostReason.CHALLENGE_OVER, status=challenge.status.value)
    if challenge.challenged != press.person.id:
        raise HostRefusal(HostReason.CHALLENGE_NOT_YOURS)


async def _decline(press: Press, challenge: ChallengeId) -> None:
    """Decline a challenge; ask once more first if that gives away a place on a ladder."""
    found = await press.host.challenges.get(challenge)
    if found.open and found.ladder is not None and found.challenged == press.person.id:
        await press.reply(forfeit_view(press.language, found))
        return
    closed = await press.host.challenges.decline(challenge, press.person.id)
    await press.conclude(
        press.language.say("challenge-declined-you", person=person_text(press.language, closed.challenger))
    )


async def _check_still_here(press: Press, challenge: Challenge) -> None:
    """Withdraw and refuse a challenge whose challenger has left the server."""
    server = await server_of(press.interaction.client, challenge.guild)
    assert challenge.challenger is not None, "open challenges have both their people"
    if server is None:
        return
    try:
        await server.fetch_member(challenge.challenger)
    except discord.NotFound as gone:
        await press.host.challenges.withdraw(challenge.id, challenge.challenger)
        raise Refusal("challenge-left") from gone


async def _offer_rules(press: Press, challenge: ChallengeId) -> None:
    found = await press.host.challenges.get(challenge)
    _check_may_answer(press, found)
    presets = await press.host.guilds.presets(found.guild)
    await press.reply(proposals_view(press.language, found, presets))


async def _propose(press: Press, challenge: ChallengeId) -> None:
    """Propose the rules that were chosen in the panel, and say so in its place."""
    found = await press.host.challenges.get(challenge)
    presets = await press.host.guilds.presets(found.guild)
    try:
        options = _proposed(press, found, presets)
    except HostRefusal:
        # Nobody else may read the names of the presets.
        _check_may_answer(press, found)
        # Otherwise the panel would offer the deleted preset again.
        await press.update(proposals_view(press.language, found, presets))
        raise
    async with press.concluding():
        changed = await press.host.challenges.propose(challenge, press.person.id, options)
        assert changed.challenged is not None, "open challenges have both their people"
        text = press.language.say("challenge-proposed-you", person=mention(changed.challenged))
        await press.update(text_view(text))


def _proposed(press: Press, challenge: Challenge, presets: Mapping[str, TableOptions]) -> TableOptions:
    """Return the options that are proposed instead; their language stays that of the challenge."""
    if press.choice in (CASUAL, RATED):
        return replace(challenge.options, rated=press.choice == RATED)
    with reading():
        if not press.choice.startswith(PRESET):
            raise ValueError(press.choice)
    chosen = preset_named(presets, press.choice.removeprefix(PRESET))
    return replace(chosen, language=challenge.options.language)
