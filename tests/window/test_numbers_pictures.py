"""Takes pictures of the games entered in numbers and cards of each seat, and holds that none is empty."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil", "Freya", "Georg", "Hanna", "Ines"]


def session(game, players, *hands, **rules):
    return {"format": "nullo.session", "version": 1, "game": game, "players": NAMES[:players], "rules": rules,
            "started_at": "2026-11-21T18:30:00Z", "hands": list(hands)}


TEAMS = [{"melded": 640, "held": 35, "natural": 2, "mixed": 1, "red_threes": 2},
         {"melded": {"joker": 2, "two": 1, "eight_to_king": 14, "black_three": 3}, "held": 0, "sambas": 1, "red_threes": 1,
          "penalties": ["bad_take"]}]
SAMBA = {"out": 0, "teams": TEAMS}
FIRST = {"out": 2, "deadwood": [35, 70, 0, 12]}
HIGH = ["AH", "2H", "4H", "5H", "7H", "JC", "JD"]
WHEEL = ["AC", "2D", "3H", "4S", "5C", "KC", "KD"]
SIX = ["AD", "2C", "3S", "4C", "6D", "QC", "QD"]
ALL_IN = {"bets": [24, 16, 20, 24], "all_in": [1, 2],
          "shown": {"0": HIGH, "1": WHEEL, "2": SIX, "3": ["8S", "2S", "3D", "4D", "6S", "TC", "TD"]}}
HALF_SHOWN = {**ALL_IN, "shown": {"0": HIGH[:3] + [None] * 4, "1": WHEEL, "2": SIX}}
BEFORE = {"bets": [12, 12, 8, 4], "folded": [1, 2, 3]}
NONE, NOBODY = [0] * 4, [[0] * 4] * 4
PUT = {"put": ["2C", "3C", "4C", "5C", "6C"], "put_matches": [[0, 1, 0, 0]] + NOBODY}
HELD = [None, ["7C", "8C", "9C", "2D", "3D"], ["7D", "KC", "KD", "4S", "5S"], ["AC", "AD", None, None, None]]
SESSIONS = {
    "carioca": session("carioca", 4, FIRST, {}),
    "carioca_left": session("carioca", 4, FIRST, {"out": 1, "deadwood": [25, None, None, None]}),
    "carioca_over": session("carioca", 4, FIRST, {"out": 1, "deadwood": [25, 0, ["XX", "AH", "KC", "7D"], 8]}),
    "carioca_five": session("carioca", 5, {"out": 4, "deadwood": [20, 35, None, None, 0]}),
    "samba": session("samba", 4, SAMBA, {}),
    "samba_cards": session("samba", 4, SAMBA, {"out": 1, "teams": [{"melded": {"joker": 2, "eight_to_king": 14}, "mixed": 2}, {}]}),
    "samba_over": session("samba", 4, SAMBA, SAMBA),
    "kabu": session("kabu", 4, {"points": [9, 5, 2, 7]}, {"points": [4, None, None, None]}),
    "kabu_cards": session("kabu", 4, {"points": [9, 5, 2, 7]},
                          {"cards": [["TC", "9D"], ["5C", "6C", "7C"], None, None]}),
    "kabu_six": session("kabu", 6, {"cards": [["TC", "9D"], ["5C", "6C", "7C"], ["2C", "2D", "2H", "2S"], None, None, None]}),
    "twenty_four": session("twenty_four", 2, {"board": [5, 7, 8, 9], "loser": 1}, {"board": [3, None, None, None]}),
    "twenty_four_said": session("twenty_four", 4, {"board": [5, 7, 8, 9], "loser": 1},
                                {"board": [3, 3, 8, 10], "solution": "10+8+3+3"}),
    "twenty_four_over": session("twenty_four", 2, {"board": [5, 7, 8, 9], "loser": 1, "solver": 0,
                                                   "solution": "8*5-(7+9)"}),
    "kabu_over": session("kabu", 4, {"points": [9, 5, 2, 7]}, starting_chips=20),
    "put_matches": session("put_and_take", 4, {"put": ["7H", "KH"], "put_matches": [[0, 1, 0, 0], [0, 0, 2, None]]}),
    "put_take": session("put_and_take", 4, {**PUT, "take": ["7C", "8C", "9C", "TC"],
                                            "take_matches": [[0, 0, 0, 1], [0, 0, 1, 0], NONE, [0, 1, 1, None]]}),
    "put_cards": session("put_and_take", 4, {"put": ["7H", "KH"], "cards": HELD}),
    "put_over": session("put_and_take", 4, {**PUT, "take_matches": [[0, 0, 0, 1], [0, 0, 1, 0], NONE, NONE, [0, 1, 1, 0]]}),
    "put_nine": session("put_and_take", 9, {"put": ["7H", "KH"],
                                            "put_matches": [[0, 1, 0, 0, 0, 0, 0, 1, 0], [0, 0, 2] + [None] * 6]}),
    "razz_betting": session("razz", 4, {"bets": [2, 2, 2, 0], "folded": [3]}),
    "razz_showdown": session("razz", 4, BEFORE, HALF_SHOWN, starting_chips=30),
    "razz_over": session("razz", 4, BEFORE, ALL_IN, starting_chips=30),
    "razz_eight": session("razz", 8, {"bets": [10] * 8, "shown": {"1": WHEEL[:6], "2": SIX[:6]}, "community": "9S"}),
}
LOOKS = [("1280x800", 1280, 800), ("1920x1080", 1920, 1080), ("390x844", 390, 844)]


if __name__ == "__main__":
    desk.picture_sessions("numbers", SESSIONS, LOOKS)
