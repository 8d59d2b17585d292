// Forms of the bot (Discord calls them modals): fields, their checks, sending and cancelling.

import { fieldElement } from "./form_fields.js";
import { make, part } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/render.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Asks for one name; `submit(name)` may refuse by throwing. */
export function askForName(title, label, longest, submit) {
  const component = { type: 4, custom_id: "name", style: 1, min_length: 1, max_length: longest };
  openForm({ title, components: [{ type: LABEL, label, component }] }, ({ name }) => submit(name));
}

/** Opens a form; `submit(values)` gets the values by custom id and may refuse by throwing. */
export function openForm(modal, submit) {
  const dialog = part("form");
  const fields = [];
  const rows = modal.components.map((component) => rowElement(component, fields));
  const problem = make("p", { class: "form-problem", role: "alert", hidden: true });
  const sendButton = make("button", { type: "submit", class: "button primary" }, "Submit");
  const form = make(
    "form",
    { method: "dialog", noValidate: true, "aria-labelledby": "form-title" },
    make(
      "header",
      {},
      make("h2", { id: "form-title" }, modal.title),
      make(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": "Close the form",
          on: { click: () => dialog.close() },
        },
        icon("close"),
      ),
    ),
    make("div", { class: "form-rows" }, rows, problem),
    make(
      "footer",
      {},
      make(
        "button",
        { type: "button", class: "button plain", on: { click: () => dialog.close() } },
        "Cancel",
      ),
      sendButton,
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    sendButton.disabled = true;
    problem.hidden = true;
    try {
      await submit(Object.fromEntries(fields.map((field) => field.read())));
      dialog.close();
    } catch (error) {
      problem.textContent = `Something went wrong: ${error.message}`;
      problem.hidden = false;
      sendButton.disabled = false;
    }
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  fields[0]?.focus();
}

function rowElement(component, fields) {
  if (component.type === TEXT) return markdown(component.content, "form-text");
  const inner =
    component.type === LABEL
      ? component.component
      : component.type === ROW
        ? component.components[0]
        : component;
  const field = fieldElement(inner, {
    label: component.type === LABEL ? component.label : inner.label,
    description: component.type === LABEL ? component.description : "",
  });
  fields.push(field);
  return field.element;
}
