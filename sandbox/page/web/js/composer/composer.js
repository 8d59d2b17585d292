// The field for writing: plain messages, people after @, commands after /.

import * as api from "../api.js";
import { avatar } from "../avatar.js";
import { peopleHere } from "../components/choices.js";
import { make, part } from "../dom.js";
import { icon } from "../icons.js";
import { useCommand } from "../interactions.js";
import { on, send } from "../signals.js";
import { ChannelKind, channelName, displayName, openChannel, store } from "../store.js";
import { CommandLine } from "./command_line.js";
import { calledIn, search } from "./command_search.js";
import {
  closeSuggestions,
  moveSuggestion,
  openSuggestions,
  suggestionsAreOpen,
  takeSuggestion,
} from "./suggestions.js";

const text = part("composer-text");
const form = part("composer");
const sendButton = part("composer-send");
const slashButton = part("composer-slash");

let commandLine = null;
let draftOf = null;
let replyTo = null;
const drafts = new Map();

/** Makes the composer ready for another channel; an unsent text is kept for the old one. */
export function composeIn(channel) {
  if (draftOf === (channel?.id ?? null)) {
    allow(channel);
    return;
  }
  if (draftOf) drafts.set(draftOf, text.value);
  draftOf = channel?.id ?? null;
  answer(null);
  leaveCommand(drafts.get(draftOf) ?? "", { focus: false });
  allow(channel);
}

function allow(channel) {
  text.disabled = !channel?.can_write && !channel?.can_use_commands;
  text.placeholder = !channel
    ? "No channel is open"
    : text.disabled
      ? "You may not write here"
      : `Message ${channel.type === ChannelKind.DIRECT ? "@" : "#"}${channelName(channel)}`;
  text.setAttribute("aria-label", text.placeholder);
}

/** Starts a command in the composer, by its path or the path as shown. */
function startCommand(path) {
  const command = store.commands.find((each) => each.path === path || each.shown === path);
  if (command) begin(command);
  else {
    leaveCommand(`/${path}`);
    suggest();
  }
}

function begin(command, words = "") {
  commandLine?.close();
  text.hidden = true;
  text.value = "";
  const channelId = store.channelId;
  commandLine = new CommandLine({
    command,
    words,
    channelId,
    left: leaveCommand,
    sent: (options, words) => {
      leaveCommand("");
      useCommand(channelId, command, options, words);
    },
  });
  form.classList.add("in-command");
  sendButton.disabled = false;
}

function leaveCommand(left = "", { focus = true } = {}) {
  commandLine?.close();
  commandLine = null;
  form.classList.remove("in-command");
  text.hidden = false;
  text.value = left;
  grow();
  closeSuggestions();
  if (!focus) return;
  text.focus();
  if (left) suggest();
}

function suggest() {
  const before = text.value.slice(0, text.selectionStart);
  if (text.value.startsWith("/") && !text.value.includes("\n")) return suggestCommands(text.value.slice(1));
  const called = /(?:^|\s)@([^\s@]*)$/u.exec(before);
  if (called) return suggestPeople(called[1]);
  return closeSuggestions();
}

function suggestCommands(typed) {
  const called = calledIn(store.commands, typed);
  if (called) return begin(called.command, called.words);
  const items = search(store.commands, typed).map((command) => ({
    label: `/${command.shown}`,
    detail: command.options.map((option) => option.shown).join("  "),
    explanation: command.description,
    tag: store.bot.name,
    mark: avatar(store.bot, "small"),
    command,
  }));
  const title = typed.trim() ? `Commands matching /${typed.trim()}` : "Commands";
  return openSuggestions({
    field: text,
    title,
    items,
    note: items.length ? "" : whyNone(),
    chosen: ({ command }) => begin(command),
  });
}

function whyNone() {
  if (store.commands.length) return "No command matches.";
  return store.bot.online ? "There is no command for you here." : "The bot is not connected.";
}

function suggestPeople(typed) {
  const wanted = typed.toLocaleLowerCase();
  const items = peopleHere()
    .filter((user) => displayName(user).toLocaleLowerCase().startsWith(wanted))
    .map((user) => ({ label: displayName(user), mark: avatar(user, "tiny"), user }));
  if (!items.length) return closeSuggestions();
  openSuggestions({
    field: text,
    title: "People",
    items,
    chosen: ({ user }) => {
      const end = text.selectionStart;
      text.setRangeText(`@${displayName(user)} `, end - typed.length - 1, end, "end");
      closeSuggestions();
    },
  });
}

function withIds(content) {
  return peopleHere()
    .toSorted((first, second) => displayName(second).length - displayName(first).length)
    .reduce((written, user) => written.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), content);
}

function answer(message) {
  replyTo = message;
  const line = part("replying");
  line.hidden = !message;
  if (!message) return;
  const stop = () => {
    answer(null);
    text.focus();
  };
  line.replaceChildren(
    make("span", {}, "Replying to ", make("strong", {}, displayName(message.author))),
    make(
      "button",
      { type: "button", class: "icon-button", "aria-label": "Do not reply", on: { click: stop } },
      icon("close"),
    ),
  );
  text.focus();
}

async function sendText() {
  const content = text.value.trim();
  if (!content || !store.channelId) return;
  const channelId = store.channelId;
  const reply = replyTo;
  text.value = "";
  grow();
  answer(null);
  closeSuggestions();
  try {
    await api.act({
      kind: "write",
      channel: channelId,
      text: withIds(content),
      ...(reply && { reply_to: reply.id }),
    });
  } catch (error) {
    send("problem", error.message);
    if (!text.value) text.value = content;
  }
}

function grow() {
  text.style.setProperty("height", "auto");
  text.style.setProperty("height", `${Math.min(text.scrollHeight, 200)}px`);
  sendButton.disabled = !text.value.trim() && !commandLine;
}

text.addEventListener("input", () => {
  grow();
  suggest();
});
text.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (suggestionsAreOpen()) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (moveSuggestion(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
      return;
    }
    if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && takeSuggestion()) {
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      closeSuggestions();
      return;
    }
  }
  if (event.key === "Escape" && replyTo) answer(null);
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    sendText();
  }
});
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) closeSuggestions();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (commandLine) commandLine.send();
  else sendText();
});
sendButton.append(icon("send"));
slashButton.append(icon("slash"));
slashButton.addEventListener("click", () => {
  leaveCommand("/");
});
document.addEventListener("keydown", (event) => {
  // A slash typed anywhere starts a command, unless a text field has the focus or a dialog is open.
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog[open]") || document.querySelector("dialog[open]"))
    return;
  event.preventDefault();
  leaveCommand("/");
});
on("pick command", startCommand);
on("reply to", answer);
on("commands changed", () => {
  if (!commandLine && text.value.startsWith("/") && document.activeElement === text) suggest();
});
