"""Plays Hearts in a real window: a hand by quick entry, a moon and its question, half a hand trick by trick, killed."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Ben", "Clara", "Dora"]


def play(arguments, screen):
    database = pathlib.Path("hearts.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "hearts", PLAYERS, "seat/1", "card/QS")

    # Hearts 5, 4, 3 and the 1 that follows; the queen to Dora.
    window.presses = 0
    desk.press(window, "Tab", "5", "4", "3")
    window.key("Return")
    desk.press(window, "4")
    window.wait_for("accept")
    print(f"keys pressed in an ordinary hand: {window.presses}")
    assert window.presses <= 6, f"{window.presses} keys pressed"
    desk.press(window, "Return")

    # The moon in two keys; the program asks what it does, and the answer is tapped.
    window.wait_for("field/summary/hearts/1")
    window.presses = 0
    window.key("m")
    desk.press(window, "2")
    window.wait_for("choice/add", "choice/subtract")
    assert window.presses == 2, f"{window.presses} keys pressed"
    taps = window.taps()
    window.click("choice/subtract")
    window.wait_taps(taps + 1)
    window.wait_for("accept")
    desk.press(window, "Return")

    # The third hand trick by trick; then the power fails.
    window.wait_for("field/summary/hearts/1")
    desk.press(window, "Tab")
    window.wait_for("card/QS")
    window.key("h")
    desk.press(window, "5", "s", "3")  # 5♥ and Q♠ to Clara
    taps = window.taps()
    window.click("card/KH")
    window.wait_taps(taps + 1)
    window.click("seat/1")
    window.wait_taps(taps + 2)
    window.kill()
    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("seat/1", "trick/2")
    desk.expect(window.taps(), taps + 2, "taps after the kill")
    desk.expect(window.close(), 0, "exit code after SIGTERM")

    hands = [{"summary": {"hearts": [5, 4, 3, None], "captured": {"QS": 3}}},
             {"summary": {"hearts": [0, 13, 0, 0], "captured": {"QS": 1}}, "moon_choice": "subtract"},
             {"tricks": [{"winner": 2, "cards": ["5H", "QS"]}, {"winner": 0, "cards": ["KH"]}]}]
    document = desk.exported(arguments.nullo, database)
    desk.expect(document["hands"], hands, "the hands of the document")
    desk.expect(document["players"], PLAYERS, "the players of the document")
    desk.expect(document["rules"]["penalties"], {"*H": 1, "QS": 13}, "the penalties of the document")
    path = pathlib.Path("hearts.json")
    path.write_text(json.dumps(document))
    scored = subprocess.run([arguments.nullo, "score", str(path)], stdout=subprocess.PIPE, check=True)
    desk.expect(json.loads(scored.stdout)["totals"], [6, -22, 17, 14], "the totals")
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True)


if __name__ == "__main__":
    desk.run(play)
