# Faults, settings and permissions.

# $number: the number under which the fault stands in the log, e.g. "3f2a91".
fault = Something went wrong on our side. Check whether it worked; if not, try again. If it keeps happening, report number **{ $number }** to whoever runs this bot.
# After a move was accepted and its answer came to nothing. $number: as above.
fault-counted = Your move counts, but something went wrong while I was showing it. If it keeps happening, report number **{ $number }** to whoever runs this bot.
# In the place of a picture.
picture-undrawn = The picture could not be drawn; everything else works. Number for whoever runs this bot: **{ $number }**.
# The connection to Discord broke before or after a move.
answer-lost = The connection to Discord broke while I was answering. Check whether it worked; if not, try again.
answer-lost-counted = Your move counts; only my answer was lost on the way. If your turn isn’t over, press **{ LABEL("button-play") }** again.
# The message with the pressed button, or the channel, was deleted before the answer.
answer-deleted = The message or channel for my answer was deleted. Check whether it worked; if not, try again.
# The disk is full, or the database is locked or read-only.
storage-trouble = I can’t save anything right now. Please try again later; whoever runs this bot finds the cause in the log.

command-unknown = This command has changed since Discord loaded it. Please try again in a minute.
only-in-servers = This only works in the channels of a server.
permission-missing-some = Discord won’t let me do that here. Please ask someone who manages this server to check my permissions in this channel.

# $permissions: a list of Discord permissions, e.g. "Send Messages and Attach Files". $channel: a mention of the channel.
permission-missing = I can’t play in { $channel }: someone who manages the server must give me { $permissions } there.
# A channel that the bot does not see. $channel and $permissions: as above.
thread-unseen = I can’t see { $channel }. If it is a private thread, mention me there. If it isn’t, someone who manages the server must give me { $permissions } there.
# $channel: a mention of the thread.
thread-not-joined = I’m not in the private thread { $channel }. Mention me there, then try again.

# $channel: a mention of the thread.
thread-locked = The thread { $channel } is locked, so I can’t post anything there. Someone who manages the server can unlock it.

# $game: the id of a game. $others: names of those who play it with the reader, in a sentence. $count: how many they are.
channel-deleted = { $count ->
    [0] The channel of your game `{ $game }` was deleted.
   *[other] The channel of your game `{ $game }` with { $others } was deleted.
} You can play on from `/games`, or stop the game for good.
tournament-channel-deleted =
    The channel of the tournament **{ $name }** was deleted.
    Type `/tournament move` in the channel where it should go on: its messages and the threads of its matches will be there.
ladder-channel-deleted =
    The channel of the ladder **{ $name }** was deleted.
    Type `/ladder move` in the channel where it should go on: its messages and the threads of its games will be there.
challenge-channel-deleted = The channel in which you and { $person } wanted to play was deleted, so your game can’t begin. Challenge each other again in another channel with `/challenge`.

## Permissions, as Discord's own settings call them
permission-read_messages = “View Channel”
permission-send_messages = “Send Messages”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-attach_files = “Attach Files”
permission-read_message_history = “Read Message History”
permission-create_public_threads = “Create Public Threads”
permission-create_private_threads = “Create Private Threads”

## Settings of the program, shown on the terminal

config-no-token = No token: put DISCORD_TOKEN=… into .env (see .env.example), or try the bot without an account with “make sandbox”.
config-wrong-token = Discord refused the token: copy it again from https://discord.com/developers/applications (your application, Bot, Reset Token) into DISCORD_TOKEN.
config-token-and-sandbox = A real token does not belong in the sandbox: unset DISCORD_TOKEN or BASTIDE_SANDBOX.
# $setting: name of the setting. $given: what was given. $choices: what is possible.
config-choice = { $setting } is “{ $given }”, but must be one of: { $choices }.
config-number = { $setting } is “{ $given }”, but must be a whole number above 0.
config-number-or-none = { $setting } is “{ $given }”, but must be a whole number, 0 or above.
config-address = { $setting } is “{ $given }”, but must be a port, or an address and a port such as `0.0.0.0:9464`.
config-clock-file = { $setting } is “{ $given }”, but must be a file of eight bytes: the seconds as one little-endian double.
config-shards = BASTIDE_SHARDS is “{ $given }”, but must look like 0,1/4: the shards of this process and how many there are.
config-misspelt = { $given } is not a setting; did you mean { $setting }?
config-no-file = The settings in { $path } cannot be read; the file must be UTF-8 text that the program may read: { $problem }
# $path: the socket.
config-no-sandbox = No sandbox answers at the socket { $path }: start it with “make sandbox”.
config-no-discord = Discord cannot be reached: check the network and try again.
# $database: where the games are kept, without a password. $problem: what the database said.
database-unreadable = The database { $database } cannot be opened: { $problem }
database-in-use = A bot is already running on the database { $database }: stop it first, or use another database.
database-not-a-database = { $database } is not a database of this program: { $problem }
database-damaged = The database { $database } is damaged; put a backup in its place: { $problem }
database-newer = The database { $database } was written by a newer version of this program: update the program, or use another database.
database-no-driver = The database { $database } needs the extra “postgres”: `pip install '.[postgres]'` ({ $problem })
database-no-dump = Backing up { $database } needs pg_dump, which is not installed: install PostgreSQL’s client programs, or make the backup on the server.
database-not-dumped = pg_dump could not copy the database { $database }: { $problem }
database-half-copied = The copy into { $database } is not finished: run migrate-to again.
database-away = The database cannot be used now: { $problem }
