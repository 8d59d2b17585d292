// Injected faults: single ones for the bot's next requests, a storm from a seed, and deletions.

import * as api from "./api.js";
import { make } from "./dom.js";
import { send } from "./signals.js";
import { ChannelKind, openChannel, store, timeline } from "./store.js";

const REQUEST_FAULTS = {
  server_error: "500, nothing is done",
  rate_limited: "429, too many requests",
  slow: "Slow answer",
  dropped: "Connection drops",
  lost_answer: "Done, but the answer is lost",
  late_error: "Done, but answered with 500",
};
const GATEWAY_FAULTS = {
  gateway_dropped: "Drop the gateway",
  gateway_reconnect: "Ask to reconnect",
  gateway_invalidated: "Invalidate the session",
};
const PERMISSIONS = {
  SEND_MESSAGES: "Send messages",
  VIEW_CHANNEL: "View channel",
  ATTACH_FILES: "Attach files",
  EMBED_LINKS: "Embed links",
  READ_MESSAGE_HISTORY: "Read history",
  CREATE_PUBLIC_THREADS: "Create threads",
};

/** The sections of the drawer that inject faults. */
export function faultTools() {
  const list = make("ul", { class: "active-faults", "aria-label": "Pending faults" });
  const hear = (faults) => {
    paintStore(list, faults);
    send("faults changed", faults);
  };
  const ask = (fault) => api.setFault(fault).then(hear, (error) => send("problem", error.message));
  api.faults().then(hear, (error) => send("problem", error.message));
  return [requestSection(ask, list), stormSection(ask), hereSection(ask), gatewaySection(ask)];
}

function paintStore(list, { pending, storm, injected }) {
  list.replaceChildren(
    ...pending.map((fault) =>
      make(
        "li",
        {},
        `${REQUEST_FAULTS[fault.kind]} × ${fault.times}${fault.route ? `, ${fault.route}` : ""}`,
      ),
    ),
    ...(storm ? [make("li", {}, `Storm “${storm.seed}”, ${Math.round(storm.rate * 100)} %`)] : []),
  );
  if (injected.length)
    list.append(
      make(
        "li",
        { class: "injected" },
        `${injected.length} injected, last: ${REQUEST_FAULTS[injected.at(-1).kind]} at ${injected.at(-1).route}`,
      ),
    );
}

function requestSection(ask, list) {
  const kind = choice(REQUEST_FAULTS);
  const route = make("input", { type: "text", placeholder: "every route", spellcheck: false });
  const times = make("input", { type: "number", min: 1, max: 100, value: 1 });
  const seconds = make("input", { type: "number", min: 0, max: 60, step: 0.25, value: 1 });
  const form = make(
    "form",
    { class: "tool-form" },
    labelled("What", kind),
    labelled("Routes that contain", route),
    make("div", { class: "tool-row" }, labelled("Times", times), labelled("Seconds late", seconds)),
    make("button", { type: "submit", class: "button danger" }, "For the next requests"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask({ kind: kind.value, route: route.value, times: Number(times.value), seconds: Number(seconds.value) });
  });
  return make(
    "section",
    {},
    make("h3", {}, "The bot's requests"),
    form,
    list,
    tool("Clear all of it", () => ask({ kind: "clear" })),
  );
}

function stormSection(ask) {
  const seed = make("input", { type: "text", value: "autumn", required: true });
  const rate = make("input", { type: "number", min: 1, max: 100, value: 5 });
  const form = make(
    "form",
    { class: "tool-form" },
    make("div", { class: "tool-row" }, labelled("Seed", seed), labelled("Percent", rate)),
    make("button", { type: "submit", class: "button danger" }, "Start a storm"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask({ kind: "storm", seed: seed.value, rate: Number(rate.value) / 100 });
  });
  return make("section", {}, make("h3", {}, "Storm"), form);
}

function hereSection(ask) {
  const permission = choice(PERMISSIONS);
  const channel = () => store.channelId;
  const server = () => openChannel()?.server_id;
  const lastOfBot = () =>
    timeline(channel()).messages.findLast((message) => message.author.id === store.bot.id && !message.for_me);
  const deleteLast = () => {
    const message = lastOfBot();
    if (message) ask({ kind: "message_deleted", channel: channel(), message: message.id });
  };
  const inServer = openChannel()?.type !== ChannelKind.DIRECT;
  return make(
    "section",
    {},
    make("h3", {}, "In this channel"),
    inServer && make("div", { class: "tool-form" }, labelled("The bot's permission", permission)),
    make(
      "div",
      { class: "tool-buttons" },
      inServer &&
        tool("Take it away", () =>
          ask({
            kind: "permission_missing",
            channel: channel(),
            permission: permission.value,
            missing: true,
          }),
        ),
      inServer &&
        tool("Give it back", () =>
          ask({
            kind: "permission_missing",
            channel: channel(),
            permission: permission.value,
            missing: false,
          }),
        ),
      tool("Delete its last message", deleteLast),
      inServer && tool("Delete the channel", () => ask({ kind: "channel_deleted", channel: channel() })),
      inServer && tool("Remove the bot", () => ask({ kind: "bot_removed", server: server() })),
      inServer && tool("Add the bot again", () => ask({ kind: "bot_added", server: server() })),
    ),
  );
}

function gatewaySection(ask) {
  return make(
    "section",
    {},
    make("h3", {}, "Gateway"),
    make(
      "div",
      { class: "tool-buttons" },
      Object.entries(GATEWAY_FAULTS).map(([kind, label]) => tool(label, () => ask({ kind }))),
    ),
  );
}

function tool(label, press) {
  return make("button", { type: "button", class: "button secondary", on: { click: press } }, label);
}

function labelled(words, control) {
  return make("label", {}, words, control);
}

function choice(options) {
  return make(
    "select",
    { class: "small-select" },
    Object.entries(options).map(([value, name]) => make("option", { value }, name)),
  );
}
