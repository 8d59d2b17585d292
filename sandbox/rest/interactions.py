"""The bot's answers to interactions: the callback, and the webhook that serves for 15 minutes."""

from __future__ import annotations

from sandbox.rest.routing import NO_CONTENT, Answer, Call, Routes
from sandbox.wire import message_payloads
from sandbox.world import interactions
from sandbox.world.drafts import Draft
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.values import Callback, Interaction, Message

routes = Routes(need_token=False)
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def first_answer(call: Call) -> Answer:
    """Answer an interaction; with `with_response` return the interaction and the message."""
    interaction = call.world.interactions.get(call.params["interaction_token"])
    if interaction is None or interaction.id != call.params["interaction_id"]:
        raise Refused(Refusal.UNKNOWN_INTERACTION)
    body = call.body or {}
    try:
        callback = Callback(int(body.get("type") or 0))
    except ValueError:
        raise InvalidForm(("type", "Not a type of answer")) from None
    message = interactions.answer(
        call.world, interaction, callback, Draft(body.get("data") or {}, call.files)
    )
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NO_CONTENT
    return Answer(200, _outcome(call, interaction, callback, message))


@routes("POST", WEBHOOK)
def follow_up(call: Call) -> Answer:
    """Post another message of an interaction and return it."""
    message = interactions.follow_up(call.world, _interaction(call), call.draft)
    return Answer(200, message_payloads.message(call.world, message))


@routes("GET", WEBHOOK + "/messages/@original")
@routes("GET", WEBHOOK + "/messages/{message_id}")
def read(call: Call) -> Answer:
    """Return a message of an interaction."""
    return Answer(200, message_payloads.message(call.world, _message(call)))


@routes("PATCH", WEBHOOK + "/messages/@original")
@routes("PATCH", WEBHOOK + "/messages/{message_id}")
def edit(call: Call) -> Answer:
    """Edit a message of an interaction and return it."""
    message = interactions.edit(call.world, _interaction(call), _message(call), call.draft)
    return Answer(200, message_payloads.message(call.world, message))


@routes("DELETE", WEBHOOK + "/messages/@original")
@routes("DELETE", WEBHOOK + "/messages/{message_id}")
def delete(call: Call) -> Answer:
    """Delete a message of an interaction."""
    interactions.delete(call.world, _interaction(call), _message(call))
    return NO_CONTENT


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.world.bot_id:
        raise Refused(Refusal.UNKNOWN_WEBHOOK)
    return interactions.by_token(call.world, call.params["webhook_token"])


def _message(call: Call) -> Message:
    return interactions.message_of(call.world, _interaction(call), call.params.get("message_id", "@original"))


def _outcome(
    call: Call, interaction: Interaction, callback: Callback, message: Message | None
) -> dict[str, object]:
    summary: dict[str, object] = {"id": interaction.id, "type": int(interaction.kind)}
    if interaction.original_id is not None:
        summary["response_message_id"] = interaction.original_id
        summary["response_message_loading"] = callback is Callback.DEFERRED_MESSAGE
        summary["response_message_ephemeral"] = message is not None and message.only_for is not None
    if interaction.channel_id:
        summary["channel_id"] = interaction.channel_id
    if interaction.server_id:
        summary["guild_id"] = interaction.server_id
    outcome: dict[str, object] = {"interaction": summary}
    if message is not None and callback is not Callback.DEFERRED_MESSAGE:
        outcome["resource"] = {
            "type": int(callback),
            "message": message_payloads.message(call.world, message),
        }
    return outcome
