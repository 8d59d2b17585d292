// Elements for Discord's markdown. The names for ids come from the state of this window.

import { make, makeInlineButton } from "../dom.js";
import { customEmoji, isOnlyEmoji } from "../emoji.js";
import { timeElement } from "../timestamps.js";
import * as mentions from "./mentions.js";
import { readBlocks } from "./blocks.js";
import { readInline } from "./inline.js";

/** A text of a message as elements, block by block. */
export function markdown(text, className = "") {
  const root = make("div", { class: ["markdown", className, isOnlyEmoji(text) && "only-emoji"] });
  root.append(...readBlocks(text).map(blockElement));
  return root;
}

/** A short text (a label, the title of an embed) without blocks. */
export function inlineMarkdown(text) {
  return readInline(text).map(pieceElement);
}

/** The text without its markdown, on one line. */
export function plainText(text) {
  return [...markdown(text).children].map((block) => block.textContent).join(" ");
}

function blockElement(block) {
  switch (block.kind) {
    case "code":
      return make("pre", {}, make("code", { data: { language: block.language } }, block.text));
    case "quote":
      return make("blockquote", {}, block.blocks.map(blockElement));
    case "heading":
      return make(`h${block.level + 2}`, { class: `heading-${block.level}` }, inlineMarkdown(block.text));
    case "small":
      return make("p", { class: "small-print" }, inlineMarkdown(block.text));
    case "list":
      return listElement(block);
    default:
      return make("p", {}, inlineMarkdown(block.text));
  }
}

function listElement(block) {
  const items = block.items.map((item) =>
    make("li", {}, inlineMarkdown(item.text), item.nested && listElement(item.nested)),
  );
  const list = make(block.ordered ? "ol" : "ul", {}, items);
  if (block.ordered && block.start !== 1) list.start = block.start;
  return list;
}

const MARKS = { strong: "strong", em: "em", underline: "u", strike: "s" };

function pieceElement(piece) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "code":
      return make("code", { class: "inline-code" }, piece.text);
    case "link":
      return make(
        "a",
        { href: piece.address, target: "_blank", rel: "noreferrer noopener", title: piece.address },
        piece.children.map(pieceElement),
      );
    case "spoiler":
      return spoiler(piece.children.map(pieceElement));
    case "emoji":
      return customEmoji(piece.id, piece.name, piece.animated);
    case "time":
      return timeElement(piece.seconds, piece.style);
    case "user":
      return mentions.user(piece.id);
    case "role":
      return mentions.role(piece.id);
    case "channel":
      return mentions.channel(piece.id);
    case "command":
      return mentions.command(piece.path);
    case "everyone":
      return make("span", { class: "mention" }, piece.text);
    default:
      return make(MARKS[piece.kind], {}, piece.children.map(pieceElement));
  }
}

function spoiler(children) {
  const reveal = () => {
    cover.classList.add("revealed");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
  };
  const cover = makeInlineButton(
    { class: "spoiler", "aria-expanded": "false", "aria-label": "Spoiler", on: { click: reveal } },
    make("span", { class: "spoiler-content" }, children),
  );
  return cover;
}
