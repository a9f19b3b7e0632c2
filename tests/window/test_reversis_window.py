"""Plays Reversis in a real window, by keys and taps: a discarded Quinola and a claim, a broken reversis, a failed
espagnolette, half a hand when the power fails; then the remises of the sources' own example. Chips worked out by hand."""

import json
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]


def count_one_digit(window, digit):
    """A number that might have a second digit, and has none."""
    taps = window.taps()
    window.key(digit, "Return")
    window.wait_taps(taps + 1)


def count_two_digits(window, tens, units):
    taps = window.taps()
    window.key(tens, units)
    window.wait_taps(taps + 1)


def in_the_talon(window):
    """Aces that nobody noted are asked about. The Enter after a number that closed itself belongs to that number."""
    window.wait_for("ok")
    window.key("Return", "Return")
    window.wait_for("accept")


def record(window):
    window.wait_for("accept")
    desk.press(window, "Return")
    window.wait_for("seat/1", "card/JH")


def scored(arguments, database):
    path = pathlib.Path(database).with_suffix(".json")
    document = desk.exported(arguments.nullo, database)
    path.write_text(json.dumps(document))
    run = subprocess.run([arguments.nullo, "score", str(path)], stdout=subprocess.PIPE, check=True)
    return document, json.loads(run.stdout)


def play_an_evening(arguments, screen):
    database = pathlib.Path("evening.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "reversis", PLAYERS, "seat/1", "card/JH")

    # Anna dealt. Her J♥ goes on a spade that Clara takes: 5 from Clara, and the pot of 25. The A♦ of Boris is forced by
    # Clara (2), Dmitri throws the A♥ on Clara's trick (1). Boris led the A♠; the A♣ lies in the talon.
    window.presses = 0
    desk.press(window, *"2q139")
    desk.press(window, "d")
    desk.tap(window, "seat/2")  # by touch: who played it, then who won the trick
    desk.tap(window, "seat/2")
    desk.press(window, *"s22h43314441")
    desk.press(window, "7")
    count_two_digits(window, "1", "2")
    desk.press(window, *"89")
    in_the_talon(window)
    presses = window.presses + 2
    print(f"keys and taps in a hand with the Quinola and three aces: {presses}")
    assert presses <= 27, f"{presses} keys and taps"
    desk.tap(window, "offer/claims/AS/claim")  # Anna has the fewest points, and asks Boris for 1
    record(window)

    # Boris dealt. Clara takes the first nine tricks, the first with the J♥; Anna takes the tenth: 64, and a remise of 30.
    # With a reversis nobody is asked where the other aces are: none is paid for.
    desk.press(window, *"q33d23" + "3" * 7 + "14")
    record(window)

    # Clara dealt. Anna throws three aces and the J♥ on Dmitri's tricks without following suit, and then takes three
    # tricks: 18 back, the pot of 65 back, a second remise of 65; the party, lost to Clara across the table, 2 × (4 + 5).
    desk.press(window, *"c14d14h14")
    window.key("e")
    desk.press(window, *"1q149" + "111" + "2223")
    desk.press(window, "9", "6", "5")
    count_two_digits(window, "1", "5")
    in_the_talon(window)
    record(window)

    # Dmitri dealt; Anna led and took the A♥ of Boris; then the power fails.
    desk.press(window, *"h21")
    taps = window.taps()
    window.kill()
    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("seat/1", "trick/1")
    desk.expect(window.taps(), taps, "taps after the kill")
    desk.expect(window.close(), 0, "exit code after SIGTERM")

    document, result = scored(arguments, database)
    desk.expect(document["hands"][0]["points"], [7, 12, 8, 9], "the points of the first hand")
    desk.expect(document["hands"][0]["claims"], ["AS"], "the claim")
    desk.expect(document["hands"][2]["espagnolette"], 0, "the espagnolette")
    desk.expect([hand["scores"] for hand in result["hands"]],
                [[19, -21, -14, -9], [64, -5, -94, 0], [-92, 0, 13, 9], [-1, 1, 0, -5]], "the chips of each hand")
    desk.expect(result["pots"], [65, 70], "the pots")
    desk.expect(sum(result["totals"]) + sum(result["pots"]), 400, "all chips")
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True)


def play_the_remises(arguments, screen):
    """25, 50, 55 and a second pot of 55, 60 and a third of 60: Denexa's example."""
    database = pathlib.Path("remises.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "reversis", PLAYERS, "seat/1", "card/JH")
    desk.expect(scored(arguments, database)[1]["pots"], [25], "the first pot")

    # The leader takes two tricks and leads a heart: the J♥ on his left has to follow, and takes the trick. The four aces
    # lie in the talon. In each hand the same, one seat further on.
    for hand, (pots_before, pots_after) in enumerate([([25], [50]), ([55], [55, 55]), ([55, 60], [55, 60, 60])]):
        desk.expect(scored(arguments, database)[1]["pots"], pots_before, f"pots before hand {hand + 1}")
        one, two, three, four = (str((hand + turn) % 4 + 1) for turn in (1, 2, 3, 4))
        desk.press(window, one, one, "q", two, two, two, two, three, three, three, four, four, four)
        for seat in range(4):  # 3 for the dealer, then 5, 7 and 9
            points = str(3 + 2 * ((seat - hand) % 4))
            if points == "3":
                count_one_digit(window, points)
            else:
                desk.press(window, points)
        in_the_talon(window)
        desk.expect(scored(arguments, database)[1]["pots"], pots_after, f"pots after hand {hand + 1}")
        if hand < 2:
            record(window)
    desk.expect(window.close(), 0, "exit code after SIGTERM")

    _, result = scored(arguments, database)
    desk.expect([hand["scores"] for hand in result["hands"]],
                [[5, 15, -40, -30], [-25, 10, 20, -65], [-70, -25, 10, 20]], "the chips of each hand")
    desk.expect(result["totals"], [10, 100, 90, 25], "the totals")


if __name__ == "__main__":
    desk.run(play_an_evening, play_the_remises)
