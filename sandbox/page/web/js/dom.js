// Small builders for the page's elements. No element is ever made from a string of markup,
// so a text of a bot or a person cannot become an element.

/** An element with properties, attributes, listeners (`on`) and children; empty children are left out. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  assign(element, properties);
  element.append(...present(children));
  return element;
}

/** The children without `null`, `undefined` and `false`, which mean "no child". */
export function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

function assign(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.setAttribute("class", present([value]).join(" "));
    else if (name === "on")
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style")
      for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    else if (name.includes("-") || name === "role" || !(name in element))
      element.setAttribute(name, value === true ? "" : value);
    else element[name] = value;
  }
}

/**
 * A button within a line of text, made like `make`; Enter and the space bar click it. A comma after it
 * stays on its line; after a `button` it may be wrapped to the next line.
 */
export function makeInlineButton(properties, ...children) {
  const button = make("span", { role: "button", tabIndex: 0, ...properties }, ...children);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    button.click();
  });
  return button;
}

/** The element of the static page with this id. */
export function part(id) {
  return document.getElementById(id);
}

let lastId = 0;

/** A unique id, which connects labels and descriptions with their controls. */
export function freshId(stem) {
  lastId += 1;
  return `${stem}-${lastId}`;
}
