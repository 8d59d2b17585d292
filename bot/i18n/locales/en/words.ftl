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
    .text = Third-edition scoring, gardens on the tiles
edition-2000 = 2000 tiles
    .text = Same scoring, tiles without gardens
edition-second = Second edition
    .text = Cities of two tiles pay 2, each city pays a player's fields once
edition-first = First edition
    .text = Fields seen from the city, 4 points; small cities pay 2
expansion-river = River
    .text = Twelve tiles of river open the game
expansion-abbot = Abbot
    .text = An abbot for monasteries and gardens, who may be called back
expansion-inns = Inns & Cathedrals
    .text = Eighteen tiles and a large meeple each

option-city-small = Small cities
    .text = A city of exactly two tiles pays 1 a tile
option-field-second = Fields of the second edition
    .text = Each city pays a player's fields once
option-field-first = Fields of the first edition
    .text = Each city pays 4 to whoever has most farmers round it
option-field-off = Without farmers
    .text = For beginners: nobody stands on fields
option-hand-early-draw = Early draw
    .text = Draw the next tile at the end of your turn
option-hand-three = Hand of three
    .text = Play one of three tiles, then draw again
option-start-in-bag = Start tile in the bag
    .text = The first tile drawn begins the landscape
option-unplayable-returns = Unplayable tiles return
    .text = A tile without a place goes back into the bag
option-fill-hole-extra-turn = Extra turn for a filled hole
    .text = A tile with four neighbours gives another turn
option-no-final-features = Nothing unfinished pays
    .text = Only fields pay at the end
option-table-edge = Edge of the table
    .text = The landscape cannot grow beyond a size
option-table-edge-completes = The edge completes
    .text = The edge of the table closes features
option-tile-market = Tile market
    .text = Others may offer points for a rare tile

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
# $cell: name of a cell, e.g. N49.
spot-recall = take the abbot back from { $cell }
spot-none = nobody

figure-meeple = meeple
figure-large = large meeple
figure-abbot = abbot

# $degrees: 0, 90, 180 or 270.
turn-degrees = { $degrees }°

# $cell: name of a cell. $degrees: 0, 90, 180 or 270.
placed-at = { $cell }, turned { $degrees }°

## Who sits on a seat

# $mind: how strong the computer is, from below. $number: 0, or which one at a table with several.
seat-computer = computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} ({ $mind })
# On pictures, where there is little room.
seat-computer-short = Computer{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
seat-closed = empty seat
seat-former = former player

mind-random = easy
mind-greedy = greedy
mind-planner = planner

## What was paid

# $feature: city, road, field, monastery or garden. $complete: yes or no. $tiles, $pennants: how many the feature has.
# $neighbours: tiles round a monastery or garden. $cities: complete cities a field touches. $points: what each seat gets.
# $seats: a list of seats.
scored = { $feature ->
    [city] City of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $pennants ->
        [0] {""}
        [one] {" "}and { $pennants } pennant
       *[other] {" "}and { $pennants } pennants
    }{ $complete ->
        [no] {" "}(unfinished)
       *[yes] {""}
    }
    [road] Road of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $complete ->
        [no] {" "}(unfinished)
       *[yes] {""}
    }
    [monastery] Monastery with { $neighbours } of 8 neighbours
    [garden] Garden with { $neighbours } of 8 neighbours
   *[field] Field { $cities ->
        [0] without a complete city
        [one] at { $cities } complete city
       *[other] at { $cities } complete cities
    }
}: **{ $points }** { $points ->
    [one] point
   *[other] points
} for { $seats }
