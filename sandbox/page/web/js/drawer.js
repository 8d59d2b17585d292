// In a narrow window the servers and channels at the left are in a drawer.

import { part } from "./dom.js";
import { icon } from "./icons.js";
import { on } from "./signals.js";

const page = part("page");
const button = part("drawer");

function show(isOpen) {
  page.classList.toggle("drawer-open", isOpen);
  button.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) part("places").querySelector("[aria-current]")?.focus();
}

/** Makes the drawer open by its button and close by the choice of a channel, a press beside it, or Escape. */
export function startDrawer() {
  button.prepend(icon("menu"));
  button.addEventListener("click", () => show(!page.classList.contains("drawer-open")));
  part("veil").addEventListener("click", () => show(false));
  part("places").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !page.classList.contains("drawer-open")) return;
    show(false);
    button.focus();
  });
  on("open channel", () => show(false));
}
