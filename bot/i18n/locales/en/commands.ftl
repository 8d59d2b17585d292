# Slash commands. The value is the name people type (small letters, no spaces, at most 32);
# .description and every “-text” have at most 100 characters.

command-game = game
    .description = Open, join, start or stop a game
command-game-new = new
    .description = Open a table in this channel
    .seats = seats
    .seats-text = How many can play (2 to 6)
    .edition = edition
    .edition-text = Which rules you start from
    .help = help
    .help-text = How much the bot shows beyond the rules
    .preset = preset
    .preset-text = Rules saved on this server
    .expansions = expansions
    .expansions-text = One or more expansions
    .rules = rules
    .rules-text = One or more house rules
    .first = first
    .first-text = Who starts
    .rated = rated
    .rated-text = Whether it is a rated game
    .time = time
    .time-text = Time per turn
    .budget = budget
    .budget-text = Time per player for the whole game; out of time loses
    .language = language
    .language-text = Language of the table
command-game-join = join
    .description = Join the table in this channel
command-game-leave = leave
    .description = Leave the table before the game starts
command-game-start = start
    .description = Start the game in this channel
command-game-stop = stop
    .description = Close the table, or agree to stop the game
command-place = place
    .description = Play a whole turn: tile, rotation and meeple
    .cell = cell
    .cell-text = Where: a cell name from the picture’s border, such as N49
    .turn = turn
    .turn-text = Clockwise rotation: 0°, 90°, 180° or 270°
    .meeple = meeple
    .meeple-text = A meeple on it, such as city (N), or none (default: asked afterwards)
    .tile = tile
    .tile-text = Which tile from your hand (with a hand of three)
command-meeple = meeple
    .description = Place a meeple on the tile you have just placed
    .on = on
    .on-text = On which feature, such as city (N)
command-skip = skip
    .description = Place no meeple and end your turn
command-undo = undo
    .description = Take your turn back
command-board = board
    .description = Look at the board in this channel
    .show = show
    .show-text = The board, the fields by owner, dead cells, or the board in words
    .around = around
    .around-text = A close-up of the cells around this one, such as M50
command-scores = scores
    .description = See the points by kind of feature
command-tiles = tiles
    .description = See which tiles are left, or which fit a cell
    .cell = cell
    .cell-text = An open cell, such as N49: what fits there?
command-games = games
    .description = All your games, those waiting for you first
command-help = help
    .description = How to open a table and play your turn
command-since = since
    .description = What happened since your last turn
command-history = history
    .description = Step through the game in this channel
    .turn = turn
    .turn-text = Which turn to start with (default: the newest)
command-review = review
    .description = See what each turn of the last game in this channel cost, and where luck decided
    .file = file
    .file-text = A .game file in place of the game in this channel
command-hint = hint
    .description = Ask what a strong computer player would do now; everyone is told that you asked
command-puzzle = puzzle
    .description = The tile of the day
command-puzzle-today = today
    .description = Solve the tile of the day, or see what you answered
command-puzzle-points = points
    .description = Points and streaks of this server
command-puzzle-daily = daily
    .description = Post a tile of the day in this channel (for managers of the server)
    .at = at
    .at-text = Time of day, such as 9 or 21:30 (default: 9:00)
    .zone = zone
    .zone-text = Time zone of the server, such as Europe/Berlin (default: yours)
command-puzzle-stop = stop
    .description = End the tile of the day (for managers of the server)
command-why = why
    .description = How the points for a feature add up, or why a computer played as it did
    .feature = feature
    .feature-text = Which score (default: the last)
    .computer = computer
    .computer-text = A computer’s turn: which ways to play it weighed, in points
command-export = export
    .description = Get the game in this channel as a file
command-import = import
    .description = View a game file from anywhere
    .file = file
    .file-text = A game file (.game)
command-resign = resign
    .description = Leave a running game: hand over to a computer, or leave your seat empty
command-replace = replace
    .description = Give a seat to someone else, with its meeples and points
    .seat = seat
    .seat-text = Which seat
    .by = by
    .by-text = Who takes it (default: a computer)
command-privacy = privacy
    .description = Your data: see it, get it, delete it
command-settings = settings
    .description = Server settings: language, picture style, who can open games
    .preset = preset
    .preset-text = Preset with which new tables begin
command-me = me
    .description = Your settings: reminders, quiet hours, days off
command-me-reminders = reminders
    .description = How you are reminded, and when not
    .by = by
    .by-text = By mention, by direct message, or not at all
    .quiet = quiet
    .quiet-text = Hours without reminders, such as 22-8; a dash for none
    .zone = zone
    .zone-text = Your time zone, such as Europe/Berlin
command-me-language = language
    .description = Language of my answers to you
    .to = to
    .to-text = A language, or the one you use in Discord
command-me-holiday = holiday
    .description = Pause your clocks for some days
    .days = days
    .days-text = How many days from now; 0 to come back
command-preset = preset
    .description = Save the rules of a table under a name
command-preset-save = save
    .description = Save the rules of this channel’s table
    .name = name
    .name-text = A name, such as Friday league
command-preset-delete = delete
    .description = Delete a preset
    .name = name
    .name-text = Which preset
command-learn = learn
    .description = A guided first game against a computer
    .expansion = expansion
    .expansion-text = An expansion to learn instead
command-rules = rules
    .description = The rules by topic, with positions in pictures, and how tournaments and ladders work
    .topic = topic
    .topic-text = What you want to know
command-challenge = challenge
    .description = Challenge someone to a game for two; they answer within days
    .person = person
    .person-text = Whom you challenge
    .rated = rated
    .rated-text = Whether it is a rated game
    .preset = preset
    .preset-text = Rules saved on this server
    .days = days
    .days-text = How many days they have to answer (default: 3)
    .ladder = ladder
    .ladder-text = Play for a place on a ladder, by the rules of the ladder

# Commands in the menu of a person or a message: at most 32 characters.
menu-challenge = Challenge
menu-show-game = Show the game here
menu-analyse = Analyse

## What one typed

# $typed: what was typed. $cells: a list of cells on which the tile fits.
place-unknown-cell = “{ $typed }” is not a cell. Cell names are on the picture’s border; your tile fits on { $cells }.
# $typed: what was typed. $cells: a list of open cells.
place-unknown-cell-purist = “{ $typed }” is not a cell. Cell names are on the picture’s border. Try { $cells }.
# $typed: what was typed. $turns: a list of turns.
place-unknown-turn = “{ $typed }” is not a quarter turn. Choose { $turns }.
# $cell: a cell. $turns: a list of turns.
place-which-turn = On { $cell } your tile fits in several ways. Choose a rotation: { $turns }.
# $tiles: tiles, each on a line of its own, as below.
place-which-tile = Choose which tile of your hand to place: { $tiles }
# $number: of the tile, as on the panel. $tile: its letter. $shows: the tile in words.
place-tile-option = { panel-tile } ({ $tile }): { $shows }
# $typed: what was typed. $spots: a list of spots.
meeple-unknown-spot = “{ $typed }” is not one of the choices. Choose from: { $spots }.

## Looking
board-board = the board
board-fields = fields by owner
board-dead = dead cells, which no tile left fits
board-text = in words
# $typed: what was typed.
look-unknown-cell = “{ $typed }” is not a cell. Cell names are on the picture’s border.
# $cell: a cell. $cells: a list of cells. $more: how many cells there are beyond these.
tiles-no-open-cell = { $cell } is not an open cell. Open cells: { $more ->
    [0] { $cells }.
   *[other] { $cells }, …
}
# $cell: a cell without tiles near it. $first, $last: the corners of the landscape.
board-nothing-there = There is no tile near { $cell }: the landscape reaches from { $first } to { $last }.
# $help: standard or purist.
help-level = Only full help shows this, and the level is set before the game. This table plays { $help ->
    [purist] without help
   *[other] with standard help
}.
help-level-tiles = This table plays without help, so it does not show which tiles are left.

## Lists of games

# $games: how many.
games-title = ### { $games ->
    [one] Your game
   *[other] Your { $games } games
}
games-none = You are not in a game. Open one with `/game new` in a channel of a server.
games-nothing-waits = No game is waiting for you. `/games` lists all of yours.
# $where: a link. $seat: who is to move. $clock: when the time runs out, or “no time limit”. $game: the game’s short name.
games-mine = ▶️ **Your turn** · { $where } · { $clock }
games-other = ⏳ { $where } · { $seat } is to move · { $clock }
games-waiting = 🪑 { $where } · table `{ $game }` is still open
games-over = 🏁 { $where } · game `{ $game }` is over
games-damaged = ⚠️ { $where } · game `{ $game }` is on hold: what is stored of it can’t be read
# $name: who challenges. $where: a channel. $clock: a moment.
games-challenge = ⚔️ **{ $name }** challenges you · { $where } · time to answer ends { $clock }
# $name: who is challenged. $where: a channel. $clock: a moment.
games-challenge-made = ⚔️ You challenge **{ $name }** · { $where } · time to answer ends { $clock }
games-answer = Answer { $name }
# $count: challenges that the list has no room for.
games-challenges-more = …and { $count ->
    [one] one more challenge
   *[other] { $count } more challenges
}
# In the place of a channel.
games-deleted-channel = deleted channel
games-deleted-note = -# A game whose channel was deleted goes on without messages there. When it is your turn, open it here with **{ button-next-game }**.
games-no-clock = no time limit
games-earlier = Back
games-later = Next

help = ## Carcassonne, here on Discord
    • **Open a table:** `/game new`, then **{ LABEL("button-join") }**, **{ LABEL("button-computer") }**, **{ LABEL("button-start") }**. Set rules, clock and help under **{ LABEL("button-settings") }**.
    • **Your turn:** press **{ LABEL("button-play") }** under the picture. Choose a numbered cell, rotate the tile, choose a spot for a meeple or none, then **{ panel-confirm }**. Nothing is final before that.
    • **By typing:** `/place cell:N49 turn:90° meeple:city (N)` is a whole turn.
    • **A mistake?** `/undo` is free until the next tile is shown; after that everyone must agree.
    • **Learn:** a small first game with `/learn`, the rules with pictures in `/rules`.
    • **Look:** `/board`, `/scores`, `/tiles`. **All your games:** `/games`.
    This is an unofficial game, made by fans.
