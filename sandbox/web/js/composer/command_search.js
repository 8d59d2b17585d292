// Finding a command by what was typed after the slash.

/** The commands that fit, the best first. */
export function search(commands, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  if (!wanted) return commands;
  const ranked = commands
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter(({ rank: found }) => found < 4);
  return ranked.toSorted((first, second) => first.rank - second.rank).map(({ command }) => command);
}

/** The one command that the typed text names in full, when no other name goes on from there. */
export function exactly(commands, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const named = (command, test) => [command.shown.toLocaleLowerCase(), command.path].some(test);
  const longer = commands.some((command) => named(command, (name) => name.startsWith(`${wanted} `)));
  return longer ? undefined : commands.find((command) => named(command, (name) => name === wanted));
}

function rank(command, wanted) {
  const names = [command.shown.toLocaleLowerCase(), command.path];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return command.description.toLocaleLowerCase().includes(wanted) ? 3 : 4;
}
