# The guide beside a first game.

# $step, $steps: which page of how many.
learn-title = ### Your first game · { $step } of { $steps }
learn-1 =
    You build a landscape together with a computer, tile by tile, and set meeples on roads, in cities and in monasteries. What is completed pays points; most points win. This table is small, so it takes five minutes.
    Below, the first turn is waiting. Look at the picture: the tile you have drawn is shown at the right, the cells where it fits are numbered.
learn-2 =
    Press **Play**, then the number of a cell. You see your tile lying there. **Turn the tile** if it fits in several ways. Nothing counts yet: try as much as you like.
learn-3 =
    The letters show where a meeple can stand. A **city** is worth much but needs to be closed; a **road** is quick; a **monastery** wants neighbours on all eight sides. You have seven meeples: they come home when their feature is completed. Choose one, or nobody, and **Confirm**.
learn-4 =
    The computer plays, and it is your turn again. Every edge must continue its neighbour: city to city, road to road, field to field. Go on building where your meeple stands.
learn-5 =
    When a road or a city is complete, it is paid at once: a road 1 point a tile, a city 2 points a tile and 2 a pennant, a monastery 9. Whoever has most meeples on it gets the points. **Scores** shows how they add up.
learn-6 =
    When no tile is left, what is unfinished pays a little, and the game is over. Fields, where farmers stand, come later: see `/rules`. Now play on, and then open a table for your friends with `/game new`.
learn-next = Next
learn-back = Back
