// One option of a command while it is filled in: its name, a field, and the value picked for it.

import { make } from "../dom.js";
import { takesFile, valueOf } from "./option_values.js";

/** A pill for an option; `onKey`, `onInput`, `onFocus` and `onFile` get the pill. */
export class OptionPill {
  picked = null;
  chooser = null;

  constructor(option, { onKey, onInput, onFocus, onFile }) {
    this.option = option;
    this.input = make("input", {
      type: "text",
      class: "pill-input",
      autocomplete: "off",
      spellcheck: false,
      size: 1,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "suggestions-list",
      "aria-autocomplete": "list",
    });
    this.input.setAttribute(
      "aria-label",
      `${option.shown}${option.required ? ", required" : ""}: ${option.description}`,
    );
    this.problem = make("span", { class: "pill-problem", role: "alert" });
    this.element = make(
      "label",
      { class: ["pill", option.required && "pill-required"], data: { option: option.name } },
      make("span", { class: "pill-name" }, option.shown),
      this.input,
      this.problem,
    );
    if (takesFile(option)) this.#takeFile(() => onFile(this));
    this.input.addEventListener("keydown", (event) => onKey(event, this));
    this.input.addEventListener("focus", () => onFocus(this));
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.complain("");
      this.fit();
      onInput(this);
    });
  }

  // The field shows the file's name; a press or Enter opens the browser's file dialog.
  #takeFile(chosen) {
    this.chooser = make("input", { type: "file", hidden: true, tabIndex: -1 });
    this.input.readOnly = true;
    this.input.size = 14;
    this.input.placeholder = "Choose a file";
    this.input.addEventListener("click", () => this.chooser.click());
    this.chooser.addEventListener("change", () => {
      const [file] = this.chooser.files;
      if (!file) return;
      this.pick({ label: file.name, value: file });
      chosen();
    });
    this.element.append(this.chooser);
  }

  /** The text in the field. */
  get typed() {
    return this.input.value;
  }

  /** Takes a value from the list: { label, value }. */
  pick(entry) {
    this.picked = entry;
    this.input.value = entry.label;
    this.complain("");
    this.fit();
  }

  /** Puts a text into the field as if it had been typed. */
  write(text) {
    this.picked = null;
    this.input.value = text;
    this.complain("");
    this.fit();
  }

  /** True when there is nothing in the pill. */
  isEmpty() {
    return !this.typed.trim();
  }

  /** { value } to send, or { problem } to show; autocompleted text that was not picked is sent as typed. */
  read() {
    if (this.picked) return { value: this.picked.value };
    if (this.isEmpty()) return { problem: "This option is required." };
    return valueOf(this.option, this.typed);
  }

  /** Shows the problem; an empty text clears it. */
  complain(words) {
    this.problem.textContent = words;
    this.element.classList.toggle("wrong", Boolean(words));
  }

  /** Makes the field as wide as its text. */
  fit() {
    this.input.size = Math.max(1, Math.min(60, this.input.value.length));
  }
}
