# Refusals of the host: what cannot be, and what can be done instead.

host-no-such-game = There is no game here. Open one with `/game new`, or see yours with `/games`.
# $status: lobby, running, over or stopped.
host-not-in-lobby = { $status ->
    [running] The game has already started.
   *[other] This table is closed. Open a new one with `/game new`.
}
host-not-running = { $status ->
    [lobby] The game has not started yet. When everybody has sat down, whoever opened the table presses **Start**.
   *[other] This game is over. Open a new one with `/game new`.
}
# $game: its id.
host-set-aside = The log of game `{ $game }` is damaged or was written by another program. Nothing is lost, but nobody can play on until whoever runs this bot has looked at it.
# $game: the id of the other game. $status: lobby or another. $host: who opened the table. $closes: seconds since 1970.
host-channel-busy = { $status ->
    [lobby] { $host } has a table waiting in this channel, and a channel has room for one. Join it with `/game join`, or open yours in a thread or another channel. If nobody plays there any more, { $host } or somebody who may manage the server closes it with `/game stop`; untouched, it closes by itself <t:{ $closes }:R>.
   *[other] There is a game in this channel already, and a channel has room for one. Open yours in a thread or another channel, or end the one here with `/game stop`.
}
# $seats: how many seats there are.
host-lobby-full = All { $seats } seats are taken. Whoever opened the table can add a seat, or you open your own with `/game new`.
# $yours: yes for whoever reads it, no for somebody else.
host-already-seated = { $yours ->
    [yes] You are sitting at this table already.
   *[no] They are sitting at this table already. Name somebody who is not.
}
host-not-seated = You are not sitting at this table. You may watch; **Board** and **Scores** are for everybody.
# $colour: red, blue, green, yellow, black or pink.
host-no-such-seat = There is no { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[pink] pink
} seat of that sort at this table.
host-colour-taken = Somebody has that colour already. Choose another.
# $least: how many are needed. $seated: how many sit.
host-too-few-seats = A game needs at least { $least } seats, and { $seated ->
    [0] none is
    [one] only one is
   *[other] only { $seated } are
} taken. Wait for somebody, or add a computer.
# $seated: how many sit.
host-more-seated = { $seated ->
    [one] { $seated } seat is
   *[other] { $seated } seats are
} taken already. Remove somebody first, or keep as many seats.
# $least, $most: numbers of seats.
host-seats-range = A table has { $least } to { $most } seats.
# $least_seconds, $most_seconds: seconds.
host-turn-time-range = A turn may last from five minutes to thirty days, or have no limit.
# $mind: what was asked for.
host-unknown-mind = I do not know a computer player called “{ $mind }”. Choose one from the list.
# $host: name of who opened the table.
host-host-only = Only { $host }, who opened this table, may do that.
host-host-stays = You opened this table. To close it, use `/game stop`.
host-rated-needs-people = A rated game is played by people only. Remove the computers, or play unrated.
# $seq: the number of the state that was pressed on.
host-moved-on = The board has moved on since. Here is how it stands now.
# $name: who is to move. $colour: their colour.
host-not-your-turn = It is not your turn: { $name } is to move.
host-nothing-to-undo = There is nothing to undo yet.
host-no-vote = Nobody is asking for an undo any more.
host-vote-open = An undo is being voted on already. Everybody else must agree to it.
host-already-voted = You have answered already.
# $name: who sits there.
host-seat-not-open = { $name } still sits there. A seat passes on when its player offers it or the clock has run out.
# $zone: what was typed.
host-unknown-time-zone = I do not know the time zone “{ $zone }”. Type a city, such as Europe/Berlin, and choose from the list.
host-holiday-order = A holiday must end after it begins, and not in the past.
host-not-over = This game is not over yet. A rematch comes after the end.
# $most: how many letters.
host-preset-name = A preset needs a name of 1 to { $most } letters.
# $preset: what was asked for.
host-no-such-preset = There is no preset called “{ $preset }” on this server.
# $most_bytes: bytes.
host-file-too-large = That file is too large for a game. A written game has at most { $most_bytes } bytes.
host-not-opener = On this server only some people may open games. Ask somebody who manages it.
