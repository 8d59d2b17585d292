// The options of Discord's selects: their own ones, or people, roles and channels of the server.

import { initialsColour } from "../avatar.js";
import {
  ChannelKind,
  channelName,
  channelsOf,
  displayName,
  openChannel,
  otherSide,
  store,
} from "../store.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** Whether the component is one of Discord's five selects. */
export function isSelect(component) {
  return [STRING, USER, ROLE, MENTIONABLE, CHANNEL].includes(component.type);
}

/** The options of a select: { value, label, description, emoji, colour, chosen }. */
export function choicesOf(component) {
  if (component.type === STRING)
    return component.options.map((option) => ({ ...option, chosen: Boolean(option.default) }));
  const chosen = new Set((component.default_values ?? []).map((each) => each.id));
  return entities(component).map((entity) => ({ ...entity, chosen: chosen.has(entity.value) }));
}

function entities(component) {
  const people = () =>
    peopleHere().map((user) => ({
      value: user.id,
      label: displayName(user),
      description: user.bot ? "app" : null,
      colour: initialsColour(displayName(user)),
    }));
  const roles = () =>
    rolesHere().map((role) => ({
      value: role.id,
      label: `@${role.name.replace(/^@/, "")}`,
      description: "role",
    }));
  switch (component.type) {
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    default:
      return channelsHere(component.channel_types).map((channel) => ({
        value: channel.id,
        label: `#${channelName(channel)}`,
      }));
  }
}

/** The people who can be named in the open channel. */
export function peopleHere() {
  const channel = openChannel();
  if (channel?.type === ChannelKind.DIRECT) return [store.me, otherSide(channel)];
  return [...store.people.values()];
}

/** The roles of the server that the open channel belongs to. */
export function rolesHere() {
  return store.servers.get(openChannel()?.server_id)?.roles ?? [];
}

/** The channels of the same server, only those of the given kinds if any are given. */
export function channelsHere(kinds) {
  const serverId = openChannel()?.server_id;
  if (!serverId) return [];
  return channelsOf(serverId).filter((channel) => !kinds?.length || kinds.includes(channel.type));
}
