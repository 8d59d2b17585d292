// The contents of empty channels and lists.

import { avatar } from "./avatar.js";
import { make } from "./dom.js";
import { icon } from "./icons.js";
import { ChannelKind, channelName, isThread, otherSide } from "./store.js";

/** The text at the beginning of a channel; in an empty one, with advice on what to do first. */
export function emptyChannel(channel, isEmpty) {
  const name = channelName(channel);
  const direct = channel.type === ChannelKind.DIRECT;
  return make(
    "div",
    { class: ["beginning", isEmpty && "is-empty"] },
    direct
      ? avatar(otherSide(channel), "large")
      : make("span", { class: "beginning-icon" }, icon(isThread(channel) ? "thread" : "hash")),
    make("h2", {}, direct ? name : `Welcome to ${isThread(channel) ? "" : "#"}${name}`),
    make(
      "p",
      {},
      direct
        ? `This is the beginning of your direct messages with ${name}.`
        : `This is the beginning of ${isThread(channel) ? "the thread" : "the channel"}.`,
    ),
    make(
      "p",
      { class: "beginning-advice" },
      "Nothing here yet. Type ",
      make("kbd", {}, "/"),
      " below to see what the bot can do.",
    ),
  );
}

/** A line for a list without entries. */
export function emptyLine(words) {
  return make("p", { class: "empty-line" }, words);
}
