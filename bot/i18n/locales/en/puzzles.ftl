# The tile of the day.

# $number: counts the puzzles of this server.
puzzle-title = ### Tile of the day { $number }
# $seat: a colour, with its mark.
puzzle-ask = { $seat } is to move with this tile. One turn is clearly best: where does the tile go, and who stands on it?
# $when: a moment.
puzzle-until = One try, and only you see your answer. The solution comes { $when }.
puzzle-until-next = The solution comes with the next tile.
# Below an answer. $when: a moment.
puzzle-solution-comes = The solution comes { $when }.
button-puzzle = Solve
button-puzzle-table = Points
button-puzzle-sure = That’s my answer
puzzle-choose-cell = { $seat } is to move with this tile. Choose the number of a cell.
puzzle-one-try = -# You have one try.
# $moves: a turn.
puzzle-answered = You answered { $moves }.
# $points: what that scored.
puzzle-best = ✅ That is the best turn: **+{ $points }** points.
puzzle-placed = 🟡 The tile is in the right place, but something else is better on it: **+{ $points }** point.
puzzle-other = ❌ That is not the best turn.
puzzle-missed = You did not answer this one.
puzzle-solution-title = ### Tile of the day { $number }: the solution
# $moves: a turn. $lead: the lead to be expected after it.
puzzle-solution-best = Best: { $moves }. Expected lead: **{ $lead }**
# $margin: how much better the best turn is.
puzzle-solution-second = Next best: { $moves }. Expected lead: **{ $lead }**. The best turn is worth { $margin } more.
# $right: people who found it. $answered: people who answered, at least one.
puzzle-found = { $right } of { $answered } found it.
puzzle-found-nobody = Nobody answered.
puzzle-note = -# In points of lead at the end, as the strongest computer player expects it by playing on from each turn.
puzzle-table-title = ### Tile of the day: points
puzzle-table-empty = Nobody has answered a tile of the day here yet.
# $person: a mention. $streak: solved one after the other up to now. $longest: the longest such row.
puzzle-table-line = { $rank }\. { $person } **{ $points }** · { $solved } of { $answered } solved{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } in a row
}{ $longest ->
    [0] {""}
   *[other] {" "}(best { $longest })
}
# $channel: a channel. $time: a time of day. $zone: a time zone. $next: a moment.
puzzle-daily = A tile of the day is posted in { $channel } every day at { $time } ({ $zone }), the first { $next }. `/puzzle stop` ends it.
puzzle-stopped = No more tiles of the day. The solution of the last one is posted now. Points stay.
puzzle-none-daily = This server has no tile of the day. `/puzzle daily` starts one.
# $typed: what was typed.
puzzle-unknown-time = I can’t read “{ $typed }” as a time of day. Write it like `9` or `21:30`.
