// Short notices at the edge of the page: errors and completed actions.

import { make, part } from "./dom.js";
import { icon } from "./icons.js";
import { on } from "./signals.js";

const SHOWN_MILLISECONDS = 7000;

/** Shows a line for a few seconds; the reader may close it earlier. */
export function notice(words, kind = "info") {
  const close = () => item.remove();
  const item = make(
    "div",
    { class: ["notice-card", kind] },
    make("span", {}, words),
    make(
      "button",
      { type: "button", class: "icon-button", "aria-label": "Close the notice", on: { click: close } },
      icon("close"),
    ),
  );
  part("notices").append(item);
  setTimeout(close, SHOWN_MILLISECONDS);
}

on("problem", (words) => notice(words, "problem"));
