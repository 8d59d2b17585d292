// Starts the page, loads the state of the window's person, and opens channels.

import * as api from "./api.js";
import { setNow } from "./clock.js";
import { composeIn } from "./composer/composer.js";
import { part } from "./dom.js";
import { startDrawer } from "./drawer.js";
import { isReadingTheEnd, paintAll, revealMessage, showChannel } from "./feed.js";
import { startHint } from "./hint.js";
import { forgetPerson, keepChannel, keepPerson, lastChannel, personOfWindow } from "./session.js";
import { on, send } from "./signals.js";
import {
  channelsOf,
  ChannelKind,
  DIRECT_MESSAGES,
  directMessages,
  dropMessage,
  openChannel,
  putChannel,
  putState,
  setUnread,
  store,
} from "./store.js";
import { letThrough, startStream } from "./stream.js";
import { startTheme } from "./theme.js";
import { setTimeLocale } from "./timestamps.js";
import { startTools } from "./tools.js";
import "./channel_list.js";
import "./local_messages.js";
import "./notices.js";
import "./rail.js";
import "./room.js";
import "./typing.js";
import "./who.js";

async function loadState() {
  const state = await api.state();
  setNow(Date.parse(state.clock.now));
  putState(state);
  setTimeLocale(store.me.locale);
}

async function loadCommands() {
  const channelId = store.channelId;
  const found = channelId
    ? await api.commands(channelId)
    : { commands: [], menus: { person: [], message: [] } };
  if (channelId !== store.channelId) return;
  store.commands = found.commands;
  store.menus = found.menus;
  send("commands changed");
}

/** Switches the window to another person; the state is loaded once the stream of events says "ready". */
function become(personId) {
  api.speakAs(personId);
  startStream();
}

async function begin() {
  const before = store.channelId;
  store.timelines.clear();
  store.channelId = null;
  composeIn(null);
  await loadState();
  api.speakAs(store.me.id);
  keepPerson(store.me.id);
  letThrough();
  const wanted = [before, lastChannel(store.me.id)].map((id) => store.channels.get(id)).find(Boolean);
  await open((wanted ?? firstChannel())?.id ?? null);
}

function firstChannel() {
  const [server] = store.servers.keys();
  const channels = server ? channelsOf(server) : [];
  return channels.find((channel) => channel.name === "games") ?? channels[0] ?? directMessages()[0];
}

async function open(channelId) {
  const channel = store.channels.get(channelId);
  store.channelId = channel?.id ?? null;
  if (channel) {
    store.place = channel.type === ChannelKind.DIRECT ? DIRECT_MESSAGES : channel.server_id;
    keepChannel(store.me.id, channel.id);
  }
  send("place changed");
  send("channel opened");
  composeIn(channel);
  part("messages").replaceChildren();
  if (!channel) return;
  // On touch screens the focus would open the keyboard over the messages.
  if (window.matchMedia("(pointer: fine)").matches && !document.querySelector("dialog[open]"))
    part("composer-text").focus();
  const commands = loadCommands();
  await showChannel(channel.id, { unread: channel.unread });
  await markRead();
  await commands;
}

async function markRead() {
  const channel = openChannel();
  if (!channel || channel.unread + channel.mentions === 0 || !isReadingTheEnd()) return;
  setUnread(channel.id, { unread: 0, mentions: 0 });
  await api.act({ kind: "read", channel: channel.id });
}

async function openPlace(place) {
  store.place = place;
  const channels = place === DIRECT_MESSAGES ? directMessages() : channelsOf(place);
  if (channels.length) await open((channels.find((channel) => channel.unread) ?? channels[0]).id);
  else {
    send("place changed");
    send("channels changed");
  }
}

/** Wraps a function so that its errors are shown to the user instead of being lost. */
function reportErrors(work) {
  return async (...details) => {
    try {
      await work(...details);
    } catch (error) {
      send("problem", error.message);
      console.warn(error);
    }
  };
}

on("open channel", reportErrors(open));
on("open place", reportErrors(openPlace));
on("become", become);
on(
  "channel gone",
  reportErrors((id) => id === store.channelId && open(firstChannel()?.id ?? null)),
);
on(
  "new channel",
  reportErrors(async (channel) => {
    putChannel(channel);
    await open(channel.id);
  }),
);
on(
  "state is old",
  reportErrors(async () => {
    const locale = store.me.locale;
    await loadState();
    if (!store.channels.has(store.channelId)) return open(firstChannel()?.id ?? null);
    if (store.me.locale !== locale) paintAll();
    composeIn(openChannel());
    return loadCommands();
  }),
);
on("commands are old", reportErrors(loadCommands));
on(
  "unread changed",
  reportErrors((id) => id === store.channelId && markRead()),
);
on("end reached", reportErrors(markRead));
on(
  "dismiss message",
  reportErrors((message) => {
    dropMessage(message.channel_id, message.id);
    return message.local
      ? null
      : api.act({ kind: "dismiss", channel: message.channel_id, message: message.id });
  }),
);
on(
  "show message",
  reportErrors(async ({ channelId, messageId }) => {
    if (channelId !== store.channelId) await open(channelId);
    await revealMessage(messageId);
  }),
);

on("stream ready", reportErrors(begin));
on("stream refused", () => {
  // A tab may remember a person of an earlier sandbox; the first person of this one is used instead.
  if (personOfWindow()) {
    forgetPerson();
    become("");
  } else
    send("problem", "The sandbox does not know this window. Open the address that it printed at its start.");
});
on("line", (isLost) => document.body.classList.toggle("line-lost", isLost));
document.addEventListener("visibilitychange", reportErrors(markRead));

startTheme();
startTools();
startHint();
startDrawer();
// Emojis that are painted before their font arrives would stay boxes, even once it is there.
await document.fonts.load('1em "Sandbox Emojis"').catch(console.warn);
become(personOfWindow());
