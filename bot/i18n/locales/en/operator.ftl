# For whoever runs the bot: `python -m bot` and its commands.

# $games: how many.
recounted = { $games ->
    [one] 1 result
   *[other] { $games } results
} and all ratings were recalculated from the logs of the games.
# $in, $out: games of people that count now and did not, or count no more. $moved: people whose rating changed.
recount-changed = Games that count now: { $in } more, { $out } fewer. Ratings that changed: { $moved ->
    [0] none.
   *[other] { $moved }; the largest changes:
}
# $games: how many.
checked-sound = { $games ->
    [0] No game is running.
    [one] The one running game replays as its log says.
   *[other] All { $games } running games replay as their logs say.
}
# $game: its id. $entry: the number of the entry in its log. $problem: what is wrong, in English.
checked-damaged = Game { $game } is damaged or would be played differently by this program, from entry { $entry } on: { $problem }.
# $emojis: how many were missing.
emojis-uploaded = { $emojis ->
    [0] All emojis were there already.
    [one] 1 emoji uploaded.
   *[other] { $emojis } emojis uploaded.
}
# $typed: what was typed behind `python -m bot`.
config-unknown-command = “{ $typed }” is not a valid command: `python -m bot --help` lists all, with their arguments.
# Above the list of commands.
usage = python -m bot [COMMAND], with settings from the environment and .env (.env.example explains each)
# What each command does, in one line of the list.
usage-play = without a command: plays on Discord until it is told to stop
usage-check = checks the database and replays every unfinished game; names what is damaged (status 1)
usage-backup = copies the database into a new file, also while the bot runs
usage-migrate = copies the SQLite database into an empty PostgreSQL database, while the bot is stopped
usage-recount = recalculates all results and ratings from the logs of the games
usage-emojis = uploads the missing figures and tiles as emojis of the application
stopped-early = Stopped before it was finished. Run it again.
# $file: the copy. $problem: what is wrong, in English.
backup-made = The database is copied to { $file }.
backup-exists = The file { $file } already exists: name another one.
backup-failed = The copy { $file } cannot be written: { $problem }
checked-file = The database is damaged: { $problem }
# $games: how many games were copied. $problem: a table, or a row and why.
migrated = { $games ->
    [one] One game is copied, with everything else; both databases are the same. Set BASTIDE_DATABASE to the new one.
   *[other] { $games } games are copied, with everything else; both databases are the same. Set BASTIDE_DATABASE to the new one.
}
migrate-not-sqlite = Only an SQLite database can be copied: set BASTIDE_DATABASE to its file.
migrate-not-postgresql = Name the address of a PostgreSQL database: `postgresql+asyncpg://user:password@host/name`
migrate-not-empty = The new database has rows of its own in the table { $problem }: name an empty one.
migrate-unreadable = A row cannot be copied: { $problem }
migrate-different = The table { $problem } is not the same in both databases: empty the new one, and copy again while no bot writes to either.
