// Files to download: the file component and attachments that are not pictures.

import { attachmentAddress } from "../api.js";
import { make } from "../dom.js";
import { icon } from "../icons.js";

/** A file component. */
export function file(component) {
  return fileCard({
    name: component.name ?? lastPart(component.file.url),
    size: component.size,
    url: component.file.url,
  });
}

/** An attachment that is no picture. */
export function attachedFile(attachment) {
  return fileCard({ name: attachment.filename, size: attachment.size, url: attachment.url });
}

function fileCard({ name, size, url }) {
  return make(
    "div",
    { class: "file" },
    icon("file"),
    make(
      "div",
      { class: "file-texts" },
      make("a", { href: attachmentAddress(url), download: name, class: "file-name" }, name),
      size !== undefined && make("span", { class: "file-size" }, sizeInWords(size)),
    ),
    make(
      "a",
      {
        href: attachmentAddress(url),
        download: name,
        class: "icon-button",
        "aria-label": `Download ${name}`,
      },
      icon("down"),
    ),
  );
}

function lastPart(url) {
  return decodeURIComponent(url.split("?")[0].split("/").at(-1));
}

/** A size in bytes as text, such as "3.0 KB". */
export function sizeInWords(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
