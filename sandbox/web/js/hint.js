// The one line that tells a newcomer what to do; gone for good once it was followed or closed.

import { commandsHere, startCommand } from "./composer/composer.js";
import { part } from "./dom.js";
import { on } from "./signals.js";

const KEY = "sandbox hint seen";
const hint = part("hint");

function paint() {
  const command = commandsHere().find((each) => each.path.join(" ") === "game new");
  part("hint-words").textContent = command ? `Type / and pick “${command.name}” to open a table.` : "Type / to see what the bot can do.";
  hint.hidden = Boolean(localStorage.getItem(KEY));
}

function forget() {
  localStorage.setItem(KEY, "yes");
  hint.hidden = true;
}

/** Shows the line until it has been of use. */
export function startHint() {
  part("hint-close").addEventListener("click", forget);
  part("hint-words").addEventListener("click", () => startCommand({ path: "game new" }));
  on("commands changed", paint);
  on("person changed", paint);
  on("command used", forget);
  paint();
}
