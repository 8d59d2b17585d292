# Refusals of the host: what cannot be, and what can be done instead.

host-no-such-game = There is no game here. Open one with `/game new`, or see yours with `/games`.
# $status: lobby, running, over or stopped.
host-not-in-lobby = { $status ->
    [running] The game has already started. You can watch it with `/board`; whoever plays can leave with `/resign`.
   *[other] This table is closed. Open a new one with `/game new`.
}
host-not-running = { $status ->
    [lobby] The game has not started yet. Once everyone has joined, anyone at the table can press **{ LABEL("button-start") }**.
   *[other] This game is over. Open a new one with `/game new`.
}
# $game: its id.
host-quarantined = Game `{ $game }` is on hold: its log can’t be read. Nothing is lost; whoever runs this bot has to look at it.
# $game: the id of the other game. $status: lobby or another. $host: who opened the table. $yours: yes if the reader did. $closes: seconds since 1970.
host-channel-busy = { $status ->
    [lobby] { $yours ->
        [yes] You already have a table here, and a channel holds one. Open the next one in a thread or another channel, or close this one with `/game stop`. Unused, it closes <t:{ $closes }:R>.
       *[no] { $host } already has a table here, and a channel holds one. Join it with `/game join`, or open yours in a thread or another channel. Unused, it closes <t:{ $closes }:R>; { $host } or a manager can close it with `/game stop`.
    }
   *[other] There is already a game here, and a channel holds one. Open yours in a thread or another channel, or end the one here with `/game stop`.
}
# $most: how many.
host-tables-open = You already have { $most } tables open, and that is the most. `/games` lists them; end one with `/game stop`, or join someone else’s.
# $seats: how many seats there are.
host-lobby-full = All { $seats } seats are taken. The host can add a seat, or you can open your own table with `/game new`.
# $yours: yes for whoever reads it, no for somebody else.
host-already-seated = { $yours ->
    [yes] You are already at this table.
   *[no] This person is already at the table. Choose someone else.
}
host-not-seated = You are not at this table, but you can watch: **{ LABEL("button-board") }** and **{ LABEL("button-scores") }** are for everyone.
# $full: yes where all seats are taken.
host-not-at-table = { $full ->
    [yes] You are not at this table, and all its seats are taken. Open your own with `/game new`.
   *[no] You are not at this table. Take a seat with **{ LABEL("button-join") }** first.
}
# $colour: red, blue, green, yellow, black or pink.
host-no-such-seat = There is no such { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[pink] pink
} seat at this table. Choose one from the list.
# $least: how many are needed. $seated: how many sit.
host-too-few-seats = A game needs at least { $least } players, and { $seated ->
    [0] nobody has joined
    [one] only one has joined
   *[other] only { $seated } have joined
}. Wait for someone, or add a computer.
# $seated: how many sit.
host-more-seated = { $seated ->
    [one] { $seated } seat is
   *[other] { $seated } seats are
} already taken. Remove someone first, or keep at least as many seats.
# $least, $most: numbers of seats.
host-seats-range = A table has { $least } to { $most } seats.
# $least_seconds, $most_seconds: seconds.
host-turn-time-range = A turn can last from five minutes to thirty days, or have no limit.
host-budget-range = The time per player for a game is fifteen minutes to ten days, or has no limit.
host-hints-off = No hints in rated games and tournaments. Once they are over, `/review` shows better turns.
host-no-hint = No hint came. Try again, or play on.
host-review-later = A game is reviewed once it is over.
host-review-tournament = Games of a tournament are reviewed once the tournament is over.
host-reviews-waiting = Many games are waiting for their review. Try again in a few minutes.
host-review-file-open = That game is not over. A game file is reviewed once it ends with `end`.
# $most: turns.
host-review-file-long = That game is too long to be reviewed: at most { $most } turns.
host-review-file-yours = I’m still reviewing another file of yours. Try again when it is done.
# $played: yes if a computer has played in this game, else no.
host-no-computer-turn = { $played ->
    [yes] No computer has played such a turn here. Choose one from the list.
   *[no] No computer has played in this game. Without `computer`, `/why` shows how the points for a feature add up.
}
host-explained-later = In a rated game or a tournament, computers explain their turns once the game is over.
host-explained-purist = This table plays without help: computers explain their turns once the game is over.
host-explained-hands = Hands are hidden at this table: computers explain their turns once the game is over.
host-explanations-waiting = Many people are waiting for explanations. Try again in a few seconds.
host-no-explanation = No explanation came. Try again.
host-no-puzzle = I have no tile of the day to show here. A manager of the server starts one with `/puzzle daily`.
# $first: seconds since 1970.
host-puzzle-not-yet = The first tile of the day comes <t:{ $first }:R>.
host-puzzle-closed = This tile of the day is over, and its solution is posted. `/puzzle today` shows the newest.
host-puzzle-answered = You have answered this one already. Everyone has one try.
host-puzzle-turn = That turn is not possible there. Choose one with the buttons.
# $opponent: what was asked for.
host-unknown-opponent = There is no computer player called “{ $opponent }”. Choose one from the list.
# $host: name of who opened the table.
host-host-only = Only the host of this table, { $host }, can do that.
host-host-stays = You opened this table. Use `/game stop` to close it.
host-rated-needs-people = Only people can play a rated game. Remove the computers, or play an unrated game.
# $seq: the number of the state that was pressed on.
host-moved-on = The board has moved on. This is how it stands now.
# $name: who is to move. $colour: their colour.
host-not-your-turn = It is not your turn: { $name } is to move.
host-nothing-to-undo = There is nothing to undo yet.
host-undo-bound = That can’t be taken back any more: since then a die was thrown or the dragon moved.
host-no-vote = This vote is closed. `/undo` or `/game stop` opens another.
host-vote-open = There is already a vote to undo. Everyone else must agree.
host-already-voted = You have already answered; now the others are asked.
# $name: who sits there.
host-seat-not-open = { $name } still plays there. A seat is free once its player gives it up; after a missed turn, the host of the table can give it away, too.
host-seat-lost = Whoever played there ran out of time and has lost. Nobody can take over this seat.
# $free: yes if nobody sits there, else no.
host-seat-unasked = This game is rated, and the seat would count as theirs from the start, so they must choose to play. { $free ->
    [yes] They can take the seat themselves with `/replace`.
   *[no] Stop this game with `/game stop`; they can join at a new table.
}
host-name-yourself = To take over this seat, name yourself under `by`.
# $zone: what was typed.
host-unknown-time-zone = I don’t know the time zone “{ $zone }”. Type a city, such as Europe/Berlin, or choose one from the list at `/me reminders`.
host-holiday-order = Days off must end after they begin, and in the future.
host-not-over = This game is not over yet. The rematch comes after it.
host-not-played = The rematch is for those who played this game. Open your own table with `/game new`, or press **{ LABEL("button-join") }** at an open one.
# $most: how many letters.
host-preset-name = The name of a preset has 1 to { $most } characters.
# $preset: what was asked for.
host-no-such-preset = There is no preset called “{ $preset }” on this server. Choose one from the list. Those who manage the server save one with `/preset save`.
# $most_bytes: bytes.
host-file-too-large = That file is too large for a game file: at most { $most_bytes } bytes.
host-not-opener = Only some people can open games on this server. Ask someone who manages it, or join an open table.
host-own-game = You have played in this game, and it counts, so you can’t do this. Someone else who manages the server can stop it; everyone who is still at the table can also stop it together.
