# Looking back.

# $step: the turn shown, 0 is before the first. $steps: how many turns there are.
history-step = ### Turn { $step } of { $steps }
since-title = ### Since your last turn
since-round = ### The last turns
since-nothing = Nothing has happened since.
since-no-turn = No turn has been played yet.
why-nothing = Nothing has been scored yet.
why-unknown = I can’t find that score. Choose one from the list.
why-one-of-both = Choose a `feature` or a `computer`, not both.
# $turn: number of the turn. $scored: a sentence on what was paid.
why-paid = Turn { $turn }: { $scored }.
# What was paid for. $about: a feature, fairy or goods.
why-about = { $about ->
    [city] { feature-city }
    [road] { feature-road }
    [field] { feature-field }
    [monastery] { feature-monastery }
    [garden] { feature-garden }
    [fairy] fairy
    [goods] goods
   *[other] { $about }
}
# $number: counts the payments from 1. $turn: number of the turn. $feature: a feature word. $points: points. $seats: a list of names.
why-option = { $number } · turn { $turn }: { $feature }, { $points } for { $seats }
# $over: yes or no.
export-done = { $over ->
    [yes] The game
   *[no] The game so far
}, as a file. View it again with `/import`.
# $most: thousands of characters.
import-too-large = That file is too large for a game file: at most { $most } kB.
import-no-text = That file isn’t text. A game file is a small text file.
import-busy = I’m already going through two game files for others. Please try again in a few seconds.
import-busy-yours = I’m still going through your last game file. Please try again in a few seconds.
import-gone = I can’t get that file from Discord. Please send it again.
import-title = View a game file
import-file = Game file
import-file-text = A .game file, for example one from /export
menu-no-game = This message belongs to no game. Choose one that I posted about a game.
# $line: number of the line. $move: what stands there. $reason: the sentence of the rule.
import-refused = Line { $line }, `{ $move }`: { $reason }

## Reviews of finished games

review-title = ### What each turn was worth
# $seat: a seat. $play: points that its turns cost. $luck: points that its tiles were worth more than the average tile.
review-seat = { $seat }: **{ $play }** by play, **{ $luck }** by the tiles drawn
review-note = -# In points of lead at the end, as a computer player expects it by playing on from each turn.
# $done: turns reviewed. $turns: turns of the game.
review-progress = Turns reviewed: { $done } of { $turns }. This goes on by itself; look again in a minute.
review-nothing = No turn cost anything worth mentioning.
review-failed = Something went wrong on our side, and this review has stopped. You can try again.
review-pick = The turns that cost most
# $turn: number of the turn. $seat: a name. $points: what it cost.
review-option = Turn { $turn }, { $seat }: { $points }
review-turn = ### Turn { $turn }: { $seat }
# $moves: what was played. $lead: the lead to be expected after it.
review-played = Played: { $moves }. Expected lead: **{ $lead }**
review-better = Better: { $moves }. Expected lead: **{ $lead }**
review-best = No better turn was found.
# $points: against the average tile.
review-luck = The tile drawn was worth { $points } against the average tile.
button-review-again = Look again
button-review-retry = Try again
button-review-all = All turns

## Hints

# $seat: a seat.
hint-asked = { $seat } has asked for a hint.
# $moves: what to play.
hint-given = I would play { $moves }. It is still your turn.

## Turns of computers explained

why-computer-yours = I’m still explaining another turn to you. Please try again in a few seconds.
why-computer-last = The last turn of a computer
# $turn: number of the turn. $seat: a name.
why-computer-option = Turn { $turn }: { $seat }
why-computer-title = ### Turn { $turn }: why { $seat } played this
# $moves: what was played. $lead: the lead to be expected after it.
why-computer-played = Played: { $moves }. Expected lead: **{ $lead }**
# $ways: in how many ways the tile could lie, more than one.
why-computer-others = The best alternatives among { $ways } ways to place the tile:
# $number: the number of the cell in the picture; 0 where it is the same cell.
why-computer-other = { $number ->
    [0] •
   *[other] **{ $number }**
} { $moves }: **{ $lead }**
why-computer-only = There was no other way to place the tile.
why-computer-better = Looking again, I like another turn better. At the table there is less time to think.
# $ways: in how many ways the tile could lie.
why-computer-chance = Played: { $moves }. There { $ways ->
    [one] was no other way
   *[other] were { $ways } ways
} to place the tile.
why-computer-chance-note = -# This level weighs nothing: it places the tile anywhere, and takes points that are offered at once.
# $depth: turns played on from each, fewer before the end; 0 for a first look.
why-computer-note = -# In points of lead at the end, { $depth ->
    [0] at a first look at each turn
    [one] by playing on for one turn from each
   *[other] by playing on for { $depth } turns from each
}, with what this seat could see. Numbers are in the picture.
