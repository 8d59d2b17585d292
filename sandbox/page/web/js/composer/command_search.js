// Finding a command by what was typed after the slash.

/** The commands that match the typed text, the best matches first. */
export function search(commands, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return commands;
  const ranked = commands
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter(({ rank: found }) => found < 4);
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ command }) => command);
}

/** { command, words }: the command whose full name begins the text, and the rest; or undefined. */
export function calledIn(commands, typed) {
  const wanted = typed.trimStart().toLocaleLowerCase();
  const found = commands
    .flatMap((command) => [command.shown.toLocaleLowerCase(), command.path].map((name) => ({ command, name })))
    .filter(({ name }) => wanted.startsWith(`${name} `))
    .toSorted((first, second) => second.name.length - first.name.length)[0];
  if (!found) return undefined;
  const goesOn = commands.some((command) =>
    [command.shown.toLocaleLowerCase(), command.path].some((name) => name.startsWith(`${wanted.trimEnd()} `)),
  );
  return goesOn ? undefined : { command: found.command, words: typed.trimStart().slice(found.name.length).trim() };
}

function rank(command, wanted) {
  const names = [command.shown.toLocaleLowerCase(), command.path];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return command.description.toLocaleLowerCase().includes(wanted) ? 3 : 4;
}
