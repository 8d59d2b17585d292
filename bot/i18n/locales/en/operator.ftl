# For whoever runs the bot: `python -m bot` and its commands.

# $games: how many.
recounted = { $games ->
    [one] 1 result
   *[other] { $games } results
} and all ratings have been worked out anew from the logs.
# $games: how many.
checked-sound = { $games ->
    [0] No game is unfinished.
    [one] The one unfinished game replays to what its log says.
   *[other] All { $games } unfinished games replay to what their logs say.
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
config-unknown-command = I do not know “{ $typed }”: `python -m bot --help` lists what there is.
# Above the list of commands.
usage = python -m bot [COMMAND], with the settings of the environment and .env (.env.example explains each)
# What each command does, in one line of the list.
usage-play = plays on Discord until it is told to stop
usage-check = replays every unfinished game and names the damaged ones (status 1)
usage-recount = works out all results and ratings anew from the logs
usage-emojis = uploads figures and tiles as emojis of the application, those that are missing
