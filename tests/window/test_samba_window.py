"""Plays a hand of Samba to its end in a real window by keys, a second one by mouse, and looks at both. Points worked out
by hand."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]


def number(window, *digits):
    """Digits and Enter: one tap."""
    taps = window.taps()
    window.key(*digits, "Return")
    window.wait_taps(taps + 1)


def picture(arguments, window, screen, name):
    folder = pathlib.Path(arguments.nullo).resolve().parent / "pictures" / "samba"
    folder.mkdir(parents=True, exist_ok=True)
    window.leave()
    path = folder / f"{name}.png"
    screen.picture(path)
    desk.hold_full(path, desk.LEAST_COLOURS)


def play(arguments, screen):
    database = pathlib.Path("samba.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "samba", PLAYERS, "row/out/0", "step/natural/1/more")
    picture(arguments, window, screen, "begin")

    # Anna and Clara: two natural canastas, a mixed one, two red threes, 640 melded, 35 held, and out.
    # Boris and Dmitri: a samba, a red three that counts against them, 280 melded, nothing held.
    window.presses = 0
    desk.press(window, "1", *"nnmrr")
    number(window, *"640")
    desk.press(window, *"sr")
    number(window, *"280")
    number(window, *"35")
    picture(arguments, window, screen, "entered")
    desk.press(window, "0")
    window.wait_for("ok")
    window.key("Return")  # this Enter belongs to the number, which was complete without it
    window.key("Return")
    window.wait_for("accept")
    print(f"keys of a hand with seven melds and threes: {window.presses}")
    assert window.presses <= 22, f"{window.presses} keys pressed"
    picture(arguments, window, screen, "over")
    desk.press(window, "Return")
    window.wait_for("row/out/0")

    # By mouse: Boris and Dmitri go out with two mixed canastas of kings and twos, and say their cards first.
    desk.tap(window, "row/out/1")
    window.click("field/melded/2")
    window.click("digit/1")
    window.click("digit/4")
    desk.tap(window, "add/eight_to_king")
    desk.tap(window, "add/two")
    desk.tap(window, "add/two")
    for name in ("step/mixed/2/more", "step/mixed/2/more", "step/mixed/2/more", "step/mixed/2/less"):
        desk.tap(window, name)
    desk.tap(window, "step/bad_take/1/more")
    window.click("ok")
    for name in ("add/joker", "add/ace", "add/ace", "add/four_to_seven"):
        desk.tap(window, name)
    picture(arguments, window, screen, "kinds")
    window.click("ok")
    window.click("digit/5")
    desk.tap(window, "ok")
    desk.tap(window, "digit/0")
    window.wait(lambda: not window.shows("digit/0"), "the pad to go")
    window.click("ok")
    window.wait_for("accept")
    picture(arguments, window, screen, "over_by_mouse")
    desk.tap(window, "accept")
    window.wait_for("row/out/0")
    desk.expect(window.close(), 0, "exit code after SIGTERM")

    document = desk.exported(arguments.nullo, database)
    desk.expect(document["hands"][1]["teams"][1]["melded"], {"two": 2, "eight_to_king": 14}, "the cards by kind")
    file = pathlib.Path("samba.json")
    file.write_text(json.dumps(document))
    result = json.loads(subprocess.run([arguments.nullo, "score", str(file)], stdout=subprocess.PIPE, check=True).stdout)
    desk.expect([hand["scores"] for hand in result["hands"][:2]],
                [[2305, 680, 2305, 680],  # 640 + 1000 + 300 + 200 + 200 − 35; 280 + 500 − 100
                 [40, 980, 40, 980]],     # 50 + 40 + 5 − 5 − 50; 180 + 600 + 200
                "the points of each hand")
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True)


if __name__ == "__main__":
    desk.run(play)
