// The page's own pictograms: outlines on a 24 × 24 grid, drawn in the colour of the text around them.

const OUTLINES = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4M9 4h10M9 8h7",
  speech: "M4 5h16v11H11l-5 4v-4H4Z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  storm: "M7 16a4.5 4.5 0 0 1 .3-9 5.5 5.5 0 0 1 10.5 1.5A3.8 3.8 0 0 1 17.5 16M12.5 11l-2.5 5h4l-2.5 5",
  window: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  chevron: "M6 9l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  app: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM9 12h6M12 9v6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  upload: "M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19h14",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  down: "M12 4v15M5.5 12.5 12 19l6.5-6.5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  send: "M4 12 20 4l-6 16-3-7Z",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  pin: "M9 3h6l-1 7 4 3v2H6v-2l4-3ZM12 15v6",
  reply: "M9 6 4 11l5 5M4 11h9a7 7 0 0 1 7 7",
  slash: "M15 4 9 20",
  bin: "M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  box: "M4 5h16v4H4ZM5.5 9v10h13V9M10 13h4",
  unbox: "M5.5 11v8h13v-8M4 11h16M12 8V3M9 5.5l3-2.5 3 2.5",
};

/** A pictogram by name; it is decoration, so screen readers pass over it. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", OUTLINES[name]);
  svg.append(path);
  return svg;
}
