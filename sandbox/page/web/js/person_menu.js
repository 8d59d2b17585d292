// The menu of a person, at their name, avatar or mention: direct messages, and the application's commands.

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { make } from "./dom.js";
import { useMenu } from "./interactions.js";
import { openMenu } from "./menu.js";
import { send } from "./signals.js";
import { displayName, store } from "./store.js";

/** Opens the menu of the person with this id, if the page knows them. */
export function openPersonMenu(personId, point) {
  const person = store.people.get(personId);
  if (!person) return;
  const own = person.id === store.me.id;
  const choices = store.menus.person.map((command) => ({
    picture: "app",
    label: command.shown,
    choose: () => useMenu(store.channelId, command, { target: person.id }),
  }));
  const head = make(
    "div",
    { class: "menu-head" },
    avatar(person),
    make("strong", {}, displayName(person)),
    person.bot && make("span", { class: "app-mark" }, "APP"),
  );
  const entries = own ? [] : [{ picture: "speech", label: "Message", choose: () => write(person) }];
  openMenu(
    displayName(person),
    [{ entries }, { title: displayName(store.bot), entries: choices }],
    point,
    head,
  );
}

async function write(person) {
  try {
    const { channel } = await api.act({ kind: "direct", with: person.id });
    if (channel) send("new channel", channel);
  } catch (error) {
    send("problem", error.message);
  }
}
