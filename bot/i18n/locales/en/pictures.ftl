# Words in and about pictures. On a picture there is little room: short words read better than sentences.

## Posters, tiles left, parts of a board

# $players: how many share it.
picture-won = { $players ->
    [one] wins
   *[other] share the victory
}
picture-tiles-left = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
# Shown when the board is too large. $from, $to: names of the corner cells.
picture-part = Part { $from } to { $to }

## What is on a tile

# $feature: a feature word. $sides: sides such as “N, E”.
picture-segment = { $feature } { $sides }
# $segment: a segment such as “city N, E”. $extra: pennant, inn or cathedral.
picture-with = { $segment } with { $extra }
picture-pennant = pennant
picture-inn = inn
picture-cathedral = cathedral
picture-river = river { $sides }
# What else an expansion shows. $mark: wine, grain, cloth, princess, volcano, dragon or portal.
picture-mark = { $mark ->
    [wine] wine
    [grain] grain
    [cloth] cloth
    [princess] princess
    [volcano] volcano
    [dragon] dragon
    [portal] magic portal
   *[other] { $mark }
}
# $direction: where it flies.
picture-flyer = flying machine to the { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}

## Tables, charts and lists

picture-scores = Scores
picture-column-city = Cities
picture-column-road = Roads
picture-column-field = Fields
picture-column-monastery = Monasteries
picture-column-garden = Gardens
picture-column-fairy = Fairy
picture-column-goods = Goods
picture-column-other = Other
# The total if the game ended now.
picture-column-projected = If it ended now
picture-column-total = Total
picture-chart = Scores over the turns
# Stands at the end of the axis that counts turns.
picture-chart-turns = turns
picture-review = Expected lead, turn by turn

## Overlays: the words in the panel beside a board on which something is pointed out

picture-fields = Fields
picture-fields-words = What they would score now
picture-fields-final = What they scored
picture-dead = Dead cells
# $cells: how many. $names: their names.
picture-dead-words = { $cells ->
    [0] Every open cell can still be filled.
    [one] None of the tiles left fits this cell: { $names }
   *[other] None of the tiles left fits these cells: { $names }
}
# $cell: name of a cell.
picture-fits = Cell { $cell }
picture-fits-words = { $tiles ->
    [0] None of the tiles left fits here.
    [one] 1 of the tiles left fits here.
   *[other] { $tiles } of the tiles left fit here.
}
picture-title-city = City
picture-title-road = Road
picture-title-field = Field
picture-title-monastery = Monastery
picture-title-garden = Garden
picture-feature-complete = complete
picture-feature-open = incomplete
picture-feature-field = scores at the end
picture-unclaimed = No meeple on it.
picture-sum = In all
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
    [0] no complete city
    [one] 1 complete city × { $each }
   *[other] { $count } complete cities × { $each }
}
picture-pays-some-cities = { $count } complete cities, some of them with a pig
picture-pays-counted-cities = Cities counted already
picture-pays-itself = The tile itself
picture-pays-neighbours = { $count ->
    [one] 1 tile around it
   *[other] { $count } tiles around it
}

## Players by colour and shape, for those who hear a picture

picture-look-red = red circle
picture-look-blue = blue square
picture-look-green = green triangle
picture-look-yellow = yellow star
picture-look-black = black diamond
picture-look-pink = pink cross

## Descriptions of pictures (alt text)

alt-turn = Turn { $turn }, { $tiles ->
    [one] 1 tile left.
   *[other] { $tiles } tiles left.
}
# $look: e.g. “green triangle”. $tile: what is on the tile, e.g. “city N, E and road S”.
alt-to-place = { $player } ({ $look }) has a tile to place: { $tile }.
# With a hand of several tiles, which nobody else may see.
alt-to-choose = { $player } ({ $look }) has a hand of tiles and is to place one.
alt-to-deploy = { $player } ({ $look }) can place a meeple.
alt-to-act = { $player } ({ $look }) is to choose.
alt-to-draw = { $player } ({ $look }) is to draw a tile.
alt-to-market = { $player } ({ $look }) has a tile for sale: { $tile }.
# A seat without a player. $look: its colour and shape.
alt-empty-seat = The seat to move ({ $look }) is empty, so its tiles are placed at random.
# After the line above. $tile: what is on the tile.
alt-drawn = The drawn tile: { $tile }.
# $from, $to: the cells in the corners of a table with an edge.
alt-table-edge = The table ends at its edge; its cells are { $from } to { $to }.
alt-ended-early = The game ended early.
alt-decided = The match was decided.
alt-won = { $players ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
alt-start = Start tile on { $cell }: { $tile }.
alt-last = Last tile by { $player } on { $cell }: { $tile }.
# $figure: kind of meeple. $spot: e.g. “city (N)”.
alt-figure = On it: { $figure }, { $spot }.
# $pieces: a list of pieces that belong to nobody, from below.
alt-pieces = On the board: { $pieces }.
# $kind: dragon or fairy. $cell: name of a cell.
alt-piece = { $kind ->
    [dragon] dragon
    [fairy] fairy
   *[other] { $kind }
} on { $cell }
# $cells: a list of names of cells.
alt-changed = New tiles: { $cells }.
# Before a list such as “1 M49, 2 N50”.
alt-places = Cells to choose from:
# In place of the line above where nobody is to choose.
alt-numbered = Numbered cells:
# Before a list such as “A city (N), B road (E)”.
alt-spots = Spots to choose from:
# $scores: a list such as “Zoë with 12 and Marek with 9”.
alt-scores = Scores: { $scores }.
# Two items of a list, which may contain commas themselves.
alt-separated = { $first }; { $next }
# $heading: the name of a division. $row: the first of its rows.
alt-division = { $heading }: { $row }
# $goods: what each seat has, between semicolons.
alt-goods = Goods: { $goods }.
# $player: a name, which may end in a number. $what: points, or a list such as “2 wine and 1 cloth”.
alt-with = { $player } with { $what }
# $tiles: what the tiles of a hand show, between semicolons.
alt-hand = { $player } holds: { $tiles }.
# After the tiles of a hand. $number: of the one that is chosen now.
alt-chosen = Tile { $number } is chosen.
alt-choose = Choose a cell for the tile: { $tile }.
# $turns: the turns to choose from, such as “0°, 180°”.
alt-close-up = The tile on { $cell }, rotated { $degrees }°: { $tile }. Rotations to choose from: { $turns }.
# The dragon's next step. $player: a name. $look: colour and shape. $cell: where it is. $step: number of the step.
alt-flight = { $player } ({ $look }) moves the dragon on from { $cell }, step { $step } of { $steps }.
# $cells: a list of names of cells.
alt-flight-visited = In this flight the dragon has been on { $cells }.
alt-flown = The dragon has flown, cell by cell: { $cells }.
alt-flight-ways = It can go to:
# In place of the line above where nobody is told where it can go.
alt-flight-round = Around it:
# A step of the dragon's flight, in a list. $number: of the step. $state: made, ordered, closed or open. $side: n, e, s, w or none.
alt-way-step = { $number } { $player }: { $state ->
    [made] made, { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
    [ordered] ordered, { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
    [closed] ordered, but closed, { $side ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
   *[open] still open
}
# A flying machine. $cell: where it is.
alt-landings = The line of the flying machine on { $cell }.
# $distance: a side of the die. $cell: where it leads. $lands: yes, no, or unknown where it is not told.
alt-landing = { $lands ->
    [yes] { $distance } leads to { $cell }, where a meeple can land
    [no] { $distance } leads to { $cell }, where nobody can land
   *[unknown] { $distance } leads to { $cell }
}.
alt-poster = The finished landscape of { $tiles } tiles.
alt-replay = The whole game as an animation of { $frames } pictures, with the scores above the landscape.
# Below a title. $points: what fields would score each seat, such as “Zoë with 12 and Marek with 9”.
alt-fields = All fields together: { $points }.
# In a list of fields. $cell, $spot: where one is. $owners: a list such as “Zoë with 9 and Marek with 9”: what it would score.
alt-field = { $cell }, { $spot }: { $owners }
# $feature: city, road and so on, as a title. $state: complete or not. $cells: a list of names of cells.
alt-feature = { $feature } ({ $state }) on { $cells }.
# $names: who is paid, $seats of them. $points: what each gets. $parts: how it adds up, such as “3 tiles × 2 = 6”.
alt-pays = { $names } { $seats ->
    [one] gets
   *[other] each get
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $parts }.
# $figures: a list such as “Zoë × 2 and Marek × 1”.
alt-counted = Meeples that count: { $figures }.

## The board in letters

text-row = Row { $row }
text-tile = { $cell }: { $tile }.
# $figure: kind of meeple. $feature: city, road, field, monastery or garden. $spot: it in words, e.g. “city (N)”.
text-figure = { $player }: { $figure } { $feature ->
    [road] on the { $spot }
    [field] on the { $spot }
   *[other] in the { $spot }
}.
# $kind: dragon or fairy.
text-piece = Here: { $kind ->
    [dragon] the dragon
    [fairy] the fairy
   *[other] { $kind }
}.
text-last = Placed last.
