"""The announcement of a tournament, and its entrants, as text."""

from __future__ import annotations

from datetime import timedelta

from bot.features.tournaments.names import (
    date,
    lists_named,
    player,
    presence_text,
    title_of,
    with_presence,
)
from bot.features.tournaments.plan_settings import More, offers
from bot.features.tournaments.standings_words import standing_name
from bot.features.tournaments.team_words import entered_teams, plan_lines
from bot.i18n import Language
from bot.text.lists import fit_lines
from host.tournaments.running.history import QUALIFIED, planned_rounds
from host.tournaments.running.knock_out import knock_out_length, starter_loses_ties
from host.tournaments.running.next_round import likely_rounds
from host.tournaments.running.seasons import season_before
from host.tournaments.running.sign_up import reserves, starting_entrants, waiting_list
from model.tournaments import OPEN, SWISS, Format, Tournament, TournamentHeader, TournamentStatus


def sign_up_text(words: Language, tournament: Tournament) -> str:
    """Return the announcement of a tournament: format, rounds, times."""
    row, plan = tournament.header, tournament.header.plan
    lines = [
        words.say("tournament-title", name=title_of(tournament)),
        words.say(
            "tournament-format",
            format=words.say(_format_key(row)),
            **{"best-of": plan.best_of},
            duplicate="yes" if plan.duplicate else "no",
        ),
        *_plan_lines(words, tournament),
        words.say("tournament-round-time", time=words.duration(timedelta(seconds=plan.round_seconds))),
    ]
    if plan.duplicate:
        lines += [words.say("tournament-duplicate"), words.say("tournament-duplicate-private")]
    if row.status in OPEN and row.paused_at is not None:
        lines.append(words.say("tournament-on-pause"))
    elif row.status is TournamentStatus.SIGN_UP:
        lines.append(words.say("tournament-sign-up-until", when=date(row.sign_up_until)))
        if plan.check_in_seconds:
            window = words.duration(timedelta(seconds=plan.check_in_seconds))
            lines.append(words.say("tournament-check-in", time=window))
    else:
        called_off = row.status is TournamentStatus.CANCELLED and tournament.rounds
        lines.append(words.say("tournament-called-off" if called_off else f"tournament-{row.status.value}"))
    return "\n".join(lines)


def _plan_lines(words: Language, tournament: Tournament) -> list[str]:
    """Return one line for each setting of the plan that people should know before they enter."""
    plan, lines = tournament.header.plan, list[str]()
    if plan.boards:
        return plan_lines(words, tournament)
    then_knock_out = tournament.header.format is Format.SWISS_THEN_ELIMINATION
    lines.append(
        words.say(
            "tournament-rounds",
            rounds=_known_rounds(tournament),
            likely=likely_rounds(tournament),
            of="people",
            entered=len(starting_entrants(tournament)),
            best=plan.knock_out or QUALIFIED if then_knock_out else 0,
        )
    )
    if tournament.header.format is Format.TABLES:
        lines.append(words.say("tournament-table-seats", seats=plan.table_seats))
    if tournament.header.format is Format.ROUND_ROBIN and plan.knock_out:
        each = plan.knock_out // max(1, plan.groups)
        lines.append(words.say("tournament-groups", groups=max(1, plan.groups), best=each))
    if plan.division_size:
        lines.append(words.say("tournament-divisions", size=plan.division_size, promoted=plan.promoted))
    if tournament.header.season > 1 and tournament.header.status is TournamentStatus.SIGN_UP:
        divided = "yes" if plan.division_size else "no"
        lines.append(words.say("tournament-season", season=tournament.header.season, divisions=divided))
    # A plan keeps what was chosen for another format, or came with the kind.
    if plan.late and offers(tournament.header, More.LATE) and tournament.header.status in OPEN:
        lines.append(words.say("tournament-late"))
    if plan.at_once:
        lines.append(words.say("tournament-at-once"))
    if plan.most:
        lines.append(words.say("tournament-most", most=plan.most))
    if plan.byes and tournament.header.format in SWISS:
        lines.append(words.say("tournament-byes", byes=plan.byes))
    if plan.direct_encounter and tournament.header.format is not Format.ELIMINATION:
        lines.append(words.say("tournament-direct-encounter"))
    if tournament.header.has_knock_out:
        lines += _knock_out_lines(words, tournament)
    return lines


def _known_rounds(tournament: Tournament) -> int:
    """Return how many rounds there are; 0 if that follows from the number of entrants during the sign-up."""
    plan, format_ = tournament.header.plan, tournament.header.format
    if format_ is Format.ELIMINATION:
        return knock_out_length(plan, len(plan.knock_out_seeds)) if plan.knock_out_seeds else 0
    if tournament.rounds or format_ is Format.TABLES:
        return planned_rounds(tournament)
    return plan.rounds or 0 if format_ in SWISS else 0


def _knock_out_lines(words: Language, tournament: Tournament) -> list[str]:
    """Return how a knock-out is played: who loses ties, who starts, and how many games a match is best of."""
    plan = tournament.header.plan
    lines = [
        words.say("tournament-knock-out", ties="starter" if starter_loses_ties(tournament) else "seed"),
        words.say("tournament-knock-out-nobody"),
    ]
    if plan.double:
        lines.append(words.say("tournament-double"))
        lines.append(words.say("tournament-double-reset", reset="yes" if plan.reset else "no"))
    if plan.championship:
        lines.append(words.say("tournament-knock-out-starts"))
    games = plan.knock_out_best_of or plan.best_of
    final = plan.final_best_of or games
    if (games, final) != (plan.best_of, plan.best_of):
        in_final = "same" if final == games else final
        lines.append(words.say("tournament-knock-out-best-of", games=games, final=in_final))
    return lines


def _format_key(row: TournamentHeader) -> str:
    """Return the key of the format's name."""
    doubled = row.plan.double and row.format is Format.ELIMINATION
    return "format-double-elimination" if doubled else f"format-{row.format.value}"


def rules_page(row: TournamentHeader) -> str:
    """Return the name of the rules page that describes tournaments of this kind."""
    plan = row.plan
    special = {
        "teams": plan.boards > 0,
        "championship": plan.championship,
        "duplicate": plan.duplicate,
        "live": plan.live,
        "league": row.is_league,
        "double-elimination": plan.double,
    }
    of_format = {
        Format.SWISS: "swiss",
        Format.SWISS_THEN_ELIMINATION: "swiss",
        Format.ELIMINATION: "knock-out",
        Format.ROUND_ROBIN: "groups",
        Format.TABLES: "tables",
    }
    return next((page for page, fits in special.items() if fits), of_format[row.format])


def entered_text(words: Language, tournament: Tournament, room: int) -> str:
    """Return who has entered, waits or is a reserve, with as many names as fit into `room` characters."""
    if tournament.header.plan.boards:
        return entered_teams(words, tournament, room)
    found = (
        ("tournament-entered", starting_entrants(tournament)),
        ("tournament-waiting", waiting_list(tournament)),
        ("tournament-reserves", reserves(tournament)),
    )
    lists = [
        (
            key,
            [
                standing_name(
                    words,
                    tournament,
                    entrant.number,
                    with_presence(tournament, entrant, player(words, tournament, entrant.number)),
                )
                for entrant in people
            ],
        )
        for key, people in found
    ]
    present = presence_text(words, tournament)
    text = lists_named(words, lists, room - len(present)) or words.say("tournament-entered-nobody")
    return text + present


def seeds_text(words: Language, tournament: Tournament) -> str:
    """Return the seeds set by hand, with a note on who follows, or that after a season they place only newcomers."""
    found = sorted(
        (entrant for entrant in tournament.entrants if entrant.seed is not None),
        key=lambda entrant: entrant.seed or 0,
    )
    lines = [
        words.say(
            "tournament-seed-line", place=entrant.seed or 0, player=player(words, tournament, entrant.number)
        )
        for entrant in found
    ]
    note = "tournament-seeds-note" if season_before(tournament.header) is None else "tournament-seeds-season"
    return f"{words.say('tournament-seeds')}\n{fit_lines(words, lines, 'tournament-and-more')}\n{words.say(note)}"
