// Classic embeds, the boxes that messages had before components.

import { make } from "./dom.js";
import { gallery, thumbnail } from "./components/media.js";
import { inlineMarkdown, markdown } from "./markdown/render.js";
import { arrival } from "./timestamps.js";

/** One embed as a box with its coloured edge. */
export function embedElement(embed) {
  const box = make(
    "article",
    { class: "embed" },
    make(
      "div",
      { class: "embed-texts" },
      embed.author && make("p", { class: "embed-author" }, embed.author.name),
      embed.title &&
        make(
          "h4",
          { class: "embed-title" },
          embed.url
            ? make(
                "a",
                { href: embed.url, target: "_blank", rel: "noreferrer noopener" },
                inlineMarkdown(embed.title),
              )
            : inlineMarkdown(embed.title),
        ),
      embed.description && markdown(embed.description),
      embed.fields?.length && make("dl", { class: "embed-fields" }, embed.fields.map(field)),
      embed.image?.url && gallery([{ media: embed.image, description: embed.image.description }]),
      footer(embed),
    ),
    embed.thumbnail?.url && thumbnail({ media: embed.thumbnail, description: embed.thumbnail.description }),
  );
  if (embed.color !== null && embed.color !== undefined)
    box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}

function field(each) {
  return make(
    "div",
    { class: each.inline && "inline" },
    make("dt", {}, inlineMarkdown(each.name)),
    make("dd", {}, markdown(each.value)),
  );
}

function footer(embed) {
  const words = [embed.footer?.text, embed.timestamp && arrival(Date.parse(embed.timestamp))].filter(Boolean);
  return words.length > 0 && make("p", { class: "embed-footer" }, words.join(" • "));
}
