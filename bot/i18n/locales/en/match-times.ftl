# Players who agree on a time for their match.

command-tournament-time = time
    .description = Propose up to three times for your match
    .tournament = tournament
    .tournament-text = Which one, if there are several

match-time-players = Only the two players of a match agree on its time. For an open match of yours, use `/tournament time`.
# $until: seconds since 1970.
match-time-range = A time must be in the future and before the match ends, <t:{ $until }:f>.
match-time-together = Times are agreed on for matches of two that are played over days. This one is played in its thread, which `/tournament round` shows.
match-time-gone = This time is no longer proposed. Propose others with `/tournament time`.
match-time-own = You proposed this time: your opponent chooses. **{ LABEL("button-time-others") }** replaces your proposal.
# $typed: what was typed. $example: a date and a time.
match-time-unreadable = I can’t read “{ $typed }”. Write a time like `{ $example }`.

button-time-propose = Propose a time
button-time-others = Other times
# $number: of the time.
button-time-accept = Time { $number }
match-time-form = Times for your match
match-time-field = Time { $number }
    .text = Year-month-day hour:minute. Your opponent reads it in their own time zone.
match-time-zone = Your time zone
    .text = A city such as Berlin, or Europe/Berlin. I remember it.
match-times-sent = Proposed; your opponent is asked:
# $player: a mention. $players: who is asked.
match-times-proposed = { $players }, { $player } proposes these times for your match:
# $players: mentions. $date: a moment. $when: how far away it is.
match-time-agreed = 🕒 { $players }, you play on { $date } ({ $when }).
match-time-void = 🕒 { $players }, the time for your match no longer stands: a place has changed hands.
match-time-call = 🕒 { $players }, your match starts { $when }.
match-time-is = 🕒 Agreed: { $date }.
match-time-open = No time is agreed yet.
# $matches: numbers of matches.
match-time-none = -# No time agreed yet: { $matches }
