"""Plays Razz in a real window, by keys and by mouse: everybody gives up, somebody is all in beside a side pot, a shared pot
with an odd chip, half a showdown when the power fails. Chips worked out by hand."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Ben", "Clara", "Dora"]


def typed(cards):
    """Keys of cards as documents write them: the rank, then the suit."""
    return cards.replace(" ", "").lower()


def show_by_keys(window, cards):
    for key in typed(cards):
        if key in "cdhs":
            desk.press(window, key)
        else:
            window.key(key)


def show_by_mouse(window, cards):
    for card in cards.split():
        desk.tap(window, f"pick/{card}")


def gives_up(window, key):
    """All that was bet was called."""
    window.key("f", key)
    desk.press(window, "Return")


def record(window):
    window.wait_for("accept")
    desk.press(window, "Return")
    window.wait_for("add/4")


def shoot(screen, name):
    path = pathlib.Path(f"razz-{name}.png")
    screen.picture(path)
    desk.hold_full(path, desk.LEAST_COLOURS)


def scored(arguments, database):
    path = pathlib.Path(database).with_suffix(".json")
    document = desk.exported(arguments.nullo, database)
    path.write_text(json.dumps(document))
    run = subprocess.run([arguments.nullo, "score", str(path)], stdout=subprocess.PIPE, check=True)
    return document, json.loads(run.stdout)


def play(arguments, screen):
    database = pathlib.Path("razz.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "razz", PLAYERS, "add/4", "shortcut/fold")

    # Anna dealt. A street of small bets, Clara and Dora fold; Anna folds on the next, and Ben takes 4 antes, 6, 6, 2
    # and 2.
    window.presses = 0
    desk.press(window, "s")
    gives_up(window, "3")
    gives_up(window, "4")
    desk.press(window, "b")
    gives_up(window, "1")
    print(f"presses in a hand of three who give up: {window.presses}")
    record(window)

    # Ben dealt, by mouse: bets of 4 to the end, Dora folds after the first, three share 4 + 3×12 + 4 = 44: 14 each, and
    # two odd chips from the dealer's left: Clara's and Anna's, since Dora has folded.
    desk.tap(window, "add/4")
    window.click("shortcut/fold")
    window.click("who/4")
    desk.tap(window, "ok")
    desk.tap(window, "add/4")
    desk.tap(window, "add/4")
    shoot(screen, "bets")
    desk.tap(window, "shortcut/showdown")
    window.wait_for("pick/AC")
    show_by_mouse(window, "AC 2C 3C 4C 6C KC QC")
    shoot(screen, "showdown")
    show_by_mouse(window, "AD 2D 3D 4D 6D KD QD")
    show_by_mouse(window, "AH 2H 3H 4H 6H KH QH")
    window.wait_for("accept")
    shoot(screen, "over")
    record(window)

    # Clara dealt. The bets are 196 in all; Anna has 194 besides the ante and is all in, Dora folded without a bet. Main
    # pot 3×195 + 1 to Anna, side pot 2×2 to Ben, who beats Clara.
    window.key("f")
    desk.press(window, "4")
    window.key("1", "9", "6")
    desk.press(window, "Return")
    window.key("l")
    desk.press(window, "1")
    shoot(screen, "all-in")
    desk.press(window, "w")
    desk.press(window, "0")
    window.wait_for("pick/AC")
    show_by_keys(window, "AC 2D 3H 4S 5C KC KD")  # Anna
    show_by_keys(window, "AD 2C 3S 4C 6D QC QD")  # Ben
    show_by_keys(window, "AH 2H 4H 5H 7H JC JD")  # Clara
    window.wait_for("accept")
    shoot(screen, "side-pot")
    record(window)

    # Dora dealt; then the power fails after three cards of Anna.
    desk.press(window, "i")
    desk.press(window, "w")
    window.wait_for("pick/AC")
    show_by_keys(window, "8C 6D 4H")
    taps = window.taps()
    window.kill()
    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("pick/AC")
    desk.expect(window.taps(), taps, "taps after the kill")
    frames = len(window.frames)
    window.key("F1")
    window.wait_frame(frames)
    shoot(screen, "help")
    desk.expect(window.close(), 0, "exit code after SIGTERM")

    document, result = scored(arguments, database)
    desk.expect(document["hands"][2]["bets"], [194, 196, 196, 0], "the bets of the third hand")
    desk.expect(document["hands"][3]["shown"]["0"], ["8C", "6D", "4H", None, None, None, None], "the cards entered by then")
    desk.expect([hand["scores"] for hand in result["hands"]],
                [[-7, 13, -3, -3], [2, 1, 2, -5], [391, -193, -197, -1], [-2, -2, -2, -2]], "the chips of each hand")
    desk.expect(result["pots"], [8], "what lies in the pot")
    desk.expect(sum(result["totals"]) + sum(result["pots"]), 800, "all chips")
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True)


if __name__ == "__main__":
    desk.need("import", "identify")
    desk.run(play)
