// The header of the open channel: name, topic, pins, archiving of a thread, and whether the bot is online.

import * as api from "./api.js";
import { make, part } from "./dom.js";
import { icon } from "./icons.js";
import { summary } from "./message.js";
import { on, send } from "./signals.js";
import { ChannelKind, channelName, displayName, isThread, openChannel, store, unreadOver } from "./store.js";
import { act, askForThread, tool } from "./toolbar.js";

const tools = part("room-tools");

/** Paints the header for the open channel. */
function paintRoom() {
  const channel = openChannel();
  const direct = channel?.type === ChannelKind.DIRECT;
  part("room-icon").replaceChildren(
    icon(!channel || direct ? "speech" : isThread(channel) ? "thread" : "hash"),
  );
  part("room-name").textContent = channel ? channelName(channel) : "No channel";
  part("room-topic").textContent = channel?.topic ?? (channel?.archived ? "This thread is archived." : "");
  part("feed").setAttribute("aria-label", channel ? `Messages in ${channelName(channel)}` : "Messages");
  tools.replaceChildren(...(channel ? roomTools(channel) : []));
  paintTitle();
}

function roomTools(channel) {
  const archive =
    isThread(channel) &&
    tool(
      channel.archived ? "unbox" : "box",
      channel.archived ? "Reopen the thread" : "Archive the thread",
      () => act({ kind: "archive", channel: channel.id, archived: !channel.archived }),
    );
  const thread =
    [ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT, ChannelKind.FORUM].includes(channel.type) &&
    tool("thread", "Start a thread", () => askForThread({ channel: channel.id }));
  return [archive, thread, pinsTool(channel)].filter(Boolean);
}

function pinsTool(channel) {
  const popup = make("div", {
    class: "pins",
    popover: "auto",
    role: "dialog",
    "aria-label": "Pinned messages",
  });
  const open = async () => {
    const pinned = await api.pins(channel.id);
    popup.replaceChildren(
      make("h3", {}, "Pinned messages"),
      ...(pinned.length
        ? pinned.map((message) => pinEntry(message, popup))
        : [make("p", {}, "Nothing is pinned here.")]),
    );
    popup.showPopover();
  };
  return make(
    "span",
    {},
    tool("pin", "Pinned messages", () => open().catch((error) => send("problem", error.message))),
    popup,
  );
}

function pinEntry(message, popup) {
  const go = () => {
    popup.hidePopover();
    send("show message", { channelId: message.channel_id, messageId: message.id });
  };
  return make(
    "button",
    { type: "button", class: "pin-entry", on: { click: go } },
    make("strong", {}, displayName(message.author)),
    make("span", {}, summary(message)),
  );
}

function paintTitle() {
  const channel = openChannel();
  const { mentions } = unreadOver([...store.channels.values()]);
  document.title = `${mentions ? `(${mentions}) ` : ""}${channel ? channelName(channel) : "Sandbox"} · ${store.me?.name ?? ""}`;
  part("drawer-badge").textContent = mentions ? String(mentions) : "";
  part("drawer-badge").hidden = !mentions;
}

function paintBot() {
  part("bot-state").textContent = store.bot.online ? "" : `${store.bot.name} is offline`;
}

on("channel opened", paintRoom);
on("channels changed", paintRoom);
on("unread changed", paintTitle);
on("bot changed", paintBot);
