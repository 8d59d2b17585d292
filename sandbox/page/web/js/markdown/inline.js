// Discord's markdown within a line, parsed into trees of { kind, … }.

const STARTS = /[\\`\[<*_~|@h]/g;

// Tried in order at each special character; each pattern is sticky.
const RULES = [
  [/\\([^a-zA-Z0-9\s])/y, ([, character]) => ({ kind: "text", text: character })],
  [
    /(`+)([\s\S]*?[^`])\1(?!`)/y,
    ([, , code]) => ({ kind: "code", text: code.replace(/^ (?=.*\S)|(?<=\S.*) $/g, "") }),
  ],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y,
    ([, label, address], read) => ({ kind: "link", address, children: read(label) }),
  ],
  [
    /<(https?:\/\/[^\s>]+)>/y,
    ([, address]) => ({ kind: "link", address, children: [{ kind: "text", text: address }] }),
  ],
  [
    /https?:\/\/[^\s<]+[^\s<.,:;"'\])*_~|]/y,
    ([address]) => ({ kind: "link", address, children: [{ kind: "text", text: address }] }),
  ],
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([-\p{L}\p{N}_ ]+):(\d+)>/uy, ([, path, id]) => ({ kind: "command", path, id })],
  [
    /<(a?):(\w+):(\d+)>/y,
    ([, animated, name, id]) => ({ kind: "emoji", id, name, animated: animated === "a" }),
  ],
  [
    /<t:(-?\d+)(?::([tTdDfFR]))?>/y,
    ([source, seconds, style]) =>
      isMoment(seconds) ? { kind: "time", seconds: Number(seconds), style } : { kind: "text", text: source },
  ],
  [/(?<!\w)@(?:everyone|here)\b/y, ([text]) => ({ kind: "everyone", text })],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner], read) => ({ kind: "spoiler", children: read(inner) })],
  [
    /\*\*\*(?!\s)((?:\\.|[^\\])+?)\*\*\*(?!\*)/sy,
    ([, inner], read) => ({ kind: "strong", children: [{ kind: "em", children: read(inner) }] }),
  ],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, ([, inner], read) => ({ kind: "strong", children: read(inner) })],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, ([, inner], read) => ({ kind: "underline", children: read(inner) })],
  [/~~((?:\\.|[^\\])+?)~~(?!~)/sy, ([, inner], read) => ({ kind: "strike", children: read(inner) })],
  [
    /\*(?![\s*])((?:\\.|\*\*(?:\\.|[^\\])+?\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/sy,
    ([, inner], read) => ({ kind: "em", children: read(inner) }),
  ],
  [
    /\b_(?!_)((?:\\.|__|[^\\_])+?)_(?!\w)|(?<!\w)_(?!_)((?:\\.|__|[^\\_])+?)_(?!\w)/sy,
    ([, first, second], read) => ({ kind: "em", children: read(first ?? second) }),
  ],
];

// Whether a JavaScript date can hold the seconds; other numbers are shown as they were written, as in Discord.
function isMoment(seconds) {
  return Math.abs(Number(seconds)) <= 8.64e12;
}

/** The pieces of a text, nested as in its markdown. */
export function readInline(source) {
  const pieces = [];
  let plainFrom = 0;
  let position = 0;
  const flush = (end) => {
    if (end > plainFrom) pieces.push({ kind: "text", text: source.slice(plainFrom, end) });
  };
  while (position < source.length) {
    STARTS.lastIndex = position;
    const start = STARTS.exec(source);
    if (!start) break;
    position = start.index;
    const found = matchAt(source, position);
    if (!found) {
      position += 1;
      continue;
    }
    flush(position);
    pieces.push(found.piece);
    position = plainFrom = found.end;
  }
  flush(source.length);
  return pieces;
}

function matchAt(source, position) {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    // `build` may read nested text with the same sticky patterns, so the end is stored first.
    if (match) {
      const end = position + match[0].length;
      return { end, piece: build(match, readInline) };
    }
  }
  return null;
}
