# The message of a turn, what happened, and the private panel in which one plays.

## What happened. $seat: a seat, e.g. “🔴 @Anna”.

# $done: a list of what was done, from below.
news-moved = { $seat } { $done }.
news-moved-by-clock = ⏰ Time ran out for { $seat }. The bot { $done }.
# $cell: name of a cell.
news-placed = played **{ $cell }**
# $figure: meeple, large, abbot, builder or pig. $feature: city, road, field, monastery or garden. $spot: it in words, such as “city (N)”.
news-deployed = placed { $figure ->
    [large] a large meeple
    [abbot] the abbot
    [builder] the builder
    [pig] the pig
   *[meeple] a meeple
} { $feature ->
    [road] on the { $spot }
    [field] on the { $spot }
   *[other] in the { $spot }
}
# $cell: name of a cell.
news-recalled = took the abbot back from **{ $cell }**
# Through a portal. $done: what was placed, from above. $cell: name of a cell.
news-elsewhere = { $done } on **{ $cell }**
# $cell: name of a cell. $spot: such as “city (N)”.
news-fairy = moved the fairy to **{ $cell }**, { $spot }
# $other: whose meeple, a seat. $cell, $spot: as above.
news-princess = sent { $other } home from **{ $cell }**, { $spot }
# $figure: meeple, large or abbot.
news-flyer = let { $figure ->
    [large] a large meeple
    [abbot] the abbot
   *[meeple] a meeple
} take off
# $cell: name of a cell. $spot: such as “city (N)”.
news-landed = landed on **{ $cell }**, { $spot }
# $cell: where the dragon goes.
news-step = moved the dragon to **{ $cell }**
# $distance: 1, 2 or 3. $cell: where the flight leads.
news-thrown = 🎲 The die shows { $distance }: the flight leads to **{ $cell }**.
# $figure: meeple, large or abbot.
news-crashed = 🎲 There is nothing to land on: { $figure ->
    [large] the large meeple
    [abbot] the abbot
   *[meeple] the meeple
} is back in the supply.
news-volcano = 🌋 The dragon comes to **{ $cell }**.
# $cells: the way, such as “N49 → N50”.
news-flight = 🐉 The dragon flew { $cells }.
# $figures: a list of those who were eaten, from below.
news-eaten = 🐉 It ate { $figures }.
# $seat: a seat. $figure: a kind of piece. $cell: name of a cell.
news-eaten-one = { $seat } ({ $figure }, { $cell })
# $figures: a list of builders and pigs that had no meeple of their seat with them any more, as above.
news-homeless = ↩️ Left alone and sent home too: { $figures }.
# $seat: a seat. $goods: a list of goods.
news-goods = 📦 { $seat } takes { $goods }.
# $scored: a sentence on what was paid (scored in words.ftl).
news-scored = ✨ { $scored }.
# $tile: a tile in words. $times: how many were drawn. $returned: yes or no.
news-unplayable = 🚫 { $times ->
    [1] A tile that fits nowhere was drawn
   *[other] { $times } tiles that fit nowhere were drawn
} ({ $tile }). { $returned ->
    [yes] { $times ->
        [1] It goes back into the bag.
       *[other] They go back into the bag.
    }
   *[no] { $times ->
        [1] It leaves the game.
       *[other] They leave the game.
    }
}
# $tiles: how many.
news-unplayable-many = 🚫 { $tiles } tiles that fit nowhere were drawn.
# $seat: whose turn was the first of them. $turns: how many.
news-undo = ↩️ { $turns ->
    [one] The last turn of { $seat } was taken back.
   *[other] The last { $turns } turns were taken back, from that of { $seat } on.
}
# $colour: red, blue, … $after: who sits there now.
news-seat = 🔁 { $after } now plays { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[pink] pink
}.
# $before: who has left a seat.
news-seat-left = 🔁 { $before } has left the game. Their tiles are placed at random, without a meeple.
news-seat-gone = 🔁 { $before } has left the game.
news-seat-out-of-time = ⌛ { $before } has no time left for this game and has lost.
# $before, $after: who sat on a seat, and who does now. $how: own, player ($by gave it away), host, referee or clock.
news-seat-passed = 🔁 { $before } → { $after }{ $how ->
    [player] , by { $by }.
    [host] , by the host of the table.
    [referee] , by an organiser.
    [clock] : the time ran out.
   *[own] .
}
# $lines: how many lines are left out.
news-earlier = …and { $lines ->
    [one] { $lines } earlier line.
   *[other] { $lines } earlier lines.
}

# $points: points offered, 0 for nothing.
news-offered = 🤝 { $seat } { $points ->
    [0] offers nothing.
    [one] offers { $points } point for the tile.
   *[other] offers { $points } points for the tile.
}
news-offered-by-clock = ⏰ Time ran out for { $seat }. The bot { $points ->
    [0] offers nothing.
    [one] offers { $points } point for the tile.
   *[other] offers { $points } points for the tile.
}
# $seller, $buyer: seats. $points: the price.
news-sold = 🤝 { $seller } sells the tile to { $buyer } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-sold-by-clock = ⏰ Time ran out for { $seller }. The bot sells the tile to { $buyer } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-kept = 🤝 { $seat } keeps the tile.
news-kept-by-clock = ⏰ Time ran out for { $seat }. The bot keeps the tile.

## The message

# $seat: a seat. $turn: number of the turn. $tiles: tiles left in the bag.
turn-person = ### { $seat }, it is your turn
turn-person-again = ### { $seat }, it is your turn again
turn-computer = ### { $seat } is thinking…
# $seat: a seat nobody sits on.
turn-closed = ### { $seat }: placing a tile…
turn-buyer = ### { $seat }, a tile is for sale: what do you offer?
# $seat: a seat. $step, $steps: which step of how many.
turn-flight = ### 🐉 { $seat }, move the dragon: step { $step } of { $steps }
# A seat without a person.
turn-flight-other = ### 🐉 { $seat } moves the dragon: step { $step } of { $steps }
turn-flight-over = Turn { $turn } · the dragon has flown.
# $people: a list of mentions, whose steps are still to come.
turn-flight-next = -# Then { $people }: press **{ button-steps }** to give orders in advance.
turn-seller = ### { $seat }, there are offers for your tile: do you sell it?
turn-line = Turn { $turn } · { $tiles ->
    [0] the last tile
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
# $clock: a Discord timestamp such as “in 2 days”.
turn-clock = time runs out { $clock }
turn-clock-game = your time for the game runs out { $clock }
turn-paused = clock paused, resumes { $clock }
turn-started = **The game begins.**
    -# The tile order is already fixed: it comes from a seed with the hash `{ $commitment }`. The seed is shown at the end, so you can check.
# $drawn: what each seat drew.
turn-tile-draw = **Roads on the tiles drawn:** { $drawn }.
# $seat: a seat. $roads: how many roads its tile shows.
turn-tile-drawn = { $seat } ({ $roads })
# $seat: who drew most roads.
turn-tile-draw-first = { $seat } starts: most roads.
turn-over = Turn { $turn } · { $seat } has played.
turn-over-clock = Turn { $turn } · time ran out for { $seat }.
# The game was stopped, or a seat changed hands.
turn-not-played = Turn { $turn } · { $seat } was to play.
turn-market-over = Turn { $turn } · { $seat } has answered at the market.

button-play = Play
button-board = Board
button-scores = Scores
button-undo = Undo
button-tiles = Tiles
button-next-game = Next game

## The private panel

# $tile: the tile in words.
panel-choose-cell = **Your tile:** { $tile }. Choose a numbered cell.
panel-choose-cell-purist = **Your tile:** { $tile }. Choose a cell.
panel-choose-area = **Your tile:** { $tile }. First choose an area by its letter.
# Beside the numbers of cells. The letters are on buttons, with the numbers of their cells (“B 21–24”), and on pictures of areas.
panel-areas = Letters lead to the other cells.
# $cell, $degrees: where the tile lies now. $choice: what is set, e.g. “city (N)” or “nobody”. $meeple: yes if it sets a meeple, or none, else no.
panel-preview = Tile on **{ $cell }**{ $degrees ->
    [0] {""}
   *[other] , rotated { $degrees }°
}. { $meeple ->
    [yes] Meeple
   *[no] Then
}: **{ $choice }**. Nothing is final until you confirm.
# $cell: where the tile lies. $choice: what is set, e.g. “city (N)” or “nobody”. $meeple: yes if it sets a meeple, or none, else no.
panel-deploy = Tile on **{ $cell }**. { $meeple ->
    [yes] Meeple
   *[no] Then
}: **{ $choice }**. Confirm to end your turn.
# $number: of the tile on the picture.
panel-tile = Tile { $number }
# The panel of a phase that has none of its own, and the label of its list of moves.
panel-moves = What do you want to do?
panel-moves-select = Your move…

# $tile: the tile in words.
market-choose = Only this tile can still complete a feature: { $tile }.
# $answer: what is chosen, such as “Offer 5 points” or “Keep the tile”.
market-answer = Your answer: **{ $answer }**. Nothing is final until you confirm.
market-more = More points…
# $points: points.
market-offer = { $points ->
    [one] Offer { $points } point
   *[other] Offer { $points } points
}
# $name: who offered. $points: how much.
market-accept = Sell to { $name } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
market-pass = Offer nothing
market-decline = Keep the tile
# Whoever wants to place a tile or a meeple while an answer at the market is due.
market-first = There is a tile for sale: answer at the market first. Press **{ LABEL("button-play") }**.
# $number: on the picture. $cell: its name.
panel-cell-option = { $number } · { $cell }
panel-other-figures = Other pieces…
# $letter: on the picture. $choice: a spot.
panel-finish-option = { $letter } · { $choice }
# $letter: on the picture. $choice: a spot; one of several in a line.
panel-letter = **{ $letter }** { $choice }
# $mark: the mark of a kind of figure. $figure: its name.
panel-figure = { $mark } { $figure }
# $letters: what each letter on the picture means.
panel-turns = One row for each rotation: { $letters }
panel-nobody = No meeple
panel-confirm = Confirm
panel-other-cell = Change cell
panel-other-area = Change area
panel-other-tile = Change tile
panel-take-back = Take back tile
panel-back = Back
# Labels of lists: whom the princess sends home, to whom the fairy goes, where a portal leads.
panel-princess = The princess sends home…
panel-fairy = Move the fairy to…
panel-portal = Through the portal to…
# $cell: name of a cell. $spots: a list of spots.
panel-beyond-option = { $cell } · { $spots }
# $first: name of the first cell of the next page.
panel-beyond-more = More cells, from { $first }
panel-beyond = Through the portal to **{ $cell }**. Choose a spot.
# Below a preview: a second picture shows the line of a flying machine.
panel-line = 🎲 A meeple on the **flying machine** lands where a white die leads. Where a dark one with a cross leads, it comes back to you.
panel-line-purist = 🎲 The dice show where the **flying machine** leads.
# $distance: what the die shows. $cell: where the flight leads.
panel-landing = 🎲 The die shows **{ $distance }**: the flight leads to **{ $cell }**. Where does the meeple land? That is final.

## The dragon’s flight
# $step, $steps: which step of how many.
panel-flight = 🐉 **Your step**, { $step } of { $steps }: where does the dragon go? A step is final.
# $seat: who moves the dragon now.
panel-flight-wait = 🐉 Step { $step } of { $steps }: { $seat } moves the dragon.
# $steps: a list of numbers of steps. $count: how many.
panel-orders = **Orders** for your { $count ->
    [one] step { $steps }: press an arrow
   *[other] steps { $steps }: press an arrow for each, one after another
}. When a step is due, I make it for you.
panel-orders-none = You have no more steps to order in this flight.
# $by: computer or person.
panel-orders-closed = If a way is closed by then, { $by ->
    [computer] a computer chooses.
   *[person] you are asked.
}
# $step: a number. $side: n, e, s or w. The order cannot be followed.
panel-order-closed = ⚠️ Step { $step }: the way you ordered ({ $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}) is closed. Choose now.
# One order of a list. $step: a number. $side: n, e, s or w.
order-step = { $step } { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
order-undo = Undo last
order-clear = Clear
# $order: one of those below.
panel-orders-given = Your orders: **{ $order }**.
# $side: n, e, s or w. Where that way is closed, the person is asked after all.
order-side = { $side ->
    [n] north if open
    [e] east if open
    [s] south if open
   *[w] west if open
}
order-computer = a computer chooses
order-none = I choose myself
button-steps = My steps

# $news: what the move did.
panel-done = Done. { $news }

## When the board has moved on
moved-on = The board has moved on. This is how it stands now.
control-unknown = This button is out of date. Type its command again; in a game, that is `/board`.

## Looking
# $seat: a seat. $turn: number of the turn.
state-to-move = Turn { $turn }: { $seat } is to move.
state-over = The game is over.
state-decided = The match was decided.
state-stopped = The game ended early.
state-lobby = The game has not started yet.
state-running = The game is on.
# $feature: city, road, field, monastery or garden. $points: points.
scores-part = { $feature ->
    [city] cities { $points }
    [road] roads { $points }
    [field] fields { $points }
    [monastery] monasteries { $points }
    [garden] gardens { $points }
    [fairy] fairy { $points }
    [goods] goods { $points }
   *[other] other { $points }
}
# $seat: a seat. $points: all its points. $parts: a list of parts.
scores-line = { $seat }: **{ $points }** ({ $parts })
scores-none = nothing scored yet
scores-projected = { $points } if the game ended now
# $laps: the highest score as a multiple of 50 and the rest, such as “50 + 36”. $points: that score.
scores-laps = -# On pictures, small figures at a score count laps of the score track: { $laps } is { $points }.
tiles-left = { $tiles ->
    [0] No tile is left.
    [one] { $tiles } tile still to come.
   *[other] { $tiles } tiles still to come.
}
# After a game that was stopped or lost on time. $tiles: how many.
tiles-at-end = { $tiles ->
    [one] The game ended with { $tiles } tile still to come.
   *[other] The game ended with { $tiles } tiles still to come.
}

## Undo
# $undone: what would be taken back. $people: a list of mentions. $hands: yes if the players have tiles in their hands, else no.
undo-offer = This would be taken back, and { $hands ->
        [yes] every hand would be as it was before
       *[no] the same tile drawn again
    }:
    { $undone }
    { $people } must agree.
undo-asked = Done. Now everyone else must agree.
undo-done = Taken back.
button-ask-undo = Ask everyone
# $seat: a seat.
vote-asks = ↩️ { $seat } asks to take back:
# $people: a list of mentions.
vote-waiting = { $people }, do you agree?
vote-refused = ↩️ { $seat } said no. The game goes on.
vote-withdrawn = ↩️ { $seat } has withdrawn the request. The game goes on.
vote-closed = ↩️ This vote is closed.
button-agree = Agree
button-refuse = Refuse

## Reminders
# $person: a mention. $due: what they are called to. $clock: a timestamp. $channel: a link to the channel.
reminder = ⏳ { $person }, { $due ->
    [flight] move the dragon in { $channel }
    [market] the market in { $channel } is waiting for your answer
   *[turn] it is your turn in { $channel }
}. Time runs out { $clock }.
reminder-game = ⏳ { $person }, { $due ->
    [flight] move the dragon in { $channel }
    [market] the market in { $channel } is waiting for your answer
   *[turn] it is your turn in { $channel }
}. Your time runs out { $clock }; then you have lost.
# A reminder whose turn is over. $turn: its number. $channel: as above.
reminder-over = Turn { $turn } in { $channel } is over.
# A reminder whose turn goes on: what it called to is done. $turn, $channel: as above.
reminder-flight-over = Turn { $turn } in { $channel }: this step of the dragon is made.
reminder-market-over = Turn { $turn } in { $channel }: the answer at the market is given.
