// The valid values of a command's options, by Discord's numbers of option types.

import { avatar } from "../avatar.js";
import { channelsHere, peopleHere, rolesHere } from "../components/choices.js";
import { channelName, displayName } from "../store.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

/** Whether the values come from a fixed list that the page knows. */
export function hasOwnList(option) {
  return Boolean(option.choices?.length) || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type);
}

/** Whether the value is a file that the person chooses. */
export function takesFile(option) {
  return option.type === ATTACHMENT;
}

/** Up to 25 entries of that list that contain the typed text: { label, value, explanation, mark }. */
export function ownList(option, typed) {
  const wanted = typed.trim().replace(/^[@#]/, "").toLocaleLowerCase();
  return allEntries(option)
    .filter((entry) => entry.label.toLocaleLowerCase().includes(wanted))
    .slice(0, 25);
}

function allEntries(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  const people = () =>
    peopleHere().map((user) => ({ label: displayName(user), value: user.id, mark: avatar(user, "tiny") }));
  const roles = () =>
    rolesHere().map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, value: role.id }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    default:
      return channelsHere().map((channel) => ({
        label: `#${channelName(channel)}`,
        value: channel.id,
      }));
  }
}

/** The value of a typed text for this option: { value } or { problem }. */
export function valueOf(option, typed) {
  const text = typed.trim();
  if (hasOwnList(option)) {
    const exact = allEntries(option).find(
      (entry) => entry.label.toLocaleLowerCase() === text.toLocaleLowerCase(),
    );
    return exact ? { value: exact.value } : { problem: "Choose one from the list." };
  }
  switch (option.type) {
    case STRING:
      return textValue(option, typed);
    case INTEGER:
      return /^[-+]?\d+$/.test(text)
        ? numberValue(option, Number(text))
        : { problem: "A whole number, please." };
    case NUMBER:
      return Number.isFinite(Number(text)) && text
        ? numberValue(option, Number(text))
        : { problem: "A number, please." };
    case ATTACHMENT:
      return { problem: "Choose a file." };
    default:
      return { problem: "This page cannot fill in this kind of option." };
  }
}

function textValue(option, typed) {
  if (option.min_length && typed.length < option.min_length)
    return { problem: `At least ${option.min_length} characters.` };
  if (option.max_length && typed.length > option.max_length)
    return { problem: `At most ${option.max_length} characters.` };
  return { value: typed };
}

function numberValue(option, value) {
  if ((option.min_value ?? null) !== null && value < option.min_value)
    return { problem: `At least ${option.min_value}.` };
  if ((option.max_value ?? null) !== null && value > option.max_value)
    return { problem: `At most ${option.max_value}.` };
  return { value };
}
