// The fields of a form by Discord's numbers. Each is { element, check, read, focus }; `read` gives the custom id and the value.

import { choicesOf, isSelect } from "./components/choices.js";
import { sizeInWords } from "./components/file.js";
import { select } from "./components/select.js";
import { freshId, make } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/render.js";

const TEXT_INPUT = 4;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECK_BOX_GROUP = 22;
const CHECK_BOX = 23;
const PARAGRAPH = 2;

/** A field with its label, description and the line for its error. */
export function fieldElement(component, { label, description }) {
  const ids = { control: freshId("field"), label: freshId("label"), problem: freshId("problem") };
  const control = controlOf(component, ids, label);
  const required = component.required !== false && component.type !== CHECK_BOX;
  const problem = make("p", { class: "field-problem", id: ids.problem, hidden: true });
  const heading = [
    label,
    required && make("span", { class: "required", title: "required", "aria-hidden": "true" }, "*"),
  ];
  const element = make(
    "div",
    { class: ["field", component.type === CHECK_BOX && "field-check"] },
    control.labelled
      ? make("label", { class: "field-label", htmlFor: ids.control, id: ids.label }, heading)
      : make("p", { class: "field-label", id: ids.label }, heading),
    description && make("div", { class: "field-description" }, markdown(description)),
    control.element,
    problem,
  );
  const check = () => {
    const wrong = control.problem(required);
    problem.textContent = wrong;
    problem.hidden = !wrong;
    element.classList.toggle("wrong", Boolean(wrong));
    return !wrong;
  };
  element.addEventListener("input", () => element.classList.contains("wrong") && check());
  return {
    element,
    check,
    read: () => [component.custom_id, control.read()],
    focus: () => element.querySelector("input, textarea, .select")?.focus(),
  };
}

function controlOf(component, ids, label) {
  if (isSelect(component)) return selectControl(component, label);
  switch (component.type) {
    case TEXT_INPUT:
      return textControl(component, ids);
    case FILE_UPLOAD:
      return uploadControl(component, ids);
    case RADIO_GROUP:
      return optionsControl(component, ids, "radio");
    case CHECK_BOX_GROUP:
      return optionsControl(component, ids, "checkbox");
    case CHECK_BOX:
      return checkBoxControl(component, ids);
    default:
      return {
        element: make("p", {}, `This page has no field of type ${component.type}.`),
        problem: () => "",
        read: () => null,
      };
  }
}

function textControl(component, ids) {
  const properties = {
    id: ids.control,
    value: component.value ?? "",
    placeholder: component.placeholder ?? "",
    "aria-describedby": ids.problem,
    autocomplete: "off",
  };
  const input =
    component.style === PARAGRAPH
      ? make("textarea", { ...properties, rows: 4 })
      : make("input", { ...properties, type: "text" });
  if (component.max_length) input.maxLength = component.max_length;
  const counter = component.max_length && make("span", { class: "counter", "aria-hidden": "true" });
  const count = () => counter && (counter.textContent = `${input.value.length} / ${component.max_length}`);
  input.addEventListener("input", count);
  count();
  return {
    labelled: true,
    element: make("div", { class: "text-control" }, input, counter),
    problem: (required) => {
      const length = input.value.length;
      if (!length) return required ? "This field is required." : "";
      if (component.min_length && length < component.min_length)
        return `At least ${component.min_length} characters, please.`;
      if (component.max_length && length > component.max_length)
        return `At most ${component.max_length} characters, please.`;
      return "";
    },
    read: () => input.value,
  };
}

function selectControl(component, label) {
  const minimum = component.min_values ?? (component.required === false ? 0 : 1);
  const list = select({
    options: choicesOf(component),
    placeholder: component.placeholder,
    minimum,
    maximum: component.max_values ?? 1,
    customId: component.custom_id,
    label,
  });
  return {
    element: list.element,
    problem: (required) => {
      const count = list.values().length;
      const enough = count >= Math.max(minimum, 1) || (!count && !required);
      return enough ? "" : amount(minimum);
    },
    read: () => list.values(),
  };
}

function optionsControl(component, ids, type) {
  const inputs = component.options.map((option) =>
    make("input", { type, name: ids.control, value: option.value, checked: Boolean(option.default) }),
  );
  const element = make(
    "div",
    { class: "option-group", role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": ids.label },
    component.options.map((option, index) =>
      make(
        "label",
        { class: "option-card" },
        inputs[index],
        make(
          "span",
          { class: "option-texts" },
          make("span", { class: "option-label" }, option.label),
          option.description && make("span", { class: "option-description" }, option.description),
        ),
      ),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const minimum = type === "radio" ? 1 : (component.min_values ?? 1);
  return {
    element,
    problem: (required) => {
      const count = chosen().length;
      if (!count) return required && minimum > 0 ? amount(minimum) : "";
      if (count < minimum) return amount(minimum);
      return type === "checkbox" && component.max_values && count > component.max_values
        ? `At most ${component.max_values}, please.`
        : "";
    },
    read: chosen,
  };
}

function uploadControl(component, ids) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  let files = [];
  const input = make("input", {
    type: "file",
    id: ids.control,
    class: "upload-input",
    multiple: most > 1,
    "aria-describedby": ids.problem,
  });
  const list = make("ul", { class: "upload-list", "aria-label": "Chosen files" });
  const words = most > 1 ? `Choose up to ${most} files` : "Choose a file";
  const area = make(
    "div",
    { class: "upload-area" },
    input,
    make("span", { class: "upload-words", "aria-hidden": "true" }, icon("upload"), words),
  );
  const element = make("div", { class: "upload" }, area, list);
  const keep = (kept) => {
    files = kept;
    input.value = "";
    paint();
    element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const add = (chosen) => keep(most > 1 ? [...files, ...chosen] : [...chosen].slice(0, 1));
  const paint = () =>
    list.replaceChildren(
      ...files.map((file) =>
        make(
          "li",
          { class: "upload-file" },
          icon("file"),
          make("span", { class: "upload-name" }, file.name),
          make("span", { class: "upload-size" }, sizeInWords(file.size)),
          make(
            "button",
            {
              type: "button",
              class: "icon-button",
              "aria-label": `Remove ${file.name}`,
              on: { click: () => keep(files.filter((each) => each !== file)) },
            },
            icon("close"),
          ),
        ),
      ),
    );
  input.addEventListener("change", () => add([...input.files]));
  area.addEventListener("dragover", (event) => event.preventDefault());
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  });
  return {
    labelled: true,
    element,
    problem: (required) => {
      if (!files.length) return required && least > 0 ? amount(least) : "";
      if (files.length < least) return amount(least);
      return files.length > most ? `At most ${most}, please.` : "";
    },
    read: () => files,
  };
}

function checkBoxControl(component, ids) {
  const input = make("input", { type: "checkbox", id: ids.control, checked: Boolean(component.default) });
  return {
    labelled: true,
    element: make("div", { class: "check-box" }, input),
    problem: () => "",
    read: () => input.checked,
  };
}

function amount(minimum) {
  return minimum > 1 ? `Choose at least ${minimum}.` : "This field is required.";
}
