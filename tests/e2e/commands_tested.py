"""The tests of each command and each kind of control: one in which it succeeds, and one in which it is
refused.

After each test named here the fixture `box` checks that the test used the commands and controls it is listed
for; `test_commands_tested.py` checks that the lists are complete. The second name is None where nothing is refused,
or where chance decides which control the test of refusals presses.
"""

from bot.platform.custom_ids import Kind
from sandbox.world.values import Callback, InteractionKind

COMMANDS = {
    "board": ("test_board_scores_and_tiles", "test_commands_without_a_game_are_refused"),
    "challenge": ("test_a_challenge_by_command", "test_impossible_challenges_are_refused"),
    "export": ("test_the_past_of_a_game", "test_commands_without_a_game_are_refused"),
    "game join": ("test_the_lobby_by_commands", "test_lobby_refusals"),
    "game leave": ("test_the_lobby_by_commands", "test_commands_without_a_game_are_refused"),
    "game new": ("test_the_lobby_by_commands", "test_lobby_refusals"),
    "game start": ("test_the_lobby_by_commands", "test_lobby_refusals"),
    "game stop": ("test_the_lobby_by_commands", "test_commands_without_a_game_are_refused"),
    "games": ("test_games_and_help", None),
    "help": ("test_games_and_help", None),
    "hint": ("test_a_hint_is_announced_to_the_table", "test_tables_below_full_help_give_no_hints"),
    "history": ("test_the_past_of_a_game", "test_commands_without_a_game_are_refused"),
    "import": ("test_the_past_of_a_game", "test_the_past_of_a_game"),
    "leaderboard": ("test_leader_boards_have_pages", None),
    "ladder close": ("test_commands_of_ladders", "test_commands_of_ladders"),
    "ladder export": ("test_commands_of_ladders", None),
    "ladder join": ("test_commands_of_ladders", "test_impossible_commands_of_ladders_are_refused"),
    "ladder leave": ("test_commands_of_ladders", None),
    "ladder move": ("test_a_ladder_whose_channel_is_deleted", "test_a_ladder_whose_channel_is_deleted"),
    "ladder open": (
        "test_a_game_for_a_place_changes_the_order_of_a_ladder",
        "test_impossible_commands_of_ladders_are_refused",
    ),
    "ladder place": ("test_commands_of_ladders", "test_commands_of_ladders"),
    "ladder settings": ("test_the_rules_of_a_ladder_change", "test_the_rules_of_a_ladder_change"),
    "ladder show": (
        "test_a_game_for_a_place_changes_the_order_of_a_ladder",
        "test_impossible_commands_of_ladders_are_refused",
    ),
    "learn": ("test_a_guided_first_game", None),
    "me holiday": ("test_quiet_hours_and_time_zones_of_reminders", None),
    "me language": ("test_a_person_chooses_a_language", None),
    "me reminders": (
        "test_a_reminder_comes_where_its_reader_chose",
        "test_quiet_hours_and_time_zones_of_reminders",
    ),
    "meeple": ("test_spots_are_typed_in_the_language_of_the_reader", "test_unknown_spots_are_refused"),
    "place": ("test_undo_of_a_placement_is_free", "test_impossible_placements_are_refused"),
    "preset delete": (
        "test_presets_are_saved_and_opened_by_name",
        "test_presets_are_saved_and_opened_by_name",
    ),
    "preset save": ("test_presets_are_saved_and_opened_by_name", None),
    "puzzle daily": ("test_a_tile_of_the_day", "test_only_managers_begin_and_end_the_tile_of_the_day"),
    "puzzle stop": (
        "test_only_managers_begin_and_end_the_tile_of_the_day",
        "test_only_managers_begin_and_end_the_tile_of_the_day",
    ),
    "puzzle points": ("test_a_tile_of_the_day", None),
    "puzzle today": ("test_a_tile_of_the_day", "test_only_managers_begin_and_end_the_tile_of_the_day"),
    "privacy": ("test_a_person_exports_and_deletes_their_data", None),
    "profile": ("test_ratings_profile_leaders_and_records", None),
    "records": ("test_ratings_profile_leaders_and_records", None),
    "replace": ("test_resigning_and_replacing", "test_a_person_whose_seat_is_given_away_is_mentioned"),
    "resign": ("test_resigning_and_replacing", "test_a_double_press_on_resign_gives_up_the_seat_once"),
    "review": ("test_a_game_is_reviewed", "test_a_running_game_is_not_reviewed"),
    "rules": ("test_every_page_of_the_rules", None),
    "scores": ("test_board_scores_and_tiles", "test_commands_without_a_game_are_refused"),
    "settings": ("test_settings_of_a_server", "test_an_open_settings_panel_refuses_former_managers"),
    "since": ("test_the_past_of_a_game", "test_commands_without_a_game_are_refused"),
    "skip": ("test_undo_of_a_placement_is_free", "test_playing_out_of_turn_is_refused"),
    "tiles": ("test_board_scores_and_tiles", "test_the_purist_help_level_does_not_show_where_tiles_fit"),
    "undo": ("test_undo_of_a_placement_is_free", "test_commands_without_a_game_are_refused"),
    "why": ("test_a_computer_says_why", "test_at_purist_tables_computers_explain_nothing_before_the_end"),
}
CONTROLS = {
    Kind.ANSWER: ("test_a_tile_is_sold_at_the_market", "test_a_tile_is_sold_at_the_market"),
    Kind.BOARD: ("test_board_scores_and_tiles", None),
    Kind.CELL: ("test_two_hundred_games_are_listed_on_pages", None),
    Kind.CHALLENGE: ("test_a_challenge_by_command", "test_a_challenge_is_declined_in_private"),
    Kind.COMPUTER: ("test_many_games_have_pages", "test_settings_of_a_house_rule"),
    Kind.CONFIRM: ("test_undo_by_agreement", "test_a_double_press_plays_once"),
    Kind.TOURNAMENT: ("test_a_tournament_from_the_sign_up_to_the_podium", None),
    Kind.FILE: ("test_the_past_of_a_game", None),
    Kind.HELP: ("test_help_by_task", None),
    Kind.HISTORY: ("test_the_past_of_a_game", None),
    Kind.JOIN: ("test_a_second_table_of_a_channel_is_opened_in_a_thread", "test_lobby_refusals"),
    Kind.LADDER: ("test_a_game_for_a_place_changes_the_order_of_a_ladder", "test_commands_of_ladders"),
    Kind.LEADERS: ("test_leader_boards_have_pages", None),
    Kind.LEARN: ("test_a_guided_first_game", None),
    Kind.LEAVE: ("test_presets_are_saved_and_opened_by_name", "test_lobby_refusals"),
    Kind.MARKET: ("test_a_tile_is_sold_at_the_market", "test_a_tile_is_sold_at_the_market"),
    Kind.NEXT_GAME: ("test_games_and_help", "test_next_game_when_none_waits"),
    Kind.ORDERS: ("test_players_move_the_dragon_in_turn", None),
    Kind.PAGE: ("test_many_games_have_pages", None),
    Kind.MATCH_TIME: ("test_two_agree_on_a_time", "test_impossible_times_are_refused"),
    Kind.TEAM: ("test_a_match_of_teams", "test_impossible_teams_are_refused"),
    Kind.PLAN: (
        "test_an_organiser_changes_a_tournament",
        "test_only_organisers_change_the_settings_of_a_tournament",
    ),
    Kind.PLAY: ("test_undo_by_agreement", "test_playing_out_of_turn_is_refused"),
    Kind.PRIVACY: ("test_a_person_exports_and_deletes_their_data", None),
    Kind.PUZZLE: ("test_a_tile_of_the_day", None),
    Kind.REMATCH: (
        "test_rematch_opens_one_table_with_the_same_rules",
        "test_a_rematch_is_refused_like_a_new_table",
    ),
    Kind.REPLACE: ("test_resigning_and_replacing", "test_a_person_whose_seat_is_given_away_is_mentioned"),
    Kind.RESIGN: ("test_resigning_and_replacing", "test_a_double_press_on_resign_gives_up_the_seat_once"),
    Kind.REVIEW: ("test_a_game_is_reviewed", None),
    Kind.RULES: ("test_every_page_of_the_rules", None),
    Kind.SCORES: ("test_board_scores_and_tiles", None),
    Kind.SERVER: ("test_settings_of_a_server", "test_an_open_settings_panel_refuses_former_managers"),
    Kind.SETTING: ("test_settings_of_a_table", "test_lobby_refusals"),
    Kind.SPOT: ("test_a_turn_waits_for_a_missing_permission", None),
    Kind.START: ("test_a_second_table_of_a_channel_is_opened_in_a_thread", "test_a_table_starts_once"),
    Kind.THREAD: (
        "test_a_second_table_of_a_channel_is_opened_in_a_thread",
        "test_a_thread_is_refused_like_a_table",
    ),
    Kind.STEP: ("test_players_move_the_dragon_in_turn", "test_players_move_the_dragon_in_turn"),
    Kind.STOP: ("test_players_agree_to_stop_a_game", "test_players_agree_to_stop_a_game"),
    Kind.TILES: ("test_board_scores_and_tiles", None),
    Kind.TURN: ("test_turning_the_tile", None),
    Kind.UNDO: ("test_undo_by_agreement", "test_an_undo_without_a_turn_to_take_back_is_refused"),
    Kind.VOTE: ("test_undo_by_agreement", "test_an_undo_without_a_turn_to_take_back_is_refused"),
}
_WHOLE, _BAD_INPUT = "test_a_tournament_from_the_sign_up_to_the_podium", "test_bad_input_to_tournaments"
TOURNAMENTS = {
    "tournament bracket": (_WHOLE, "test_each_round_of_a_knock_out_has_pages"),
    "tournament bye": ("test_places_reserves_byes_and_seeds", "test_places_reserves_byes_and_seeds"),
    "tournament checkin": (_WHOLE, None),
    "tournament create": (_WHOLE, None),
    "tournament drop": (_BAD_INPUT, _BAD_INPUT),
    "tournament export": (_WHOLE, None),
    "tournament join": (_WHOLE, None),
    "tournament leave": (_WHOLE, None),
    "tournament move": (
        "test_a_tournament_whose_channel_is_deleted",
        "test_a_tournament_moves_before_its_start",
    ),
    "tournament organisers": (
        "test_a_role_is_chosen_after_the_announcement",
        "test_who_chooses_the_role_of_organisers",
    ),
    "tournament referee": (_WHOLE, _BAD_INPUT),
    "tournament round": (_WHOLE, "test_each_round_of_a_knock_out_has_pages"),
    "tournament season": ("test_a_season_is_announced_after_a_restart", "test_two_seasons_of_a_league"),
    "tournament team": ("test_a_match_of_teams", "test_impossible_teams_are_refused"),
    "tournament lineup": ("test_a_match_of_teams", "test_impossible_teams_are_refused"),
    "tournament time": ("test_two_agree_on_a_time", "test_impossible_times_are_refused"),
    "tournament seed": ("test_places_reserves_byes_and_seeds", "test_places_reserves_byes_and_seeds"),
    "tournament standings": (_WHOLE, _BAD_INPUT),
    "tournament start": (_WHOLE, None),
}
MENUS = {
    "Challenge": ("test_a_challenge_by_menu", "test_impossible_challenges_are_refused"),
    "Show the game here": ("test_the_game_of_a_message", "test_a_message_of_no_game"),
    "Analyse": ("test_the_game_of_a_message", "test_a_message_of_no_game"),
}
FORMS = {
    Kind.SETTING: ("test_house_rules_are_one_form", "test_contradictory_rules_are_refused"),
    Kind.MATCH_TIME: ("test_two_agree_on_a_time", "test_impossible_times_are_refused"),
    Kind.FILE: ("test_import_without_a_file_asks_for_one", "test_files_that_are_no_games_are_refused"),
}
TESTS_OF = (
    COMMANDS
    | TOURNAMENTS
    | MENUS
    | {f"{kind.value} (control)": tests for kind, tests in CONTROLS.items()}
    | {f"{kind.value} (form)": tests for kind, tests in FORMS.items()}
)

PUBLIC_ANSWERS = frozenset(
    {
        "game new",
        "hint",
        "ladder move",
        "ladder open",
        "tournament create",
        "tournament move",
        "tournament team",
    }
)
"""The commands that are answered publicly; all others answer privately."""


MOVE_CONTROLS = frozenset(
    f"{kind.value} (control)" for kind in (Kind.CONFIRM, Kind.MARKET, Kind.STEP, Kind.ORDERS)
)
"""The controls that make moves, which must be acknowledged first. See decision 0020."""


def listed_for(test):
    """Return the commands and controls that list the test of that name."""
    return {name for name, tests in TESTS_OF.items() if test in tests}


def used(box):
    """Return the commands and kinds of controls that people have used in the box."""
    return {_name(interaction) for interaction in box.world.interactions.values()}


def publicly_answered(box):
    """Return the commands that were answered publicly."""
    return {
        _name(interaction)
        for interaction in box.world.interactions.values()
        if interaction.kind is InteractionKind.COMMAND
        and interaction.last_message
        and interaction.last_message.only_for is None
    }


def acted_before_acknowledged(box):
    """Return the presses that made moves and whose first answer was the update itself, not an acknowledgement."""
    return [
        interaction
        for interaction in box.world.interactions.values()
        if _name(interaction) in MOVE_CONTROLS and interaction.answer is Callback.UPDATE
    ]


def _name(interaction):
    if interaction.kind in (InteractionKind.COMPONENT, InteractionKind.MODAL):
        kind = interaction.data["custom_id"].split(":")[1].partition(".")[0]
        return f"{kind} ({'form' if interaction.kind is InteractionKind.MODAL else 'control'})"
    path, options = [interaction.data["name"]], interaction.data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        path.append(options[0]["name"])
        options = options[0].get("options", [])
    return " ".join(path)
