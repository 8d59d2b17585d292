// Menus of a message or a person: at the pointer, by keyboard, and as a sheet on a phone.

import { make } from "./dom.js";
import { icon } from "./icons.js";

const MARGIN_PX = 8;

/** Opens a menu at a point. `groups` are { title, entries }, entries { picture, label, choose, dangerous }. */
export function openMenu(name, groups, { x, y }, head = null) {
  const dialog = make("dialog", { class: "menu", "aria-label": name });
  const close = () => dialog.close();
  const entryElement = ({ picture, label, choose, dangerous }) =>
    make(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: ["menu-entry", dangerous && "dangerous"],
        on: {
          click: () => {
            close();
            choose();
          },
        },
      },
      icon(picture),
      make("span", {}, label),
    );
  const list = make(
    "div",
    { role: "menu", "aria-label": name },
    groups
      .filter(({ entries }) => entries.length)
      .map(({ title, entries }) =>
        make(
          "div",
          { class: "menu-group", role: "group", "aria-label": title ?? null },
          title && make("p", { class: "menu-title", "aria-hidden": "true" }, title),
          entries.map(entryElement),
        ),
      ),
  );
  dialog.append(...(head ? [head] : []), list);
  const entries = [...list.querySelectorAll(".menu-entry")];
  dialog.addEventListener("keydown", (event) => {
    const at = entries.indexOf(document.activeElement);
    const goals = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    if (event.key === "Tab") close();
    else if (!(event.key in goals)) return;
    else entries[goals[event.key]]?.focus();
    event.preventDefault();
  });
  // The target of a press beside the contents is the dialog itself.
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && close());
  dialog.addEventListener("contextmenu", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const { width, height } = dialog.getBoundingClientRect();
  place(dialog, "--left", x, width, window.innerWidth);
  place(dialog, "--top", y, height, window.innerHeight);
  entries[0]?.focus();
}

function place(dialog, side, wanted, size, room) {
  dialog.style.setProperty(side, `${Math.max(MARGIN_PX, Math.min(wanted, room - size - MARGIN_PX))}px`);
}
