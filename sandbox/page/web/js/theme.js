// The colours: light, dark, or as the system prefers.

import { part } from "./dom.js";
import { icon } from "./icons.js";

const KEY = "sandbox theme";
const button = part("theme");
const machineIsDark = window.matchMedia("(prefers-color-scheme: dark)");

function current() {
  return localStorage.getItem(KEY) ?? (machineIsDark.matches ? "dark" : "light");
}

function paint() {
  const theme = current();
  document.documentElement.dataset.theme = theme;
  button.replaceChildren(icon(theme === "dark" ? "sun" : "moon"));
  const words = theme === "dark" ? "Light colours" : "Dark colours";
  button.title = words;
  button.setAttribute("aria-label", words);
}

/** Makes the button switch the colours, and follows the system until it is used. */
export function startTheme() {
  button.addEventListener("click", () => {
    localStorage.setItem(KEY, current() === "dark" ? "light" : "dark");
    paint();
  });
  machineIsDark.addEventListener("change", paint);
  paint();
}
