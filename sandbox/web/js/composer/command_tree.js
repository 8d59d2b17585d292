// The application's commands as a person finds them: leaves of the tree, named in the person's language.

import { ChannelKind } from "../store.js";

const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const CHAT_INPUT = 1;
const IN_SERVER = 0;
const IN_DIRECT_MESSAGE = 1;
const ADMINISTRATOR = 1n << 3n;

/**
 * Every command that can be typed here: { id, path, name, description, options }. `path` is what the application knows it by,
 * `name` what the reader sees. Commands that the place or the person's permissions rule out are left away.
 */
export function commandsFor({ commands, locale, channel, permissions }) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter((command) => belongsHere(command, channel) && isAllowed(command, channel, permissions))
    .flatMap((command) => leaves(command, locale, command, [], []))
    .sort((first, second) => first.name.localeCompare(second.name));
}

/** The text of a command or option in a language, by one of its keys (`name`, `description`). */
export function localised(thing, key, locale) {
  const all = thing[`${key}_localizations`] ?? {};
  return all[locale] ?? all[locale?.split("-")[0]] ?? thing[`${key}_localized`] ?? thing[key] ?? "";
}

function leaves(node, locale, root, path, names) {
  const ownPath = [...path, node.name];
  const ownNames = [...names, localised(node, "name", locale)];
  const below = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === SUBCOMMAND_GROUP);
  if (below.length) return below.flatMap((option) => leaves(option, locale, root, ownPath, ownNames));
  return [
    {
      id: root.id,
      path: ownPath,
      name: ownNames.join(" "),
      description: localised(node, "description", locale),
      options: (node.options ?? []).map((option) => optionOf(option, locale)),
    },
  ];
}

function optionOf(option, locale) {
  return {
    ...option,
    label: localised(option, "name", locale),
    explanation: localised(option, "description", locale),
    choices: option.choices?.map((choice) => ({ label: localised(choice, "name", locale), value: choice.value })),
  };
}

function belongsHere(command, channel) {
  const direct = channel.type === ChannelKind.DIRECT;
  if (command.guild_id) return command.guild_id === channel.guild_id;
  if (command.contexts?.length) return command.contexts.includes(direct ? IN_DIRECT_MESSAGE : IN_SERVER);
  return !direct || command.dm_permission !== false;
}

function isAllowed(command, channel, permissions) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined || channel.type === ChannelKind.DIRECT) return true;
  const held = BigInt(permissions ?? 0);
  if (held & ADMINISTRATOR) return true;
  return BigInt(needed) !== 0n && (held & BigInt(needed)) === BigInt(needed);
}

/** The commands that fit what was typed after the slash, the best first. */
export function search(commands, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return commands;
  const ranked = commands.map((command) => ({ command, rank: rank(command, wanted) })).filter(({ rank: found }) => found < 4);
  return ranked.sort((first, second) => first.rank - second.rank).map(({ command }) => command);
}

function rank(command, wanted) {
  const names = [command.name.toLocaleLowerCase(), command.path.join(" ")];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return command.description.toLocaleLowerCase().includes(wanted) ? 3 : 4;
}
