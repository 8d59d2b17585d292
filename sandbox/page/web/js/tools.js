// The drawer at the right: moving the clock and injecting faults.

import * as api from "./api.js";
import { aheadInWords, now, onClockMoved, setNow } from "./clock.js";
import { make, part } from "./dom.js";
import { faultTools } from "./fault_tools.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import { written } from "./timestamps.js";

const HOUR = 3600;
const STEPS = [
  ["10 minutes later", HOUR / 6],
  ["One hour later", HOUR],
  ["12 hours later", 12 * HOUR],
  ["One day later", 24 * HOUR],
  ["3 days later", 72 * HOUR],
  ["One week later", 168 * HOUR],
];

const button = part("clock");
const drawer = part("tools");
const face = make("span", { class: "clock-face" });
const ahead = make("span", { class: "clock-ahead" });
const clockNow = make("p", { class: "clock-now" });

/** Makes the clock in the header tick and open the drawer. */
export function startTools() {
  button.append(icon("clock"), face, ahead);
  button.addEventListener("click", () => (drawer.hidden ? open() : close()));
  // The button that opened the drawer keeps the focus, so it handles Escape as well.
  for (const each of [drawer, button])
    each.addEventListener("keydown", (event) => event.key === "Escape" && close());
  onClockMoved(paintClock);
  setInterval(paintClock, 1000);
  on("faults changed", ({ pending, storm }) =>
    button.classList.toggle("faulty", pending.length > 0 || storm !== null),
  );
  paintClock();
}

function open() {
  drawer.replaceChildren(
    make(
      "div",
      { class: "tool-head" },
      make("h2", {}, "Clock and faults"),
      make(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": "Close the clock and faults",
          on: { click: close },
        },
        icon("close"),
      ),
    ),
    make(
      "section",
      {},
      make("h3", {}, "Clock"),
      clockNow,
      make("p", {}, "It only goes forward, for the bot as well."),
      make("div", { class: "tool-buttons" }, STEPS.map(stepButton)),
    ),
    ...faultTools(),
  );
  drawer.hidden = false;
  button.setAttribute("aria-expanded", "true");
  paintClock();
}

function close() {
  if (drawer.contains(document.activeElement)) button.focus();
  drawer.hidden = true;
  button.setAttribute("aria-expanded", "false");
}

function stepButton([label, seconds]) {
  const advance = async () => {
    try {
      const clock = await api.advanceClock(seconds);
      setNow(Date.parse(clock.now));
    } catch (error) {
      send("problem", error.message);
    }
  };
  return make("button", { type: "button", class: "button secondary", on: { click: advance } }, label);
}

function paintClock() {
  const shortly = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(now());
  if (face.textContent !== shortly) face.textContent = shortly;
  ahead.textContent = aheadInWords();
  button.classList.toggle("ahead", Boolean(aheadInWords()));
  clockNow.textContent = `${written(now(), "D")}, ${written(now(), "T")}`;
}
