// What the server tells: each event changes the store or asks for what it does not bring along.

import * as api from "./api.js";
import { setNow } from "./clock.js";
import { send } from "./signals.js";
import { dropChannel, dropMessage, putChannel, putMessage, setUnread, store } from "./store.js";

const HANDLERS = {
  ready: () => send("stream ready"),
  state: () => send("state is old"),
  commands: () => send("commands are old"),
  clock: ({ now }) => setNow(Date.parse(now)),
  bot: ({ online }) => {
    store.bot.online = online;
    send("bot changed");
    send("commands are old");
  },
  unread: ({ channel_id, unread, mentions }) => setUnread(channel_id, { unread, mentions }),
  typing: ({ channel_id, person_id, name }) => send("typing", { channelId: channel_id, personId: person_id, name }),
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

/** Hears the events of the person at this window, instead of whom it heard before. */
export function startStream() {
  stop();
  stop = api.listen(
    (event) => HANDLERS[event.type]?.(event),
    (isLost) => send("line", isLost),
  );
}
