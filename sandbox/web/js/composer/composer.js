// Where a person writes: plain messages, people after @, commands after /.

import * as api from "../api.js";
import { avatar } from "../avatar.js";
import { peopleHere } from "../components/choices.js";
import { part } from "../dom.js";
import { useCommand } from "../interactions.js";
import { on, send } from "../signals.js";
import { ChannelKind, channelName, displayName, openChannel, store } from "../store.js";
import { CommandLine } from "./command_line.js";
import { commandsFor, search } from "./command_tree.js";
import { closeSuggestions, moveSuggestion, openSuggestions, suggestionsAreOpen, takeSuggestion } from "./suggestions.js";

const text = part("composer-text");
const form = part("composer");
const sendButton = part("composer-send");
const slashButton = part("composer-slash");

let commandLine = null;
const drafts = new Map();
let draftOf = null;

/** The commands that the person at this window can use in the open channel. */
export function commandsHere() {
  const channel = openChannel();
  if (!channel) return [];
  return commandsFor({ commands: store.commands, locale: store.me.locale, channel, permissions: channel.permissions ?? store.me.permissions });
}

/** Makes the composer ready for another channel; what was being written stays with the old one. */
export function composeIn(channel) {
  if (draftOf) drafts.set(draftOf, text.value);
  draftOf = channel?.id ?? null;
  leaveCommand(drafts.get(draftOf) ?? "", { focus: false });
  text.disabled = !channel;
  text.placeholder = channel ? `Message ${channel.type === ChannelKind.DIRECT ? "@" : "#"}${channelName(channel)}` : "No channel is open";
  text.setAttribute("aria-label", text.placeholder);
}

/** Starts a command in the composer, by its path or its id. */
export function startCommand({ path }) {
  const command = commandsHere().find((each) => each.path.join(" ") === path || each.name === path);
  if (command) begin(command);
  else {
    leaveCommand(`/${path}`);
    suggest();
  }
}

function begin(command) {
  commandLine?.close();
  text.hidden = true;
  text.value = "";
  const channelId = store.channelId;
  commandLine = new CommandLine({
    command,
    channelId,
    left: leaveCommand,
    sent: (options, words) => {
      leaveCommand("");
      useCommand(channelId, command, options, words);
    },
  });
  form.classList.add("in-command");
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
  const items = search(commandsHere(), typed).map((command) => ({
    label: `/${command.name}`,
    detail: command.options.map((option) => option.label).join("  "),
    explanation: command.description,
    tag: store.application ? displayName(store.application) : "",
    mark: store.application && avatar(store.application, "small"),
    command,
  }));
  const note = items.length ? "" : store.commands.length ? "No command matches." : "The bot has not announced its commands yet.";
  openSuggestions({ field: text, title: typed.trim() ? `Commands matching /${typed.trim()}` : "Commands", items, note, chosen: ({ command }) => begin(command) });
}

function suggestPeople(typed) {
  const wanted = typed.toLocaleLowerCase();
  const items = peopleHere()
    .filter((user) => displayName(user).toLocaleLowerCase().startsWith(wanted) || user.username.startsWith(wanted))
    .map((user) => ({ label: displayName(user), explanation: `@${user.username}`, mark: avatar(user, "tiny"), user }));
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

async function sendText() {
  const content = text.value.trim();
  if (!content || !store.channelId) return;
  const channelId = store.channelId;
  text.value = "";
  grow();
  closeSuggestions();
  try {
    await api.sendMessage(channelId, withIds(content));
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
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    sendText();
  }
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (commandLine) commandLine.send();
  else sendText();
});
slashButton.addEventListener("click", () => {
  leaveCommand("/");
});
document.addEventListener("keydown", (event) => {
  // A slash typed anywhere starts a command, unless somebody is writing or a dialog is open.
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog[open]") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  leaveCommand("/");
});
on("pick command", startCommand);
on("commands changed", () => {
  if (!commandLine && text.value.startsWith("/") && document.activeElement === text) suggest();
});
