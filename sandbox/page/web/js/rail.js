// The servers at the far left, and the direct messages; badges show unread messages.

import * as api from "./api.js";
import { serverMark } from "./avatar.js";
import { make, part } from "./dom.js";
import { askForName } from "./form.js";
import { icon } from "./icons.js";
import { on, send } from "./signals.js";
import { channelsOf, DIRECT_MESSAGES, directMessages, store, unreadOver } from "./store.js";

const rail = part("rail");

/** Paints the rail anew. */
function paintRail() {
  const direct = entry({
    mark: make("span", { class: "server-mark direct-mark" }, icon("speech")),
    name: "Direct messages",
    current: store.place === DIRECT_MESSAGES,
    unread: unreadOver(directMessages()),
    go: () => send("open place", DIRECT_MESSAGES),
  });
  const servers = [...store.servers.values()].map((server) =>
    entry({
      mark: serverMark(server),
      name: server.name,
      current: store.place === server.id,
      unread: unreadOver(channelsOf(server.id)),
      go: () => send("open place", server.id),
    }),
  );
  rail.replaceChildren(direct, make("hr"), ...servers, newServer());
}

function entry({ mark, name, current, unread, go }) {
  const waits = unread.mentions ? `, ${unread.mentions} mentions` : unread.unread ? ", unread" : "";
  return make(
    "button",
    {
      type: "button",
      class: ["rail-entry", current && "current", unread.unread > 0 && "unread"],
      title: name,
      "aria-label": `${name}${waits}`,
      "aria-current": current ? "true" : null,
      on: { click: go },
    },
    mark,
    unread.mentions > 0 && make("span", { class: "badge", "aria-hidden": "true" }, String(unread.mentions)),
  );
}

function newServer() {
  return make(
    "button",
    {
      type: "button",
      class: "rail-entry",
      title: "Add a server",
      "aria-label": "Add a server",
      on: { click: () => askForName("A new server", "Name", 100, api.addServer) },
    },
    make("span", { class: "server-mark direct-mark" }, icon("plus")),
  );
}

on("channels changed", paintRail);
on("unread changed", paintRail);
on("channel opened", paintRail);
