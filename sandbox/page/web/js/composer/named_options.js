// Options that are typed with their names, as help texts write them: `N48 turn:90`.

/** { own, named }: the text before the first option's name, and each named option with the text after its name. */
export function parted(typed, options) {
  const byName = new Map(
    options.flatMap((option) => [
      [option.shown.toLocaleLowerCase(), option],
      [option.name, option],
    ]),
  );
  const name = new RegExp(`(?:^|\\s)(${[...byName.keys()].join("|")}):`, "giu");
  const found = byName.size ? [...typed.matchAll(name)] : [];
  return {
    own: typed.slice(0, found[0]?.index).trim(),
    named: found.map((match, index) => ({
      option: byName.get(match[1].toLocaleLowerCase()),
      text: typed.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
    })),
  };
}
