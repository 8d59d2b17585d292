// Selects inside a message: a choice is an interaction that the application answers.

import { choicesOf } from "./choices.js";
import { select } from "./select.js";

export { isSelect } from "./choices.js";

/** A select of a message; the chosen values are sent with the context's `press`. */
export function messageSelect(component, { press }) {
  return select({
    options: choicesOf(component),
    placeholder: component.placeholder,
    minimum: component.min_values ?? 1,
    maximum: component.max_values ?? 1,
    disabled: Boolean(component.disabled),
    customId: component.custom_id,
    onChosen: (values) => press(component, values),
  }).element;
}
