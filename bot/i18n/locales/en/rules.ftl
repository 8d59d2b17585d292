# Refusals of the rules: what was wrong, and what is possible instead.
# The key is `rule-` and the id of the rule in docs/rules.md. They take no values.

rule-place-occupied = A tile lies there already. Choose one of the numbered cells.
rule-place-adjacent = A tile must touch one that is already laid with a whole edge; corner to corner is not enough. Choose one of the numbered cells.
rule-place-match = The tile does not fit there: every edge that touches another tile must continue it. Turn the tile, or choose another cell.
rule-place-tile = That is not the tile that was drawn.
rule-place-phase = This turn’s tile has been laid already. Set a meeple, skip, or undo to lay it elsewhere.
rule-river = The river is laid before any other tile, and its lake last.
rule-river-continues = A river tile must continue the open end of the river.
rule-river-no-u-turn = The river may not turn back on itself there. Choose another cell or turn.
rule-river-no-meeple = Nobody can stand on water. Choose a field, road, city or monastery.
rule-table-edge = That cell lies beyond the edge of the table agreed for this game. Choose a cell inside it.
rule-deploy-one = You have already set a meeple in this turn. One meeple a turn is the limit.
rule-deploy-free = Somebody stands on this feature already, perhaps far away. Choose a free feature of your tile, or skip.
rule-deploy-none = You have no such meeple left. Skip, and wait until one comes back.
rule-deploy-spot = The tile you laid has no such feature. Choose one that is lettered on the picture, or skip.
rule-deploy-phase = First lay the tile, then set a meeple.
rule-field-off = This game is played without farmers. Choose a road, a city or a monastery, or skip.
rule-abbot-deploy = The abbot goes only on a monastery or a garden.
rule-abbot-garden-only = Only the abbot goes on a garden.
rule-abbot-recall = You have no abbot there to take back.
rule-seat-order = It is not the turn of this seat.
rule-seats = A game has two to six seats, each with a colour of its own.
rule-supply = There is no such piece in your supply.
rule-draw = First a tile must be drawn.
rule-unplayable = That tile has no legal place.
rule-end = This game is over. Open a new one with `/game new`.
rule-tiles-base = There are no more tiles of this kind in the sets of this game.
rule-notation = I cannot read that move. Write it like `U@0,1/0 +road:N`.
rule-editions = These rules contradict each other. Change one of them.
# $one, $other: names of house rules or expansions.
rules-clash = **{ $one }** and **{ $other }** cannot be played together. Choose one of them.
rule-place-must = A tile that fits somewhere must be laid. Choose one of the numbered cells.
rule-tile-market = This tile is not for sale, or not for you, now.
