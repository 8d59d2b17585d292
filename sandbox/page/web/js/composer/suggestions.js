// The list over the composer: commands, options, choices or people, walked through with the arrow keys.

import { make, part } from "../dom.js";

const panel = part("suggestions");
const heading = part("suggestions-heading");
const list = part("suggestions-list");

let entries = [];
let active = -1;
let choose = () => {};
let keeper = null;

/**
 * Opens the list for a text field. An entry is { label, detail, explanation, mark, value };
 * `chosen(entry)` is called with the choice. With `first: false` no entry is marked, so the field
 * still handles Enter.
 */
export function openSuggestions({ field, title, items, chosen, first = true, note = "" }) {
  entries = items;
  choose = chosen;
  keeper = field;
  active = first && items.length ? 0 : -1;
  heading.textContent = title;
  list.replaceChildren(...items.map(entryElement));
  if (note) list.append(make("p", { class: "suggestions-note" }, note));
  panel.hidden = !items.length && !note;
  field.setAttribute("aria-expanded", String(!panel.hidden));
  paintActive();
}

/** Closes the list. */
export function closeSuggestions() {
  entries = [];
  active = -1;
  panel.hidden = true;
  list.replaceChildren();
  keeper?.setAttribute("aria-expanded", "false");
  keeper?.removeAttribute("aria-activedescendant");
}

/** Whether the list is open. */
export function suggestionsAreOpen() {
  return !panel.hidden;
}

/** The marked entry, or nothing. */
export function activeSuggestion() {
  return entries[active] ?? null;
}

/** Takes the marked entry, or the first one; false when there is none. */
export function takeSuggestion({ orFirst = false } = {}) {
  const entry = entries[active] ?? (orFirst ? entries[0] : null);
  if (!entry) return false;
  choose(entry);
  return true;
}

/** Moves the mark up or down, wrapping around at the ends; false when there are no entries. */
export function moveSuggestion(by) {
  if (!entries.length) return false;
  active = active < 0 ? (by > 0 ? 0 : entries.length - 1) : (active + by + entries.length) % entries.length;
  paintActive();
  return true;
}

function entryElement(entry, index) {
  return make(
    "div",
    {
      class: "suggestion",
      role: "option",
      id: `suggestion-${index}`,
      on: {
        // The field keeps the focus, so a press must not take it away before the click arrives.
        pointerdown: (event) => event.preventDefault(),
        click: () => choose(entry),
        pointermove: () => index !== active && ((active = index), paintActive({ scroll: false })),
      },
    },
    entry.mark,
    make(
      "span",
      { class: "suggestion-texts" },
      make(
        "span",
        { class: "suggestion-label" },
        entry.label,
        entry.detail && make("span", { class: "suggestion-detail" }, entry.detail),
      ),
      entry.explanation && make("span", { class: "suggestion-explanation" }, entry.explanation),
    ),
    entry.tag && make("span", { class: "suggestion-tag" }, entry.tag),
  );
}

function paintActive({ scroll = true } = {}) {
  [...list.children].forEach((item, index) => {
    item.classList.toggle("active", index === active);
    if (item.role === "option") item.setAttribute("aria-selected", String(index === active));
  });
  const current = list.children[active];
  if (current?.id) keeper?.setAttribute("aria-activedescendant", current.id);
  else keeper?.removeAttribute("aria-activedescendant");
  if (scroll) current?.scrollIntoView({ block: "nearest" });
}
