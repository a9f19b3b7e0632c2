"""Plays Tëtka in a real window: a hand by keyboard, a hand by mouse, killed in the middle and started again."""

import json
import pathlib
import signal
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]
SUIT_KEYS = {"C": "c", "D": "d", "H": "h", "S": "s"}

# Who wins each trick, and which of the noted cards lie in it.
FIRST = {"bum": "7C",
         "tricks": [(2, []), (1, ["QH"]), (3, ["7C"]), (3, []), (3, ["QS"]), (4, []), (2, ["QC"]), (3, []), (1, ["QD"]),
                    (3, []), (4, []), (4, []), (3, [])]}
SECOND = {"bum": "QS",
          "tricks": [(3, []), (3, []), (1, ["QH"]), (2, []), (2, []), (2, []), (4, ["QS"]), (2, ["QD"]), (1, []), (2, []),
                     (1, ["QC"]), (2, []), (4, [])]}
# Anna and Boris win five tricks each, and the clubs decide.
TIED = {"bum": "2C",
        "tricks": [(1, []), (1, ["QH"]), (1, []), (1, []), (1, ["QC"]), (2, []), (2, ["QD"]), (2, []), (2, ["2C"]), (2, []),
                   (3, ["QS"]), (3, []), (4, [])],
        "bum_suit": [4, 3]}


def card_keys(card, bum):
    """The card's own key in the palette."""
    return "b" if card == bum else SUIT_KEYS[card[1]]


def facts(hand):
    """The hand as its document has it."""
    tricks = []
    for winner, cards in hand["tricks"]:
        trick = {"winner": winner - 1}
        if cards:
            trick["cards"] = cards
        tricks.append(trick)
    return {"bum_card": hand["bum"], "tricks": tricks}


class Table:
    def __init__(self, window):
        self.window = window
        self.taps = window.taps()

    def entered(self, taps=1):
        self.taps += taps
        self.window.wait_taps(self.taps)

    def enter(self, hand):
        """All of a hand by keyboard. Returns how many keys were pressed beyond the bum card."""
        window = self.window
        rank, suit = hand["bum"]
        window.key(rank.lower(), suit.lower())
        self.entered()
        before = window.presses
        for winner, cards in hand["tricks"]:
            keys = [card_keys(card, hand["bum"]) for card in cards] + [str(winner)]
            window.key(*keys)
            self.entered(len(keys))
        for count in hand.get("bum_suit", []):
            window.key(str(count))
            self.entered()
        return window.presses - before

    def by_keyboard(self, hand):
        """The same, and Enter to record it: twice where a number has ended the hand."""
        presses = self.enter(hand)
        self.window.wait_for("accept")
        enters = 2 if hand.get("bum_suit") else 1
        for _ in range(enters):
            self.window.key("Return")
        self.entered()
        return presses + enters

    def pick_bum_card(self, card):
        self.window.click(f"pick/{card}")
        self.entered()

    def by_mouse(self, tricks):
        window = self.window
        for winner, cards in tricks:
            for card in cards:
                window.click(f"card/{card}")
                self.entered()
            window.click(f"seat/{winner}")
            self.entered()

    def accept(self):
        self.window.click("accept")
        self.entered()


def exported(arguments, database):
    document = desk.exported(arguments.nullo, database)
    for own in ("id", "started_at", "ended_at"):
        document.pop(own, None)
    return document


def play(arguments, screen):
    database = pathlib.Path("table.db")
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "tetka", PLAYERS, "pick/7C")
    table = Table(window)

    presses = table.by_keyboard(FIRST)
    print(f"keys pressed in a hand, beyond the bum card: {presses}")
    assert presses <= 20, f"{presses} keys pressed"

    window.wait_for("pick/QS")
    table.pick_bum_card("QS")
    table.by_mouse(SECOND["tricks"][:6])
    taps = window.taps()
    window.kill()

    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("seat/1", "trick/6")  # it opens where the table was
    desk.expect(window.taps(), taps, "taps after the kill")
    desk.expect(window.rects["trick/7"][4], False, "trick 7 is not entered yet")
    table = Table(window)
    table.by_mouse(SECOND["tricks"][6:])
    table.accept()

    window.wait_for("pick/2C")
    presses = table.by_keyboard(TIED)
    print(f"keys pressed in a hand with a tie: {presses}")
    assert presses <= 25, f"{presses} keys pressed"

    # Undo and redo of the record, across a proper end.
    window.wait_for("undo")
    desk.expect(window.close(), 0, "exit code after SIGTERM")
    window = desk.Window(arguments.nullo, database, screen)
    window.wait_for("undo")
    table = Table(window)
    window.key("ctrl+z")
    table.entered(-1)
    window.key("ctrl+y")
    table.entered(1)

    window.process.send_signal(signal.SIGINT)
    desk.expect(window.process.wait(desk.PATIENCE), 0, "exit code after SIGINT")

    tied = facts(TIED) | {"bum_suit": [4, 3, None, None]}
    wanted = {"format": "nullo.session", "version": 1, "game": "tetka", "players": PLAYERS,
              "hands": [facts(FIRST), facts(SECOND), tied]}
    found = exported(arguments, database)
    rules = found.pop("rules", {})
    found["hands"] = [hand for hand in found["hands"] if hand]  # the fourth has been dealt, and nothing is entered
    desk.expect({key: found.get(key) for key in wanted}, wanted, "the document of what was played")
    assert rules.get("orbits", 1) == 1, rules
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True)


def share(arguments, screen):
    """A second window on the same data reads along, refuses what it cannot write, and takes over when it can."""
    database = pathlib.Path("shared.db")
    first = desk.Window(arguments.nullo, database, screen)
    desk.start_session(first, "tetka", PLAYERS, "pick/7C")
    first.key("7", "c")
    first.wait_taps(1)
    second = desk.Window(arguments.nullo, database, screen)  # lies over the first and gets the keys
    second.wait_for("seat/1")
    second.click("seat/1")
    second.wait_for("trouble/close")
    desk.expect(first.taps(), 1, "taps of a window that reads along")
    desk.expect(first.close(), 0, "exit code of the first window")
    second.wait_for("undo")  # now it may write
    second.click("seat/1")
    second.wait_taps(2)
    desk.expect(second.close(), 0, "exit code of the second window")


def no_database(arguments, screen):
    """A file of something else is left alone; the window says so and closes when that has been read."""
    other = pathlib.Path("letter.txt")
    other.write_text("Dear Anna,")
    window = desk.Window(arguments.nullo, other, screen)
    window.wait_for("dialog/yes")
    window.key("Return")
    desk.expect(window.process.wait(desk.PATIENCE), 1, "exit code without a database")
    desk.expect(other.read_text(), "Dear Anna,", "the file that is no database")
    window.reader.join(desk.PATIENCE)
    assert any("letter.txt" in line for line in window.other), window.other


def refuse(arguments):
    """Without a display it says what to do and ends with 1."""
    run = subprocess.run([arguments.nullo, "--db", "none.db"], stderr=subprocess.PIPE, text=True)
    desk.expect(run.returncode, 1, "exit code without a display")
    assert "DISPLAY" in run.stderr, run.stderr


def main():
    arguments = desk.arguments()
    refuse(arguments)
    with desk.display() as screen:
        play(arguments, screen)
        share(arguments, screen)
        no_database(arguments, screen)


if __name__ == "__main__":
    main()
