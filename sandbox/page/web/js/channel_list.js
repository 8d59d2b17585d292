// The channels and threads of the server, or the direct messages; unread ones are highlighted.

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { make, part } from "./dom.js";
import { emptyLine } from "./empty.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import {
  ChannelKind,
  channelName,
  channelsOf,
  DIRECT_MESSAGES,
  directMessages,
  isThread,
  otherSide,
  putChannel,
  store,
} from "./store.js";

const title = part("place-name");
const list = part("channel-list");

/** Paints the list of the open server, or of the direct messages. */
function paintChannels() {
  const direct = store.place === DIRECT_MESSAGES;
  title.textContent = direct ? "Direct messages" : (store.servers.get(store.place)?.name ?? "");
  const channels = direct ? directMessages() : channelsOf(store.place);
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
  list.replaceChildren(...channels.map(entry));
  if (!channels.length)
    list.append(
      emptyLine(
        direct
          ? "No direct messages yet. The bot writes here when it has something for you alone."
          : "No channel that you may see.",
      ),
    );
  if (direct && !channels.some((channel) => channel.with === store.bot.id)) list.append(writeToBot());
  if (focused) list.querySelector(`[data-channel-id="${focused}"]`)?.focus();
}

function entry(channel) {
  const { unread, mentions } = channel;
  const current = channel.id === store.channelId;
  const name = channelName(channel);
  const waits = mentions ? `, ${mentions} mentions` : unread ? ", unread" : "";
  const direct = channel.type === ChannelKind.DIRECT;
  return make(
    "button",
    {
      type: "button",
      class: ["channel", isThread(channel) && "thread", current && "current", unread > 0 && "unread"],
      data: { channelId: channel.id },
      "aria-current": current ? "page" : null,
      "aria-label": `${name}${isThread(channel) ? ", thread" : ""}${waits}`,
      on: { click: () => send("open channel", channel.id) },
    },
    direct ? avatar(otherSide(channel), "small") : icon(isThread(channel) ? "thread" : "hash"),
    make("span", { class: "channel-name" }, name),
    mentions > 0 && make("span", { class: "badge", "aria-hidden": "true" }, String(mentions)),
  );
}

function writeToBot() {
  const open = async () => {
    const { channel } = await api.act({ kind: "direct", with: store.bot.id });
    putChannel(channel);
    send("open channel", channel.id);
  };
  return make(
    "button",
    { type: "button", class: "channel", on: { click: open } },
    icon("speech"),
    make("span", { class: "channel-name" }, `Write to ${store.bot.name}`),
  );
}

on("channels changed", paintChannels);
on("unread changed", paintChannels);
on("channel opened", paintChannels);
