"""A display of our own, and Nullo on it: for the tests and benchmarks that need a real window.

Everything waits for what it needs (a rectangle that is drawn, a row in the database), never for time.
"""

import argparse
import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

LEAST_COLOURS = 60  # of a picture: an empty window has a handful
PATIENCE = 60  # seconds until a test gives up on what does not come


class Display:
    """An X server without a screen, on a number that it picks itself. It does not begin anew when the last window closes:
    the next one would wait for that."""

    def __init__(self, width=1280, height=800):
        self.height = height
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.name = f":{number}"

    def close(self):
        self.process.terminate()
        self.process.wait()

    def picture(self, path):
        subprocess.run(["import", "-display", self.name, "-window", "root", str(path)], check=True)


@contextlib.contextmanager
def display(width=1280, height=800):
    one = Display(width, height)
    try:
        yield one
    finally:
        one.close()


class Window:
    """Nullo in a window of a display, with the rectangles of all that can be tapped."""

    def __init__(self, nullo, database, on, trace="rects", more=None, files=()):
        self.display = on
        self.database = pathlib.Path(database)
        self.presses = 0
        self.mouse = None
        self.aside = 10
        self.has_focus = False
        self.frames = []          # milliseconds of the monotonic clock
        self.rects = {}           # name: (x0, y0, x1, y1, enabled)
        self.other = []           # whatever else it says on stderr
        self.changed = threading.Condition()
        environment = dict(os.environ, DISPLAY=on.name, NULLO_TRACE=trace, DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent",
                           **(more or {}))
        environment.pop("WAYLAND_DISPLAY", None)
        self.started = time.monotonic()
        self.process = subprocess.Popen([nullo, "--db", str(database), *files], env=environment, stderr=subprocess.PIPE, text=True)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.wait(lambda: self.frames, "the first frame")
        self.first_frame = self.frames[0] - self.started * 1000

    def _read(self):
        fresh = {}
        for line in self.process.stderr:
            words = line.split()
            if words[:2] == ["nullo", "rects"]:
                fresh = {}
            elif words[:2] == ["nullo", "rect"]:
                fresh[words[7]] = (*map(int, words[2:6]), words[6] == "on")
            elif words[:2] == ["nullo", "frame"]:
                with self.changed:
                    if fresh:
                        self.rects, fresh = fresh, {}
                    self.frames.append(float(words[2]))
                    self.changed.notify_all()
            else:
                self.other.append(line.rstrip())

    def wait(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        with self.changed:
            while not condition():
                left = deadline - time.monotonic()
                if left <= 0 or (self.process.poll() is not None and not condition()):
                    raise AssertionError(f"waited in vain for {what}; on screen: {sorted(self.rects)}; said: {self.other}")
                self.changed.wait(min(left, 0.05))

    def shows(self, name):
        return name in self.rects and self.rects[name][4]

    def wait_for(self, *names):
        self.wait(lambda: all(self.shows(name) for name in names), " and ".join(names))

    def options(self):
        """The rules that a new session shows."""
        return {name for name in self.rects if name.startswith("option/")}

    def wait_while(self, name):
        self.wait(lambda: not self.shows(name), f"{name} to go")

    def wait_frame(self, after):
        self.wait(lambda: len(self.frames) > after, "another frame")

    def _xdotool(self, *arguments):
        if not self.has_focus:  # without the focus nobody gets the keys
            self.wait(self._is_focused, "the focus")
            self.has_focus = True
        subprocess.run(["xdotool", *arguments], check=True, env=self._environment())

    def _environment(self):
        return dict(os.environ, DISPLAY=self.display.name)

    def _ask(self, *arguments):
        """What xdotool answers, in words; none where X does not know."""
        return subprocess.run(["xdotool", *arguments], text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              env=self._environment()).stdout.split()

    def key(self, *names):
        """Keys as xdotool names them: 7, c, slash, Return, ctrl+z. Each counts as one press."""
        self.presses += len(names)
        self._xdotool("key", "--delay", "40", *names)

    def type(self, text):
        self._xdotool("type", "--delay", "40", text)

    def leave(self):
        """The mouse is not to hover over anything."""
        before = len(self.frames)
        if self.mouse is not None:
            self._xdotool("mousemove", "1", "1")
            self.wait_frame(before)
        self.mouse = None

    def is_seen(self, name):
        x0, y0, x1, y1, _ = self.rects[name]
        return x1 > x0 and y1 > y0

    def scroll_to(self, name):
        """With the wheel, down the page, until some of what has this name is seen."""
        self.wait_for(name)
        if self.is_seen(name):
            return
        x0, _, x1, _, _ = self.rects[name]
        self._xdotool("mousemove", str((x0 + x1) // 2), str(self.display.height // 2))
        while not self.is_seen(name):
            before = self.rects[name]
            self._xdotool("click", "5")
            self.wait(lambda: self.rects.get(name, before) != before, f"{name} to come up the page")

    def click(self, name):
        self.scroll_to(name)
        x0, y0, x1, y1, _ = self.rects[name]
        self.mouse = name
        self.aside = -self.aside  # a second click on one point may be taken for a slip of the finger
        self._xdotool("mousemove", str((x0 + x1) // 2 + self.aside), str((y0 + y1) // 2), "click", "1")

    def _window(self):
        """What X calls it; nothing while it is not to be seen yet."""
        found = self._ask("search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", "^Nullo$")
        return found[0] if found else None

    def _is_focused(self):
        window = self._window()
        return window is not None and self._ask("getwindowfocus") == [window]

    def resize(self, width, height):
        self.wait(self._window, "its window on the screen")
        self._xdotool("windowmove", self._window(), "0", "0", "windowsize", self._window(), str(width), str(height))

    def taps(self):
        """How many rows the entry log has that are not undone."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as base:
            return base.execute("SELECT count(*) FROM log WHERE undone = 0").fetchone()[0]

    def wait_taps(self, count):
        self.wait(lambda: self.taps() == count, f"{count} taps in the database, {self.taps()} are there")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        """Ends it as the session manager would. Returns its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def press(window, *keys):
    """Keys of which each is kept, one after another."""
    for key in keys:
        taps = window.taps()
        window.key(key)
        window.wait_taps(taps + 1)


def tap(window, name):
    """The same by mouse."""
    taps = window.taps()
    window.click(name)
    window.wait_taps(taps + 1)


def start_session(window, game, players, *shown):
    """A session by the game's first rules; waits for what the table then shows."""
    window.wait_for("start/new")
    window.key("n")
    window.wait_for(f"game/{game}")
    first = window.options()
    window.click(f"game/{game}")
    if game != "tetka":  # which a new database begins with; the page of any other game stands differently
        window.wait(lambda: window.options() != first, f"the rules of {game}")
    window.click("name/1")
    window.type(players[0])
    for name in players[1:]:
        window.key("Return")
        window.type(name)
    window.key("Return")  # after the last name it starts, or asks for one more
    table = " and ".join(shown)
    window.wait(lambda: window.shows("name/more") or all(map(window.shows, shown)), f"name/more or {table}")
    if window.shows("name/more"):
        window.key("Return")
    window.wait_for(*shown)


def picture_session(nullo, name, document, folder, screen, width, height, opened="back"):
    """Imports a document, opens it where it stands in a window of this size, and keeps a picture that is not empty."""
    folder.mkdir(parents=True, exist_ok=True)
    file = pathlib.Path(f"{name}.json")
    file.write_text(json.dumps(document))
    database = pathlib.Path(f"{name}-{width}.db")
    subprocess.run([nullo, "--db", str(database), "import", str(file)], check=True, stdout=subprocess.DEVNULL)
    window = Window(nullo, database, screen)
    window.wait_for(opened)
    frames = len(window.frames)
    window.resize(width, height)
    window.wait_frame(frames)
    window.wait(lambda: width - 80 < max(rect[2] for rect in window.rects.values()) <= width, "the new size")
    path = folder / f"{name}.png"
    screen.picture(path)
    hold_full(path, LEAST_COLOURS)
    assert window.close() == 0


def all_looks():
    """Whether pictures are wanted to look at (./dev pictures), or a few of them will do to show that each page is drawn."""
    return os.environ.get("NULLO_PICTURES") == "all"


def picture_sessions(game, sessions, looks):
    """Pictures of each session, in each look or in the first one, beside the program: what test_*_pictures.py do."""
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared", "--only"):
        parser.add_argument(name)
    arguments = parser.parse_args()
    need("Xvfb", "xdotool", "import", "identify")
    pictures = pathlib.Path(arguments.nullo).resolve().parent / "pictures" / game
    for look, width, height in looks if all_looks() or arguments.only else looks[:1]:
        with display(width, height) as screen:
            for name, document in sessions.items():
                if arguments.only in (None, f"{look}/{name}"):
                    picture_session(arguments.nullo, name, document, pictures / look, screen, width, height)


def exported(nullo, database):
    """The newest session as its document."""
    run = subprocess.run([nullo, "--db", str(database), "export"], stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout)


def expect(found, wanted, what):
    if found != wanted:
        raise AssertionError(f"{what}\nfound:  {json.dumps(found)}\nwanted: {json.dumps(wanted)}")


def hold_full(path, least_colours):
    """A picture of a window that has drawn something."""
    colours = subprocess.run(["identify", "-format", "%k", str(path)], stdout=subprocess.PIPE, check=True, text=True)
    assert int(colours.stdout) >= least_colours, f"{path} is nearly empty"


def arguments(*tools):
    """What a test in a window is called with; it needs these tools besides those of every window."""
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared"):
        parser.add_argument(name)
    need("Xvfb", "xdotool", *tools)
    return parser.parse_args()


def run(*plays):
    """Each of them is given the arguments and one screen for all."""
    given = arguments()
    with display() as screen:
        for play in plays:
            play(given, screen)


def need(*tools):
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        raise SystemExit(f"not installed: {', '.join(missing)}")
