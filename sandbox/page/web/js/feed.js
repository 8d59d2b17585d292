// The messages of the open channel. Each message is one list item that depends only on itself and the one before,
// so that a change repaints one item.

import * as api from "./api.js";
import { make, part } from "./dom.js";
import { emptyChannel } from "./empty.js";
import { waitingFor } from "./interactions.js";
import { follows, markWaiting, messageElement } from "./message.js";
import { openPersonMenu } from "./person_menu.js";
import { on, send } from "./signals.js";
import { addOlder, openChannel, store, timeline } from "./store.js";
import { sameDay, written } from "./timestamps.js";
import { openMessageMenu, toolbar } from "./toolbar.js";

const PAGE = 50;
const NEAR_PX = 80;
const PATIENCE_MILLISECONDS = 100;
const LONG_PRESS_MILLISECONDS = 450;
const PRESSED = "button, [role='button'], a, input";

const scroller = part("feed");
const list = part("messages");
const toBottom = part("to-bottom");

let stuckToBottom = true;
let unreadFrom = null;
let loadingOlder = false;
const latestChange = new Map();

/** Shows a channel: its loaded messages, or if none are loaded the last page from the server. */
export async function showChannel(channelId, { unread }) {
  stuckToBottom = true;
  list.setAttribute("aria-busy", "true");
  const line = timeline(channelId);
  if (!line.loaded) {
    list.replaceChildren();
    const page = await api.messages(channelId, { limit: PAGE });
    addOlder(channelId, page, page.length < PAGE);
  }
  if (store.channelId !== channelId) return;
  unreadFrom = unread ? (line.messages.at(-unread)?.id ?? null) : null;
  paintAll();
  list.removeAttribute("aria-busy");
}

/** Paints every loaded message of the open channel anew. */
export function paintAll() {
  const channel = openChannel();
  if (!channel) return;
  const { messages, complete } = timeline(channel.id);
  list.replaceChildren(...messages.map((message, index) => row(message, messages[index - 1])));
  if (complete) list.prepend(beginning(channel, messages.length === 0));
  scrollToEnd();
}

/** Paints newly loaded older messages without moving the visible ones. */
function paintBefore(first, count) {
  const channel = openChannel();
  const { messages, complete } = timeline(channel.id);
  const fromEnd = scroller.scrollHeight - scroller.scrollTop;
  list.prepend(...messages.slice(0, count).map((message, index) => row(message, messages[index - 1])));
  if (first) rowOf(first.id).replaceWith(row(first, messages[count - 1]));
  if (complete) list.prepend(beginning(channel, messages.length === 0));
  scroller.scrollTop = scroller.scrollHeight - fromEnd;
}

function beginning(channel, isEmpty) {
  return make("li", { class: "feed-start" }, emptyChannel(channel, isEmpty));
}

/** Scrolls to a message and highlights it for a moment. */
export async function revealMessage(messageId) {
  while (!rowOf(messageId) && !timeline(store.channelId).complete) await loadOlder();
  const found = rowOf(messageId);
  if (!found) return;
  stuckToBottom = false;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
  found.classList.add("pointed-at");
  found.addEventListener("animationend", () => found.classList.remove("pointed-at"), { once: true });
}

function row(message, before) {
  const dayBegins = !before || !sameDay(Date.parse(before.timestamp), Date.parse(message.timestamp));
  const isFirstUnread = message.id === unreadFrom;
  const item = messageElement(message, {
    following: !dayBegins && !isFirstUnread && follows(message, before),
  });
  if (dayBegins)
    item.prepend(
      make(
        "div",
        { class: "divider", role: "separator" },
        make("span", {}, written(Date.parse(message.timestamp), "D")),
      ),
    );
  if (isFirstUnread)
    item.prepend(make("div", { class: "divider unread", role: "separator" }, make("span", {}, "New")));
  return item;
}

function rowOf(messageId) {
  return list.querySelector(`:scope > [data-message-id="${messageId}"]`);
}

function place(messageId) {
  const { messages } = timeline(store.channelId);
  const index = messages.findIndex((message) => message.id === messageId);
  return { message: messages[index], before: messages[index - 1], after: messages[index + 1] };
}

on("message added", (message) => {
  if (message.channel_id !== store.channelId || !timeline(store.channelId).loaded) return;
  list.querySelector(".feed-start .is-empty")?.classList.remove("is-empty");
  const { before, after } = place(message.id);
  list.insertBefore(row(message, before), after ? rowOf(after.id) : null);
  if (after) repaint(after.id);
  if (stuckToBottom) scrollToEnd();
  else toBottom.classList.add("news");
});

on("message changed", (message) => {
  if (message.channel_id === store.channelId) repaint(message.id);
});

on("message dropped", ({ channelId, messageId }) => {
  if (channelId !== store.channelId) return;
  const gone = rowOf(messageId);
  const next = gone?.nextElementSibling;
  const hadFocus = gone?.contains(document.activeElement);
  gone?.remove();
  if (next?.dataset.messageId) repaint(next.dataset.messageId);
  if (hadFocus) part("composer-text").focus();
});

on("press began", ({ messageId, customId }) => {
  const item = rowOf(messageId);
  if (item) markWaiting(item, customId);
});

on("press ended", ({ messageId, problem }) => {
  const item = rowOf(messageId);
  if (!item) return;
  item.classList.remove("waiting");
  item.querySelectorAll(".pressed").forEach((pressed) => pressed.classList.remove("pressed"));
  const line = item.querySelector(".press-failed");
  if (line) {
    line.textContent = problem;
    line.hidden = !problem;
  }
});

/** Replaces one item once its new pictures have loaded, or after a time limit, so that the board does not flicker. */
async function repaint(messageId) {
  const { message, before } = place(messageId);
  const old = rowOf(messageId);
  if (!message || !old) return;
  const fresh = row(message, before);
  const turn = (latestChange.get(messageId) ?? 0) + 1;
  latestChange.set(messageId, turn);
  keepPictures(old, fresh);
  const coming = [...fresh.querySelectorAll(".picture img")].filter((image) => !image.complete);
  if (coming.length) {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
    await Promise.race([Promise.allSettled(coming.map((image) => image.decode())), patience]);
    if (latestChange.get(messageId) !== turn) return;
  }
  const standing = rowOf(messageId);
  if (!standing) return;
  const focused = standing.contains(document.activeElement)
    ? (document.activeElement.dataset.customId ?? "")
    : null;
  standing
    .querySelectorAll(".spoiler.revealed")
    .forEach((_, index) => fresh.querySelectorAll(".spoiler")[index]?.classList.add("revealed"));
  // The answer to a press may have come while the pictures were loading, so this is checked last.
  if (waitingFor(messageId)) markWaiting(fresh, waitingFor(messageId));
  if (standing === pointedAt) pointedAt = null;
  standing.replaceWith(fresh);
  if (focused !== null)
    (fresh.querySelector(`[data-custom-id="${CSS.escape(focused)}"]:not(:disabled)`) ?? fresh).focus({
      preventScroll: true,
    });
  if (stuckToBottom) scrollToEnd();
}

function keepPictures(old, fresh) {
  const standing = new Map(
    [...old.querySelectorAll(".picture img")]
      .filter((image) => image.complete)
      .map((image) => [image.src, image]),
  );
  for (const image of fresh.querySelectorAll(".picture img")) {
    const same = standing.get(image.src);
    if (same?.alt === image.alt) image.replaceWith(same.cloneNode());
  }
}

async function loadOlder() {
  const line = timeline(store.channelId);
  if (loadingOlder || line.complete || !line.loaded) return;
  loadingOlder = true;
  const channelId = store.channelId;
  try {
    const [first] = line.messages;
    const page = await api.messages(channelId, { limit: PAGE, before: first?.id });
    addOlder(channelId, page, page.length < PAGE);
    if (store.channelId !== channelId) return;
    stuckToBottom = false;
    paintBefore(first, line.messages.indexOf(first));
  } finally {
    loadingOlder = false;
  }
}

function scrollToEnd() {
  if (!stuckToBottom) return;
  scroller.scrollTop = scroller.scrollHeight;
}

/** Whether the end of the channel is visible, so that new messages count as read. */
export function isReadingTheEnd() {
  return stuckToBottom && document.visibilityState === "visible";
}

// One toolbar for all messages: it is shown in the message that is pointed at, touched or focused.
let pointedAt = null;

function offerTools(event) {
  const item = event.target.closest(".message");
  if (!item || item === pointedAt) return;
  pointedAt?.querySelector(":scope > .toolbar")?.remove();
  pointedAt = item;
  const { message } = place(item.dataset.messageId);
  const tools = message && toolbar(message);
  if (tools) item.append(tools);
}

// A touch on a button of the message must only press it, and not show tools that cover the text.
list.addEventListener("pointerover", (event) => event.pointerType === "mouse" && offerTools(event));
list.addEventListener("click", (event) => event.target.closest(PRESSED) ?? offerTools(event));
list.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && offerTools(event));

// The menus: a person's by a press on the name, avatar or mention, a message's by the secondary mouse button or
// a long touch.
let resting = null;

function menuAt(target, point) {
  const named = target.closest("[data-user-id]");
  const item = target.closest(".message");
  if (named) openPersonMenu(named.dataset.userId, point);
  else if (item) openMessageMenu(place(item.dataset.messageId).message, point);
}

function lift() {
  clearTimeout(resting?.timer);
  resting = null;
}

list.addEventListener("click", (event) => {
  const named = event.target.closest("[data-user-id]");
  if (named && !event.target.closest(".message-cause")) openPersonMenu(named.dataset.userId, pointOf(event));
});
list.addEventListener("contextmenu", (event) => {
  if (!event.target.closest(".message") || event.target.closest("a, .picture")) return;
  if (event.pointerType === "mouse" && !window.getSelection().isCollapsed) return;
  event.preventDefault();
  // On touch screens the timer opens the menu: not every browser sends this event there.
  if (event.pointerType !== "touch") menuAt(event.target, pointOf(event));
});
list.addEventListener("pointerdown", (event) => {
  lift();
  if (event.pointerType !== "touch" || event.target.closest(PRESSED)?.matches(":not([data-user-id])")) return;
  const point = pointOf(event);
  const timer = setTimeout(() => {
    menuAt(event.target, point);
    // Lifting the finger that opened the menu must not press the entry under it.
    document.addEventListener("touchend", (end) => end.preventDefault(), { once: true, passive: false });
  }, LONG_PRESS_MILLISECONDS);
  resting = { point, timer };
});
list.addEventListener("pointermove", (event) => {
  if (resting && Math.hypot(event.clientX - resting.point.x, event.clientY - resting.point.y) > 10) lift();
});
for (const end of ["pointerup", "pointercancel"]) list.addEventListener(end, lift);

/** The point of an event; a press by keyboard has none, so the element's lower left corner is taken. */
function pointOf(event) {
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.target.getBoundingClientRect();
  return { x: left, y: bottom };
}

scroller.addEventListener(
  "scroll",
  () => {
    const fromEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const wasStuck = stuckToBottom;
    stuckToBottom = fromEnd < NEAR_PX;
    toBottom.hidden = stuckToBottom;
    if (stuckToBottom && !wasStuck) {
      toBottom.classList.remove("news");
      send("end reached");
    }
    if (scroller.scrollTop < 300) loadOlder();
  },
  { passive: true },
);
toBottom.addEventListener("click", () => {
  stuckToBottom = true;
  scrollToEnd();
});
// Pictures and fonts that load late make the list grow; a reader at the end stays at the end.
new ResizeObserver(scrollToEnd).observe(list);
new ResizeObserver(scrollToEnd).observe(scroller);
