// The line that tells a new user what to do first; never shown again once followed or closed.

import { part } from "./dom.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import { store } from "./store.js";

const KEY = "sandbox hint seen";
const FIRST = "game new";
const hint = part("hint");

function paint() {
  const command = store.commands.find((each) => each.path === FIRST);
  part("hint-words").textContent = command
    ? `Type / and pick “${command.shown}” to open a table.`
    : "Type / to see what the bot can do.";
  hint.hidden = Boolean(localStorage.getItem(KEY));
}

function forget() {
  localStorage.setItem(KEY, "yes");
  hint.hidden = true;
}

/** Shows the line until a command or control is used or the line is closed. */
export function startHint() {
  part("hint-close").append(icon("close"));
  part("hint-close").addEventListener("click", forget);
  part("hint-words").addEventListener("click", () => send("pick command", FIRST));
  on("commands changed", paint);
  on("command used", forget);
  on("press began", forget);
  paint();
}
