# Ladders: places that people win from each other by challenges.

command-ladder = ladder
    .description = Win places from each other by challenges
command-ladder-open = open
    .description = Open a ladder in this channel (for managers of the server)
    .name = name
    .name-text = What it is called
    .reach = reach
    .reach-text = How many places above can be challenged (default: 3)
    .answer = answer
    .answer-text = How many days someone has to accept (default: 3)
    .idle = idle
    .idle-text = After how many idle days someone moves down a place (default: 30; 0: never)
    .preset = preset
    .preset-text = Rules saved on this server
    .rated = rated
    .rated-text = Whether the games are rated (default: yes)
command-ladder-settings = settings
    .description = Change the rules of a ladder (for organisers), or see them
    .name = name
    .name-text = What it is called
    .reach = reach
    .reach-text = How many places above can be challenged
    .answer = answer
    .answer-text = How many days someone has to accept
    .idle = idle
    .idle-text = After how many idle days someone moves down a place (0: never)
    .preset = preset
    .preset-text = Rules saved on this server
    .rated = rated
    .rated-text = Whether the games are rated
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-join = join
    .description = Join a ladder at the bottom
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-leave = leave
    .description = Leave a ladder; your place goes to those below
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-show = show
    .description = See the places on a ladder, and who plays whom
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-place = place
    .description = Move someone to another place (for organisers)
    .person = person
    .person-text = Whom you move
    .place = place
    .place-text = Which place, counted from the top
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-export = export
    .description = Get a ladder as a table (CSV)
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-move = move
    .description = Let a ladder go on in this channel (for organisers)
    .ladder = ladder
    .ladder-text = Which ladder
command-ladder-close = close
    .description = End a ladder as it is now (for organisers)
    .ladder = ladder
    .ladder-text = Which ladder

# $name: the name of the ladder.
ladder-title = ## { $name }
# $reach: how many places.
ladder-rule-challenge = • Join at the bottom. `/challenge` with the option `ladder` is for a place up to { $reach } above yours, one at a time.
# $time: a number of days.
ladder-rule-answer = • Whoever is challenged has { $time } to accept; declining or not answering gives the place away. Days off pause it.
ladder-rule-win = • Win, and the place is yours: everyone from there to your old place moves down one. A tie changes nothing.
ladder-rule-again = • The same two can challenge each other again after { $time } at the earliest.
ladder-rule-idle = • { $time } without a challenge or a game: one place down. Days off don’t count.
ladder-rule-hints = • The games aren’t rated, so `/hint` is allowed in them. Everyone is told who asks.
ladder-over = **This ladder is closed.**
ladder-nobody = No one has joined yet.
# $count: how many members.
ladder-members = { $count ->
    [one] **One person** is on the ladder:
   *[other] **{ $count } people** are on the ladder:
}
ladder-more = { $count ->
    [one] …and one more
   *[other] …and { $count } more
}
# $place: a place. $player: a mention. $won, $lost: how many games.
ladder-line = { $place }\. { $player } · { $won } won, { $lost } lost
# $other: a mention; follows the line.
ladder-line-waits = ⏳ challenge with { $other }
ladder-line-plays = ⚔️ plays { $other }
# $player: who challenged, or whom it is about. $other: who was challenged. $place: a place.
ladder-news-climbed = ▲ { $player } wins against { $other } and takes place **{ $place }**.
ladder-news-held = { $other } wins against { $player } and keeps the place.
ladder-news-tied = { $player } and { $other } tie: both keep their places.
ladder-news-no-result = The game between { $player } and { $other } has no result: both keep their places.
ladder-news-unanswered = ▲ { $player } takes place **{ $place }**: { $other } did not accept the challenge.
ladder-news-left = ▲ { $player } takes place **{ $place }**: { $other } left the ladder during their game.
ladder-news-idle = ▽ { $player } hasn’t played for a long time and moves down to place **{ $place }**.
ladder-news-placed = An organiser moves { $player } to place **{ $place }**.
ladder-join = Join
ladder-leave = Leave
ladder-close = Close the ladder
ladder-look = Ladder
ladder-climbed = moved up last
ladder-fell = moved down last
ladder-column = Won – lost
# $first, $last: places.
ladder-places = Places { $first }–{ $last }

## What one person reads

# $name: the name of the ladder. $place: a place.
ladder-joined = You are on **{ $name }**, in place { $place }. { $place ->
    [1] Whoever joins next can challenge you.
   *[other] Challenge someone above you with `/challenge` and its option `ladder`.
}
# $name: the name of the ladder. $place: a place.
ladder-leave-ask = **Leave { $name }?** You give up place { $place }. Whoever has challenged you takes it, also during your game; your own challenges end. If you join again, you start at the bottom.
ladder-left = You have left **{ $name }**.
# $player: a mention. $place: a place.
ladder-placed = { $player } is now in place { $place }.
ladder-placed-already = { $player } is in place { $place } already.
ladder-close-ask = **Close { $name } for good?** The places stay as they are, open challenges are withdrawn, and games under way are played to their end but move nobody.
ladder-closed-now = **{ $name }** is closed.
# $name: the name of the ladder.
ladder-changed = **{ $name }** now has these rules. Challenges that were made before keep theirs.
# $channel: a mention of the channel.
ladder-moved = **{ $name }** goes on in { $channel }.
# $names: a list of names.
ladder-several = There are several ladders here: { $names }. Choose one with the option `ladder`.
ladder-organiser-only = Only those who opened the ladder or manage the server can do this.
ladder-not-here = A ladder needs a text channel: each game gets its own thread there.
ladder-none = There is no such ladder on this server. Those who manage it open one with `/ladder open`.
ladder-none-yet = There is no ladder on this server yet. Those who manage it open one with `/ladder open`.
# $most: how many letters.
ladder-name = The name of a ladder has 1 to { $most } characters.
ladder-name-taken = There is already an open ladder called “{ $name }”. Choose another name.
ladder-plan = Not possible: someone can challenge 1 to 10 places above, has 1 to 14 days to accept, and moves down after 7 to 180 idle days or never.
ladder-clock = A ladder needs a clock: choose a preset with a time per turn or per player.
ladder-closed = This ladder is closed. `/ladder show` shows its last places.
# $most: how many people.
ladder-full = This ladder is full ({ $most } people). Until someone leaves, play without it: `/challenge`.
ladder-on-it = You are already on this ladder. `/ladder show` shows your place.
# $yours: yes for whoever asks.
ladder-not-on-it = { $yours ->
    [yes] You are not on this ladder. Join it with `/ladder join`.
   *[no] This person is not on the ladder. `/ladder show` shows who is.
}
ladder-below = This person is below you. Challenge someone above you, or play without the ladder.
# $reach: how many places.
ladder-reach = { $reach ->
    [one] Too far up: you can challenge the place just above yours.
   *[other] Too far up: you can challenge up to { $reach } places above yours.
}
# $yours: yes for whoever asks.
ladder-busy = { $yours ->
    [yes] You already have a challenge or a game on this ladder. Finish that one first.
   *[no] This person already has a challenge or a game on this ladder. Try someone else, or later.
}
# $days: how many days.
ladder-again = You two have had a challenge within { $days } days. Challenge someone else, or wait.
ladder-own = You are on this ladder yourself: someone else moves people there.
