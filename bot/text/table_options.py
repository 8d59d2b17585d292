"""The options of a table in words."""

from __future__ import annotations

from datetime import timedelta

from bot.i18n import Language
from bot.text.words import rules_names
from host.clocks.budgets import OF_DAYS
from model.tables import TableOptions


def summary(words: Language, options: TableOptions, first: str = "") -> str:
    """Return the options of a table in a few lines: rules, clock and holidays, help, who begins, ratings.

    `first` says who begins, if not the options but a tournament decides it.
    """
    rules = options.ruleset
    played, house_rules = rules_names(words, rules)
    lines = [words.say("lobby-rules", rules=played)]
    if house_rules:
        details = [words.say("lobby-house-rules", rules=house_rules)]
        if rules.table is not None:
            columns, rows = rules.table
            details.append(words.say("settings-table-option", columns=columns, rows=rows))
        if rules.hidden_hands:
            details.append(named_choice(words, "settings-hands", "hands-hidden"))
        lines.append(" · ".join(details))
    holidays = words.say("settings-holiday-option", days=options.holiday_days)
    if options.turn_seconds is not None:
        clock = words.say(
            "lobby-clock",
            time=words.duration(timedelta(seconds=options.turn_seconds)),
            then=words.say(f"time-out-{options.time_out.value}"),
        )
        lines.append(f"{clock} · {holidays}")
    elif options.budget_seconds is None:
        lines.append(words.say("lobby-no-clock"))
    if options.budget_seconds is not None:
        budget = timedelta(seconds=options.budget_seconds)
        lines.append(words.say("lobby-budget", time=words.duration(budget)))
        if budget >= OF_DAYS:
            if options.turn_seconds is None:
                lines[-1] += f" · {holidays}"
            lines.append(words.say("lobby-budget-days"))
    lines.append(
        words.say(
            "lobby-help",
            help=words.say(f"help-{options.help.value}"),
            first=first or words.say(f"first-{options.first.value}"),
            rated="yes" if options.rated else "no",
        )
    )
    return "\n".join(lines)


def named_choice(words: Language, setting: str, choice: str) -> str:
    """Return the name of a setting and its value, for values that are unclear alone."""
    return words.say("settings-named-option", setting=words.say(setting), chosen=words.say(choice))
