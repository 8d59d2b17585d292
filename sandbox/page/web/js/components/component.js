// The element of one component of a message, by Discord's numbers. Nested ones are made recursively.

import { make } from "../dom.js";
import { markdown } from "../markdown/render.js";
import { button } from "./button.js";
import { file } from "./file.js";
import { gallery, thumbnail } from "./media.js";
import { isSelect, messageSelect } from "./message_select.js";

/** A component as an element; `context` is { message, press }, the message and how to press its controls. */
export function componentElement(component, context) {
  if (isSelect(component)) return messageSelect(component, context);
  switch (component.type) {
    case 1:
      return make("div", { class: "action-row" }, nested(component.components, context));
    case 2:
      return button(component, context);
    case 9:
      return make(
        "div",
        { class: "section" },
        make("div", { class: "section-texts" }, nested(component.components, context)),
        make("div", { class: "section-accessory" }, componentElement(component.accessory, context)),
      );
    case 10:
      return markdown(component.content, "text-display");
    case 11:
      return thumbnail(component);
    case 12:
      return gallery(component.items);
    case 13:
      return file(component);
    case 14:
      return make("div", {
        class: ["separator", component.spacing === 2 && "wide", component.divider === false && "invisible"],
        role: component.divider === false ? "presentation" : "separator",
      });
    case 17:
      return container(component, context);
    default:
      return make(
        "p",
        { class: "unknown-component" },
        `This page does not draw components of type ${component.type}.`,
      );
  }
}

function nested(components, context) {
  return components.map((component) => componentElement(component, context));
}

function container(component, context) {
  const box = make(
    "div",
    { class: ["container", component.spoiler && "covered"] },
    nested(component.components, context),
  );
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (component.spoiler) uncoverOnClick(box);
  return box;
}

function uncoverOnClick(box) {
  const cover = make("button", { type: "button", class: "cover" }, "Spoiler");
  cover.addEventListener("click", () => {
    box.classList.remove("covered");
    cover.remove();
  });
  box.append(cover);
}
