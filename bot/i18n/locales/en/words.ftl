# The words of the table, alone: labels, lists, autocomplete.

## Seats

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-pink = Pink

## Editions and expansions

edition-2014 = 2014 edition
    .text = Current scoring; tiles with gardens
edition-2000 = 2000 tiles
    .text = Current scoring; tiles without gardens
edition-second = Second edition
    .text = Two-tile cities score 2; a city counts once for your fields
edition-first = First edition
    .text = Each city gives 4 points to the most farmers; two-tile cities score 2
expansion-river = River
    .text = Twelve river tiles come first
expansion-abbot = Abbot
    .text = An abbot for monasteries and gardens; you can take him back early
expansion-inns = Inns & Cathedrals
    .text = Eighteen more tiles, and a large meeple each
expansion-traders = Traders & Builders
    .text = Goods for completed cities, a builder for second turns, a pig for fields
expansion-flyers = Flying Machines
    .text = A meeple flies one to three tiles and joins whoever is there
expansion-dragon = Princess & Dragon
    .text = A dragon that all move in turn, a fairy, princesses and magic portals

option-city-small = Small cities
    .text = A complete city of exactly two tiles scores 1 point per tile
option-field-second = Second-edition fields
    .text = Each city counts once for a player’s fields
option-field-first = First-edition fields
    .text = Each city gives 4 points to the most farmers around it
option-field-off = No farmers
    .text = For beginners: no meeples on fields
option-hand-early-draw = Early draw
    .text = You draw your next tile at the end of your turn
option-hand-three = Hand of three
    .text = You play one of three tiles, then draw again
option-start-in-bag = Start tile in the bag
    .text = The first tile drawn starts the landscape
option-unplayable-returns = Unplayable tiles return
    .text = A tile that fits nowhere goes back into the bag
option-fill-hole-extra-turn = Extra turn for a filled hole
    .text = A tile with four neighbours earns another turn
option-no-final-features = Incomplete features score 0
    .text = Only fields score at the end
option-table-edge = Table edge
    .text = The landscape cannot grow beyond a set size
option-table-edge-completes = Table edge completes
    .text = The table edge closes features
option-tile-market = Tile market
    .text = Others can offer points for a rare tile
option-starter-loses-ties = Starting player loses ties
    .text = With equal points, whoever did not start wins
option-dragon-after = Dragon after scoring
    .text = The dragon flies once the turn’s features have scored
option-princess-must = Strict princess
    .text = If the princess can send a meeple home, she must

## What a meeple stands on. $side: N, E, S, W, or half a side such as NNW.

feature-city = city
feature-road = road
feature-field = field
feature-monastery = monastery
feature-garden = garden

side-n = N
side-e = E
side-s = S
side-w = W
side-nnw = NNW
side-nne = NNE
side-ene = ENE
side-ese = ESE
side-sse = SSE
side-ssw = SSW
side-wsw = WSW
side-wnw = WNW
side-c = middle

# $feature: a feature word from above. $side: a side from above.
spot-sided = { $feature } ({ $side })
# $feature: city, road, field, monastery or garden. $spot: it in words, such as “city (N)”.
spot-meeple = { $spot }
spot-large = large meeple { $feature ->
    [road] on the { $spot }
    [field] on the { $spot }
   *[other] in the { $spot }
}
# English says “in” of both; other languages have articles that differ.
spot-abbot = abbot { $feature ->
    [garden] in the { $spot }
   *[monastery] in the { $spot }
}
spot-builder = builder { $feature ->
    [road] on the { $spot }
   *[other] in the { $spot }
}
spot-pig = pig on the { $spot }
# $cell: name of a cell, e.g. N49.
spot-recall = take the abbot back from { $cell }
spot-none = none
# Last in a turn that is told in a few words, as in “N49 (90°), no meeple”.
move-none = no meeple
# Through a portal, or where a flight ends. $choice: what is set, such as “city (N)”. $cell: name of a cell.
spot-elsewhere = { $choice } on { $cell }
# $figure: a kind of meeple. $spot: where it is, such as “city (N)”. $cell: name of a cell.
spot-fairy = fairy to { $cell }: { $figure }, { $spot }
# $seat: a seat. $figure, $spot, $cell: as above.
spot-princess = send home { $seat }: { $figure }, { $spot } on { $cell }
# $figure: a kind of meeple.
spot-flyer = { $figure } flies
# $side: n, e, s or w.
spot-step = dragon to the { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

figure-meeple = meeple
figure-large = large meeple
figure-builder = builder
figure-pig = pig
figure-abbot = abbot

## Goods

# $count: how many.
goods-wine = { $count } wine
goods-grain = { $count } grain
goods-cloth = { $count } cloth

# $degrees: 0, 90, 180 or 270.
turn-degrees = { $degrees }°

# $cell: name of a cell. $degrees: 0, 90, 180 or 270.
placed-at = { $cell }, rotated { $degrees }°

## Who sits on a seat

# $opponent: how strong the computer is, from below. $number: 0, or which one at a table with several.
seat-computer = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $opponent })
# On pictures, where there is little room.
seat-computer-short = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = empty seat
seat-former = former player

opponent-random = easy
opponent-greedy = normal
opponent-planner = hard
opponent-hard = hard
opponent-expert = expert

## What was paid

# Points for something that is no feature and has no sentence of its own. $source: its name. $points: a number. $seats: who got them.
bonus = { $source }: { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} for { $seats }
# Points for the fairy. $points: 1 at the start of a turn, 3 with the feature. $seats: who got them.
bonus-fairy = Fairy: { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} for { $seats }
# Points for goods at the end. $detail: wine, grain or cloth. $points: a number. $seats: who got them.
bonus-goods = { $detail ->
    [wine] Most wine
    [grain] Most grain
   *[cloth] Most cloth
}: **{ $points }** points for { $seats }

# $feature: city, road, field, monastery or garden. $complete: yes or no. $tiles, $pennants: how many the feature has.
# $inns, $cathedrals: how many of them change its points. $neighbours: tiles round a monastery or garden. $cities:
# complete cities a field pays for. $counted: yes if another field has paid for cities that it touches, else no. $pig:
# where the pigs are that have added points: none, here, elsewhere or both. $points: what each seat gets. $seats: a list
# of seats.
scored = { $feature ->
    [city] City of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}with { $pennants } pennant
       *[other] {" "}with { $pennants } pennants
    }{ $cathedrals ->
        [0] {""}
       *[other] { $pennants ->
            [0] {" "}with a cathedral
           *[other] {" "}and a cathedral
        }
    }{ $complete ->
        [no] {" "}(incomplete)
       *[yes] {""}
    }
    [road] Road of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $inns ->
        [0] {""}
       *[other] {" "}with an inn
    }{ $complete ->
        [no] {" "}(incomplete)
       *[yes] {""}
    }
    [monastery] Monastery with { $neighbours } of 8 neighbours
    [garden] Garden with { $neighbours } of 8 neighbours
   *[field] Field { $counted ->
        [yes] { $cities ->
            [0] touching cities that are counted already
            [one] touching { $cities } more complete city
           *[other] touching { $cities } more complete cities
        }
       *[no] { $cities ->
            [0] without a complete city
            [one] touching { $cities } complete city
           *[other] touching { $cities } complete cities
        }
    }{ $pig ->
        [none] {""}
        [here] , with a pig
        [elsewhere] , with a pig on another field
       *[both] , with pigs on this and another field
    }
}: **{ $points }** { $points ->
    [one] point
   *[other] points
} for { $seats }
# $line: the line of whoever reads it, in a list that has no room for it.
list-yours = **You:** { $line }
# $count: how many more, at the end of a list of names.
list-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}

## Dates

# $month: its name, as after a day.
date = { $month } { $day }, { $year }
