// Pills for people, roles, channels and commands that a text names by id.

import { make, makeInlineButton } from "../dom.js";
import { icon } from "../icons.js";
import { send } from "../signals.js";
import { displayName, isThread, store } from "../store.js";

/** `@Ada`, marked when it is the person at this window. */
export function user(id) {
  const person = store.people.get(id);
  return makeInlineButton(
    { class: ["mention", id === store.me.id && "mention-me"], data: { userId: id } },
    `@${person ? displayName(person) : "unknown-user"}`,
  );
}

/** `@organisers`. */
export function role(id) {
  for (const server of store.servers.values()) {
    const found = server.roles.find((each) => each.id === id);
    if (found) return make("span", { class: "mention" }, `@${found.name.replace(/^@/, "")}`);
  }
  return make("span", { class: "mention" }, "@unknown-role");
}

/** A channel's name that opens the channel. */
export function channel(id) {
  const found = store.channels.get(id);
  if (!found) return make("span", { class: "mention" }, "#unknown");
  const [, beginning, rest] = /^([^\s-]{0,8})(.*)$/su.exec(found.name);
  return makeInlineButton(
    { class: "mention mention-channel", on: { click: () => send("open channel", id) } },
    // A line does not end between the icon and the name, but may end within a long word of it.
    make("span", { class: "unbroken" }, icon(isThread(found) ? "thread" : "hash"), beginning),
    rest,
  );
}

/** A command; a press starts it in the composer. */
export function command(path) {
  return makeInlineButton({ class: "mention", on: { click: () => send("pick command", path) } }, `/${path}`);
}
