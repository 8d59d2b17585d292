// The server's events: each changes the store or makes the page load the data that the event lacks.

import * as api from "./api.js";
import { setNow } from "./clock.js";
import { send } from "./signals.js";
import { dropChannel, dropMessage, putChannel, putMessage, setUnread, store } from "./store.js";

const HANDLERS = {
  state: () => send("state is old"),
  commands: () => send("commands are old"),
  clock: ({ now }) => setNow(Date.parse(now)),
  bot: ({ online }) => {
    store.bot.online = online;
    send("bot changed");
    send("commands are old");
  },
  unread: ({ channel_id, unread, mentions }) => setUnread(channel_id, { unread, mentions }),
  typing: ({ channel_id, person_id, name }) =>
    send("typing", { channelId: channel_id, personId: person_id, name }),
  "message.created": ({ message }) => putMessage(message),
  "message.edited": ({ message }) => putMessage(message),
  "message.deleted": ({ channel_id, id }) => dropMessage(channel_id, id),
  "channel.created": ({ channel }) => putChannel(channel),
  "channel.changed": ({ channel }) => putChannel(channel),
  "channel.deleted": ({ id }) => {
    dropChannel(id);
    send("channel gone", id);
  },
};

let stop = () => {};
let held = null;

/** Listens to the events of the person at this window, instead of those of the previous person. */
export function startStream() {
  stop();
  stop = api.listen(
    hear,
    (isLost) => send("line", isLost),
    () => send("stream refused"),
  );
}

/** Handles the events that came while the state was being loaded, and from now on each one at once. */
export function letThrough() {
  const events = held ?? [];
  held = null;
  events.forEach(handle);
}

function hear(event) {
  // After "ready" the state is loaded again. Events that arrive meanwhile are held until `letThrough`.
  if (event.type === "ready") {
    held = [];
    send("stream ready");
  } else if (held) held.push(event);
  else handle(event);
}

function handle(event) {
  HANDLERS[event.type]?.(event);
}
