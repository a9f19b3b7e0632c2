"""Writes pictures of every screen beside the program, in pictures/: three sizes, light and dark, if all are asked for.

A game is played once, up to its last hand's end; each look then goes on and walks backwards, with undo. The pictures are for people to look at;
what is held here is that every screen can be reached, fills the window and is not empty.
"""

import argparse
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk
import test_real_window as real

LOOKS = [(name, width, height, percent, dark)
         for name, width, height, percent in [("1280x800", 1280, 800, 100), ("1920x1080", 1920, 1080, 100),
                                              ("200-percent", 1280, 800, 200)]
         for dark in (True, False)]
FEW = ("1280x800-dark", "200-percent-light")
LEAST_COLOURS = 40


def play_a_game(arguments, screen, database):
    window = desk.Window(arguments.nullo, database, screen)
    desk.start_session(window, "tetka", real.PLAYERS, "pick/7C")
    table = real.Table(window)
    for hand in (real.FIRST, real.SECOND, real.TIED):
        table.by_keyboard(hand)
        window.wait_for("pick/2C")
    table.enter(real.FIRST)
    window.wait_for("accept")
    assert window.close() == 0


class Album:
    def __init__(self, folder, window, display):
        self.folder, self.window, self.display = folder, window, display
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name):
        path = self.folder / f"{name}.png"
        self.window.leave()
        self.display.picture(path)
        desk.hold_full(path, LEAST_COLOURS)


def back_to_start(window):
    """From a complete hand: Esc shows the table once more, and its menu leads on."""
    window.wait_for("accept")
    window.key("Escape")
    window.wait_for("menu")
    window.key("F2")
    window.click("menu/start")
    window.wait_for("start/settings")


def set_look(window, percent, dark):
    back_to_start(window)
    window.key("s")
    window.wait_for("theme/0")
    window.click("theme/0" if dark else "theme/1")
    window.click(f"size/{percent}")
    window.leave()


def undo(window, times, name):
    for _ in range(times):
        taps = window.taps()
        window.key("ctrl+z")
        window.wait_taps(taps - 1)
    window.wait_for(name)


def walk(window, album):
    album.take("settings")
    window.key("Escape")
    window.wait_for("start/resume")
    album.take("start")
    window.key("n")
    window.wait_for("name/1")
    album.take("new_session")
    window.key("Escape")
    window.wait_for("start/past")
    window.key("p")
    window.wait_for("search")
    album.take("past")
    session = next(name for name in window.rects if name.startswith("past/"))
    window.click(session)
    window.wait_for("hand/1")
    window.click("hand/1")
    album.take("session")
    window.key("c")
    window.wait_for("menu")
    window.key("Left")
    window.wait_for("mending/done")
    window.key("1")
    window.wait_while("mending/done")
    album.take("correcting")
    window.wait_for("ok")
    window.key("Return")
    window.wait_for("compare/accept")
    album.take("compare")
    window.key("Escape")
    window.wait_for("menu")
    window.key("Escape")
    window.wait_for("dialog/yes")
    window.key("Return")
    window.wait_while("dialog/yes")
    window.wait_while("menu")
    window.wait_for("resume")
    window.key("Return")
    window.wait_for("accept")
    album.take("hand_over")
    window.key("Return")
    window.wait_for("rematch")
    album.take("game_over")
    undo(window, 1, "accept")
    undo(window, 9, "seat/1")
    album.take("table")
    window.key("Left")
    window.wait_for("mending/done")
    album.take("table_mending")
    window.key("Escape")
    window.wait_while("mending/done")
    window.key("F2")
    window.wait_for("menu/turn")
    album.take("menu")
    window.key("Escape")
    window.wait_while("menu/turn")
    window.key("Tab")
    window.wait(lambda: window.shows("dialog/yes") or any(name.startswith("field/") for name in window.rects), "quick entry")
    if window.shows("dialog/yes"):
        album.take("dialog")
        window.key("Return")
        window.wait_while("dialog/yes")
    album.take("table_quick")
    window.key("F1")
    window.wait_while("menu")
    album.take("help")
    window.key("Escape")
    window.wait_for("menu")
    window.key("ctrl+z")
    window.click("shown_card")
    window.wait_for("pick/7C")
    album.take("table_picking")


def main():
    desk.in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared", "--only"):
        parser.add_argument(name)
    arguments = parser.parse_args()
    desk.need("Xvfb", "xdotool", "import", "identify")
    folder = pathlib.Path(arguments.nullo).resolve().parent / "pictures"
    with desk.display(1920, 1080) as screen:
        play_a_game(arguments, screen, pathlib.Path("played.db"))
    for name, width, height, percent, dark in LOOKS:
        look = f"{name}-{'dark' if dark else 'light'}"
        wanted = look == arguments.only if arguments.only else desk.all_looks() or look in FEW
        if not wanted:
            continue
        database = pathlib.Path(f"{look}.db")
        shutil.copy("played.db", database)
        with desk.display(width, height) as screen:
            window = desk.Window(arguments.nullo, database, screen)
            window.resize(width, height)
            set_look(window, percent, dark)
            walk(window, Album(folder / look, window, screen))
            assert window.close() == 0


if __name__ == "__main__":
    main()
