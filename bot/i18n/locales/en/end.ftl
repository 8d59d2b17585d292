# The message at the end of a game.

# $winners: a list of seats. $players: how many they are. $points: what each has.
end-won = ## 🏆 { $winners } { $players ->
    [one] wins
   *[other] share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $seat: who began.
end-starter-lost = -# { $seat } has just as many points, but started, and loses ties.
# $rank: counted from 1; without the backslash Discord would number ties anew. $seat: a seat. $points: points.
end-rank = { $rank }\. { $seat }: **{ $points }**
end-decided = ## The match was decided
end-stopped = ## The game was stopped
# $person: who stopped it alone.
end-stopped-by = -# Stopped by { $person }.
# $winners: who is left. $players: how many. $loser: whose time was used up last.
end-out-of-time = ## 🏆 { $winners } { $players ->
    [one] wins
   *[other] share the victory
}: { $loser } ran out of time
end-final-scoring = **Final scoring**
# $scored: a sentence on what was paid. $times: how many features said just the same.
end-paid = • { $scored }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } ×)
}
# $features: how many are left out.
end-paid-more = …and { $features } more; see them all with `/why`.
# $seed: the seed. $commitment: the hash shown at the start.
end-seed = -# The tile order came from the seed `{ $seed }`. Its SHA-256 hash is `{ $commitment }`, as shown at the start; any SHA-256 calculator confirms it.
end-sealed = -# All tables of this round draw the same tiles; their seed is shown when the round is over.
button-rematch = Rematch
button-history = View replay
button-review = Review

## On the poster
poster-title = Carcassonne
# $game: the game’s short name.
poster-table = Table { $game }
