"""The board in a window of its own, import by a typed path, export by key, copying: in a real window."""

import csv
import ctypes
import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

PLAYERS = ["Anna", "Boris", "Clara", "Dmitri"]


def xdotool(screen, *words):
    return subprocess.run(["xdotool", *map(str, words)], env=dict(os.environ, DISPLAY=screen.name), text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.split()


def board_of(screen):
    """The X window of the board that is shown, or nothing."""
    found = xdotool(screen, "search", "--onlyvisible", "--name", "^Nullo board$")
    return found[0] if found else None


def picture(screen, window, name):
    """The window as it lies on the screen: a name for what it looks like."""
    subprocess.run(["import", "-display", screen.name, "-window", window, name], check=True)
    run = subprocess.run(["identify", "-format", "%# %k", name], stdout=subprocess.PIPE, check=True, text=True)
    signature, colours = run.stdout.split()
    return signature, int(colours)


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]


class Event(ctypes.Union):
    _fields_ = [("message", ClientMessage), ("room", ctypes.c_long * 24)]


def ask_to_close(screen, window):
    """What a window manager does when the close button is pressed."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(screen.name.encode()))
    atom = lambda name: x11.XInternAtom(display, name, 0)
    event = Event()
    event.message.type = 33  # ClientMessage
    event.message.window = int(window)
    event.message.message_type = atom(b"WM_PROTOCOLS")
    event.message.format = 32
    event.message.data[0] = atom(b"WM_DELETE_WINDOW")
    x11.XSendEvent(display, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(display)


def wait_until(condition, what):
    deadline = time.monotonic() + desk.PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.05)


def play_with_board(nullo, database, screen, home):
    window = desk.Window(nullo, database, screen, more=home)
    assert board_of(screen) is None, "it is closed at first"
    desk.start_session(window, "tetka", PLAYERS, "pick/7C")
    window.key("F10")
    wait_until(lambda: board_of(screen), "the board")
    board = board_of(screen)
    xdotool(screen, "windowmove", board, 1290, 0)
    wait_until(lambda: picture(screen, board, "board.png")[1] >= desk.LEAST_COLOURS, "something on the board")
    still = picture(screen, board, "before.png")
    window.key("7")
    desk.press(window, "c")
    desk.press(window, "1")
    wait_until(lambda: picture(screen, board, "after.png") != still, "the tap on the board")
    # What is typed while the mouse is over the board goes to the table.
    taps = window.taps()
    xdotool(screen, "mousemove", 1800, 300)
    window.key("2")
    window.wait_taps(taps + 1)
    assert window.close() == 0
    wait_until(lambda: board_of(screen) is None, "both windows to close")
    # The board was open, so it opens again; F10 closes it.
    window = desk.Window(nullo, database, screen, more=home)
    wait_until(lambda: board_of(screen), "the board after a restart")
    window.wait_for("seat/1")
    xdotool(screen, "mousemove", 600, 790)
    window.key("F10")
    wait_until(lambda: board_of(screen) is None, "the board to close")
    # The board's close button closes the board only.
    window.key("F10")
    wait_until(lambda: board_of(screen), "the board once more")
    ask_to_close(screen, board_of(screen))
    wait_until(lambda: board_of(screen) is None, "the board to close by its button")
    desk.press(window, "3")
    assert window.close() == 0


def import_and_export(nullo, database, screen, home, golden):
    window = desk.Window(nullo, database, screen, more=home)
    window.wait_for("start/settings")
    window.key("s")
    window.wait_for("import")
    while window.rects["import"][3] - window.rects["import"][1] < 40:  # Tab moves the focus, and the page scrolls to it
        frames = len(window.frames)
        window.key("Tab")
        window.wait_frame(frames)
    window.click("import")
    window.wait_for("path")
    window.click("path")
    window.type(str(golden))
    window.key("Return")
    window.wait_for("import", "cancel")
    screen.picture("import.png")
    window.key("Return")
    window.wait_while("cancel")
    window.wait_for("export", "copy")
    for key in ("s", "l", "p", "i"):
        window.key("e")
        window.wait_for("export/csv")
        window.key(key)
        window.key("Return")
        window.wait_while("export/csv")
    folder = pathlib.Path(home["HOME"]) / "Documents/Nullo"
    wait_until(lambda: len(list(folder.iterdir())) == 4, "four files")
    sheet = next(path for path in folder.iterdir() if path.name.endswith("Dmitri.csv"))
    rows = list(csv.reader(sheet.open(encoding="utf-8-sig", newline=""), strict=True))
    assert rows[0][:2] == ["Hand", "Dealer"] and {len(row) for row in rows} == {len(rows[0])}, rows
    page = next(path for path in folder.iterdir() if path.suffix == ".html")
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    # The picture is drawn without the graphics card, while the window draws.
    assert next(path for path in folder.iterdir() if path.suffix == ".png").read_bytes().startswith(b"\x89PNG")
    screen.picture("exported.png")
    assert window.close() == 0


def main():
    arguments = desk.arguments("import", "identify")
    home = {"HOME": str(pathlib.Path("home").absolute())}
    (pathlib.Path("home") / "Documents").mkdir(parents=True)
    golden = pathlib.Path("evening.json").absolute()
    golden.write_bytes((pathlib.Path(arguments.source) / "tests/golden/tetka/one_orbit.json").read_bytes())
    with desk.display(2600, 800) as screen:
        play_with_board(arguments.nullo, "board.db", screen, home)
    with desk.display(1280, 800) as screen:
        import_and_export(arguments.nullo, "import.db", screen, home, golden)


if __name__ == "__main__":
    main()
