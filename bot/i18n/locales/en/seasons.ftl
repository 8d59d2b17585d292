# Seasons of leagues: divisions, who goes up and who goes down.

command-tournament-season = season
    .description = Open the next season of a league that is over (organisers)
    .name = name
    .name-text = Name of the season (default: the last one’s, with the next number)
    .sign-up-hours = sign_up_hours
    .sign-up-hours-text = How long people can enter, in hours (default: 168)
    .tournament = tournament
    .tournament-text = Which one, if there are several

tournament-no-league = Only a league has seasons: everyone against everyone, without a knock-out.
tournament-season-early = The next season can be opened once this one is over.
# $name: of the season that follows.
tournament-season-opened = The next season is open already: “{ $name }”.
# $count: how many. $names: mentions.
season-stays = **Play on ({ $count }):** { $names }
season-unanswered = **Not answered yet ({ $count }):** { $names }
season-new = **New ({ $count }):** { $names }

button-season = Next season
# $size, $promoted: numbers.
tournament-divisions = **Divisions** of { $size }{ $promoted ->
    [0] {""}
    [one] ; after the season the first of each goes up and the last goes down
   *[other] ; after the season the first { $promoted } of each go up and the last { $promoted } go down
}.
# $season: its number. $divisions: yes or no.
tournament-season = **Season { $season }.** Were you in the last one? **{ button-enter }** keeps you in.{ $divisions ->
    [no] {""}
   *[yes] {" "}Free places go to the next from below.
}
tournament-seeds-season = -# Places earned last season stay; these seeds order only the newcomers.
# $players: mentions.
tournament-tell-season = Will you play on? { $players }
# $name: of the season.
season-opened = The sign-up of **{ $name }** is open. Those who played the last season are mentioned.
# $number: of the division, from 1.
season-division = Division { $number }
season-legend = -# ▲ goes up · ▽ goes down. Level on points: opponents’ points, difference, points scored, then the better seed.
season-goes-up = goes up
season-goes-down = goes down
# $place: from 1. $mark: a triangle, or none. $player: a mention. $points, $played: numbers. $difference: with its sign.
season-line = { $place }\. { $mark ->
    [none] {""}
   *[other] { $mark }{" "}
}{ $player } · points **{ $points }** · difference { $difference } · played { $played }
standings-column-played = Played

# $size: how many in a division, 0 for all in one. $promoted: how many go up, and as many down.
plan-divisions = Divisions
plan-divisions-option = { $size ->
    [0] no divisions
   *[other] divisions of { $size }
}
plan-promoted = Who goes up and down
plan-promoted-option = { $promoted ->
    [0] nobody goes up or down
    [one] { $promoted } goes up, { $promoted } goes down
   *[other] { $promoted } go up, { $promoted } go down
}
