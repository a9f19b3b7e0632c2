"""Two windows of one club, each with a database of its own: what is entered in one stands in the other; both go on while
the hub is away; and where both wrote, somebody chooses."""

import contextlib
import pathlib
import sqlite3
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk
from running_hub import RunningHub

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]


def start_hub(nullo, port=0):
    return RunningHub([nullo], "--name", "Friday club", store="hub.db", port=port)


def stored(nullo, database):
    """Its sessions, a document each, without regard to their order."""
    pathlib.Path(f"{database}.out").mkdir(exist_ok=True)
    subprocess.run([nullo, "--db", database, "export", "-o", f"{database}.out/"], check=True, stdout=subprocess.DEVNULL)
    return sorted(file.read_text() for file in pathlib.Path(f"{database}.out").iterdir())


def wait_for_the_same(given, window, what):
    window.wait(lambda: stored(given.nullo, "laptop.db") == stored(given.nullo, "phone.db") != [], what)


def join(window, place, code):
    window.wait_for("start/new")
    window.key("s")
    window.click("club/address")
    window.type(place)
    window.click("club/code")
    window.type(code)
    window.key("Return")
    window.wait_for("club/leave")
    window.click("back")
    window.wait_for("start/new")


def two_windows_of_a_club(given, screen):
    with desk.display() as other_screen:
        hub = start_hub(given.nullo)
        laptop = desk.Window(given.nullo, "laptop.db", screen)
        phone = desk.Window(given.nullo, "phone.db", other_screen)
        join(laptop, hub.place, hub.invite())
        join(phone, hub.place, hub.invite())

        desk.start_session(laptop, "tetka", PLAYERS, "pick/7C")
        desk.tap(laptop, "pick/7C")
        wait_for_the_same(given, phone, "what was entered on the laptop")
        phone.key("Return")  # goes on with the session that came
        phone.wait_for("seat/1")
        desk.press(phone, "2")
        wait_for_the_same(given, laptop, "what was entered on the phone")

        hub.end()
        desk.press(laptop, "3")
        desk.press(phone, "4")
        hub = start_hub(given.nullo, hub.port)
        phone.click("back")
        phone.wait_for("start/compare")
        phone.click("start/compare")
        phone.wait_for("fork/both")
        phone.key("b")
        phone.wait_while("fork/both")
        wait_for_the_same(given, laptop, "both, on both")
        assert len(stored(given.nullo, "laptop.db")) == 2
        assert (laptop.close(), phone.close()) == (0, 0)
        hub.end()


def hub_of(window):
    """Where its club's hub is, as people type it."""
    with contextlib.closing(sqlite3.connect(f"file:{window.database}?mode=ro", uri=True)) as database:
        return database.execute("SELECT address FROM membership").fetchone()[0].removeprefix("http://")


def a_window_is_the_hub(given, screen):
    """Nobody has set up anything: one window begins a club, another one joins it, and both have the same."""
    with desk.display() as other_screen:
        laptop = desk.Window(given.nullo, "laptop/nullo.db", screen, more={"NULLO_PHONES": "127.0.0.1"})
        phone = desk.Window(given.nullo, "tablet.db", other_screen)
        laptop.wait_for("start/new")
        laptop.key("s")
        laptop.click("club/begin")
        laptop.wait_for("dialog/yes")
        laptop.key("Return")
        laptop.wait_for("club/leave")
        laptop.click("back")
        laptop.wait_for("start/new")
        desk.start_session(laptop, "tetka", PLAYERS, "pick/7C")
        desk.tap(laptop, "pick/7C")
        invited = subprocess.run([given.nullo, "hub", "--store", "laptop/hub.db", "invite"], check=True,
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        join(phone, hub_of(laptop), invited.strip())
        phone.key("Return")
        phone.wait_for("seat/1")
        desk.press(phone, "2")
        laptop.wait(lambda: stored(given.nullo, "laptop/nullo.db") == stored(given.nullo, "tablet.db"), "the phone's tap")
        # Closed and opened again it is the hub again.
        assert laptop.close() == 0
        desk.press(phone, "3")
        laptop = desk.Window(given.nullo, "laptop/nullo.db", screen, more={"NULLO_PHONES": "127.0.0.1"})
        laptop.wait(lambda: stored(given.nullo, "laptop/nullo.db") == stored(given.nullo, "tablet.db"), "the next tap")
        assert (laptop.close(), phone.close()) == (0, 0)


if __name__ == "__main__":
    desk.run(two_windows_of_a_club, a_window_is_the_hub)
