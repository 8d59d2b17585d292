# The rules by topic, the first game with a guide, and help by task.

## The rules: pages. A page is a title, the sentences of its rules, an example picture and what it pays.

# $title: the title of a page.
rules-page = ### { $title }
rules-select-game = The base game…
rules-select-expansions = Expansions…
rules-select-variants = Editions and house rules…
rules-select-tournaments = Tournaments…
button-rules = Rules
# $rules: a list of editions and expansions. In a channel that has a game.
rules-here = -# The game in this channel: { $rules }.
# $rules: a list of house rules.
rules-here-options = -# Its house rules: { $rules }.
# $played: yes or no. About the rule on this page.
rules-here-this = { $played ->
    [yes] ✅ The game in this channel uses this rule.
   *[no] ▫️ The game in this channel does not use this rule.
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
rules-example-spots = On the framed tile, a meeple can go on: { $spots }.
# $typed: what was typed.
rules-unknown-topic = There is no rule called “{ $typed }”. Choose one from the list.

topic-setup = Before the game
topic-turn = A turn
topic-placing = Placing a tile
topic-meeple = Placing a meeple
topic-road = Roads
topic-city = Cities
topic-monastery = Monasteries
topic-field = Fields and farmers
topic-majority = Who scores
topic-end = The end of the game
topic-river = The River
topic-garden = Gardens
topic-abbot = The Abbot
topic-inn = Inns
topic-cathedral = Cathedrals
topic-large-meeple = The large meeple
topic-goods = Goods
topic-builder = The builder
topic-pig = The pig
topic-volcano = Volcanoes
topic-dragon = The dragon’s flight
topic-fairy = The fairy
topic-princess = The princess
topic-portal = Magic portals
topic-flyers = Flying machines
topic-editions = Editions
topic-written = A game as a file

## The rules: one message for each rule, by its id; two or three short sentences.

explain-tiles-base = The base game has 72 tiles. One starts in the middle; the others are drawn one by one, in an order nobody knows.
explain-seats = Two to six players, each with their own colour. A computer can take any seat.
explain-first-seat = Who starts is random, or you each draw a tile and the one with the most roads starts, or you play in joining order.
explain-draw = **Draw** a tile. Everyone sees it.
explain-place-tile = **Place** that tile, and no other, so that it continues the landscape.
explain-deploy-one = **Place a meeple** on that tile, one at most – or keep it.
explain-score-completed = **Score:** every road, city or monastery that your tile completes scores now, whoever started it. Then its meeples return to their players.
explain-seat-order = Then it’s the next player’s turn, always in the same order.
explain-place-adjacent = The tile must share a full edge with another. A corner is not enough.
explain-place-match = **Every** edge must match its neighbour: field to field, city to city, road to road.
explain-place-occupied = A cell holds one tile.
explain-place-must = A tile that fits somewhere must be placed, even if it helps someone else.
explain-unplayable = A tile that fits nowhere leaves the game, and you draw another.
explain-supply = You have seven meeples. Those on the board return to you when their feature scores.
explain-deploy-spot = A meeple goes on one feature of the tile you have just placed: on a road it is a thief, in a city a knight, in a monastery a monk, on a field a farmer.
explain-deploy-free = There must be no meeple on that feature yet, however far away – not even your own.
explain-deploy-completed = You can still claim what your tile has just completed: it scores at once, and the meeple returns to you.
explain-deploy-none = Without a meeple you just place tiles.
explain-road = A road is complete when both its ends reach a village, a junction, a city or a monastery, or when it is a ring. It scores **1 point per tile**, complete or not.
explain-city = A city is complete when its wall has no gap. It scores **2 points per tile and 2 per pennant**. Incomplete at the end, it scores 1 and 1.
explain-monastery = A monastery is complete when all eight cells around it have tiles. It scores **9 points**. Incomplete at the end, it scores 1, and 1 for each neighbour.
explain-field-third = Farmers stay until the end of the game. Then a field scores **3 points for each complete city it touches**, for whoever has the most farmers there. Roads, cities and rivers separate fields.
explain-majority = Features can grow together, so several players can share one. Whoever has the **most meeples** gets all its points. If players tie, each scores full points. More meeples never score more.
explain-end = The game ends when the last tile has been placed. Incomplete features score their lower points, then the fields.
explain-tie = The most points win. Players who tie share the victory.
explain-river = Twelve river tiles come before all others: the spring first, the lake last.
explain-river-continues = Each river tile continues the open end of the river.
explain-river-no-u-turn = The river never turns straight back, nor goes where it could not continue.
explain-river-no-meeple = No meeple goes on the river. It separates the fields on its banks; a bridge carries the road across.
explain-garden = A garden scores like a monastery: **9 points** with eight neighbours; at the end 1, and 1 for each neighbour.
explain-abbot-garden-only = Only an abbot can go on a garden.
explain-abbot-deploy = Everyone has an abbot. Instead of a meeple, he can go on a monastery or garden of the tile just placed, and nowhere else.
explain-abbot-recall = In a turn in which you place no meeple, you can take him back from an incomplete feature. He scores at once what he would score at the end, and you can use him again from your next turn.
explain-inn = A complete road with an inn scores **2 points per tile**; incomplete at the end, it scores **nothing**.
explain-cathedral = A complete city with a cathedral scores **3 points per tile and 3 per pennant**; incomplete at the end, it scores **nothing**.
explain-large-meeple = Everyone has one large meeple. It counts as **two** for the majority, but scores no extra points.
explain-traders-tiles = Twenty-four more tiles; twenty of them show wine, grain or cloth in a city.
explain-goods-take = Whoever **completes a city** takes one token for each symbol in it, whoever has the meeples there. The city scores as always.
explain-goods-which = A symbol belongs to the city piece on which it is drawn, and counts once.
explain-goods-one-city = A tile that completes several cities brings the goods of them all.
explain-goods-supply = There are as many tokens as symbols: 9 wine, 6 grain, 5 cloth.
explain-goods-open = Everyone sees everyone’s goods.
explain-goods-end = At the end, the most tokens of a kind score **10 points**, for each of the three kinds. If players tie, each scores 10.
explain-traders-bridge = On one tile two roads cross without meeting: two roads, and neither ends there.
explain-traders-supply = Everyone has one builder and one pig. They are not meeples: they never count for the majority, and never stand alone.
explain-builder-deploy = Instead of a meeple, place the **builder** on a road or city of your tile where you already have a meeple. Others there don’t matter.
explain-builder-not-finished = Not on what your tile has just completed.
explain-builder-double = From then on, whenever your tile **continues your builder’s road or city**, you take a second turn.
explain-builder-once = The second turn never brings a third.
explain-builder-gone = It counts when the tile is placed, even if the builder goes home in the same turn.
explain-builder-second-turn = The second turn is a whole one: draw, place, one action, score.
explain-builder-must = It can’t be declined.
explain-builder-unplayable = If its tile fits nowhere, you draw another.
explain-builder-last-tile = After the last tile there is no second turn.
explain-builder-home = The builder goes home when its feature scores, or with your last meeple there.
explain-builder-seat-order = After the second turn the next player goes on.
explain-pig-deploy = Instead of a meeple, place the **pig** on a field of your tile where you already have a farmer.
explain-pig-pays = At the end, a field that scores for you gives **4 in place of 3 points per city** if your pig is on it. The pig doesn’t count for the majority.
explain-pig-stays = It stays to the end, and goes home only with your last farmer there.
explain-pig-one = You have one pig, so it counts once, also when fields grow together.
explain-pig-second = With second-edition fields, a city gives you 4 once if your pig is on a field of yours beside it.
explain-pig-first = With first-edition fields, a city gives you 5 if your pig is on a field beside it.
explain-dragon-start = At the start neither the dragon nor the fairy is on the board.
explain-volcano = A tile with a **volcano** brings the dragon to it, from anywhere. It doesn’t fly then and eats nobody.
explain-volcano-no-meeple = In that turn no meeple goes on the volcano’s tile; you can still move the fairy or take your abbot back.
explain-dragon-no-meeple = Nobody is ever placed where the dragon is.
explain-dragon-tiles-wait = Tiles with a dragon wait until the first volcano is on the board; then they join the bag.
explain-dragon-fly = A tile with a **dragon** is placed and used like any other. Then, before anything scores, the dragon flies **six steps**, each to a tile beside it. Whoever placed the tile moves it first, then the others in turn.
explain-dragon-step = Never to a tile where it has been in this flight, and never to the fairy’s tile.
explain-dragon-six = You must step if you can. Without a way on, the flight is over.
explain-dragon-choice = Each step is the choice of whoever moves it; where there is only one way, it goes by itself.
explain-dragon-eats = Everyone on a tile it enters goes home **without points**: meeples, farmers, builders, pigs, also on the tile just placed.
explain-dragon-home = A builder or pig elsewhere goes home too if its last companion was eaten.
explain-fairy-move = In a turn in which you place nobody, take nobody back and send nobody home, you can move the **fairy** to one of your meeples, anywhere.
explain-fairy-guards = The dragon never enters the fairy’s tile.
explain-fairy-turn = If she stands by your meeple when your turn starts, you score **1 point**; not before an extra turn, for a builder or a filled hole.
explain-fairy-three = When the feature of her meeple scores, its player scores **3 more**, majority or not, even where it scores nothing.
explain-fairy-recall = Taking an abbot back brings no 3.
explain-fairy-alone = When her meeple goes home, she stays and guards the tile, and scores for no one.
explain-fairy-one = She belongs to one meeple, not to a tile or feature.
explain-fairy-late = You score the point even if no tile fits any more, but not once the bag is empty.
explain-princess = If your tile adds a **princess** to a city with meeples, you can send one of them home, anyone’s, as your action.
explain-princess-may = You don’t have to; then you can take any other action.
explain-princess-free = If that leaves the city free, nobody can be placed there in this turn.
explain-princess-home = A builder there goes home with the last meeple. If your tile completes the city, it scores for whoever is left.
explain-princess-segment = She counts in the city piece on which she is drawn.
explain-portal-deploy = With a **magic portal** your meeple can go on any tile of the board instead: on a free, incomplete feature, or a free field.
explain-portal-here = On the portal’s own tile everything is as usual, builder and pig included.
explain-portal-dragon = Not where the dragon is.
explain-portal-finished = Never into something that is complete already.
explain-portal-one = It is one meeple a turn, as always.
explain-flyer-direction = A flying machine shows one of eight directions; it turns with its tile.
explain-flyer-fly = Instead of placing a meeple elsewhere, place it on the **machine of your tile**. A die shows 1, 2 or 3: it flies that many cells.
explain-flyer-land = If there is a tile, the meeple **must** land on an incomplete road, city or monastery of it, taken or not; never on a field. An abbot lands on monasteries and gardens.
explain-flyer-crash = Without a tile or anything to land on, the meeple is back in your supply, and your action is spent.
explain-flyer-dragon = Nobody lands where the dragon is.
explain-flyer-over = What it flies over doesn’t matter.
explain-flyer-share = So several players can share a feature, even a monastery: the majority scores, in a tie everyone in full.
explain-flyer-completed = What the machine’s own tile has just completed counts as complete.
explain-flyer-scores = A landing completes nothing; scoring follows as always.
explain-editions = The edition is where a game’s rules start; you can change each one.
    • **2014:** fields score 3 per city; tiles with gardens.
    • **2000:** the same without gardens.
    • **Second:** two-tile cities score less, and each city counts once for your fields.
    • **First:** the same small cities; each city scores for the farmers around it.
explain-city-small = A complete city of exactly two tiles scores only 1 point per tile and 1 per pennant.
explain-field-second = Fields score 3 for each complete city, but a city counts only once for you, however many of your fields touch it.
explain-field-first = At the end, each complete city gives **4 points** to the player with the most farmers on all the fields touching it. Each city scores once.
explain-field-off = No meeples go on fields. A good choice for a first game.
explain-hand-early-draw = You draw your next tile at the end of your turn. Everyone sees it, and you can think about it until your next turn.
explain-hand-three = You hold three tiles, place one and draw again. Hands are open or hidden, as you agree. If none of the three fits, all three leave the game.
explain-start-in-bag = The board starts empty. The first player places the first tile drawn in the middle, and can place a meeple on it.
explain-unplayable-returns = A tile that fits nowhere goes back into the bag. The game ends when nothing in the bag fits any more.
explain-fill-hole-extra-turn = If your tile touches tiles on all four sides, you get another turn.
explain-no-final-features = Incomplete roads, cities, monasteries and gardens score nothing at the end. Fields score as always.
explain-starter-loses-ties = With equal points, whoever did not start comes first. So no game of two ends in a tie.
explain-table-edge = The landscape cannot grow beyond a size you agree on.
explain-table-edge-completes = The table edge closes roads and cities, and counts as a neighbour of monasteries and gardens.
explain-tile-market = If no other tile left can complete a feature, the others can offer points for the tile drawn, once each. Whoever drew it sells or keeps it. The buyer places it and can place a meeple; the seller draws again.
explain-dragon-after = The dragon flies **after** the features of the turn have scored, not before.
explain-princess-must = If the princess can send a meeple home, she **must**; no other action is allowed then.
explain-notation = Get a game as a small text with `/export`: a line for each tile, such as `3. red R@0,-1/2 +road:N`. View any such file step by step with `/import`.

## The first game with a guide. The person plays red, the computer blue.

# $step, $steps: which turn of how many.
lesson-title = ### Your first game · turn { $step } of { $steps }
# After “points for”: who was paid.
lesson-you = 🔴 you
lesson-computer = 🟦 the computer
# On pictures.
lesson-name-you = You
lesson-name-computer = Computer
# $you, $computer: points so far.
lesson-scores = -# 🔴 You { $you } · 🟦 Computer { $computer }
# Before what was done: “… played M51 and set a meeple in the monastery”.
lesson-computer-moved = 🟦 The computer
# $hint: a hint from below.
lesson-hint = 💡 { $hint }
lesson-next = Next
lesson-show-me = Show me
lesson-stop = Stop here
lesson-again = Play it again
button-learn = Learn by playing

# Turn 1: closing a city. $cell: name of a cell.
lesson-1 =
    You and the computer build one landscape, tile by tile. Every edge must match its neighbour: city to city, road to road, field to field.
    The numbers show where your tile fits. Choose **{ $cell }**: there its wall closes the city below.
lesson-1-lying = It fits, and the city has no gap left. Now place a meeple in the **city**: the letters show where it can go. Then press **{ panel-confirm }**; nothing is final before that.
lesson-1-hint-cell = That’s allowed, but the city stays open. Choose **{ $cell }**, just above it.
lesson-1-hint-meeple = The tile is in a good place. Now place your meeple in the **city**, and it scores.
lesson-1-good = ✅ A complete city scores at once: 2 points for each of its tiles. Your knight has earned them and is back with you.
lesson-1-reply = The computer’s monk waits until all eight cells around his monastery have tiles. Then he scores 9 points.

# Turn 2: beginning a road.
lesson-2 =
    Your next tile is a piece of road. The road of the first tile is still open at both ends, and there is no meeple on it.
    Continue it to the east: choose **{ $cell }**.
lesson-2-lying = Place a meeple on the **road**. The longer the road, the more it scores: 1 point per tile.
lesson-2-hint-cell = A good cell for another time. Now continue the road: choose **{ $cell }**.
lesson-2-hint-meeple = Place your meeple on the **road** to make its points yours.
lesson-2-good = ✅ The road is yours. Your thief stays on it until both its ends are closed. Nobody else can place a meeple there.
lesson-2-reply = A junction ends a road. The computer closes your road on that side, and starts its own on another.

# Turn 3: closing the road and claiming a monastery.
lesson-3 =
    A monastery, with a road that ends at its gate. One tile can do two things at once.
    Choose **{ $cell }**, where it closes your road.
lesson-3-lying = Your road is complete now and will score by itself. So place a meeple on something new: the **monastery**.
lesson-3-hint-cell = There your road stays open. Choose **{ $cell }**, at its western end.
lesson-3-hint-meeple = Place your meeple in the **monastery**: it scores 1 point for each neighbour, even if it is never complete.
lesson-3-good = ✅ Your road is complete: 1 point per tile, and the thief is back. Your monk stays. Each tile around the monastery makes it worth more.
lesson-3-reply = The computer starts a city. It is incomplete, so its knight stays there.

# Turn 4: a farmer.
lesson-4 =
    The last kind of meeple is the farmer. He stays on a field until the end of the game; then each complete city touching his field scores him 3 points.
    Choose **{ $cell }**, beside the field next to your city. The buttons with degrees rotate the tile as you like.
lesson-4-lying = Roads divide fields. Place your meeple on the **field** that reaches your city, then press **{ panel-confirm }**.
lesson-4-hint-cell = From there the field does not reach a complete city. Choose **{ $cell }**, above your city.
lesson-4-hint-meeple = That isn’t the field at your city yet. Place your meeple on a **field**: the one that reaches down to its walls.
lesson-4-good = ✅ The field is yours, and it touches your city. You get the points at the end; until then the farmer does not come back.
lesson-4-reply = The computer completes its city and scores it.

# Turns 5 and 6: on one's own.
lesson-5 = Now you know all you need. **Play as you like:** the numbers show where your tile fits. A tile next to your monastery earns you a point, and a city is worth completing.
lesson-5-lying = Buttons with degrees are there if it fits in other ways too. Place a meeple where you expect points, or none.
lesson-5-good = ✅ Done. Features that already have a meeple were not offered: only when two grow together can players share one.
lesson-6 = Your last tile. What you place now scores at the end, complete or not. An incomplete city scores 1 point per tile, and so does a road.
lesson-6-lying = After the last turn meeples are worth nothing, so place one if anything is free.
lesson-6-good = ✅ That was your last tile.

# The end. $you, $computer: points. $result: won, lost or tied.
lesson-end = ### The game is over: { $you } to { $computer }
lesson-result = { $result ->
    [won] 🎉 You won!
    [lost] The computer won this time. Now you know how it goes.
   *[tied] A tie: you share the victory.
}
lesson-during = **Scored during the game**
lesson-final = **Scored at the end**
lesson-what-next = **What next?** Open a table for your friends with `/game new` in a channel; a computer can take an empty seat. The same rules with pictures: `/rules`. Everything else: `/help`.
lesson-stopped = Start again any time with `/learn`. Read the rules with pictures in `/rules`, or open a table with `/game new`.

## Expansions: a page of the lesson each, a picture, and what it shows

# $expansion: its name.
lesson-expansion = ### 🎓 { $expansion }
lesson-first = The base game
# A list of pages.
lesson-rules = Its rules, with pictures…
lesson-traders =
    🍷 **Goods.** Wine, grain and cloth lie in cities. Whoever **completes** a city takes them, whoever’s city it is. At the end, the most of a kind scores 10 points.
    🔨 **Builder.** Place it instead of a meeple, on a road or in a city where you already have one. Whenever you continue that road or city, you take a second turn at once.
    🐖 **Pig.** Place it on a field where you have a farmer: each complete city there gives you 4 points, not 3.
lesson-traders-shown = **In the picture:** 🔴 Red has continued its builder’s road and plays a second time: its tile completes 🟦 blue’s city. Blue scores 6 points, and red takes the wine. Red’s pig has joined its farmer.
lesson-dragon =
    🌋 **A volcano** brings the dragon. Nobody is placed there.
    🐉 **A tile with a dragon** makes it fly before anything scores: up to six steps, never twice onto a tile. Everyone it meets goes home without points.
    ➡️ **You all move it** in turn, by arrows; whoever placed the tile begins. With **{ button-steps }** you plan your steps ahead.
    🧚 **The fairy.** In a turn in which you place no meeple you can move her beside one of yours. The dragon never enters her tile. You score 1 point at the start of each of your turns, and 3 when her meeple’s feature scores.
    👸 **A princess** can send someone in her city home. 🌀 **A magic portal** lets your meeple go on any tile, where something is free and incomplete.
lesson-dragon-shown = **In the picture:** 🟦 Blue has placed the tile with the dragon and steps first, to 🔴 red’s monk. Red leads the dragon to blue’s knight. The fairy guards blue’s monk and leaves no way for a sixth step.
lesson-flyers =
    ✈️ **A flying machine** points in one of eight directions. Instead of placing a meeple on the tile, let it fly.
    🎲 **The die** shows 1, 2 or 3, each as likely: it flies that many cells, over anything.
    🛬 **It must land** on an incomplete road, city or monastery of that tile, even if others are there: whoever has the most meeples scores, and in a tie everyone scores in full. It never lands on a field.
    ↩️ **Nothing to land on?** The meeple comes back, and your turn is used.
lesson-flyers-shown = **In the picture:** A white die shows where a meeple of 🟦 blue can land: with 1 on 🔴 red’s road, with 2 in its own city. The dark die with a cross leads beyond the land. You see such a picture whenever you can fly.

## Help by task

help-select = What do you want to do?
help-start = Open a table
    .text =
        • Open a table in the channel with `/game new`. Others press **{ LABEL("button-join") }**; fill a seat with **{ LABEL("button-computer") }**.
        • Under **{ LABEL("button-settings") }**, choose edition, expansions, house rules, the time per turn or per player, and the help level; or set them in `/game new`.
        • Press **{ LABEL("button-start") }** to begin. A channel holds one game; use a thread or another channel for the next.
        • Those who manage the server save a table’s rules under a name with `/preset save`.
        • Challenge someone: in the menu of their name, under *Apps*, choose **{ menu-challenge }**, or `/challenge`. They have days to accept, decline or propose other rules.
help-turn = Play my turn
    .text =
        • Press **{ LABEL("button-play") }** under the picture. Choose a numbered cell, then a rotation or, in its row, the letter of a spot for a meeple, then **{ panel-confirm }**. Nothing is final before that.
        • Or type the whole turn: `/place cell:N49 turn:90° meeple:city (N)`. Without the meeple, use `/meeple` or `/skip` afterwards. What fits is offered while you type.
        • A mistake? `/undo` is free until the next tile is shown; after that everyone must agree.
help-back = Come back after a day
    .text =
        • See your games on all servers with `/games`, those waiting for you first. Go from one to the next with **{ button-next-game }**.
        • See what happened since your last turn with `/since`.
        • Choose your reminders and quiet hours with `/me reminders`, pause your clocks for some days with `/me holiday`, choose the language of my answers with `/me language`.
help-look = See how the game stands
    .text =
        • `/board` for the board, a close-up, the fields by owner, dead cells, or everything in words.
        • `/scores` for the points, `/why` for how a feature scored, `/tiles` for what is left and what fits a cell.
        • `/history` to step back to any turn. Everyone in the channel can look.
        • `/hint` at tables with full help, but not in rated games and tournaments: what a strong computer player would do. Everyone is told that you asked.
        • `/review` once a game is over: which turns cost points, what would have been better, and where luck decided.
        • `/why` with *computer*: which turns a computer weighed, in points. In games that count, once they are over.
        • In the menu of a message about a game, under *Apps*: **{ menu-show-game }** for the board, **{ menu-analyse }** to step on from that turn.
        • `/puzzle today` for the tile of the day, where your server has one: one turn is clearly best. `/puzzle points` for points and streaks.
help-leave = Leave, or hand over a seat
    .text =
        • `/resign` to leave a running game: a computer takes over, or the seat stays empty.
        • `/replace` to give a seat to someone else, with its meeples and points.
        • `/game leave` gives up your seat before the start; `/game stop` closes a table.
help-keep = Keep a game, or look at another
    .text =
        • Get the game in the channel as a small file, at any time, with `/export`.
        • View such a file from anywhere, turn by turn, with `/import`; `/review` with *file* says what its turns cost.
        • At the end you get a poster, the chart of the scores and a film of the game.
        • Is a file attached to a message? **{ menu-analyse }** in the menu of that message opens it.
help-challenge = Challenge someone, climb a ladder
    .text =
        • `/challenge` someone to a game for two, rated or not, with the server’s rules or a preset. They accept, decline privately, or propose other rules; no answer closes it.
        • You are asked in the channel, or in a direct message if you chose that in `/me reminders`. `/games` lists what waits for your answer. Days off pause the time.
        • A ladder: `/ladder join` at the bottom, then `/challenge` with the option `ladder` for a place above yours. Win, and the place is yours; those between move one down.
        • On a ladder, declining or not answering gives the place away, and a long time without a game costs one place. One challenge or game at a time.
        • `/ladder show` for all places and who plays whom, `/ladder export` for a table.
help-compete = Compare and compete
    .text =
        • `/profile` for what someone has played, and how two people did against each other.
        • `/leaderboard` for the best ratings, `/records` for the best ever. Ratings change only in games between people, at a table set to **{ rated-yes }**.
        • A rated game counts once everyone has made a third of their turns, and not with a substitute. Games against the same person within 30 days count less and less. Leaving early costs reliability.
        • Enter a tournament with `/tournament join`; those who manage the server create one with `/tournament create`.
        • `/tournament round` for the matches, `/tournament bracket` for the knock-out, `/tournament standings` for who is where. `/tournament export` gives all of it as a file.
        • `/tournament bye` asks for a bye in the next round, where the tournament gives some. `/tournament leave` takes you out, for good once it has started.
        • Play at a time that suits both: **{ LABEL("button-time-propose") }** in the thread of your match, or `/tournament time`. Everyone reads times in their own time zone, and I mention you both half an hour before.
help-organise = Run a tournament
    .text =
        • `/tournament create` with a name and a kind: World Championship, live evening, league season, teams or duplicate. People enter in the message it posts.
        • Under **{ LABEL("button-settings") }** there: rounds, groups, knock-out or double elimination, games per match, ties, clocks, check-in, places, seeds. All of it can change until the start.
        • `/tournament seed` puts someone on a place of the seeds, `/tournament start` starts at once. After that rounds, threads and deadlines go by themselves.
        • `/tournament referee` gives more time, decides a match, replaces someone, pauses, cancels before the start, or ends the tournament early. Nobody decides their own match.
        • `/tournament drop` takes someone out, `/tournament organisers` chooses a role that can run it too.
        • A league can have divisions: choose how many play in each, go up and go down. After the season **{ LABEL("button-season") }** or `/tournament season` opens the next one; whoever stays presses **{ LABEL("button-enter") }**.
        • `/ladder open` for a ladder that goes on by itself: places are won by challenges. `/ladder settings` changes its rules, `/ladder place` puts a place right, `/ladder close` ends it.
        • `/tournament move` or `/ladder move` lets it go on in another channel, also after its own was deleted.
        • Teams: kind **{ kind-teams }**. A captain enters with `/tournament team` and names members, who confirm. Line-ups are given with **{ LABEL("button-line-up") }**, in secret until both are in; whoever is left is a substitute.
help-learn = Learn the game
    .text =
        • `/learn` for a first game of five minutes against the computer, just for you, with a guide.
        • `/learn expansion` for a page about { expansion-traders }, { expansion-dragon } or { expansion-flyers }.
        • `/rules` for each rule with an example picture. It also explains how tournaments and ladders work.
help-server = Set up my server
    .text =
        • Use `/settings` to choose language, picture style, the channels for games and who can open them.
        • `/puzzle daily` posts a tile of the day in the channel, at your time; `/puzzle stop` ends it.
        • I need to see the channel, send messages and attach files. If something is missing, I say what.
        • Use `/privacy` to see, get or delete what I keep about you.
