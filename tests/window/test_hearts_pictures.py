"""Takes pictures of Hearts in a real window, for three, four, five and eight players, and holds that none is empty."""

import argparse
import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

LEAST_COLOURS = 60  # an empty window has a handful
NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil", "Freya", "Gustav", "Hanna"]


def trick(winner, *cards):
    return {"winner": winner, "cards": list(cards)} if cards else {"winner": winner}


def session(players, rules, *hands):
    return {"format": "nullo.session", "version": 1, "game": "hearts", "players": NAMES[:players], "rules": rules,
            "started_at": "2026-11-21T18:30:00Z", "hands": list(hands)}


# The numbers say how far a session stands: whole hands, and one that is being told.
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


def take(arguments, name, document, folder, screen, width, height):
    folder.mkdir(parents=True, exist_ok=True)
    file = pathlib.Path(f"{name}.json")
    file.write_text(json.dumps(document))
    database = pathlib.Path(f"{name}-{width}.db")
    subprocess.run([arguments.nullo, "--db", str(database), "import", str(file)], check=True, stdout=subprocess.DEVNULL)
    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("menu")  # it opens where the table is
    frames = len(window.frames)
    window.resize(width, height)
    window.wait_frame(frames)
    path = folder / f"{name}.png"
    screen.picture(path)
    desk.hold_full(path, LEAST_COLOURS)
    assert window.close() == 0


def main():
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared", "--only"):
        parser.add_argument(name)
    arguments = parser.parse_args()
    desk.need("Xvfb", "xdotool", "import", "identify")
    pictures = pathlib.Path(arguments.nullo).resolve().parent / "pictures" / "hearts"
    for look, width, height in LOOKS:
        with desk.display(width, height) as screen:
            for name, document in SESSIONS.items():
                if arguments.only in (None, f"{look}/{name}"):
                    take(arguments, name, document, pictures / look, screen, width, height)


if __name__ == "__main__":
    main()
