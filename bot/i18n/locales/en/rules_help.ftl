# The rules by topic, as /rules tells them, each beside a picture of an example. At most 1000 characters each.

rules-topic = Another topic…

rules-turn =
    A turn has three parts.
    • **Lay a tile:** it is drawn and everybody sees it. It must touch the land with a whole edge, and every edge must continue its neighbour: field to field, city to city, road to road. If it fits somewhere, it must be laid; if it fits nowhere, it leaves the game and you draw another.
    • **Set a meeple** on the tile you have just laid, or do not.
    • **Points:** every road, city and monastery that your tile has completed is paid at once, whoever began it, and its meeples come home.
    .title = A turn
rules-meeple =
    You have seven meeples. After laying a tile you may set one of them on one feature of that tile: on a road (a thief), in a city (a knight), in a monastery (a monk) or on a field (a farmer).
    Nobody may stand on that feature yet, however far away, not even you. What your tile has just completed can still be claimed: it pays at once and your meeple comes home.
    Without a meeple you only lay tiles.
    .title = Meeples
rules-city =
    A city is complete when it is walled all round without a gap. It pays **2 points a tile and 2 a pennant**.
    A city that is unfinished at the end pays 1 a tile and 1 a pennant.
    .title = Cities
rules-road =
    A road is complete when both ends meet a village, a junction, a city or a monastery, or when it closes on itself. It pays **1 point a tile**, also unfinished at the end.
    .title = Roads
rules-monastery =
    A monastery is complete when all eight cells round it are laid. It pays **9 points**. At the end an unfinished one pays 1 and 1 for each neighbour.
    .title = Monasteries
rules-field =
    Farmers stay on their field to the end. Then each field pays whoever has most farmers on it **3 points for each complete city that touches it**. Roads, cities and rivers separate fields.
    .title = Fields
rules-majority =
    Features may grow together, and then several people stand on one. Whoever has **most meeples** there gets all the points; those who tie for most get all of them, each. Two meeples never double the points.
    .title = Who is paid
rules-river =
    With the River the spring lies first and the lake comes last. Each river tile must continue the open end of the water, and the river must not turn straight back. Nobody stands on water; the river separates fields.
    .title = The River
rules-inn =
    A complete road with an inn at it pays **2 points a tile**. Unfinished at the end it pays nothing. The large meeple of this expansion counts as two.
    .title = Inns
rules-cathedral =
    A complete city with a cathedral pays **3 points a tile and 3 a pennant**. Unfinished at the end it pays nothing.
    .title = Cathedrals
rules-garden =
    Only an abbot may stand in a garden. It is complete, like a monastery, when all eight cells round it are laid, and pays **9 points**.
    .title = Gardens
rules-abbot =
    The abbot goes on a monastery or a garden. In a turn in which you set nothing you may call your abbot back: it pays at once what it would pay at the end of the game.
    .title = The Abbot
