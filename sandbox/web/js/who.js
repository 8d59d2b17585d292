// Who am I: everybody of the sandbox, one press each; language and rights of the person at this window.

import { avatar } from "./avatar.js";
import { make, part } from "./dom.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import { displayName, store } from "./store.js";
import { rightsInWords } from "./rights.js";

const LANGUAGES = { "en-US": "English", fr: "Français", de: "Deutsch", it: "Italiano", "es-ES": "Español", ja: "日本語" };

/** Paints the panel at the foot of the channel list. */
export function paintWho() {
  const humans = [...store.people.values()].filter((user) => !user.bot);
  const me = store.me;
  part("who").replaceChildren(
    make(
      "div",
      { class: "who-me" },
      avatar(me),
      make("div", { class: "who-texts" }, make("strong", { id: "who-name" }, displayName(me)), make("span", { class: "who-rights" }, `${LANGUAGES[me.locale] ?? me.locale} · ${rightsInWords(me.permissions)}`)),
      make("a", { class: "icon-button", href: addressAs(me.id), target: "_blank", title: "Open another window", "aria-label": "Open another window for this person" }, icon("window")),
    ),
    make("div", { class: "who-people", role: "group", "aria-label": "Who am I" }, humans.map(personButton)),
    languageSelect(),
  );
}

function personButton(user) {
  const current = user.id === store.me.id;
  return make(
    "button",
    {
      type: "button",
      class: ["who-person", current && "current"],
      title: `${displayName(user)} — ${LANGUAGES[user.locale] ?? user.locale ?? ""}. With Ctrl: in a new window.`,
      "aria-label": `Be ${displayName(user)}`,
      "aria-pressed": String(current),
      data: { person: user.id },
      on: {
        click: (event) => {
          if (event.ctrlKey || event.metaKey) window.open(addressAs(user.id), "_blank");
          else send("become", user.id);
        },
      },
    },
    avatar(user, "small"),
    make("span", {}, displayName(user)),
  );
}

function languageSelect() {
  const known = store.me.locale in LANGUAGES ? LANGUAGES : { ...LANGUAGES, [store.me.locale]: store.me.locale };
  const choice = make(
    "select",
    { class: "small-select", "aria-label": "Language of this person", on: { change: () => send("speak", choice.value) } },
    Object.entries(known).map(([locale, name]) => make("option", { value: locale, selected: locale === store.me.locale }, name)),
  );
  return make("label", { class: "who-language" }, "Language", choice);
}

/** The address of a window that belongs to the person. */
export function addressAs(personId) {
  const address = new URL(window.location.href);
  address.searchParams.set("as", personId);
  return address.toString();
}

on("person changed", paintWho);
