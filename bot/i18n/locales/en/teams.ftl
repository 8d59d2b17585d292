# Teams: entering, line-ups, boards, standings.

command-tournament-team = team
    .description = Enter a team as its captain, or invite more members to yours
    .name = name
    .name-text = Name of the team
    .member1 = member1
    .member1-text = Who plays with you
    .member2 = member2
    .member2-text = Who plays with you
    .member3 = member3
    .member3-text = Who plays with you
    .member4 = member4
    .member4-text = Who plays with you
    .member5 = member5
    .member5-text = Who plays with you
    .member6 = member6
    .member6-text = Who plays with you
    .member7 = member7
    .member7-text = Who plays with you
    .tournament = tournament
    .tournament-text = Which one, if there are several
command-tournament-lineup = lineup
    .description = Give your team’s line-up, in private (captains)
    .tournament = tournament
    .tournament-text = Which one, if there are several

kind-teams = Teams

team-none-here = This tournament is not for teams. Enter with `/tournament join`.
team-needed = Teams play here: enter one with `/tournament team`, or ask a captain to invite you.
# $most: letters.
team-name = The name of a team has 1 to { $most } characters. Give it with the option `name`.
# $name: what was asked for.
team-name-taken = There is already a team called “{ $name }”. Choose another name.
# $most: members.
team-full = A team has up to { $most } members. Name fewer, or have someone leave with `/tournament leave`.
# $person: the name of somebody who is to play in a team.
team-member-entered = { $person } has already entered this tournament. Name someone else, or leave that place empty.
team-member-dropped-out = { $person } has dropped out of this tournament and cannot enter again. Name someone else, or leave that place empty.
team-not-captain = Only the captain of a team can do that. If you play in one, ask its captain.
team-not-in-it = This person does not play for your team. Choose someone else from the list.
team-no-line-up = Your team has no line-up to give now. I mention you when one is needed; `/tournament round` shows the matches.
team-no-bots = Only people play in teams: name no bots.
# $person: who was named.
team-left = { $person } is not on this server. Name someone else.
# $least, $entered: numbers.
team-too-few = The start needs at least { $least } whole teams; ready: { $entered }. Wait for more, or cancel the tournament with `/tournament referee`.

button-team-yes = I’ll play
button-team-no = No
button-line-up = Line-up
button-hand-in = Hand in
# $boards, $most: numbers.
teams-boards = **Teams:** { $boards } boards, up to { $most } members
# $time: a length of time.
teams-line-ups = **Line-ups:** secret, within { $time }; both are published together. A match won is 2 points, a tie 1.
teams-enter = Captains enter with `/tournament team`; members confirm.
teams-direct-encounter = Teams with equal points are ordered by their matches with each other first.
teams-first = the teams start at the boards in turn
# $season: its number.
teams-season = **Season { $season }.** The teams of the last one are entered again: **{ button-enter }** confirms that you play.
# $team: a name. $captain: a mention. $members: mentions of $count people who are asked.
team-entered = **{ $team }** ({ $captain }){ $count ->
    [0] {""}
   *[other] : { $members }, will you play?
}
# $team: a name. $members, $asked: mentions; $asked may be none.
team-line = **{ $team }:** { $members }{ $asked ->
    [none] {""}
   *[other] {" "}· asked: { $asked }
}
team-nobody = No team has entered yet.
# $team: a name.
team-confirmed = You play for **{ $team }**.
team-declined = You do not play for **{ $team }**.
team-leave-ask = **Leave { $team }?** So far you play for it.
# $captains: mentions.
team-call-captains = { $captains }: press **{ button-line-up }**. Only you see it.
# $captains: mentions of $count people. $when: a moment.
team-remind-captains = { $captains }: { $count ->
    [one] your line-up is
   *[other] your line-ups are
} due { $when }. Press **{ button-line-up }**.
team-line-ups = ### The line-ups
# $board: its number. $players: mentions.
team-board = Board { $board }: { $players }
# $home, $away, $team: names. $points: like 2½ : 1½.
team-points = **{ $home } – { $away }** · **{ $points }**
team-bye = **{ $team }** has a bye, which counts as a win.
# $when: a moment. $handed: names, or none.
team-waits = **{ $home } – { $away }** · line-ups { $when }{ $handed ->
    [none] {""}
   *[other] {" "}· in: { $handed }
}
# $team, $other: names. $when: a moment. $handed: yes or no.
line-up-panel = ### { $team } – { $other }
    Only you see this. Both line-ups are published when both are in, by { $when } at the latest.{ $handed ->
        [yes] {" "}Yours is in; you can still change it.
       *[no] {""}
    }
# $board: its number. $player: a name.
line-up-board = { $board }. { $player }
line-up-empty = Board { $board }
# $when: a moment.
line-up-handed-in = Your line-up is in. It is published with the other one, by { $when } at the latest.
team-heading = Teams
team-column-solkoff = Opponents
team-column-boards = Boards
team-column-points = Points
# $encounter: yes if the matches of those with equal points come first, else no.
team-standings-legend = -# Points: 2 for a match won, 1 for a tie. Then { $encounter ->
    [yes] matches with each other, points of boards
   *[no] points of boards
}, then the opponents’ points.
# $place: from 1. $team: a name. $points, $boards, $solkoff: numbers.
team-standing = { $place }\. { $team } · points **{ $points }** · boards { $boards } · opponents { $solkoff }

# $boards: how many, 0 for none. $most: members.
plan-boards = Teams
plan-boards-option = { $boards ->
    [0] people play for themselves
   *[other] teams of { $boards } boards
}
plan-team-size = Members of a team
plan-team-size-option = up to { $most } members
plan-line-ups = Time for line-ups
plan-line-ups-option = { $time } for line-ups
