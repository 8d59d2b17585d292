// The pictures of a message, a gallery or a thumbnail; each opens in full when pressed.

import { attachmentAddress } from "../api.js";
import { make } from "../dom.js";
import { openLightbox } from "../lightbox.js";

const LARGEST_WIDTH_PX = 600;
const LARGEST_HEIGHT_PX = 420;

/** Pictures side by side, as many as the gallery holds. */
export function gallery(items) {
  const shown = items.map((item) => ({
    ...mediaOf(item.media),
    alt: item.description ?? "",
    spoiler: item.spoiler,
  }));
  const grid = make("div", { class: "gallery", data: { count: String(Math.min(shown.length, 5)) } });
  grid.append(
    ...shown.map((picture, index) =>
      pictureElement(picture, () => openLightbox(shown, index), { whole: shown.length === 1 }),
    ),
  );
  return grid;
}

/** A small picture beside a text. */
export function thumbnail(component) {
  const picture = {
    ...mediaOf(component.media),
    alt: component.description ?? "",
    spoiler: component.spoiler,
  };
  return make(
    "div",
    { class: "thumbnail" },
    pictureElement(picture, () => openLightbox([picture], 0), { whole: false }),
  );
}

/** Whether an attachment is something the page can show as a picture. */
export function isPicture(attachment) {
  return (
    (attachment.content_type ?? "").startsWith("image/") ||
    /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename ?? "")
  );
}

/** The fields of Discord's media object or attachment that the pictures need. */
function mediaOf(media) {
  return { address: attachmentAddress(media.url), width: media.width, height: media.height };
}

function pictureElement(picture, open, { whole }) {
  const image = make("img", { src: picture.address, alt: picture.alt, decoding: "async" });
  const frame = make(
    "button",
    {
      type: "button",
      class: ["picture", picture.spoiler && "covered"],
      "aria-label": `Open large: ${picture.alt || "picture"}`,
    },
    image,
    picture.alt && make("span", { class: "alt-mark", title: picture.alt, "aria-hidden": "true" }, "ALT"),
    picture.spoiler && make("span", { class: "cover-word" }, "Spoiler"),
  );
  // The picture's space is reserved before it has loaded, so that the layout does not jump.
  if (whole && picture.width && picture.height) {
    const scale = Math.min(1, LARGEST_WIDTH_PX / picture.width, LARGEST_HEIGHT_PX / picture.height);
    frame.style.setProperty("width", `${Math.round(picture.width * scale)}px`);
    frame.style.setProperty("aspect-ratio", `${picture.width} / ${picture.height}`);
  }
  image.addEventListener("error", () => frame.classList.add("broken"));
  frame.addEventListener("click", () => {
    if (frame.classList.contains("covered")) frame.classList.remove("covered");
    else open();
  });
  return frame;
}
