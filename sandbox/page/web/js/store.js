// The state of this window: messages as in Discord's API, the rest as in the sandbox's API. Events change it;
// the other modules learn of changes by signals and repaint only the affected parts.

import { send } from "./signals.js";

export const ChannelKind = {
  TEXT: 0,
  DIRECT: 1,
  VOICE: 2,
  ANNOUNCEMENT: 5,
  ANNOUNCEMENT_THREAD: 10,
  PUBLIC_THREAD: 11,
  PRIVATE_THREAD: 12,
  FORUM: 15,
};
export const MessageFlag = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };
export const DIRECT_MESSAGES = "direct";

export const store = {
  me: null,
  bot: null,
  people: new Map(),
  servers: new Map(),
  channels: new Map(),
  commands: [],
  menus: { person: [], message: [] },
  timelines: new Map(),
  place: DIRECT_MESSAGES,
  channelId: null,
};

/** Stores the answer of `state`. */
export function putState({ me, bot, people, servers, direct }) {
  store.me = me;
  store.bot = { ...bot, bot: true };
  store.people = new Map([...people, store.bot].map((each) => [each.id, each]));
  store.servers = new Map(servers.map((server) => [server.id, server]));
  store.channels = new Map(
    [...servers.flatMap((server) => server.channels), ...direct].map((channel) => [channel.id, channel]),
  );
  send("person changed");
  send("bot changed");
  send("channels changed");
}

/** Whether the channel is a thread. */
export function isThread(channel) {
  const { ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD } = ChannelKind;
  return [ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD].includes(channel.type);
}

/** Compares Discord's ids, as text, by age: a longer one is later, then by digits. */
function bySnowflake(first, second) {
  return first.length - second.length || (first < second ? -1 : first > second ? 1 : 0);
}

/** The name to show for a person of the sandbox's API or a user object of Discord's. */
export function displayName(user) {
  return (
    store.people.get(user?.id)?.name ?? user?.name ?? user?.global_name ?? user?.username ?? "former person"
  );
}

/** The open channel, or nothing before one is opened. */
export function openChannel() {
  return store.channels.get(store.channelId) ?? null;
}

/** The person on the other side of a direct message. */
export function otherSide(channel) {
  return store.people.get(channel.with) ?? { id: channel.with ?? "0", name: channel.name || "former person" };
}

/** The name to show for a channel: its own or, in direct messages, the other person's. */
export function channelName(channel) {
  return channel.type === ChannelKind.DIRECT ? displayName(otherSide(channel)) : channel.name;
}

/** The server's channels from top to bottom, each followed by its threads that are not archived. */
export function channelsOf(serverId) {
  const here = [...store.channels.values()].filter((channel) => channel.server_id === serverId);
  const tops = here.filter((channel) => !isThread(channel));
  tops.sort((first, second) => first.position - second.position || bySnowflake(first.id, second.id));
  const under = (top) =>
    here.filter(
      (channel) =>
        isThread(channel) &&
        channel.parent_id === top.id &&
        (!channel.archived || channel.id === store.channelId),
    );
  return tops.flatMap((top) => [top, ...under(top)]);
}

/** The direct messages of the person at this window, the latest first. */
export function directMessages() {
  return [...store.channels.values()]
    .filter((channel) => channel.type === ChannelKind.DIRECT)
    .sort((first, second) =>
      bySnowflake(second.last_message_id ?? second.id, first.last_message_id ?? first.id),
    );
}

/** The messages of a channel that are loaded: { messages, complete }. */
export function timeline(channelId) {
  if (!store.timelines.has(channelId))
    store.timelines.set(channelId, { messages: [], complete: false, loaded: false });
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

/** Adds or replaces a message among the loaded ones, in order of ids. */
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

/** Removes a message that was deleted or dismissed. */
export function dropMessage(channelId, messageId) {
  const line = timeline(channelId);
  line.messages = line.messages.filter((message) => message.id !== messageId);
  send("message dropped", { channelId, messageId });
}

/** Stores a channel as it is now. */
export function putChannel(channel) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel });
  send("channels changed");
}

/** Forgets a channel and its messages. */
export function dropChannel(channelId) {
  store.channels.delete(channelId);
  store.timelines.delete(channelId);
  send("channels changed");
}

/** Stores the numbers of a channel's messages and mentions that the person has not read. */
export function setUnread(channelId, { unread, mentions }) {
  const channel = store.channels.get(channelId);
  if (!channel || (channel.unread === unread && channel.mentions === mentions)) return;
  Object.assign(channel, { unread, mentions });
  send("unread changed", channelId);
}

/** The sums of unread messages and mentions of several channels. */
export function unreadOver(channels) {
  return channels.reduce(
    (sum, { unread, mentions }) => ({ unread: sum.unread + unread, mentions: sum.mentions + mentions }),
    { unread: 0, mentions: 0 },
  );
}
