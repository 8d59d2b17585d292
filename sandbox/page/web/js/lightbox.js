// A picture in full: zooms, steps through its gallery, shows its alt text, closes by Escape or a press beside it.

import { make, part } from "./dom.js";
import { icon } from "./icons.js";
import { zoomable } from "./zoom.js";

/** Opens the pictures ({ address, alt }) at one of them. */
export function openLightbox(pictures, first) {
  const dialog = part("lightbox");
  const several = pictures.length > 1;
  let index = first;
  const image = make("img", { class: "lightbox-picture" });
  const stage = make("div", { class: "lightbox-stage" }, image);
  // Text that is longer than its box fades out at the bottom until it is scrolled to its end.
  const fade = () => {
    const below = caption.scrollHeight - caption.clientHeight - caption.scrollTop;
    caption.classList.toggle("more", below > 1);
  };
  const caption = make("p", { class: "lightbox-alt", tabIndex: 0, on: { scroll: fade } });
  const level = make("output", { class: "lightbox-level", "aria-label": "Zoom" });
  const original = make(
    "a",
    { class: "button secondary", target: "_blank", rel: "noreferrer" },
    "Open original",
  );
  const step = (by) => {
    if (!several) return;
    index = (index + by + pictures.length) % pictures.length;
    paint();
  };
  const zoom = zoomable(stage, image, {
    changed: (scale) => {
      level.textContent = `${Math.round(scale * 100)} %`;
      dialog.classList.toggle("zoomed", scale > 1);
    },
    swiped: step,
    missed: () => dialog.close(),
  });
  const paint = () => {
    const picture = pictures[index];
    image.src = original.href = picture.address;
    image.alt = picture.alt;
    caption.textContent = picture.alt;
    caption.hidden = !picture.alt;
    caption.scrollTop = 0;
    zoom.reset();
    fade();
  };
  dialog.replaceChildren(
    stage,
    control("lightbox-close", "close", "Close the picture", () => dialog.close()),
    several ? control("lightbox-left", "left", "Previous picture", () => step(-1)) : "",
    several ? control("lightbox-right", "right", "Next picture", () => step(1)) : "",
    make(
      "div",
      { class: "lightbox-foot" },
      caption,
      make(
        "div",
        { class: "lightbox-tools" },
        control("lightbox-farther", "minus", "Zoom out", zoom.farther),
        level,
        control("lightbox-nearer", "plus", "Zoom in", zoom.nearer),
        original,
      ),
    ),
  );
  dialog.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (zoom.key(event.key)) event.preventDefault();
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
  };
  const resized = () => {
    zoom.fit();
    fade();
  };
  window.addEventListener("resize", resized);
  dialog.addEventListener("close", () => window.removeEventListener("resize", resized), { once: true });
  paint();
  dialog.showModal();
  fade();
}

function control(name, pictogram, label, click) {
  return make(
    "button",
    { type: "button", class: ["icon-button", name], "aria-label": label, on: { click } },
    icon(pictogram),
  );
}
