# Refusals of the rules: what was wrong, and what is possible instead.
# The key is `rule-` and the id of the rule in docs/rules.md. They take no values.

rule-place-occupied = There’s already a tile there. Choose another cell.
rule-place-adjacent = The tile must share a full edge with a tile on the board; corners don’t count. Choose another cell.
rule-place-match = The tile does not fit there: every edge must match the tile next to it. Rotate your tile, or choose another cell.
rule-place-tile = That isn’t the tile you drew.
rule-place-phase = You’ve already placed this turn’s tile. Now place a meeple or skip, or use `/undo` to place the tile elsewhere.
rule-river = The river comes before all other tiles, and its lake comes last.
rule-river-continues = A river tile must continue the open end of the river. Choose another cell or rotation.
rule-river-no-u-turn = The river can’t turn back on itself there. Choose another cell or rotation.
rule-river-no-meeple = A meeple can’t stand on the river. Choose a field, road, city or monastery, or skip.
rule-table-edge = That cell is beyond the table edge set for this game. Choose another cell.
rule-deploy-one = You’ve already placed a meeple this turn, and one is the limit.
rule-deploy-free = There’s already a meeple on this feature, perhaps far away. Choose a free feature of your tile, or skip.
rule-deploy-none = You have no meeple left to place. Skip; your meeples come back when their features score.
rule-deploy-spot = The tile you placed has no such feature. Choose one that has a letter on the picture, or skip.
rule-deploy-phase = Place your tile first, then a meeple.
rule-field-off = This game is played without farmers. Choose a road, city or monastery, or skip.
rule-abbot-deploy = The abbot can only go on a monastery or a garden. Choose another piece, or skip.
rule-abbot-garden-only = Only the abbot can go on a garden. Choose him or another feature, or skip.
rule-abbot-recall = You can only take back your own abbot, and only from an incomplete monastery or garden. Choose another action, or skip.
rule-seat-order = It isn’t this seat’s turn.
rule-seats = A game has two to six seats, each with its own colour.
rule-supply = You don’t have that piece in your supply. Choose another one, or skip.
rule-draw = A tile must be drawn first.
rule-unplayable = That tile doesn’t fit anywhere.
rule-end = This game is over. Open a new one with `/game new`.
rule-tiles-base = There’s no tile of this kind left in this game.
rule-notation = I can’t read that move. Write it like `U@0,1/0 +road:N`.
rule-editions = These rules contradict each other. Change one of them.
# $one, $other: names of house rules or expansions.
rules-clash = **{ $one }** and **{ $other }** can’t be played together. Choose one of them.
# $one, $other: names of a house rule, and of the expansion or house rule that it needs.
rules-needed = **{ $one }** can only be played with **{ $other }**. Add **{ $other }**, or leave **{ $one }** out.
rule-place-must = A tile that fits somewhere must be placed. Choose a cell where it fits.
rule-tile-market = You can’t buy this tile now.
rule-builder-deploy = The builder joins one of your meeples on an incomplete road or city of the tile just placed. Choose another piece, or skip.
rule-pig-deploy = The pig joins one of your farmers on a field of the tile just placed. Choose another piece, or skip.
rule-flyer-fly = No meeple of yours can take off there. Choose another action, or skip.
rule-flyer-land = The flight ends on an incomplete road, city or monastery of the tile it reached. Choose another part of it.
rule-fairy-move = The fairy can only move to another meeple of yours on the board. Choose another.
rule-princess = The princess can’t send that meeple home. Choose one in her city, or another action.
rule-princess-must = In this game the princess must send a meeple of her city home. Choose one.
rule-portal-deploy = Through a portal you can only place a meeple on a free, incomplete feature, and not where the dragon is. Choose another place, or skip.
rule-dragon-tiles-wait = Tiles with a dragon are not drawn before the first volcano is on the board.
rule-volcano-no-meeple = The dragon is on the volcano, so no meeple can go there this turn. You can move the fairy, or skip.
rule-dragon-no-meeple = The dragon is there, so no meeple can go there. Choose another place, or skip.
rule-dragon-step = The dragon can’t go there: not where it has been in this flight, not to the fairy, not off the board. Choose another direction.
rule-dragon-six = The dragon takes six steps, or fewer if it has no way on.
