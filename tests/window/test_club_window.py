"""Two windows of one club, each with a database of its own: what is entered in one stands in the other; both go on while
the hub is away; and where both wrote, somebody chooses."""

import pathlib
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


def join(window, hub):
    window.wait_for("start/new")
    window.key("s")
    window.click("club/address")
    window.type(hub.place)
    window.click("club/code")
    window.type(hub.invite())
    window.key("Return")
    window.wait_for("club/leave")
    window.click("back")
    window.wait_for("start/new")


def choice(window):
    """The button that keeps both, once the page has it."""
    found = [name for name in window.rects if name.startswith("club/both/")]
    return found[0] if found else None


def two_windows_of_a_club(given, screen):
    with desk.display() as other_screen:
        hub = start_hub(given.nullo)
        laptop = desk.Window(given.nullo, "laptop.db", screen)
        phone = desk.Window(given.nullo, "phone.db", other_screen)
        join(laptop, hub)
        join(phone, hub)

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
        phone.wait_for("start/new")
        phone.key("s")
        phone.wait(lambda: choice(phone), "the question what becomes of it")
        phone.click(choice(phone))
        phone.wait(lambda: choice(phone) is None, "the choice to be made")
        wait_for_the_same(given, laptop, "both, on both")
        assert len(stored(given.nullo, "laptop.db")) == 2
        assert (laptop.close(), phone.close()) == (0, 0)
        hub.end()


if __name__ == "__main__":
    desk.run(two_windows_of_a_club)
