// Buttons in Discord's styles. A press waits for the application's answer; see interactions.js.

import { make } from "../dom.js";
import { partialEmoji } from "../emoji.js";
import { icon } from "../icons.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

/** A button that calls the context's `press`, or a link that opens in another tab. */
export function button(component, { press }) {
  const face = [
    partialEmoji(component.emoji),
    component.label && make("span", { class: "button-label" }, component.label),
  ];
  const properties = {
    class: ["button", STYLES[component.style]],
    "aria-label": component.label ? null : (component.emoji?.name ?? "button"),
  };
  if (component.style === LINK) {
    if (component.disabled)
      return make("span", { ...properties, "aria-disabled": "true" }, face, icon("link"));
    return make(
      "a",
      { ...properties, href: component.url, target: "_blank", rel: "noreferrer noopener" },
      face,
      icon("link"),
    );
  }
  return make(
    "button",
    {
      ...properties,
      type: "button",
      disabled: Boolean(component.disabled),
      data: { customId: component.custom_id ?? "" },
      on: { click: () => press(component) },
    },
    face,
    make("span", { class: "waiting-dots", "aria-hidden": "true" }, make("i"), make("i"), make("i")),
  );
}
