"""Takes pictures of Hearts in a real window, for three, four, five and eight players, and holds that none is empty."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil", "Freya", "Gustav", "Hanna"]


def trick(winner, *cards):
    return {"winner": winner, "cards": list(cards)} if cards else {"winner": winner}


def session(players, rules, *hands):
    return {"format": "nullo.session", "version": 1, "game": "hearts", "players": NAMES[:players], "rules": rules,
            "started_at": "2026-11-21T18:30:00Z", "hands": list(hands)}


# The sessions of the pictures, each some way into a game: SUM is a whole hand, BEGUN one that is being entered.
SUM = {"summary": {"hearts": [5, 4, 3, 1], "captured": {"QS": 3}}}
BEGUN = {"tricks": [trick(0), trick(2, "5H", "9H"), trick(2, "QS", "KH"), trick(1), trick(2, "2H")]}
SESSIONS = {
    "three": session(3, {"kitty": 1}, {"tricks": [trick(0, "2H", "3H"), trick(1), trick(2, "QS"), trick(0, "AH")]}),
    "four_passing": session(4, {}, SUM, {}),
    "four": session(4, {}, SUM, BEGUN),
    "four_quick": session(4, {}, SUM, {"summary": {"hearts": [2, None, None, None]}}),
    "four_moon": session(4, {"target": 30}, SUM, {"summary": {"hearts": [0, 13, 0, 0], "captured": {"QS": 1}}}),
    "four_turbo": session(4, {"bonus": {"JD": -10}, "double": "TC", "moon_points": "captured"},
                          {"charged": ["QS", "JD"], "tricks": [trick(1, "TC"), trick(3, "QS", "4H", "5H")]}),
    "four_last": session(4, {"target": 60}, SUM, SUM, SUM, SUM, {}),
    "five": session(5, {"kitty": 2}, {"tricks": [trick(4, "TH"), trick(1, "QS", "7H"), trick(3)]}),
    "eight": session(8, {"packs": 2, "first_lead": "left_of_dealer", "passing": ["hold"]},
                     {"tricks": [{"winner": "none", "cards": ["5H"]}, trick(6, "QS", "QS", "6H"), trick(2, "7H", "7H")]}),
    "eight_quick": session(8, {"packs": 2, "first_lead": "left_of_dealer"},
                           {"summary": {"hearts": [3, 3, 4, 4, None, None, None, None]}}),
}
LOOKS = [("1280x800", 1280, 800), ("1920x1080", 1920, 1080), ("390x844", 390, 844)]


if __name__ == "__main__":
    desk.picture_sessions("hearts", SESSIONS, LOOKS)
