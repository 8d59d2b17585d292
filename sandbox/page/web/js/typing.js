// "Bastide is typing…" under the feed, for as long as Discord shows it.

import { part } from "./dom.js";
import { on } from "./signals.js";
import { store } from "./store.js";

const SHOWN_MILLISECONDS = 8000;

const typists = new Map();

function paint() {
  const names = [...typists.values()]
    .filter((each) => each.channelId === store.channelId)
    .map((each) => each.name);
  part("typing").textContent = names.length
    ? `${names.join(", ")} ${names.length === 1 ? "is" : "are"} typing…`
    : "";
}

function stop(personId) {
  clearTimeout(typists.get(personId)?.timer);
  typists.delete(personId);
  paint();
}

on("typing", ({ channelId, personId, name }) => {
  if (personId === store.me.id) return;
  stop(personId);
  typists.set(personId, { channelId, name, timer: setTimeout(stop, SHOWN_MILLISECONDS, personId) });
  paint();
});
on("message added", (message) => stop(message.author.id));
on("channel opened", paint);
