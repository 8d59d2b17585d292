// A picture in full: closes by Escape or a press, steps through a gallery, says its alt text.

import { make, part } from "./dom.js";
import { icon } from "./icons.js";

/** Opens the pictures ({ address, alt }) at one of them. */
export function openLightbox(pictures, first) {
  const dialog = part("lightbox");
  let index = first;
  const image = make("img", { class: "lightbox-picture" });
  const caption = make("p", { class: "lightbox-alt" });
  const original = make(
    "a",
    { class: "button secondary", target: "_blank", rel: "noreferrer" },
    "Open original",
  );
  const several = pictures.length > 1;
  const step = (by) => {
    index = (index + by + pictures.length) % pictures.length;
    paint();
  };
  const paint = () => {
    const picture = pictures[index];
    image.src = original.href = picture.address;
    image.alt = picture.alt;
    caption.textContent = picture.alt;
    caption.hidden = !picture.alt;
  };
  dialog.replaceChildren(
    make(
      "button",
      {
        type: "button",
        class: "icon-button lightbox-close",
        "aria-label": "Close the picture",
        on: { click: () => dialog.close() },
      },
      icon("close"),
    ),
    several
      ? make(
          "button",
          {
            type: "button",
            class: "icon-button lightbox-left",
            "aria-label": "Previous picture",
            on: { click: () => step(-1) },
          },
          icon("left"),
        )
      : "",
    make("figure", {}, image, make("figcaption", {}, caption, original)),
    several
      ? make(
          "button",
          {
            type: "button",
            class: "icon-button lightbox-right",
            "aria-label": "Next picture",
            on: { click: () => step(1) },
          },
          icon("right"),
        )
      : "",
  );
  dialog.onclick = (event) => {
    if (!event.target.closest("a, .icon-button, .lightbox-alt")) dialog.close();
  };
  dialog.onkeydown = (event) => {
    if (several && event.key === "ArrowRight") step(1);
    if (several && event.key === "ArrowLeft") step(-1);
  };
  paint();
  dialog.showModal();
}
