# Words in and about pictures. On a picture there is little room: short words read better than sentences.

## The panel beside the board

picture-place = to place a tile
picture-deploy = to set a meeple
picture-over = The game is over
# $players: how many share it.
picture-won = { $players ->
    [one] wins
   *[other] share the victory
}
# $turn: counted from 1.
picture-turn = turn { $turn }
picture-tiles-left = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
# Shown when the board is too large. $from, $to: names of the corner cells.
picture-part = part { $from } to { $to }
# Shown under the heading when the next player has not been dealt a tile yet.
picture-draw = to draw a tile

## What is on a tile

# $feature: a feature word. $sides: sides such as “N, E”.
picture-segment = { $feature } { $sides }
# $segment: a segment such as “city N, E”. $extra: pennant, inn or cathedral.
picture-with = { $segment } with { $extra }
picture-pennant = pennant
picture-inn = inn
picture-cathedral = cathedral
picture-river = river { $sides }

## Tables, charts and lists

picture-scores = Scores
picture-column-city = Cities
picture-column-road = Roads
picture-column-field = Fields
picture-column-monastery = Monasteries
picture-column-garden = Gardens
# The total if the game ended now.
picture-column-projected = If it ended now
picture-column-total = Total
picture-chart = Scores over the turns
# Stands at the end of the axis that counts turns.
picture-chart-turns = turns

## Overlays: the words in the panel beside a board on which something is pointed out

picture-fields = Fields
picture-fields-words = What they would pay each player now
picture-dead = Dead cells
picture-dead-words = { $cells ->
    [0] Every open cell can still be filled.
    [one] No tile that is left fits this cell.
   *[other] No tile that is left fits these cells.
}
# $cell: name of a cell.
picture-fits = Cell { $cell }
picture-fits-words = { $tiles ->
    [0] No tile that is left fits here.
    [one] 1 tile that is left fits here.
   *[other] { $tiles } tiles that are left fit here.
}
picture-title-city = City
picture-title-road = Road
picture-title-field = Field
picture-title-monastery = Monastery
picture-title-garden = Garden
picture-feature-complete = complete
picture-feature-open = not complete yet
picture-feature-field = paid at the end of the game
picture-unclaimed = Nobody stands on it.
picture-sum = Together
# $count: how many. $each: points for each of them.
picture-pays-tiles = { $count ->
    [one] 1 tile × { $each }
   *[other] { $count } tiles × { $each }
}
picture-pays-pennants = { $count ->
    [one] 1 pennant × { $each }
   *[other] { $count } pennants × { $each }
}
picture-pays-cities = { $count ->
    [one] 1 complete city × { $each }
   *[other] { $count } complete cities × { $each }
}
picture-pays-itself = The tile itself
picture-pays-neighbours = { $count ->
    [one] 1 tile round it
   *[other] { $count } tiles round it
}
