// Round marks for people, applications and servers: initials on a colour that depends on the name.

import { make } from "./dom.js";
import { displayName, store } from "./store.js";

const COLOURS = ["#b3541e", "#2f6f8f", "#5b7a2a", "#8a4f9e", "#a83e5b", "#4d5fb5", "#8a6a1c", "#2b7d69"];

/** The colour of a person or server, always the same for a name. */
export function initialsColour(name) {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)) % 9973, 7);
  return COLOURS[sum % COLOURS.length];
}

/** The mark of a person. */
export function avatar(user, size = "") {
  const isBot = user?.bot || user?.id === store.bot?.id;
  return mark(displayName(user), ["avatar", size, isBot && "avatar-app"], { userId: user?.id });
}

/** The mark of a server. */
export function serverMark(server) {
  return mark(server.name, ["server-mark"]);
}

function mark(name, classes, data = {}) {
  return make(
    "span",
    { class: classes, "aria-hidden": "true", style: { "--mark": initialsColour(name) }, data },
    initials(name),
  );
}

function initials(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join("");
}
