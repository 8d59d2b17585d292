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
# $person: a mention.
lobby-closed-by = -# Closed by { $person }.
lobby-free-seat = ⚪ free

# $rules: a list of editions and expansions, or of house rules.
lobby-rules = **Rules:** { $rules }
lobby-house-rules = **House rules:** { $rules }
# $time: a length of time such as “2 days”. $then: what happens when it has run out.
lobby-clock = **Time per turn:** { $time }; then { $then }
lobby-no-clock = **Time per turn:** no limit
# $time: a length of time.
lobby-budget = **Time per player:** { $time } for the whole game; out of time loses
lobby-budget-days = -# It is paused in your quiet hours (`/me reminders`) and on your days off.
# $help: a help level. $first: who begins. $rated: yes or no.
lobby-help = **Table:** { $help } · { $first }{ $rated ->
    [yes] {" "}· rated game
   *[no] {""}
}

help-full = full help
    .text = Legal cells, what fits where, tiles left, field owners, projected scores
help-standard = standard help
    .text = Legal cells are numbered; tiles left by kind
help-purist = no help (purist)
    .text = Nothing but the rules; illegal moves are refused
first-chance = random start player
first-tile-draw = tile draw decides who starts
first-as-seated = in joining order
time-out-computer-plays = a computer plays the turn
time-out-random-tile = the tile is placed at random, without a meeple
time-out-hand-over = a computer takes over the seat

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-settings = Settings

## The settings of a table

settings-title = ### What are you playing?
settings-preset = Use a preset…
settings-more-presets = -# The list below has room for the first presets only: `/game new preset:` opens a table with any other.
settings-edition = Edition
settings-expansions = Expansions
settings-rules = House rules
settings-seats = Seats
# $seats: a number.
settings-seats-option = { $seats } seats
settings-time = Time per turn
# $time: a length of time such as “2 days”.
settings-time-option = { $time } per turn
settings-no-clock = no time limit
settings-budget = Time per player for the whole game
# $time: a length of time, in short units.
settings-budget-option = { $time } per player
settings-no-budget = no limit for the whole game
settings-timeout = When time runs out
settings-help = Help level
settings-first = Who starts
settings-language = Language of the table
settings-hands = Hands of three
hands-open = visible to everyone
hands-hidden = visible to their owner only
# $columns, $rows: how many cells.
settings-table-option = { $columns } × { $rows } cells
# The form of house rules: the titles of its fields, and what is chosen where nothing else is.
form-fields = Fields
form-fields-usual = Usual fields
    .text = Each complete city gives 3 points to every field that it touches
form-hand = Tiles in the hand
form-hand-usual = No hand
    .text = You draw a tile at the start of your turn
form-edge-none = no edge
form-more = More house rules
settings-holiday = Days off (clock paused)
# $days: how many days for one person in one game.
settings-holiday-option = { $days ->
    [0] no days off
    [one] up to { $days } day off each
   *[other] up to { $days } days off each
}
settings-rated = Ratings
rated-no = unrated game
rated-yes = rated game
# $setting: such as “When time runs out”. $chosen: such as “the computer plays the turn”.
settings-named-option = { $setting }: { $chosen }
settings-computer = Add a computer…
settings-remove = Remove someone…

# $game: the game's short name.
joined = You have joined the table.
left = You have left the table.
leave-running = The game has already started. `/resign` gives up your seat.
started = The game begins.
stop-ask = **Stop this game for good?** It ends at once if you opened the table or manage the server; otherwise everyone at the table must agree. A game that counts needs everyone, or a manager who doesn’t play in it.
button-stop = Stop the game
stopped = The table is closed.
game-stopped = The game is stopped.
stop-agreed = You agreed to stop. The game ends once everyone at the table agrees; they are asked in the channel. If you play another turn, you no longer agree.
stop-agreed-directly = You agreed to stop. The game ends once everyone at the table agrees; they have this button in their direct messages, too. If you play another turn, you no longer agree.
# $agreed: those who would stop, as mentions. $waiting: those who are asked.
stop-vote-asks =
    🛑 **Stop this game before its end?**
    In favour: { $agreed }
    { $waiting }, do you agree? The next turn closes this vote.
stop-vote-closed = 🛑 This vote is closed. The game goes on; whoever agreed still does until they play.
stop-vote-over = 🛑 This vote is closed. The game is over.
