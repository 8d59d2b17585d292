// What a person can do with a message: answer it, start a thread from it, pin it, delete it.

import * as api from "./api.js";
import { make, present } from "./dom.js";
import { askForName } from "./form.js";
import { icon } from "./icons.js";
import { useMenu } from "./interactions.js";
import { openMenu } from "./menu.js";
import { send } from "./signals.js";
import { ChannelKind, displayName, MessageFlag, openChannel, store } from "./store.js";

const MAY_MANAGE = ["administrator", "organiser"];

/** The row of small buttons for a message, or null for an ephemeral or deferred one. */
export function toolbar(message) {
  const tools = messageTools(message);
  if (!tools.length) return null;
  const menu = tool("more", "More", () => {
    const { right, bottom } = menu.getBoundingClientRect();
    openMessageMenu(message, { x: right, y: bottom });
  });
  return make(
    "div",
    { class: "toolbar", role: "group", "aria-label": "Message actions" },
    tools.map(({ picture, label, choose }) => tool(picture, label, choose)),
    menu,
  );
}

/** The menu of a message: the toolbar's actions, and the application's commands for messages. */
export function openMessageMenu(message, point) {
  const tools = messageTools(message);
  if (!tools.length) return;
  const choices = store.menus.message.map((command) => ({
    picture: "app",
    label: command.shown,
    choose: () => useMenu(message.channel_id, command, { message: message.id }),
  }));
  openMenu("Message", [{ entries: tools }, { title: displayName(store.bot), entries: choices }], point);
}

/** The actions that the person may take on the message: { picture, label, choose }. */
function messageTools(message) {
  const channel = openChannel();
  if (message.flags & (MessageFlag.EPHEMERAL | MessageFlag.LOADING)) return [];
  const direct = channel.type === ChannelKind.DIRECT;
  const manages = direct || MAY_MANAGE.includes(store.me.standing[channel.server_id]);
  const place = { channel: channel.id, message: message.id };
  return present([
    { picture: "reply", label: "Reply", choose: () => send("reply to", message) },
    channel.type === ChannelKind.TEXT &&
      !message.thread && { picture: "thread", label: "Start a thread", choose: () => askForThread(place) },
    manages && {
      picture: "pin",
      label: message.pinned ? "Unpin" : "Pin",
      choose: () => act({ kind: "pin", ...place, pinned: !message.pinned }),
    },
    (message.author.id === store.me.id || (manages && !direct)) && {
      picture: "bin",
      label: "Delete",
      dangerous: true,
      choose: () => act({ kind: "delete", ...place }),
    },
  ]);
}

/** Asks for a name and starts a thread, from a message when `place` has one. */
export function askForThread(place) {
  askForName("A new thread", "Name of the thread", 100, async (name) => {
    const { channel } = await api.act({ kind: "thread", ...place, name });
    if (channel) send("new channel", channel);
  });
}

/** A button with a pictogram; its label is for screen readers and the tooltip. */
export function tool(picture, label, press) {
  return make(
    "button",
    { type: "button", class: "icon-button", title: label, "aria-label": label, on: { click: press } },
    icon(picture),
  );
}

/** Sends an action whose effect arrives as an event, if at all; an error is shown as a notice. */
export function act(what) {
  api.act(what).catch((error) => send("problem", error.message));
}
