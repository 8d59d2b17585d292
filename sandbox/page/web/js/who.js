// The panel for choosing the window's person, and that person's language and standing.

import * as api from "./api.js";
import { avatar } from "./avatar.js";
import { make, part } from "./dom.js";
import { askForName } from "./form.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import { DIRECT_MESSAGES, store } from "./store.js";

// Discord's languages, each under its own name.
const LANGUAGES = Object.fromEntries(
  (
    "en-US en-GB fr de it es-ES es-419 pt-BR nl da no fi sv-SE pl cs hu ro hr lt vi tr el bg ru uk hi th " +
    "zh-CN zh-TW ja ko id"
  )
    .split(" ")
    .map((locale) => [locale, new Intl.DisplayNames(locale, { type: "language" }).of(locale)]),
);
const SWITCHES = [
  ["takes_direct_messages", "Takes direct messages"],
  ["installed_app", "Has installed the bot"],
];
const STANDINGS = {
  member: "Member",
  organiser: "Organiser",
  administrator: "Administrator",
  timed_out: "Timed out",
};

let isMoreOpen = false;

/** Paints the panel at the foot of the channel list. */
function paintWho() {
  const me = store.me;
  const humans = [...store.people.values()].filter((person) => person.id !== store.bot.id);
  const panel = part("who");
  const focused = panel.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  panel.replaceChildren(
    make(
      "div",
      { class: "who-me" },
      avatar(me),
      make(
        "div",
        { class: "who-texts" },
        make("span", { class: "who-title" }, "Who am I"),
        make("strong", { id: "who-name" }, me.name),
      ),
      make(
        "a",
        {
          class: "icon-button",
          href: addressAs(me.id),
          target: "_blank",
          title: "Open another window",
          "aria-label": `Open another window as ${me.name}`,
        },
        icon("window"),
      ),
    ),
    make(
      "div",
      { class: "who-people", role: "group", "aria-label": "Be somebody else" },
      humans.map(personButton),
      newPersonButton(),
    ),
    make("div", { class: "who-choices" }, languageChoice(me), standingChoice(me)),
    make(
      "details",
      { class: "who-more", open: isMoreOpen, on: { toggle: (event) => (isMoreOpen = event.target.open) } },
      make("summary", {}, "More about this person"),
      SWITCHES.map(([name, label]) => personSwitch(me, name, label)),
    ),
  );
  if (focused) panel.querySelector(`[data-key="${focused}"]`)?.focus();
}

/** The address of a window for this person. */
function addressAs(personId) {
  const address = new URL(window.location.href);
  address.searchParams.set("as", personId);
  return address.toString();
}

function personButton(person) {
  const current = person.id === store.me.id;
  return make(
    "button",
    {
      type: "button",
      class: ["who-person", current && "current"],
      title: `${person.name}, ${LANGUAGES[person.locale] ?? person.locale}. With Ctrl in a new window.`,
      "aria-label": `Be ${person.name}`,
      "aria-pressed": String(current),
      data: { person: person.id, key: person.id },
      on: {
        click: (event) => {
          if (event.ctrlKey || event.metaKey) window.open(addressAs(person.id), "_blank");
          else send("become", person.id);
        },
      },
    },
    avatar(person, "small"),
    make("span", {}, person.name),
  );
}

function newPersonButton() {
  const add = (name) => api.addPerson(name, "en-US");
  return make(
    "button",
    {
      type: "button",
      class: "who-person who-new",
      "aria-label": "Add a person",
      title: "Add a person",
      on: { click: () => askForName("A new person", "Name", 32, add) },
    },
    "+",
  );
}

function languageChoice(me) {
  return choice("Language", LANGUAGES, me.locale, (locale) => change(me, { locale }));
}

function standingChoice(me) {
  if (store.place === DIRECT_MESSAGES || !me.standing[store.place]) return null;
  return choice("Standing here", STANDINGS, me.standing[store.place], (standing) =>
    change(me, { standing: { [store.place]: standing } }),
  );
}

function personSwitch(me, name, label) {
  const box = make("input", {
    type: "checkbox",
    data: { key: name },
    checked: me[name],
    on: { change: () => change(me, { [name]: box.checked }) },
  });
  return make("label", {}, box, label);
}

function change(person, changes) {
  api.changePerson(person.id, changes).catch((error) => send("problem", error.message));
}

function choice(label, options, current, chosen) {
  const list = make(
    "select",
    { class: "small-select", data: { key: label }, on: { change: () => chosen(list.value) } },
    Object.entries(options).map(([value, name]) =>
      make("option", { value, selected: value === current }, name),
    ),
  );
  return make("label", {}, make("span", {}, label), list);
}

on("person changed", paintWho);
on("place changed", paintWho);
