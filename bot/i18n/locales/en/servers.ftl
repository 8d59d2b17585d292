# What servers and people choose.

settings-managers-only = Only those who manage this server can do that.
server-title = ### Server settings
server-language = Language of the tables
language-automatic = Discord’s language
server-theme = Picture style
server-mention = Mention whose turn it is
server-openers = Who can open games
server-threads = Where games are played
server-retention = How long finished games are kept
server-channels = Channels for games (none: everywhere)
server-role = The role that can open games
server-no-role = ⚠️ Until you choose that role below, only those who manage the server can open games.
# $channels: a list of channels.
server-only-in = Games can be opened only in { $channels }.
server-channels-deleted = ⚠️ The channels for games were deleted, so nobody can open any. Choose others below.
# $channel: a channel. $time: a time of day. $zone: a time zone.
server-puzzle = Tile of the day: { $channel }, at { $time } ({ $zone }). `/puzzle daily` changes it, `/puzzle stop` ends it.
server-no-puzzle = Tile of the day: none. `/puzzle daily` starts one in the channel.
# $channel: a channel. $permissions: a list of permissions.
server-puzzle-lacking = ⚠️ To post the tile of the day in { $channel } I still need { $permissions }.
server-defaults = A new table starts with:
server-no-presets = -# For other defaults: set up a table, save it with `/preset save`, then choose it here.
server-more-presets = -# The list below has room for the first presets only: choose any other with `/settings preset:`.
server-preset = Preset for new tables
server-preset-standard = new tables start with the bot’s defaults
# $name: name of a preset.
server-preset-option = new tables start like “{ $name }”
# $permissions: a list of Discord permissions.
server-lacking = ⚠️ To play in this channel I still need { $permissions }.
server-mention-yes = mention the player whose turn it is
server-mention-no = no mentions
server-openers-everyone = everyone can open games
server-openers-managers = only those who manage the server can open games
server-openers-role = only people with a certain role can open games
server-threads-yes = each game in a thread of its own
server-threads-no = games are played in the channel itself
server-retention-ever = finished games are kept forever
# $days: a number.
server-retention-days = { $days ->
    [one] finished games are kept for { $days } day
   *[other] finished games are kept for { $days } days
}
server-lobby = When unused tables close
# $days: a number.
server-lobby-days = { $days ->
    [one] unused tables close after { $days } day
   *[other] unused tables close after { $days } days
}
theme-painted-dark = painted tiles, dark table
theme-painted-light = painted tiles, light table
theme-flat-dark = plain tiles, dark table
theme-flat-light = plain tiles, light table

# $channels: a list of channels.
game-not-here = On this server, games are played in { $channels }.
game-channels-deleted = The channels for games on this server were deleted. Someone who manages it can choose others with `/settings`.
# $role: a mention of the role.
game-only-role = On this server, people with the role { $role } open games. You can join any open table.
# $typed: what was typed. $rules: a list.
game-unknown-expansion = “{ $typed }” is not an expansion. Choose from: { $rules }.
game-unknown-rule = “{ $typed }” is not a house rule. Choose from: { $rules }.
game-unknown-time = Please choose the time per turn from the list.
game-unknown-budget = Please choose the time per player from the list.
button-thread = Open in a thread
thread-not-here = I can only create threads in text channels. Open the table in one, or in an existing thread.
# $name: who opens the table.
thread-title = Carcassonne: { $name }’s table
# $thread: a link to the thread.
thread-opened = Your table is in { $thread }.
# $name: name of a preset.
preset-saved = Saved as **{ $name }**. Choose it as a preset in `/game new`.
preset-deleted = Preset **{ $name }** deleted.

## Seats that change hands
resign-ask = **Leave this game?** Your seat keeps its meeples and points.
resign-computer = Hand over to computer
resign-close = Leave seat empty
resign-table = **Leave this match?** Your seat keeps its meeples and points, but you come behind everyone who stays.
resign-match = **Give up this match?** All of it ends at once, and your opponent wins.
resign-match-sure = Give up match
resign-alone = **Leave this game?** You are the only person in it, so it ends at once.
resign-alone-sure = End game
resign-done = You have left the game.
replace-unknown-seat = There is no such seat in this game. Choose one from the list: it has every seat that you can give away or take.
replace-no-bots = Other bots can’t play. Choose a person, or nobody for one of my computers.
replace-left = This person is not on this server. Choose someone who is, or nobody for one of my computers.
# $before: who sits there now, of an empty seat its mark alone. $empty: yes or no. $after: who would sit there.
replace-ask = **Give { $empty ->
    [yes] the empty seat { $before }
   *[no] the seat of { $before }
} to { $after }?** It keeps its meeples and points, and the table is told that it was you.
button-replace = Hand over
replace-done = The seat has changed hands.
# $colour: a colour. $name: who sits there.
replace-seat = { $colour }: { $name }

## What a person chooses
reminder-mention = by mention in the channel
reminder-direct = by direct message
reminder-none = not at all
me-title = ### Your settings
# $language: the name of a language.
me-language = I answer you in { $language }.
me-language-automatic = I answer you in your Discord language where I speak it. Choose another with `/me language`.
me-reminder-mention = I mention you in the channel when half of your time is left, and again at a tenth.
me-reminder-direct = I send you a direct message when half of your time is left, and again at a tenth.
me-reminder-none = I send you no reminders.
# $zone: a time zone. $now: the time there, e.g. 14:05.
me-zone = Your time zone is { $zone }, where it is now { $now }.
# $begins, $ends: times of the day.
me-quiet = No reminders from { $begins } to { $ends }; a time per player of a day or more is paused then (ten hours at most).
# $begins, $ends: days.
me-holiday = Your clocks are paused from { $begins } to { $ends }, within each table’s limit.
# $typed: what was typed.
me-unknown-span = I can’t read “{ $typed }” as hours. Write them like `22-8` or `22:30-07:00`, or a dash for none.
me-empty-span = Quiet hours can’t end when they begin. Write them like `22-8`, or a dash for none.

## Privacy
privacy = ### What I keep about you
    • Your Discord id and the name you had, on the seats of your games, with your moves.
    • Your results, ratings, tournaments, challenges and ladders.
    • Your answers to tiles of the day, with their points.
    • What you chose with `/me`: language (and the one Discord had then), reminders, quiet hours, time zone, days off.
    • Nothing you write: I don’t read messages.
    • Who sees it: here your mention, results, ratings and records, with links; on leaderboards of all servers only the name you last played under and figures. Pictures and game files carry names.
    If you delete your data, your seats show “{ seat-former }” and a computer finishes your games. Messages that I have already posted can still name you.
privacy-export = Get my data
privacy-delete = Delete my data
privacy-exported = This is everything I keep about you.
privacy-delete-ask = **Delete all your data?** You leave all tables, tournaments and ladders, and a computer finishes your running games. This can’t be undone.
privacy-delete-surely = Yes, delete it
privacy-deleted = Done. Your data is deleted.
