# What servers and people choose.

settings-managers-only = Only those who manage this server may do that.
server-title = ### What this server chooses
server-language = Language of the tables
language-automatic = Discord’s language
server-theme = Look of the pictures
server-mention = Call the player to move
server-openers = Who may open games
server-threads = Where games are played
server-retention = How long finished games are kept
server-channels = Channels for games (none: everywhere)
server-role = The role that may open games
# $channels: a list of channels.
server-only-in = Games may be opened in { $channels }.
server-defaults = A new table begins with:
server-no-presets = -# To begin tables otherwise: set one up, keep it with `/preset save`, and choose it here.
server-preset = Start of a new table: a preset
server-preset-standard = new tables begin with my own defaults
# $name: name of a preset.
server-preset-option = new tables begin like “{ $name }”
# $permissions: a list of Discord permissions.
server-lacking = ⚠️ To play in this channel I still need { $permissions }.
server-mention-yes = the player to move is called
server-mention-no = nobody is called
server-openers-everyone = everybody may open games
server-openers-managers = only those who manage the server open games
server-openers-role = only those with a certain role open games
server-threads-yes = each game in a thread of its own
server-threads-no = games are played in the channel itself
server-retention-ever = finished games are kept for ever
# $days: a number.
server-retention-days = { $days ->
    [one] finished games are kept for { $days } day
   *[other] finished games are kept for { $days } days
}
server-lobby = How long a table waits untouched
# $days: a number.
server-lobby-days = { $days ->
    [one] a table that nobody touches closes after { $days } day
   *[other] a table that nobody touches closes after { $days } days
}
theme-painted-dark = painted tiles, dark table
theme-painted-light = painted tiles, light table
theme-flat-dark = plain tiles, dark table
theme-flat-light = plain tiles, light table

# $channels: a list of channels.
game-not-here = On this server games are played in { $channels }.
# $role: a mention of the role.
game-only-role = On this server people with the role { $role } open games. You can join any table that is open.
# $typed: what was typed. $rules: a list.
game-unknown-expansion = “{ $typed }” is no expansion. There are { $rules }.
game-unknown-rule = “{ $typed }” is no house rule. There are { $rules }.
game-unknown-time = Choose the time for a turn from the list, please.
button-thread = Open in a thread
thread-not-here = I can make threads in text channels only. Open the table in one, or in a thread that is there already.
# $name: who opens the table.
thread-title = Carcassonne: { $name }’s table
# $thread: a link to the thread.
thread-opened = The table stands in { $thread }.
# $name: name of a preset.
preset-saved = Kept as **{ $name }**. `/game new` offers it as a preset.
preset-deleted = **{ $name }** is forgotten.

## Seats that change hands
resign-ask = Do you want to leave this game? Your seat keeps its meeples and points.
resign-computer = A computer takes over
resign-close = The seat stays empty
resign-done = You have left the game.
replace-unknown-seat = There is no such seat in this game. Choose one from the list.
replace-no-bots = Other bots cannot play. Name a person, or nobody for one of my computers.
replace-done = The seat has changed hands.
# $colour: a colour. $name: who sits there.
replace-seat = { $colour }: { $name }

## What a person chooses
reminder-mention = by mention in the channel
reminder-direct = by direct message
reminder-none = not at all
me-title = ### What you have chosen
# $language: the name of a language.
me-language = I answer you in { $language }.
me-language-automatic = I answer you in your Discord’s language where I speak it; `/me language` chooses another.
me-reminder-mention = When half and when a tenth of your time is left, I mention you in the channel.
me-reminder-direct = When half and when a tenth of your time is left, I write you a direct message.
me-reminder-none = I send you no reminders.
# $zone: a time zone. $now: the time there, e.g. 14:05.
me-zone = Your time zone is { $zone }, where it is { $now } now.
# $begins, $ends: times of the day.
me-quiet = From { $begins } to { $ends } I am quiet.
# $begins, $ends: days.
me-holiday = Your clocks stand still from { $begins } to { $ends }, as far as each table allows.
# $typed: what was typed.
me-unknown-span = I cannot read “{ $typed }” as hours. Write them like `22-8` or `22:30-07:00`, or a dash for none.

## Privacy
privacy = ### What I keep about you
    • Your Discord id and the name you had, on the seats of your games, with the moves you made.
    • What came of it: results, ratings, and the tournaments you entered.
    • What you chose with `/me`: language (and the one Discord had then), reminders, quiet hours, time zone, holidays.
    • Nothing you write: I do not read messages.
    Deleted people keep their seats as “former player”; a computer plays on in running games.
privacy-export = Get my data
privacy-delete = Delete my data
privacy-exported = This is everything that I keep about you.
privacy-delete-ask = **Do you really want me to forget you?** You leave all tables and tournaments, and a computer plays on in your running games. This cannot be undone.
privacy-delete-surely = Yes, forget me
privacy-deleted = Done. I no longer know you.
