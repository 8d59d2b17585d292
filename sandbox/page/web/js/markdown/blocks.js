// Discord's markdown line by line: code blocks, headings, lists, quotes and small print.

const FENCE = /^```(?:([\w+#.-]*)\n)?([\s\S]*?)```(?:[ \t]*\n)?/;
const LIST_LINE = /^( *)([-*]|\d+\.) +(.*)$/;

/** The blocks of a text: { kind, … }; markdown within their lines is not parsed yet. */
export function readBlocks(source) {
  const blocks = [];
  let rest = source;
  while (rest) {
    const taken = fence(rest) ?? longQuote(rest) ?? quote(rest) ?? list(rest) ?? line(rest);
    rest = rest.slice(taken.length);
    const last = blocks.at(-1);
    if (taken.block.kind === "paragraph" && last?.kind === "paragraph") last.text += `\n${taken.block.text}`;
    else blocks.push(taken.block);
  }
  return blocks;
}

function fence(rest) {
  const match = FENCE.exec(rest);
  if (!match) return null;
  return {
    length: match[0].length,
    block: { kind: "code", language: match[1] ?? "", text: match[2].replace(/\n$/, "") },
  };
}

function longQuote(rest) {
  if (!rest.startsWith(">>> ")) return null;
  return { length: rest.length, block: { kind: "quote", blocks: readBlocks(rest.slice(4)) } };
}

function quote(rest) {
  const match = /^(?:> ?.*(?:\n|$))+/.exec(rest);
  if (!match || !rest.startsWith("> ")) return null;
  const inner = match[0]
    .replace(/\n$/, "")
    .split("\n")
    .map((each) => each.replace(/^> ?/, ""))
    .join("\n");
  return { length: match[0].length, block: { kind: "quote", blocks: readBlocks(inner) } };
}

function list(rest) {
  const lines = [];
  let length = 0;
  for (const each of rest.split("\n")) {
    const match = LIST_LINE.exec(each);
    if (!match) break;
    const ordered = /\d/.test(match[2]);
    // At the outermost level a number after a bullet, or a bullet after a number, begins another list.
    if (lines.length && match[1].length <= lines[0].indent && ordered !== lines[0].ordered) break;
    lines.push({ indent: match[1].length, ordered, start: parseInt(match[2], 10) || 1, text: match[3] });
    length += each.length + 1;
  }
  if (!lines.length) return null;
  return { length: Math.min(length, rest.length), block: nest(lines, 0, lines[0].indent).block };
}

function nest(lines, from, indent) {
  const block = { kind: "list", ordered: lines[from].ordered, start: lines[from].start, items: [] };
  let index = from;
  while (index < lines.length && lines[index].indent >= indent) {
    if (lines[index].indent > indent + 1) {
      const deeper = nest(lines, index, lines[index].indent);
      block.items.at(-1).nested = deeper.block;
      index = deeper.next;
    } else {
      block.items.push({ text: lines[index].text });
      index += 1;
    }
  }
  return { block, next: index };
}

function line(rest) {
  const end = rest.indexOf("\n");
  // A code block may begin in the middle of a line; the text before it is a paragraph of its own.
  const fenceAt = rest.slice(0, end < 0 ? rest.length : end).indexOf("```");
  if (fenceAt > 0 && FENCE.test(rest.slice(fenceAt))) {
    return { length: fenceAt, block: { kind: "paragraph", text: rest.slice(0, fenceAt) } };
  }
  const text = end < 0 ? rest : rest.slice(0, end);
  const length = end < 0 ? rest.length : end + 1;
  const heading = /^(#{1,3}) +(.+)$/.exec(text);
  if (heading) return { length, block: { kind: "heading", level: heading[1].length, text: heading[2] } };
  const small = /^-# +(.+)$/.exec(text);
  if (small) return { length, block: { kind: "small", text: small[1] } };
  return { length, block: { kind: "paragraph", text } };
}
