"""Messages of challenges: the question with its buttons, before and after it is answered, and the replies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.i18n import Language
from bot.platform import limits
from bot.platform.controls import button, option, select
from bot.platform.custom_ids import Kind
from bot.platform.escaping import escaped
from bot.platform.text_view import text_view
from bot.text.table_options import summary
from bot.text.words import TABLE_ACCENT, person_text, timestamp
from model.challenges import Challenge, ChallengeStatus
from model.ids import PersonId
from model.ladders import Ladder

CASUAL, RATED, PRESET = "casual", "rated", "preset="
"""The values of proposals: the same rules without or with ratings, or (as a prefix) a preset by its name."""


class ChallengeControl(Enum):
    """The actions of a challenge's controls. Posted messages contain the values, so they never change."""

    ACCEPT = "accept"
    DECLINE = "decline"
    FORFEIT = "forfeit"
    WITHDRAW = "withdraw"
    LOOK = "look"
    TABLE = "table"
    RULES = "rules"
    PROPOSE = "propose"


def challenge_view(
    words: Language,
    challenge: Challenge,
    ladder: Ladder | None,
    *,
    private: bool = False,
    server: str = "",
    number: int = 0,
) -> ui.LayoutView:
    """Return the message that asks whether a challenge is accepted, for the channel or `private`.

    The `server` is named if it is given, as in direct messages. On a ladder the places at stake are named.
    `number` is the message's own.
    """
    title = words.say("challenge-title")
    if server:
        title = words.say("challenge-title-server", server=escaped(server))
    until = words.say("challenge-until", when=timestamp(challenge.answer_by))
    asks = words.say("challenge-asks", **_names(words, challenge))
    make_button = partial(button, Kind.CHALLENGE, game=challenge.id, seq=number)
    buttons = [
        make_button(
            words.say("challenge-accept"),
            choice=f"{ChallengeControl.ACCEPT.value} {challenge.proposal}",
            style=discord.ButtonStyle.success,
        ),
        make_button(words.say("challenge-decline"), choice=ChallengeControl.DECLINE.value),
    ]
    if ladder is None:
        buttons.append(make_button(words.say("challenge-other-rules"), choice=ChallengeControl.RULES.value))
    if not private:
        buttons.append(make_button(words.say("challenge-withdraw"), choice=ChallengeControl.WITHDRAW.value))
    container = ui.Container[Any](
        ui.TextDisplay[Any]("\n".join([title, asks, *_stake(words, challenge, ladder)])),
        ui.Separator[Any](),
        ui.TextDisplay[Any](summary(words, challenge.options)),
        ui.TextDisplay[Any](until),
        ui.ActionRow[Any](*buttons),
        accent_colour=TABLE_ACCENT,
    )
    return ui.LayoutView(timeout=None).add_item(container)


def closed_view(words: Language, challenge: Challenge) -> ui.LayoutView:
    """Return the message that replaces the closed question; it does not say who did not want to play."""
    names = _names(words, challenge)
    match challenge.status:
        case ChallengeStatus.ACCEPTED:
            text = words.say("challenge-left-accepted", **names)
        case ChallengeStatus.OPEN:
            text = words.say("challenge-left-rules", **names)
        case _:
            text = words.say("challenge-left-closed", **names)
    container = ui.Container[Any](ui.TextDisplay[Any](text), accent_colour=TABLE_ACCENT)
    return ui.LayoutView(timeout=None).add_item(container)


def made_view(words: Language, challenge: Challenge, ladder: Ladder | None) -> ui.LayoutView:
    """Return the private answer to the challenger, with what is at stake on a ladder that has both people."""
    more = _stake(words, challenge, ladder)
    if challenge.ladder is None and ladder is not None:
        more = [words.say("challenge-no-stake", ladder=escaped(ladder.spec.name))]
    return _with_withdraw(words, challenge, "challenge-made", more)


def waiting_view(
    words: Language, challenge: Challenge, ladder: Ladder | None, person: PersonId
) -> ui.LayoutView:
    """Return the answer to a person who makes a challenge while one is open between the same two people."""
    if challenge.challenger == person:
        return _with_withdraw(words, challenge, "challenge-waits-mine")
    return challenge_view(words, challenge, ladder, private=True)


def answered_view(words: Language, challenge: Challenge, text: str, number: int) -> ui.LayoutView:
    """Return message `number` of a challenge, on an answer to it, with a button that shows the challenge."""
    shows = button(
        Kind.CHALLENGE,
        words.say("challenge-table"),
        game=challenge.id,
        seq=number,
        choice=ChallengeControl.TABLE.value,
    )
    return text_view(text).add_item(ui.ActionRow[Any](shows))


def table_view(words: Language, challenge: Challenge) -> ui.LayoutView:
    """Return the message that names both people of a challenge and its options."""
    asks = words.say("challenge-table-asks", **_names(words, challenge))
    return text_view(f"{asks}\n{summary(words, challenge.options)}")


def proposals_view(words: Language, challenge: Challenge, presets: Iterable[str]) -> ui.LayoutView:
    """Return the panel in which the challenged person chooses other rules to propose."""
    rated = challenge.options.rated
    instead = words.say("challenge-same-casual" if rated else "challenge-same-rated")
    offered = [option(instead, CASUAL if rated else RATED)]
    offered += [option(name, f"{PRESET}{name}") for name in presets]
    panel = text_view(words.say("challenge-rules-ask"))
    return panel.add_item(
        select(
            Kind.CHALLENGE,
            words.say("challenge-rules-choose"),
            offered[: limits.OPTIONS],
            game=challenge.id,
            choice=ChallengeControl.PROPOSE.value,
        )
    )


def forfeit_view(words: Language, challenge: Challenge) -> ui.LayoutView:
    """Return the panel that asks the challenged person to confirm giving away their place on a ladder."""
    confirm = button(
        Kind.CHALLENGE,
        words.say("challenge-forfeit"),
        game=challenge.id,
        choice=ChallengeControl.FORFEIT.value,
        style=discord.ButtonStyle.danger,
    )
    text = words.say("challenge-forfeit-ask", person=person_text(words, challenge.challenger))
    return text_view(text).add_item(ui.ActionRow[Any](confirm))


def _stake(words: Language, challenge: Challenge, ladder: Ladder | None) -> list[str]:
    """Return a line on the places at stake on a ladder; empty unless both people are on it."""
    if ladder is None or challenge.challenger is None or challenge.challenged is None:
        return []
    challenger, challenged = ladder.member_for(challenge.challenger), ladder.member_for(challenge.challenged)
    if challenger is None or challenged is None:
        return []
    places = {"from": challenger.place or 0, "to": challenged.place or 0}
    return [words.say("challenge-stake", ladder=escaped(ladder.spec.name), **places)]


def _with_withdraw(
    words: Language, challenge: Challenge, key: str, more: Sequence[str] = ()
) -> ui.LayoutView:
    values = {"person": person_text(words, challenge.challenged), "when": timestamp(challenge.answer_by)}
    withdraw = button(
        Kind.CHALLENGE,
        words.say("challenge-withdraw"),
        game=challenge.id,
        choice=ChallengeControl.WITHDRAW.value,
    )
    return text_view("\n".join([words.say(key, **values), *more])).add_item(ui.ActionRow[Any](withdraw))


def _names(words: Language, challenge: Challenge) -> dict[str, str]:
    return {
        "person": person_text(words, challenge.challenged),
        "host": person_text(words, challenge.challenger),
    }
