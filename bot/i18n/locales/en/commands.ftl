# Slash commands. The value is the name people type (small letters, no spaces, at most 32);
# .description and every “-text” have at most 100 characters.

command-game = game
    .description = Open a table, sit down, start, stop
command-game-new = new
    .description = Open a table in this channel
    .seats = seats
    .seats-text = How many may sit down (2 to 6)
    .edition = edition
    .edition-text = Which rules are the starting point
    .help = help
    .help-text = How much the table is told beyond the rules
    .preset = preset
    .preset-text = Rules that this server has saved
    .expansions = expansions
    .expansions-text = One or several expansions
    .rules = rules
    .rules-text = One or several house rules
    .first = first
    .first-text = Who begins
    .rated = rated
    .rated-text = Whether the game counts for ratings
    .time = time
    .time-text = How long a turn may last
    .language = language
    .language-text = What the table speaks
command-game-join = join
    .description = Sit down at the table of this channel
command-game-leave = leave
    .description = Leave the table before the game starts
command-game-start = start
    .description = Start the game of this channel
command-game-stop = stop
    .description = Close the table, or agree to stop the game
command-place = place
    .description = Lay the drawn tile
    .cell = cell
    .cell-text = Where, by the name on the picture’s border, such as N49
    .turn = turn
    .turn-text = How far to turn it clockwise: 0°, 90°, 180° or 270°
    .tile = tile
    .tile-text = Which tile of your hand, where a house rule gives hands
command-meeple = meeple
    .description = Set a meeple on the tile you have just laid
    .on = on
    .on-text = On which feature, such as city (N)
command-skip = skip
    .description = Set nothing and end your turn
command-undo = undo
    .description = Take your turn back
command-board = board
    .description = Look at the board of this channel
    .show = show
    .show-text = The board, the fields by owner, or the board in words
    .around = around
    .around-text = A close-up of the cells round one, such as M50
command-scores = scores
    .description = See the points by kind of feature
command-tiles = tiles
    .description = See which tiles are left, or which fit a cell
    .cell = cell
    .cell-text = An open cell, such as N49: what fits there?
command-games = games
    .description = All your games, yours to move first
command-help = help
    .description = How to open a table and how a turn goes
command-since = since
    .description = What happened since your last turn
command-history = history
    .description = Step through the game of this channel
    .turn = turn
    .turn-text = The turn to begin with; the newest without it
command-why = why
    .description = How a paid feature added up
    .feature = feature
    .feature-text = Which payment; the last one without it
command-export = export
    .description = Get the game of this channel as a file
command-import = import
    .description = Look at a written game from anywhere
    .file = file
    .file-text = A written game (.game)
command-resign = resign
    .description = Leave a running game; a computer takes over or the seat stays empty
command-replace = replace
    .description = Give a seat to somebody else, with its meeples and points
    .seat = seat
    .seat-text = Which seat
    .by = by
    .by-text = Who takes it; a computer without it
command-privacy = privacy
    .description = What I keep about you: see it, get it, delete it
command-settings = settings
    .description = What this server chooses: language, look, who may open games
command-me = me
    .description = What you choose for yourself: reminders, quiet hours, holidays
command-me-reminders = reminders
    .description = How you are reminded, and when not
    .by = by
    .by-text = By mention, by direct message, or not at all
    .quiet = quiet
    .quiet-text = Hours without reminders, such as 22-8; a dash for none
    .zone = zone
    .zone-text = Your time zone, such as Europe/Berlin
command-me-language = language
    .description = In which language I answer you
    .to = to
    .to-text = A language, or the one that your Discord has
command-me-holiday = holiday
    .description = Stop your clocks for some days
    .days = days
    .days-text = How many days from now; 0 to come back
command-preset = preset
    .description = Keep the rules of a table under a name
command-preset-save = save
    .description = Keep the rules of this channel’s table
    .name = name
    .name-text = A name, such as Friday league
command-preset-delete = delete
    .description = Forget a preset
    .name = name
    .name-text = Which one
command-learn = learn
    .description = A first game against a computer, with a guide
command-rules = rules
    .description = The rules by topic, with pictures
    .topic = topic
    .topic-text = What you want to know

## What one typed

# $typed: what was typed. $cells: a list of cells on which the tile fits.
place-unknown-cell = “{ $typed }” is no cell. The names stand on the picture’s border; your tile fits on { $cells }.
# $typed: what was typed. $cells: a list of open cells.
place-unknown-cell-purist = “{ $typed }” is no cell. The names stand on the picture’s border; open are, for instance, { $cells }.
# $typed: what was typed. $turns: a list of turns.
place-unknown-turn = “{ $typed }” is no quarter turn. Choose { $turns }.
# $cell: a cell. $turns: a list of turns.
place-which-turn = On { $cell } your tile fits in several ways. Say which turn: { $turns }.
# $tiles: tiles, each on a line of its own, as below.
place-which-tile = Say which tile of your hand you lay: { $tiles }
# $tile: its letter. $shows: the tile in words.
place-tile-option = { $tile }: { $shows }
# $typed: what was typed. $spots: a list of spots.
meeple-unknown-spot = “{ $typed }” is nothing on your tile. You can choose { $spots }.

## Looking
board-board = the board
board-fields = fields by owner
board-text = in words
# $typed: what was typed.
look-unknown-cell = “{ $typed }” is no cell. The names stand on the picture’s border.
# $cell: a cell. $cells: a list of cells.
tiles-no-open-cell = { $cell } is no open cell next to the landscape. Open are, for instance, { $cells }.
# $cell: a cell without tiles near it. $first, $last: the corners of the landscape.
board-nothing-there = No tile lies near { $cell }: the landscape reaches from { $first } to { $last }.
# $help: standard or purist.
help-level = This table plays { $help ->
    [purist] without help: nothing but the rules
   *[other] with standard help, which does not show this
}. Full help does; it is chosen before the game.

## Lists of games

# $games: how many.
games-title = ### { $games ->
    [one] Your game
   *[other] Your { $games } games
}
games-none = You sit at no table. Open one with `/game new` in a channel of a server.
games-nothing-waits = No game waits for you.
# $where: a link. $seat: who is to move. $clock: a timestamp, or “no clock”. $game: the game’s short name.
games-mine = ▶️ **Your turn** · { $where } · { $clock }
games-other = ⏳ { $where } · { $seat } is to move · { $clock }
games-waiting = 🪑 { $where } · table `{ $game }` waits for players
games-over = 🏁 { $where } · game `{ $game }` is over
games-no-clock = no time limit
games-earlier = Earlier
games-later = More

help = ## Carcassonne, here on Discord
    • **Open a table:** `/game new`, then **Join**, **Add computer**, **Start**. **Settings** chooses rules, clock and help.
    • **Your turn:** press **Play** under the picture. Choose a numbered cell, turn the tile, choose a meeple or nobody, **Confirm**. Nothing counts before that.
    • **By typing:** `/place cell:N49 turn:90°`, then `/meeple on:city (N)` or `/skip`.
    • **A mistake:** `/undo`, free until the next tile is shown; later everybody must agree.
    • **Learn:** `/learn` starts a small first game, `/rules` shows the rules with pictures.
    • **Look:** `/board`, `/scores`, `/tiles`. **All your games:** `/games`.
    This is an unofficial game, made by fans.
