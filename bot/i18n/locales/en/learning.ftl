# The rules by topic, the first game with a guide, and help by task.

## The rules: pages. A page is a title, the sentences of its rules, an example picture and what it pays.

# $title: the title of a page.
rules-page = ### { $title }
rules-select-game = The game and its expansions…
rules-select-variants = Editions and house rules…
button-rules = Rules
# $rules: a list of editions and expansions. In a channel that has a game.
rules-here = -# The game in this channel: { $rules }.
# $rules: a list of house rules.
rules-here-options = -# Its house rules: { $rules }.
# $played: yes or no. About the rule on this page.
rules-here-this = { $played ->
    [yes] ✅ The game in this channel plays with this rule.
   *[no] ▫️ The game in this channel plays without this rule.
}
# What the example pays, before the lines of the payments.
rules-example = **In the picture**
# $tile: a tile in words. $cells: how many cells it fits on.
rules-example-fits = The tile drawn ({ $tile }) { $cells ->
    [0] fits nowhere
    [one] fits on the numbered cell
   *[other] fits on the { $cells } numbered cells
}.
# $spots: a list of spots such as “city (N)”.
rules-example-spots = On the framed tile a meeple can stand on: { $spots }.
# $typed: what was typed.
rules-unknown-topic = I know no rule called “{ $typed }”. Choose one from the list.

topic-setup = Before the game
topic-turn = A turn
topic-placing = Laying a tile
topic-meeple = Setting a meeple
topic-road = Roads
topic-city = Cities
topic-monastery = Monasteries
topic-field = Fields and farmers
topic-majority = Who is paid
topic-end = The end
topic-river = The River
topic-garden = Gardens
topic-abbot = The Abbot
topic-inn = Inns
topic-cathedral = Cathedrals
topic-large-meeple = The large meeple
topic-editions = Editions
topic-written = A game as a file

## The rules: one message for each rule, by its id; two or three short sentences.

explain-tiles-base = The base game has 72 tiles. One lies in the middle from the start; the others are drawn one by one, in an order that nobody knows.
explain-seats = Two to six players, each with a colour of their own. A computer may take any seat.
explain-first-seat = Chance decides who begins, or each of you draws a tile and the one with most roads begins, or you play in the order in which you sat down.
explain-draw = **Draw:** you get one tile, and everybody sees it.
explain-place-tile = **Lay** that tile, and no other, so that it continues the landscape.
explain-deploy-one = **Set a meeple**, one at most, on the tile you have just laid – or keep it.
explain-score-completed = **Points:** every road, city and monastery that your tile completes is paid now, whoever began it. Then its meeples come home.
explain-seat-order = Then it is the turn of the next player, always in the same order.
explain-place-adjacent = The tile touches another with a whole edge. Corner to corner is not enough.
explain-place-match = **Every** edge that touches continues its neighbour: field to field, city to city, road to road.
explain-place-occupied = A cell has room for one tile.
explain-place-must = A tile that fits somewhere must be laid, even if it helps somebody else.
explain-unplayable = A tile that fits nowhere leaves the game, and you draw another.
explain-supply = You have seven meeples. Those on the board come back when their feature is paid.
explain-deploy-spot = A meeple stands on one feature of the tile just laid: on a road it is a thief, in a city a knight, in a monastery a monk, on a field a farmer.
explain-deploy-free = Nobody may stand on that feature yet, however far away – not even you.
explain-deploy-completed = What your tile has just completed may still be claimed: it pays at once, and the meeple comes home.
explain-deploy-none = Without a meeple you only lay tiles.
explain-road = A road is complete when both its ends meet a village, a junction, a city or a monastery, or when it is a ring. It pays **1 point a tile**, finished or not.
explain-city = A city is complete when its wall has no gap. It pays **2 points a tile and 2 a pennant**. Unfinished at the end it pays 1 and 1.
explain-monastery = A monastery is complete when the eight cells round it are laid. It pays **9 points**. Unfinished at the end it pays 1, and 1 for each neighbour.
explain-field-third = Farmers lie on their field to the end of the game. Then a field pays **3 points for each complete city that touches it**, to whoever has most farmers there. Roads, cities and rivers separate fields.
explain-majority = Features can grow together, and then several players stand on one. Whoever has the **most meeples** there gets all its points. If several tie, each of them gets them all. More meeples never make more points.
explain-end = The game is over when the last tile has been laid. What is unfinished is paid, at its lower price; then the fields.
explain-tie = Most points win. Equal points share the victory.
explain-river = Twelve tiles of river come before all others: the spring lies first, the lake last.
explain-river-continues = Each river tile continues the open end of the water.
explain-river-no-u-turn = The river never turns straight back, nor into a place where it could not go on.
explain-river-no-meeple = Nobody stands on water. The banks are fields, and the river separates them; a bridge carries the road across.
explain-garden = A garden is paid like a monastery: **9 points** with eight neighbours, at the end 1 and 1 for each neighbour.
explain-abbot-garden-only = Only an abbot may stand in a garden.
explain-abbot-deploy = Everybody has an abbot. In place of a meeple he may go on a monastery or a garden just laid, and nowhere else.
explain-abbot-recall = In a turn in which you set nothing, you may call him back from an unfinished one. He is paid at once what he would get at the end, and can be used again.
explain-inn = An inn stands at a road. Complete, that road pays **2 points a tile**; unfinished at the end it pays **nothing**.
explain-cathedral = A complete city with a cathedral pays **3 points a tile and 3 a pennant**; unfinished at the end it pays **nothing**.
explain-large-meeple = Everybody has one large meeple. It counts as **two** when it is asked who has most, and pays no more than any other.
explain-editions = The edition sets what a game begins with; each rule can then be changed. **2014**: fields pay 3 a city, gardens are printed on the tiles. **2000**: the same without gardens. **Second**: cities of two tiles pay less, and each city pays you for fields once. **First**: the same small cities, and fields are counted from the city.
explain-city-small = A complete city of exactly two tiles pays only 1 point a tile and 1 a pennant.
explain-field-second = Fields pay 3 for each complete city, but a city pays you only once, however many of your fields touch it.
explain-field-first = At the end one looks at each complete city: whoever has most farmers on all the fields that touch it gets **4 points**. A city pays once.
explain-field-off = Nobody is set on fields. A good choice for a first game.
explain-hand-early-draw = You draw your next tile at the end of your turn. Everybody sees it, and you can think about it until you are to move.
explain-hand-three = You hold three tiles, lay one of them and draw again. The hands are open or hidden, as the table likes. If none of the three fits, all three leave the game.
explain-start-in-bag = Nothing lies on the table. The first player lays the first tile drawn in the middle, and may set a meeple on it.
explain-unplayable-returns = A tile that fits nowhere goes back into the bag. The game ends when nothing in the bag fits any more.
explain-fill-hole-extra-turn = If your tile touches tiles on all four sides, you have another turn.
explain-no-final-features = What is unfinished at the end pays nothing: roads, cities, monasteries and gardens. Fields are paid as always.
explain-table-edge = The landscape cannot grow beyond a size on which the table agrees.
explain-table-edge-completes = The edge of the table closes roads and cities, and counts as neighbours of monasteries and gardens.
explain-tile-market = If the tile drawn is the last that can complete something, the others may offer points for it, once each. The drawer sells it or keeps it. The buyer lays it and may set a meeple; the drawer draws again.
explain-notation = `/export` gives the game as a small text that people can read: a line for each tile, such as `3. red R@0,-1/2 +road:N`. `/import` shows any such file, step by step.

## The first game with a guide. The person plays red, the computer blue.

# $step, $steps: which turn of how many.
lesson-title = ### Your first game · turn { $step } of { $steps }
# After “points for”: who was paid.
lesson-you = 🔴 you
lesson-computer = 🔵 the computer
# On pictures.
lesson-name-you = You
lesson-name-computer = Computer
# $you, $computer: points so far.
lesson-scores = -# 🔴 You { $you } · 🔵 Computer { $computer }
# Before what was done: “… played M51 and set a meeple in the monastery”.
lesson-computer-moved = 🔵 The computer
# $hint: a hint from below.
lesson-hint = 💡 { $hint }
lesson-next = Next
lesson-show-me = Show me
lesson-stop = Stop here
lesson-again = Play it again
button-learn = Learn by playing

# Turn 1: closing a city. $cell: name of a cell.
lesson-1 =
    You and the computer build one landscape, tile by tile. Each edge must continue its neighbour: city to city, road to road, field to field.
    The numbers show where your tile fits. Choose **{ $cell }**: there its wall closes the city below.
lesson-1-lying = It fits, and the city has no gap any more. Now set a meeple in the **city**: the letters show where it can stand. Then **Confirm**; nothing counts before that.
lesson-1-hint-cell = That is allowed, but the city stays open. Choose **{ $cell }**, just above it.
lesson-1-hint-meeple = The tile lies well. Set your meeple in the **city**, then it is paid.
lesson-1-good = ✅ A closed city pays at once: 2 points for each of its tiles. Your knight has earned them and is back with you.
lesson-1-reply = The monk of the computer waits until all eight cells round his monastery are laid. Then he gets 9 points.

# Turn 2: beginning a road.
lesson-2 =
    Your next tile is a piece of road. The road of the first tile is still open at both ends, and nobody stands on it.
    Go on with it to the east: choose **{ $cell }**.
lesson-2-lying = Set a meeple on the **road**. The longer the road, the more it pays: 1 point a tile.
lesson-2-hint-cell = A good place for another time. Now continue the road: choose **{ $cell }**.
lesson-2-hint-meeple = Set your meeple on the **road**, so that its points will be yours.
lesson-2-good = ✅ The road is yours. Your thief stays on it until both its ends are closed. Nobody else may be set there.
lesson-2-reply = A junction ends a road. The computer closes your road on that side, and begins its own on another.

# Turn 3: closing the road and claiming a monastery.
lesson-3 =
    A monastery, with a road that ends at its gate. One tile can do two things at once.
    Choose **{ $cell }**, where it closes your road.
lesson-3-lying = Your road is complete now and is paid by itself. So your meeple is free for something new: set it in the **monastery**.
lesson-3-hint-cell = There your road stays open. Choose **{ $cell }**, at its western end.
lesson-3-hint-meeple = Set your meeple in the **monastery**: it gets 1 point for each neighbour, even if it is never complete.
lesson-3-good = ✅ Your road is complete: 1 point a tile, and the thief is home. Your monk stays. Each tile laid round the monastery makes it worth more.
lesson-3-reply = The computer begins a city. It is open, so its knight stays there.

# Turn 4: a farmer.
lesson-4 =
    The last kind of meeple is the farmer. He lies on a field to the end of the game; then each complete city at his field pays him 3 points.
    Choose **{ $cell }**, beside the field that your city stands on. **Turn the tile** as you like.
lesson-4-lying = Roads divide fields. Set your meeple on the **field** that reaches your city, and **Confirm**.
lesson-4-hint-cell = From there the field does not reach a complete city. Choose **{ $cell }**, above your city.
lesson-4-hint-meeple = Not the field at your city yet. Set your meeple on a **field**: the one that reaches down to its walls.
lesson-4-good = ✅ The field is yours, and it touches your city. You get the points at the end; until then the farmer does not come back.
lesson-4-reply = The computer closes its city and is paid for it.

# Turns 5 and 6: on one's own.
lesson-5 = Now you know all you need. **Play as you like:** the numbers show where your tile fits. A tile next to your monastery brings you a point; a city wants to be closed.
lesson-5-lying = **Turn the tile** if it fits in other ways too. Set a meeple where you expect points, or nobody.
lesson-5-good = ✅ Played. What somebody stands on already is not offered: a feature has one owner, unless two grow together.
lesson-6 = Your last tile. What you set now is paid at the end, finished or not. An unfinished city pays 1 point a tile, a road 1 a tile.
lesson-6-lying = Meeples are worth nothing after the last turn: set one if anything is free.
lesson-6-good = ✅ That was your last tile.

# The end. $you, $computer: points. $result: won, lost or tied.
lesson-end = ### The game is over: { $you } to { $computer }
lesson-result = { $result ->
    [won] 🎉 You have won!
    [lost] The computer has won this time. Now you know how.
   *[tied] A tie: you share the victory.
}
lesson-during = **Paid during the game**
lesson-final = **Paid at the end**
lesson-what-next = **What next?** Open a table for your friends with `/game new` in a channel; a computer can take an empty seat. The same rules with pictures: `/rules`. All that I can do: `/help`.
lesson-stopped = You can begin again at any time with `/learn`. The rules with pictures are in `/rules`, and `/game new` opens a table.

## Help by task

help-select = What do you want to do?
help-start = Open a table
    .text =
        • `/game new` opens a table in the channel. Others press **Join**; **Add computer** fills a seat.
        • **Settings** chooses edition, expansions, house rules, the time for a turn and how much help there is; the options of `/game new` do so too.
        • **Start** begins. One channel has room for one game; a thread or another channel for the next.
        • `/preset save` keeps the rules of your table under a name.
help-turn = Play my turn
    .text =
        • Press **Play** under the picture. Choose a numbered cell, turn the tile, choose a meeple or nobody, **Confirm**. Nothing counts before that.
        • Or type: `/place cell:N49 turn:90°`, then `/meeple on:city (N)` or `/skip`. What fits is offered while you type.
        • A mistake? `/undo` is free until the next tile is shown. Later everybody must agree.
help-back = Come back after a day
    .text =
        • `/games` lists your games on all servers, those that wait for you first. **Next game** leads from one to the next.
        • `/since` tells what happened since your last turn.
        • `/me reminders` chooses how you are reminded, and your quiet hours; `/me holiday` stops your clocks for some days; `/me language` chooses in which language I answer you.
help-look = See how it stands
    .text =
        • `/board` shows the board, a close-up, the fields by owner, or everything in words.
        • `/scores` shows the points, `/why` how one payment added up, `/tiles` what is left and what fits a cell.
        • `/history` steps back to any turn. Anyone in the channel may look.
help-leave = Leave, or hand over a seat
    .text =
        • `/resign` leaves a running game: a computer takes over, or the seat stays empty.
        • `/replace` gives a seat to somebody else, with its meeples and points.
        • `/game leave` stands up before the start; `/game stop` closes a table.
help-keep = Keep a game, or look at another
    .text =
        • `/export` gives the game of the channel as a small file, at any time.
        • `/import` shows such a file from anywhere, turn by turn.
        • At the end you get a poster, the chart of the scores and the film of the game.
help-compete = Compare and compete
    .text =
        • `/profile` shows what somebody has played, and how two people did against each other.
        • `/leaderboard` shows who is rated best, `/records` the best that was ever done. Only games between people, at a table set to **rated**, change ratings.
        • `/tournament create` announces a tournament, `/tournament join` enters it. `/tournament round` shows the matches, `/tournament bracket` the knock-out, `/tournament standings` who stands where.
help-learn = Learn the game
    .text =
        • `/learn` is a first game of five minutes against the computer, just for you, with a guide.
        • `/rules` explains each rule with a picture of an example.
help-server = Set up my server
    .text =
        • `/settings` chooses language, look, the channels for games and who may open them.
        • I need to see the channel, write there and attach files. If something is missing, I name it.
        • `/privacy` shows what I keep about you, gives it to you, and deletes it.
