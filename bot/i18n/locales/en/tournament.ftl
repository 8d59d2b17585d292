# Tournaments.

command-tournament = tournament
    .description = Tournaments: enter, play, follow and run them
command-tournament-create = create
    .description = Create a tournament in this channel (for managers of the server)
    .name = name
    .name-text = Name of the tournament
    .kind = kind
    .kind-text = A preset; change anything of it under Settings
    .format = format
    .format-text = How the winner is found (default: Swiss, or that of the kind)
    .sign-up-hours = sign_up_hours
    .sign-up-hours-text = How long people can enter, in hours (default: 72)
    .round-days = round_days
    .round-days-text = How long a round lasts, in days (default: 14)
    .turn-hours = turn_hours
    .turn-hours-text = Time per turn, in hours
    .budget = budget
    .budget-text = Time per player for a whole game; out of time loses
    .rounds = rounds
    .rounds-text = How many rounds (default: as many as needed)
    .table-seats = table_seats
    .table-seats-text = At tables: seats per table (3 to 5)
    .knockout = knockout
    .knockout-text = How many go on to the knock-out after the Swiss rounds (default: 8)
    .boards = boards
    .boards-text = Teams: how many boards a match of teams has
    .division-size = division_size
    .division-size-text = League with divisions: how many play in each
    .promoted = promoted
    .promoted-text = How many go up from a division after the season, and as many down
    .championship = championship
    .championship-text = As at the World Championship: 1–5, 2–6, 3–7, 4–8; the better placed starts and loses ties
    .best-of = best_of
    .best-of-text = Games in a match: best of 1, 3 or 5
    .check-in-minutes = check_in_minutes
    .check-in-minutes-text = Players must check in during the last minutes of the sign-up
    .duplicate = duplicate
    .duplicate-text = All tables of a round draw the same tiles
    .late = late
    .late-text = Whether people can enter between rounds
    .preset = preset
    .preset-text = Rules saved on this server (default: the usual ones)
    .help = help
    .help-text = How much the bot shows beyond the rules
    .rated = rated
    .rated-text = Whether these are rated games (default: yes)
    .organisers = organisers
    .organisers-text = A role whose members can run the tournament too
command-tournament-join = join
    .description = Enter a tournament
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-leave = leave
    .description = Withdraw, or drop out of a running tournament for good
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-checkin = checkin
    .description = Check in: you are here and want to play
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-bye = bye
    .description = Ask for a bye in the next round
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-seed = seed
    .description = Put someone on a place of the seeds (organisers)
    .person = person
    .person-text = Who
    .place = place
    .place-text = Which place, from 1
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-start = start
    .description = Close the sign-up and start (organisers)
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-round = round
    .description = See the matches of a round, or start the next one (organisers)
    .number = number
    .number-text = Which round (default: the newest)
    .next = next
    .next-text = Start the next round now
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-standings = standings
    .description = See who is where
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-bracket = bracket
    .description = See the knock-out
    .number = number
    .number-text = Which round (default: an overview)
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-referee = referee
    .description = Decide, extend, replace, pause, undo (organisers)
    .action = action
    .action-text = What to do
    .match = match
    .match-text = Which match
    .person = person
    .person-text = Who wins, or who is replaced
    .by = by
    .by-text = Who takes that person’s place
    .hours = hours
    .hours-text = How much more time, in hours
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-drop = drop
    .description = Remove someone from a tournament (organisers)
    .person = person
    .person-text = Who
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-move = move
    .description = Let a tournament go on in this channel (organisers)
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-organisers = organisers
    .description = See who can run a tournament, and choose a role that can
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-export = export
    .description = Get standings and matches as a table (CSV)
    .tournament = tournament
    .tournament-text = Which one, if there are several

kind-championship = World Championship
kind-live = Live evening
kind-league = League season
kind-duplicate = Duplicate

format-swiss = Swiss
format-round-robin = everyone against everyone
format-elimination = knock-out
format-swiss-elimination = Swiss, then knock-out
format-double-elimination = double elimination
format-tables = tables of three to five

decision-extend = give more time
decision-as-it-stands = decide as it stands
decision-win = this person wins
decision-tie = a tie
decision-nobody = nobody wins
decision-replace = replace this person
decision-drop = remove this person
decision-pause = pause the tournament
decision-resume = resume the tournament
decision-undo = undo the result
decision-cancel = cancel it, or end it early
decision-report = report unusual pairs

## Refusals
tournament-none = There is no such tournament on this server. Those who manage it can create one with `/tournament create`.
tournament-none-yet = There is no tournament on this server yet. Those who manage it can create one with `/tournament create`.
# $status: sign-up, running, over or cancelled.
tournament-wrong-status = { $status ->
    [sign-up] That comes later: people can still enter.
    [running] Too late: the tournament is running.
    [cancelled] This tournament was cancelled. Those who manage the server can create another with `/tournament create`.
   *[over] This tournament is over. See its result with `/tournament standings`.
}
tournament-cancel-running = Too late to cancel: the tournament is running. You can end it early with `/tournament referee`.
# $most: letters.
tournament-name = The name of a tournament has 1 to { $most } characters.
# $name: what was asked for.
tournament-name-taken = There is already a tournament called “{ $name }” on this server. Choose another name.
# $what: what is wrong with the plan, a `PlanProblem`.
tournament-plan = { $what ->
    [tables] Tables have three to five seats; all other formats are for two. Leave out `table_seats`, or choose the format for tables.
    [best-of] A match is one game, or best of three or five; at tables it is one.
    [rounds] A tournament has 1 to 15 rounds.
    [knock-out] 2, 4, 8, 16 or 32 people can go on to the knock-out; in the bracket of the World Championship 8, without double elimination.
    [groups] There are 2, 4 or 8 groups, and the same number of people from each go on to the knock-out.
    [divisions] Everyone against everyone can be played in divisions of 3 or more, without groups and knock-out.
    [promoted] Fewer than half of a division can go up, and as many down.
    [teams] Teams meet at 2 to 8 boards, Swiss or everyone against everyone, with a shorter time for line-ups than for the round.
    [entered] People have already entered: you can no longer switch between teams and single players.
    [most] A tournament has at least as many places as it needs to start, and 256 at most.
    [byes] Everyone can ask for up to 5 byes.
   *[round-time] A round lasts from ten minutes to ninety days.
}
# $parameters: a list of what was typed, e.g. "`rounds` and `late`".
tournament-parameters-unused = A tournament of this format has no use for { $parameters }. Leave that out, or choose another format.
tournament-sign-up-past = The sign-up must end in the future.
tournament-sign-up-over = Nobody can enter this tournament any more. An organiser can still give someone’s place to another person, with `/tournament referee`.
tournament-no-reserves = This tournament takes no reserve players now. Enter with `/tournament join`.
tournament-reserve-unseeded = Reserve players stand in for byes; they are not seeded.
tournament-no-byes = Nobody can ask for a bye in the next round of this tournament. If you need more time for a match, ask an organiser.
tournament-byes-used = You have already had all the byes that you can ask for: { $most }. If you need more time for a match, ask an organiser.
# $most: a number.
tournament-full = All { $most } places are taken. An organiser can still give someone’s place to another person, with `/tournament referee`.
# $yours: yes for whoever reads it, no for somebody else.
tournament-already-entered = { $yours ->
    [yes] You have already entered. Each account can enter once.
   *[no] This person has already entered. Each account can enter once.
}
tournament-dropped-out = You are out of this tournament: whoever has dropped out cannot enter again. You can follow it with `/tournament standings`.
# $yours: yes for whoever reads it, no for somebody else.
tournament-not-entered = { $yours ->
    [yes] You are not in this tournament. If it still takes people, enter with `/tournament join`.
   *[no] This person is not in this tournament. Choose someone who is.
}
tournament-check-in-closed = No check-in is needed now: you stay entered.
# $opens: seconds since 1970.
tournament-check-in-early = Check-in opens <t:{ $opens }:f>.
# $least, $entered: numbers.
tournament-too-few = The start needs at least { $least } people, and { $entered } { $entered ->
    [one] is
   *[other] are
} ready. Wait for more, or cancel the tournament with `/tournament referee`.
tournament-organiser-only = Only an organiser of this tournament, or someone who manages the server, can do that. Ask one of them.
tournament-role-not-yours = Only the person who announced it, or someone who manages the server, can choose who runs a tournament.
tournament-role-everyone = Not everyone can run a tournament. Choose a role that only some people have.
# $matches: a number.
tournament-open-matches = The round is not over: { $matches ->
    [one] 1 match is
   *[other] { $matches } matches are
} still open. Wait, or decide with `/tournament referee`.
tournament-no-such-match = There is no such match. Choose one from the list.
tournament-match-decided = That match already has its result. An organiser can undo it while its round is the newest.
tournament-no-open-match = There is no open match to give more time. `/tournament round` shows the matches and starts the next round.
tournament-match-open = That match has no result yet, so there is nothing to undo. You can decide it, or give it more time.
tournament-not-in-match = Choose the winner with `person`: one of the players of that match.
tournament-round-past = Too late: the next round is already paired from this result. Only results of the newest round can be undone.
tournament-forfeit-stands = Whoever has dropped out stays out, so this result cannot be undone.
# $most: days.
tournament-extension-range = You can give a match up to { $most } more days at once.
tournament-paused-already = The tournament is already paused. You can resume it with `/tournament referee`.
tournament-not-paused = The tournament is not paused. You can pause it with `/tournament referee`.
tournament-game = This game belongs to a tournament: ask an organiser. You can take back a turn only until the next tile is shown.
tournament-seat = In a tournament, organisers replace people, with `/tournament referee`. You can give up your own seat with `/resign`.
tournament-own-match = This concerns a match of your own, so another organiser or someone who manages the server must do it.
tournament-several = There are several tournaments here. Choose one with the option `tournament`: { $names }.
tournament-need-match = Choose a match with the option `match`, or use this command in its thread.
tournament-need-person = Choose who is replaced with `person`, and who takes that place with `by`: a person, not a bot.
tournament-need-hours = Choose how many hours with the option `hours`.
# $planned: yes or no, whether there will be a knock-out.
tournament-no-bracket = { $planned ->
    [yes] The knock-out has not started yet.
   *[no] This tournament has no knock-out. See who is where with `/tournament standings`.
}
tournament-no-rounds = No round has started yet. The first one starts after the sign-up.
# $count, $first, $last: how many rounds there are, and their numbers.
tournament-no-such-round = There is no such round yet. { $count ->
    [1] There is only round { $first }.
   *[other] Choose one from { $first } to { $last }.
}

## Signing up
# $name: of the tournament. $format: a format.
tournament-title = ## 🏆 { $name }
tournament-format = **Format:** { $format }{ $best-of ->
    [1] {""}
   *[other] , best of { $best-of }
}{ $duplicate ->
    [yes] , duplicate: all tables of a round draw the same tiles
   *[no] {""}
}
# $rounds: how many, 0 for as many as it takes: $likely for the $entered so far, 0 if they are too few. $of: "people" or "teams". $best: how many go on to the knock-out at most, 0 for none.
tournament-rounds = **Rounds:** { $rounds ->
    [0] as many as it takes{ $likely ->
        [0] {""}
       *[other] : { $likely } for { $entered } { $of ->
            [teams] teams
           *[people] people
        }
    }
   *[other] { $rounds }
}{ $best ->
    [0] {""}
   *[other] , then a knock-out of the best, { $best } at most
}
# $groups: how many, $best: of each; of a single group at most, since fewer may enter.
tournament-groups = { $groups ->
    [one] **Then** a knock-out of the best, { $best } at most.
   *[other] **Groups:** { $groups }; of each the best { $best } go on to a knock-out.
}
# $seats: how many are planned for a table.
tournament-table-seats = **Seats per table:** { $seats }, or as near as the number of people allows
tournament-late = You can also enter between rounds, with `/tournament join`.
# $ties: starter or seed, who goes on when a match of the knock-out is tied.
tournament-knock-out = **Knock-out:** { $ties ->
    [starter] a tie goes to whoever did not start
   *[seed] a tie goes to the better seed
}.
tournament-knock-out-nobody = If neither plays a match of the knock-out, both are out, and the next opponent has a bye.
tournament-knock-out-starts = In the knock-out the better seed starts.
# $games: of a match. $final: of the final, or same.
tournament-knock-out-best-of = **Knock-out matches:** best of { $games }{ $final ->
    [same] {""}
   *[other] , the final best of { $final }
}
tournament-double = **Double elimination:** whoever loses goes on in the losers’ bracket; a second loss is the end.
# $reset: yes or no.
tournament-double-reset = { $reset ->
    [yes] If the grand final goes to the one who has lost once, it is played once more.
   *[no] The grand final is played only once, whoever has lost before.
}
tournament-duplicate = Everyone draws the same tiles, so friends who talk can know what comes.
tournament-duplicate-private = Threads of matches are private until their round is over; results wait for the slowest table.
# $days: a length of time.
tournament-round-time = **Time per round:** { $time }
# $when: a moment.
tournament-sign-up-until = **Enter until** { $when }; then it starts.
# $minutes: a length of time.
tournament-check-in = Press **{ button-check-in }** shortly before that (open for { $time }), or you are out.
# $count: how many. $names: mentions.
tournament-entered = **{ $count ->
    [one] 1 has entered
   *[other] { $count } have entered
}:** { $names }
# $count, $most, $byes, $round, $place: numbers. $names: mentions. $name: of the tournament. $player, $person: a mention.
tournament-waiting = **Waiting for a place ({ $count }):** { $names }
tournament-reserves = **In reserve ({ $count }):** { $names }
tournament-most = **Places:** { $most }; whoever enters after that waits for a place.
tournament-byes = Everyone can ask for { $byes ->
    [one] one bye
   *[other] { $byes } byes
} with `/tournament bye`; it counts as half a win.
tournament-direct-encounter = Those with equal points are ordered by their matches with each other first.
tournament-waits = All places of **{ $name }** are taken. You are on the waiting list, and I mention you when a place is free.
tournament-stands-in = You are in reserve for **{ $name }**: you play when someone would have a bye.
tournament-rest = { $player } has a bye on request, which counts as half a win.
tournament-bye-asked = You have a bye in round { $round } of **{ $name }**.
tournament-bye-taken-back = You play in round { $round } of **{ $name }**.
tournament-tell-moved-up = { $person }, a place is free: you are in **{ $name }**.
tournament-tell-moved-down =
    { $person }, you are on the waiting list of **{ $name }** now.
    { $why ->
        [season] Places go first to those of the last season, then in order of entry.
       *[fewer] There are fewer places than before.
    }
tournament-tell-no-reserves = { $person }, with its new format **{ $name }** has no reserve players. If you want to play, press **{ button-withdraw }**, then **{ button-enter }**.
tournament-seeds = ### Seeds
tournament-seed-line = { $place }\. { $player }
tournament-seeds-note = -# These seeds count now: the order of entry, except for those you move. Whoever enters later follows, by rating.
tournament-entered-nobody = Nobody has entered yet.
# $count: how many have checked in.
tournament-present = { $count ->
    [one] 1 has
   *[other] { $count } have
} checked in (✓).
# $name: the tournament. $count, $entered: how many have checked in, and entered.
tournament-start-ask = **Start { $name } now?** { $count } of { $entered } have checked in, and the check-in is still open.
# $name: the tournament. $count: how many people have entered.
tournament-cancel-ask = **Cancel { $name }?** It cannot be opened again. { $count ->
    [0] Nobody has entered yet.
    [one] One person has entered.
   *[other] { $count } people have entered.
}
# $name: the tournament. $count: how many matches are open. $results: yes if a match has a result, or no. $byes: yes if someone has a bye in the open round, or no.
tournament-end-ask = **End { $name } now?** This cannot be undone.
    { $count ->
        [0] No match is open.
        [one] One open match ends without a result, unless you decide it first. Its game is stopped.
       *[other] { $count } open matches end without a result, unless you decide them first. Their games are stopped.
    }{ $byes ->
        [no] {""}
       *[yes] {""}
        Byes of this round do not count then.
    }
    { $results ->
        [no] No match has a result yet, so the tournament can only be called off.
       *[yes] Either the standings become final as they are, or the tournament is called off and has no result.
    }
# $names: mentions.
tournament-left-out = **Left out:** { $names }
# Who begins a match; beside the help level.
tournament-first = whoever has started less often starts
# $count: how many more.
tournament-and-more = and { $count } more
tournament-on-pause = ⏸ **Paused:** no time runs until an organiser resumes it.
tournament-running = The tournament is running.
tournament-over = The tournament is over.
tournament-cancelled = The tournament was cancelled.
tournament-called-off = The tournament was called off. It has no result.
button-enter = Enter
button-withdraw = Withdraw
button-drop-out = Drop out
button-cancel-tournament = Cancel the tournament
button-end-tournament = End as it stands
button-call-off = Call it off
button-check-in = Check in
button-play-after-all = Play after all
button-reserve = Enter as a reserve
button-show-sign-up = Show the sign-up
button-standings = Standings
button-matches = Matches
button-bracket = Bracket
# $name: of the tournament.
tournament-joined = You have entered **{ $name }**.
tournament-joined-late = You have entered **{ $name }** and play from the next round on.
tournament-drop-out-ask = **Drop out of { $name } for good?** You lose your match if it is still open, and you cannot enter again.
tournament-left = You are no longer in **{ $name }**.
tournament-checked-in = You are checked in for **{ $name }**.
# $name: of the tournament. $paused: yes or no.
tournament-started = { $paused ->
    [yes] **{ $name }** is paused: it starts once you resume it with `/tournament referee`.
   *[no] **{ $name }** starts.
}
tournament-next-begins = The next round starts.
tournament-was-last = That was the last round.
tournament-dropped = { $person } was removed from the tournament.
# $channel: a mention of the channel.
tournament-moved = **{ $name }** is now in { $channel }.
# $name: the tournament. $people: who can run it.
tournament-organisers = **{ $name }** can be run by { $people }.
tournament-managers = whoever manages the server
tournament-role = The role that can run it
# $name: the tournament.
tournament-resumed = **{ $name }** goes on.
# $substitute, $person: mentions.
tournament-replaced = { $substitute } now plays in place of { $person }.
# $match: round and number. $players: names. $when: a date.
tournament-undone = Match { $match } ({ $players }) goes on, until { $when }.
# In the place of a decision in a duplicate round.
tournament-decided = Decided. The result is shown once the other tables have drawn as many tiles.
# $match: round and number. $players: names. $when: a date.
tournament-extended = Match { $match } ({ $players }) now has time until { $when }.
tournament-sign-up-extended = People can enter until { $when } now.
tournament-extended-not-own = Your own match keeps its time: another organiser can extend it.

## What tournaments tell
# $name: of the tournament. $when: a moment.
tournament-tell-check-in = **{ $name }**: check in now; it closes { $when }.
tournament-tell-longer-sign-up = **{ $name }**: the bot was down, so the sign-up stays open; it closes { $when }.
tournament-check-in-over = The check-in of **{ $name }** is over.
# $name: the tournament. $how: organisers (who cancel it before the start), running (they call it off later) or clock (too few had entered).
# $person: a mention of the organiser, or none.
tournament-tell-cancelled = { $how ->
    [organisers] **{ $name }** is cancelled by { $person ->
        [none] its organisers
       *[other] { $person }
    }.
    [running] **{ $name }** is called off by { $person ->
        [none] its organisers
       *[other] { $person }
    }. It has no result.
   *[clock] **{ $name }** is cancelled: too few people wanted to play.
}
# $round: a number. $stage: final, semi-finals, quarter-finals, knock-out, losers, third, or another.
tournament-round-name = round { $round }{ $stage ->
    [grand-final] {" "}(grand final)
    [reset] {" "}(grand final, once more)
    [double] {" "}(double elimination)
    [losers] {" "}({ tournament-match-losers })
    [third] {" "}({ tournament-match-third })
    [final] {" "}(final)
    [semi-finals] {" "}(semi-finals)
    [quarter-finals] {" "}(quarter-finals)
    [knock-out] {" "}(knock-out)
   *[other] {""}
}
# $name: of the tournament. $round: the name of a round.
tournament-tell-round = ### { $name }: { $round }
# $commitment: a hash.
tournament-tell-commitment = -# All tables draw the same tiles. Their order comes from a seed with the hash `{ $commitment }`; the seed follows after the last game.
# $seed, $commitment: a seed and its hash.
tournament-tell-seed = -# The tiles of this round came from the seed `{ $seed }` (game n of a match: with `-n` at the end). Its hash is `{ $commitment }`, as shown before.
tournament-tell-threads = -# The threads of this round are open now: press **{ button-matches }** and choose one.
# $number: of the match. $players: a list. $result: points, or open.
tournament-match-line = { $number }\. { $players }
# $points: like 64 : 58.
tournament-match-result = { $number }\. { $players } · **{ $points }**
tournament-match-losers = losers’ bracket
tournament-match-third = for third place
tournament-match-thread = thread
tournament-open-thread = Open a thread…
tournament-thread-private = This thread is private until the round is over: its tables draw the same tiles.
tournament-thread-gone = This thread was deleted. An open match gets a new one; `/tournament round` shows the results.
# $thread: a link.
tournament-thread-open = You can read this thread now: { $thread }
tournament-withheld = -# Results appear once every table has drawn the same number of tiles.
# $first, $last: a date; $last is none if all matches have the same time.
tournament-round-until = -# Open matches have time until { $first }{ $last ->
    [none] {""}
   *[other] , some until { $last }
}.
tournament-round-overdue = -# The time of the open matches is over: an organiser decides.
tournament-bye = { $player } has a bye, which counts as a win.
tournament-bye-void = { $player } had a bye, which does not count: the round was not finished.
# $players: who goes on. $count: how many they are.
tournament-unopposed = { $players } { $count ->
    [one] goes
   *[other] go
} on without playing.
# $count: a number.
tournament-more-matches = …and { $count } more: `/tournament round`.
tournament-more-in-file = …and { $count } more: `/tournament export`.
# $tournament: a name. $round, $number: numbers. $players: names.
tournament-thread-title = { $round }.{ $number } { $players } · { $tournament }
# $players: mentions. $when: a moment.
tournament-tell-match = ### Match { $match }: { $players }
    {""}**{ $name }**, { $round }. { $first } starts. Time runs out { $when }; then an organiser decides.
# $permission: what Discord calls it.
tournament-tell-public = ⚠️ Everyone can read this thread: I need { $permission } to make it private.
# $players: mentions. $when: a moment.
tournament-tell-reminder = { $players }: your match ends { $when }.
# $players: mentions. $when: a date.
tournament-tell-extended = { $players }: your match has more time, until { $when }.
tournament-tell-reopened = { $players }: the result of your match was taken back. You play again; it ends { $when }.
tournament-tell-round-reopened = A result was taken back: { $round } of **{ $name }** goes on.
# $organiser: a mention. $match: a link. $players: names.
tournament-tell-overdue = { $organiser }, please decide { $match } ({ $players }) with `/tournament referee`. Otherwise its score counts { $when }.
# $organiser: a mention. $match: a link. $players: names.
tournament-tell-damaged = { $organiser }, the game of { $match } ({ $players }) is damaged and can’t go on.
    With `/tournament referee` you can replay it ({ decision-undo }) or decide it ({ decision-win }, { decision-tie }, { decision-nobody }).
    Otherwise it counts as a tie { $when }.
# $players: who played.
tournament-tell-decided = { $players }: **{ $decision }**
# $players: who plays. $name: the tournament. $person: a mention of the organiser, or none.
tournament-tell-no-result = { $players }: { $person ->
        [none] the organisers have
       *[other] { $person } has
    } ended **{ $name }**, so this match has no result.
# A match that was open when its tournament was ended.
match-no-result = no result
# $winner: mentions. $winners: how many. $how: walkover, referee or deadline. $points: like 12 : 8, or none.
match-decided = { $winners ->
    [0] nobody wins
    [one] { $winner } wins
   *[other] { $winner } share the win
} { $how ->
    [walkover] by forfeit
    [deadline] on time
   *[referee] by decision
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
# $name: of the tournament. $round: the name of a round.
tournament-tell-round-over = ### { $name }: { $round } is over
# $when: a moment.
# $playing, $tables, $tiles: numbers. $points: like 23 : 18, or none. $player: a mention, or none. $clock, $when: a timestamp.
tournament-at-once = The next round starts at once when the last table has finished.
tournament-live = **Still playing: { $playing } of { $tables } tables.**
tournament-live-over = **All tables have finished.**
tournament-table-state = -# { $points ->
    [none] {""}
   *[other] { $points } ·{" "}
}{ $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}{ $player ->
    [none] {""}
   *[other] {" "}· { $player } to move
}{ $clock ->
    [none] {""}
   *[other] {" "}⏳ { $clock }
}
tournament-table-waits = -# not started, time runs out { $when }
tournament-table-damaged = -# the game is damaged and can’t go on
tournament-tell-next = The next round starts { $when }.
tournament-tell-last = That was the last round. Next comes the final result.
# $name: of the tournament. $status: sign-up, or another.
tournament-tell-paused = ⏸ **{ $name }** is paused, and so are all its clocks. { $status ->
    [sign-up] You can still enter.
   *[other] You can play all the same.
}
tournament-tell-resumed = ▶ **{ $name }** goes on. Every clock has the time it had left.
# $organiser: a mention.
tournament-tell-replayed = The game was stopped; a new one begins. { $organiser }, you can decide the match with `/tournament referee` instead.
# $organiser: a mention.
tournament-tell-fresh = A new game begins, with fresh tiles: their hash is on its first turn. Other tables are not affected.
    { $organiser }, you can decide the match with `/tournament referee` instead.
# $name: of the tournament. $winner: a mention.
tournament-tell-ended = # 🏆 { $winners ->
    [0] Nobody wins
    [one] { $winner } wins
   *[other] { $winner } share the victory in
} { $name }!
# $name: the tournament. $winner: who is first. $winners: how many they are. $person: a mention of the organiser, or none.
tournament-tell-ended-early = # 🏁 { $name } has ended early
    { $person ->
        [none] Its organisers have
       *[other] { $person } has
    } ended it with the standings as they are. { $winners ->
        [0] Nobody is first.
       *[other] First: { $winner }.
    }
# $place: a number. $player: a mention.
tournament-place = { $place }\. { $player }
tournament-place-shared = { $place }\. { $player } (shared place)

## Standings
# $place: from 1. $player: a mention. $points, $solkoff: numbers. $difference: with its sign. $scored: points.
standings-line = { $place }\. { $player } · points **{ $points }** · opponents { $solkoff } · difference { $difference } · scored { $scored }
standings-gone = { $player } (out)
standings-legend = -# Points: from matches. Opponents: their points, without the weakest (or the bye).
    -# Difference and scored: points in the games.
# $knock-out: yes if the best go on to a knock-out, else no.
standings-shared = -# Those who share a place are level in all of these{ $knock-out ->
    [yes] ; for the knock-out the better seed comes first
   *[no] {""}
}.
# $group: a letter.
standings-group = **Group { $group }**
standings-column-points = Points
standings-column-solkoff = Opponents
standings-column-difference = Difference
standings-column-scored = Scored
# $name: of the tournament. $part: of the bracket.
double-title = { $name } · { $part ->
    [grand-final] finals
    [losers] losers’ bracket
   *[winners] winners’ bracket
}
# $part: of the bracket. $level: which round of it, 0 for the last.
double-round = { $part ->
    [grand-final] Grand final
    [reset] Once more
    [losers] { $level ->
        [0] Losers’ final
       *[other] Losers’ round { $level }
    }
   *[winners] { $level ->
        [0] Winners’ final
       *[other] Winners’ round { $level }
    }
}
double-finals = Both finals
bracket-third = Third place
bracket-overview = Overview
bracket-round = { $stage ->
    [final] Final
    [semi-finals] Semi-finals
    [quarter-finals] Quarter-finals
   *[knock-out] Round of { $players }
}
tournament-other-round = Another round…
# $left, $right: names, or a dash. $winner: a name, or a dash.
bracket-line = { $left } – { $right }: { $winner }
bracket-open = open
bracket-nobody = nobody

## Unusual pairs
report-title = ### Pairs whose games with each other differ from their other games
report-none = No pair stands out.
# $gains, $loses: mentions. $won, $games, $expected, $left, $deviation: numbers.
report-line = • { $gains } won { $won } of { $games } against { $loses }, where { $expected } were expected{ $left ->
    [0] {""}
   *[other] ; { $left } by leaving
}.
# $gains, $loses: mentions. $won, $games, $days, $others, $alike: numbers.
report-fresh = • { $gains } won { $won } of { $games } against { $loses }, a new account ({ $days ->
    [one] { $days } day
   *[other] { $days } days
} here, other opponents: { $others }; more like it: { $alike }).
report-note = A number is no proof: look at the games.
tournament-not-here = Tournaments need a text channel: each match gets its own thread there.

## Settings of a tournament
# $rounds, $games, $best: numbers. $time: a length of time.
# $name: of the tournament.
plan-title = ### { $name }: settings
    {""}What you choose appears at once in the sign-up message. Start with `/tournament start`. More time to enter: `/tournament referee`.
plan-format = Format
plan-rounds = Rounds
plan-rounds-option = { $rounds ->
    [0] as many rounds as it takes
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
plan-round-time = Time per round
plan-round-time-option = { $time } per round
plan-budget = Time per player for a game
plan-check-in = Check-in
plan-check-in-option = check-in, open for { $time }
plan-check-in-none = no check-in
plan-best-of = Games per match
plan-best-of-option = matches: best of { $games }
plan-groups = Groups
plan-groups-option = { $groups ->
    [0] no groups
   *[other] { $groups } groups
}
plan-knock-out = Who goes on to the knock-out
plan-knock-out-option = { $best ->
    [0] no knock-out
   *[other] knock-out of the best, { $best } at most
}
plan-knock-out-best-of = Games per match of the knock-out
plan-knock-out-best-of-option = knock-out: best of { $games }
plan-final-best-of = Games of the final
plan-final-best-of-option = final: best of { $games }
plan-most = Places
plan-most-option = { $most ->
    [0] as many places as people
   *[other] { $most } places, then a waiting list
}
plan-seeding = Seeds
plan-seeding-rating = seeds by rating
plan-seeding-lot = seeds by lot
plan-seeding-hand = seeds by hand, with /tournament seed
plan-byes = Byes on request
plan-byes-option = { $byes ->
    [0] no byes on request
    [one] { $byes } bye on request
   *[other] { $byes } byes on request
}
plan-reserve = reserve players in place of byes
plan-direct-encounter = direct encounter before the other tie-breaks
plan-ties = Ties
plan-ties-nowhere = ties are shared; in a knock-out the better seed goes on
plan-ties-knock-out = in the knock-out whoever started loses ties
plan-ties-everywhere = whoever started loses every tie
plan-seats = Seats per table
plan-more = More
plan-duplicate = all tables of a round draw the same tiles
plan-late = people can enter between rounds
plan-at-once = next round at once when the last table has finished
plan-rated = rated games
plan-double = double elimination in the knock-out
plan-reset = grand final once more if needed
plan-championship = bracket of the World Championship
