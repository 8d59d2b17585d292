# The table before the game, and its settings.

language-name = English

# $host: a mention of whoever opened the table. $game: the game's short name.
lobby-lobby = ## A table is open
    { $host } invites you to a game of Carcassonne. Table `{ $game }`.
lobby-running = ## The game is on
    Table `{ $game }`, opened by { $host }.
lobby-over = ## The game is over
    Table `{ $game }`, opened by { $host }.
lobby-stopped = ## This table is closed
    Table `{ $game }`, opened by { $host }.
lobby-free-seat = ⚪ free

# $rules: a list of editions and expansions, or of house rules.
lobby-rules = **Rules:** { $rules }
lobby-house-rules = **House rules:** { $rules }
# $time: a length of time such as “2 days”. $then: what happens when it has run out.
lobby-clock = **A turn:** { $time }; then { $then }
lobby-no-clock = **A turn:** no time limit
# $help: a help level. $first: who begins. $rated: yes or no.
lobby-help = **Table:** { $help } · { $first }{ $rated ->
    [yes] {" "}· rated
   *[no] {""}
}

help-full = full help
    .text = Legal cells, what fits where, tiles left, field owners, projected scores
help-standard = standard help
    .text = Legal cells are numbered; tiles left by kind
help-purist = no help (purist)
    .text = Nothing but the rules; a wrong move is refused
first-chance = first seat by chance
first-tile-draw = first seat by tile draw
first-as-seated = in the order of sitting down
time-out-computer-plays = the computer plays the turn
time-out-random-tile = the tile is laid by chance, without a meeple
time-out-hand-over = a computer takes the seat

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-settings = Settings

## The settings of a table

settings-title = ### What are you playing?
settings-preset = Use a preset…
settings-edition = Edition
settings-expansions = Expansions
settings-rules = House rules
settings-seats = Seats
# $seats: a number.
settings-seats-option = { $seats } seats
settings-time = Time for a turn
# $time: a length of time such as “2 days”.
settings-time-option = { $time } for a turn
settings-no-clock = no time limit
settings-timeout = When time runs out
settings-help = Help level
settings-first = Who begins
settings-language = Language of the table
settings-hands = Hands of three
hands-open = seen by all
hands-hidden = seen by their owner alone
settings-table = Size of the table
# $columns, $rows: how many cells.
settings-table-option = { $columns } × { $rows } cells
settings-holiday = Holidays that pause the clock
# $days: how many days for one person in one game.
settings-holiday-option = { $days ->
    [0] no holidays
    [one] { $days } day of holidays
   *[other] { $days } days of holidays
}
settings-rated = Ratings
rated-no = not rated
rated-yes = rated
# $setting: such as “When time runs out”. $chosen: such as “the computer plays the turn”.
settings-named-option = { $setting }: { $chosen }
settings-computer = Add a computer…
settings-remove = Remove somebody…

# $game: the game's short name.
joined = You sit at the table.
left = You have left the table.
started = The game begins.
stop-ask = Do you want to stop this game? It cannot be taken up again. It ends at once if you opened the table or manage the server, otherwise as soon as everybody at the table has agreed; a rated game always needs all of them or a manager.
button-stop = Stop the game
stopped = The table is closed.
stop-asked = You agree to stop. The game stops when everybody at the table has typed `/game stop`.
