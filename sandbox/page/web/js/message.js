// One message of the feed: its author, time, command and contents.

import { avatar } from "./avatar.js";
import { attachedFile } from "./components/file.js";
import { componentElement } from "./components/component.js";
import { gallery, isPicture } from "./components/media.js";
import { make } from "./dom.js";
import { embedElement } from "./embeds.js";
import { icon } from "./icons.js";
import { press } from "./interactions.js";
import { markdown, plainText } from "./markdown/render.js";
import { send } from "./signals.js";
import { displayName, MessageFlag, store, timeline } from "./store.js";
import { arrivalElement } from "./timestamps.js";

const PINNED = 6;
const THREAD_CREATED = 18;
const REPLY = 19;
const COMMAND = 20;
const MENU_COMMAND = 23;

/** The message as a list item; `following` omits the header because the previous message has the same author. */
export function messageElement(message, { following }) {
  const ephemeral = Boolean(message.flags & MessageFlag.EPHEMERAL);
  if (message.type === PINNED || message.type === THREAD_CREATED) return notice(message);
  const row = make(
    "li",
    {
      class: [
        "message",
        following && "following",
        ephemeral && "ephemeral",
        message.mentions_me && "mentions-me",
        message.failed && "failed",
      ],
      id: `message-${message.id}`,
      data: { messageId: message.id },
      tabIndex: -1,
    },
    headLine(message),
    following ? make("span", { class: "gutter" }, arrivalElement(message.timestamp)) : avatar(message.author),
    make(
      "div",
      { class: "message-body" },
      !following && header(message),
      body(message),
      ephemeral && privateNote(message),
    ),
  );
  return row;
}

/** Whether the message needs no header after the previous one: same author and privacy, within 7 minutes. */
export function follows(message, before) {
  if (!before || headed(message) || [PINNED, THREAD_CREATED].includes(before.type)) return false;
  const sameAuthor = before.author.id === message.author.id;
  const samePrivacy = (before.flags & MessageFlag.EPHEMERAL) === (message.flags & MessageFlag.EPHEMERAL);
  const soon = Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000;
  return sameAuthor && samePrivacy && soon;
}

/** Marks a message's control that waits for the application's answer. */
export function markWaiting(row, customId) {
  row.classList.add("waiting");
  row.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`)?.classList.add("pressed");
}

function headed(message) {
  return [PINNED, THREAD_CREATED, REPLY, COMMAND, MENU_COMMAND].includes(message.type);
}

function headLine(message) {
  const caused = message.interaction_metadata;
  if ((message.type === COMMAND || message.type === MENU_COMMAND) && caused) {
    return make(
      "div",
      { class: "message-cause" },
      avatar(caused.user, "tiny"),
      make("strong", {}, displayName(caused.user)),
      " used ",
      make("span", { class: "mention" }, message.type === COMMAND ? `/${caused.name}` : caused.name),
    );
  }
  if (message.type === REPLY || message.message_reference?.message_id) return replyLine(message);
  return null;
}

function replyLine(message) {
  const id = message.message_reference?.message_id ?? message.referenced_message?.id;
  const original =
    message.referenced_message ?? timeline(message.channel_id).messages.find((each) => each.id === id);
  if (!original)
    return make(
      "div",
      { class: "message-cause" },
      icon("reply"),
      make("em", {}, "The original message was deleted"),
    );
  return make(
    "button",
    {
      type: "button",
      class: "message-cause",
      on: { click: () => send("show message", { channelId: message.channel_id, messageId: original.id }) },
    },
    icon("reply"),
    avatar(original.author, "tiny"),
    make("strong", {}, displayName(original.author)),
    make("span", { class: "cause-text" }, summary(original)),
  );
}

/** The text of a message in one line. */
export function summary(message) {
  if (message.content) return plainText(message.content);
  const text = firstText(message.components ?? []);
  return text ? plainText(text) : "Press to see the message";
}

function firstText(components) {
  for (const component of components) {
    const text = component.type === 10 ? component.content : firstText(component.components ?? []);
    if (text) return text;
  }
  return "";
}

function header(message) {
  return make(
    "div",
    { class: "message-head" },
    make(
      "button",
      { type: "button", class: "author", data: { userId: message.author.id } },
      displayName(message.author),
    ),
    message.author.bot && make("span", { class: "app-mark" }, "APP"),
    arrivalElement(message.timestamp),
    message.pinned && make("span", { class: "pinned", title: "Pinned" }, icon("pin")),
  );
}

function body(message) {
  if (message.flags & MessageFlag.LOADING) {
    return make(
      "p",
      { class: "thinking", role: "status" },
      make("span", { class: "waiting-dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
      `${displayName(message.author)} is thinking…`,
    );
  }
  const context = { message, press: (component, values) => press(message, component, values) };
  const loose = message.flags & MessageFlag.COMPONENTS_V2 ? [] : (message.attachments ?? []);
  const pictures = loose.filter(isPicture);
  const files = loose.filter((each) => !isPicture(each));
  return [
    message.content && withEditMark(markdown(message.content), message),
    pictures.length > 0 && gallery(pictures.map((each) => ({ media: each, description: each.description }))),
    files.map(attachedFile),
    (message.embeds ?? []).map(embedElement),
    (message.components ?? []).length > 0 &&
      make(
        "div",
        { class: "components" },
        message.components.map((component) => componentElement(component, context)),
      ),
    !message.content && message.edited_timestamp && editMark(message),
    make("p", { class: "press-failed", role: "alert", hidden: true }),
    message.thread && threadCard(message.thread),
  ];
}

function withEditMark(element, message) {
  if (message.edited_timestamp) (element.lastElementChild ?? element).append(editMark(message));
  return element;
}

function editMark(message) {
  return make(
    "span",
    { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() },
    "(edited)",
  );
}

function privateNote(message) {
  return make(
    "p",
    { class: "private-note" },
    icon("eye"),
    "Only you can see this • ",
    make(
      "button",
      { type: "button", class: "text-button", on: { click: () => send("dismiss message", message) } },
      "Dismiss message",
    ),
  );
}

function threadCard(thread) {
  const known = store.channels.get(thread.id) ?? thread;
  return make(
    "button",
    { type: "button", class: "thread-card", on: { click: () => send("open channel", thread.id) } },
    icon("thread"),
    make("strong", {}, known.name),
    make("span", {}, "Open thread ›"),
  );
}

function notice(message) {
  const words =
    message.type === PINNED
      ? " pinned a message to this channel."
      : [
          " started a thread: ",
          make(
            "button",
            {
              type: "button",
              class: "text-button strong",
              on: { click: () => send("open channel", threadNamed(message)?.id) },
            },
            message.content,
          ),
        ];
  return make(
    "li",
    { class: "message notice", id: `message-${message.id}`, data: { messageId: message.id }, tabIndex: -1 },
    make("span", { class: "gutter" }, icon(message.type === PINNED ? "pin" : "thread")),
    make(
      "p",
      { class: "message-body" },
      make("strong", {}, displayName(message.author)),
      words,
      " ",
      arrivalElement(message.timestamp),
    ),
  );
}

/** The thread of a "started a thread" line, found by its name: the line has no id. */
function threadNamed({ channel_id, content }) {
  return [...store.channels.values()].find(
    (channel) => channel.parent_id === channel_id && channel.name === content,
  );
}
