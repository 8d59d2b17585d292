// Emojis: Unicode ones as text, the application's own as pictures from the server.

import { attachmentAddress } from "./api.js";
import { make } from "./dom.js";

/** A custom emoji (`<:name:id>`) as a picture with the alternative text `:name:`. */
export function customEmoji(id, name, animated = false) {
  const address = attachmentAddress(`https://cdn.discordapp.com/emojis/${id}.${animated ? "gif" : "png"}`);
  return make("img", {
    class: "emoji",
    src: address,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: false,
  });
}

/** The emoji of a button or an option, or nothing. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji.id, emoji.name, emoji.animated);
  return make("span", { class: "emoji-text", "aria-hidden": "true" }, emoji.name);
}

const ONLY_EMOJI =
  /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u{1f1e6}-\u{1f1ff}])+$/u;

/** Whether a text consists of a few emojis only, which Discord shows large. */
export function isOnlyEmoji(text) {
  return text.length < 200 && ONLY_EMOJI.test(text) && /\S/.test(text);
}
