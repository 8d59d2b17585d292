// What this window knows of the world, in Discord's own shapes. Events from the server change it here;
// the parts of the page hear of the change through signals and repaint only what it touches.

import { send } from "./signals.js";

export const ChannelKind = { TEXT: 0, DIRECT: 1, CATEGORY: 4, ANNOUNCEMENT: 5, ANNOUNCEMENT_THREAD: 10, PUBLIC_THREAD: 11, PRIVATE_THREAD: 12 };
export const MessageFlag = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };

const THREADS = new Set([ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD]);

export const store = {
  me: null,
  people: new Map(),
  servers: new Map(),
  channels: new Map(),
  commands: [],
  timelines: new Map(),
  unread: new Map(),
  channelId: null,
};

/** Whether the channel hangs under another one. */
export function isThread(channel) {
  return THREADS.has(channel.type);
}

/** Discord's snowflakes in the order they were made: longer is later, then by digits. */
export function bySnowflake(first, second) {
  return first.length - second.length || (first < second ? -1 : first > second ? 1 : 0);
}

/** The name a person goes by. */
export function displayName(user) {
  return user?.global_name || user?.username || "former person";
}

/** The channel this window looks at, or nothing before one is opened. */
export function openChannel() {
  return store.channels.get(store.channelId) ?? null;
}

/** A channel's name as a reader says it: `#games`, a thread's name, the other person. */
export function channelName(channel) {
  if (channel.type !== ChannelKind.DIRECT) return channel.name;
  return (channel.recipients ?? []).filter((user) => user.id !== store.me.id).map(displayName).join(", ");
}

/** The server's channels from top to bottom, each followed by its threads that are not archived. */
export function channelsOf(serverId) {
  const here = [...store.channels.values()].filter((channel) => channel.guild_id === serverId);
  const tops = here.filter((channel) => !isThread(channel));
  tops.sort((first, second) => (first.position ?? 0) - (second.position ?? 0) || bySnowflake(first.id, second.id));
  return tops.flatMap((top) => [top, ...here.filter((channel) => isThread(channel) && channel.parent_id === top.id && !channel.thread_metadata?.archived)]);
}

/** The direct messages of the person at this window, the latest first. */
export function directMessages() {
  return [...store.channels.values()]
    .filter((channel) => channel.type === ChannelKind.DIRECT)
    .sort((first, second) => bySnowflake(second.last_message_id ?? second.id, first.last_message_id ?? first.id));
}

/** The messages of a channel that are loaded: { messages, complete }. */
export function timeline(channelId) {
  if (!store.timelines.has(channelId)) store.timelines.set(channelId, { messages: [], complete: false, loaded: false });
  return store.timelines.get(channelId);
}

/** Puts a page of older messages before those already there. */
export function addOlder(channelId, messages, complete) {
  const line = timeline(channelId);
  const known = new Set(line.messages.map((message) => message.id));
  line.messages = [...messages.filter((message) => !known.has(message.id)), ...line.messages];
  line.messages.sort((first, second) => bySnowflake(first.id, second.id));
  line.loaded = true;
  line.complete = complete;
}

/** A message that came or changed; it takes its place among the loaded ones. */
export function putMessage(message) {
  const { messages } = timeline(message.channel_id);
  const index = messages.findIndex((known) => known.id === message.id);
  if (index >= 0) {
    messages[index] = { ...messages[index], ...message };
    send("message changed", messages[index]);
    return;
  }
  let place = messages.length;
  while (place > 0 && bySnowflake(messages[place - 1].id, message.id) > 0) place -= 1;
  messages.splice(place, 0, message);
  const channel = store.channels.get(message.channel_id);
  if (channel) channel.last_message_id = message.id;
  send("message added", message);
}

/** Takes a message away, whether somebody deleted it or the reader dismissed it. */
export function dropMessage(channelId, messageId) {
  const line = timeline(channelId);
  line.messages = line.messages.filter((message) => message.id !== messageId);
  send("message dropped", { channelId, messageId });
}

/** Notes a channel as it is now. */
export function putChannel(channel) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel });
  send("channels changed");
}

/** Forgets a channel and its messages. */
export function dropChannel(channelId) {
  store.channels.delete(channelId);
  store.timelines.delete(channelId);
  store.unread.delete(channelId);
  send("channels changed");
}

/** Whether the message calls the person at this window by name, role or everyone. */
export function mentionsMe(message) {
  if (message.author?.id === store.me.id) return false;
  if (message.mention_everyone) return true;
  return (message.mentions ?? []).some((user) => user.id === store.me.id);
}

/** Notes what the person at this window has not read in a channel: { count, mentions }. */
export function setUnread(channelId, unread) {
  if (unread.count || unread.mentions) store.unread.set(channelId, unread);
  else store.unread.delete(channelId);
  send("unread changed", channelId);
}

/** What is unread over several channels together. */
export function unreadOver(channels) {
  const sum = { count: 0, mentions: 0 };
  for (const channel of channels) {
    const unread = store.unread.get(channel.id);
    sum.count += unread?.count ?? 0;
    sum.mentions += unread?.mentions ?? 0;
  }
  return sum;
}
