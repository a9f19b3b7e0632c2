"""Takes pictures of Reversis in a real window, from the first ante to three pots, and holds that none is empty."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

NAMES = ["Anna", "Boris", "Clara", "Dmitri"]


def trick(winner, *cards, led=None):
    """Cards that were noted, "KS", or with the seat that played them, "AD/2"."""
    entered = {"winner": winner} if winner is not None else {}
    if cards:
        entered["cards"] = [{"card": card[:2], "by": int(card[3])} if "/" in card else card for card in cards]
    if led:
        entered["led"] = led
    return entered


def session(*hands, **rules):
    return {"format": "nullo.session", "version": 1, "game": "reversis", "players": NAMES, "rules": rules,
            "started_at": "2026-11-21T18:30:00Z", "hands": list(hands)}


def forced(leader):
    """A whole hand: the leader takes the Quinola with the king, all aces lie in the talon."""
    player = (leader + 1) % 4
    points = [6, 6, 6, 6]
    winners = [leader, 0, 0, 1, 1, 2, 2, 3, 3, 1, 0]
    return {"tricks": [trick(leader, f"JH/{player}", f"KH/{leader}")] + [trick(seat) for seat in winners[1:]],
            "points": points}


# Boris deals the second hand, so Clara leads: in these Anna deals and Boris leads.
NOTED = [trick(1), trick(None, "AD")]
THROWN = [trick(1), trick(2, "AD/2", "KD"), trick(2, "JH/0", "KS", led="S")]
ALL_BUT_TWO = [trick(1), trick(1, "AC/0", led="S"), trick(1, "AS/3", "KD", led="D"), trick(1), trick(1),
               trick(1, "AD/2", led="C"), trick(1, "JH/2", "QC", led="C"), trick(1), trick(1, "KS")]
COUNTED = [trick(1, "AS/1"), trick(1), trick(2, "AD/2"), trick(2, "AC/3", led="S"), trick(2), trick(3), trick(3),
           trick(0), trick(0, "JH/2", led="S"), trick(1, "AH/1"), trick(0)]
LED = [trick(1, "AS/1", "KS"), trick(1, "QS"), trick(2, "KH", "QH"), trick(2, "AD/2", "KD"), trick(2, "AC/2", "JC"),
       trick(2, "QC"), trick(3, "JD", "QD"), trick(0), trick(3, "JS"), trick(3), trick(3)]
SESSIONS = {
    "start": session({}),
    "whose": session({"tricks": NOTED}),
    "thrown": session({"tricks": THROWN}),
    "refunds": session({"tricks": ALL_BUT_TWO}),
    "which_suit": session({"tricks": THROWN[:2] + [trick(2, "JH/0", "KS")]}),
    "points": session({"tricks": COUNTED, "points": [7, None, None, None]}),
    "claims": session({"tricks": LED}),
    "two_pots": session(forced(1), forced(2), {"tricks": [trick(3), trick(3, "AD/0", led="S")]}),
    "three_pots": session(forced(1), forced(2), forced(3), {}, starting_chips=60),
    "hand_over": session(forced(1), forced(2), forced(3)),
}
LOOKS = [("1280x800", 1280, 800), ("1920x1080", 1920, 1080), ("390x844", 390, 844)]


if __name__ == "__main__":
    desk.picture_sessions("reversis", SESSIONS, LOOKS)
