"""Figures that should not grow with what is stored, in one table: scale.py --nullo PROGRAM [--sessions 10000,100000]

One row a figure, one column a number of sessions. The first frame of the window, the memory it has taken when it is at
rest, from the key to the list of past sessions, from a letter of a search to the frame with what it found, and how many
hands a second `nullo verify` checks beside what `nullo score --lines` scores. Beside it, in the same run, the first frame
and a key's frame of a window of Dear ImGui with nothing in it, where bench_empty_window has been built. Starts and keys
of all columns take turns, so that whatever else the machine does slows all of them.

Needs bench_make_sessions beside the program, Xvfb, and 6 kB of disk a session. docs/figures.md says more.
"""

import argparse
import dataclasses
import pathlib
import platform
import re
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
import in_scratch
import measured
import xtest

KEYS = 20
SEARCHES = ("anna hearts", "tetka nov", "zoe", "21.11", "reversis boris clara")


@dataclasses.dataclass
class Times:
    starts: int
    lists: int
    scorings: int


def make(program, database, sessions):
    """A database in which no session is still open, as the start page would show it."""
    if sessions == 0:
        subprocess.run([program, "--db", database, "import", "/dev/null"], stderr=subprocess.DEVNULL)
        return
    maker = program.parent / "bench" / "bench_make_sessions"
    subprocess.run([maker, database, str(sessions)], check=True, stdout=subprocess.DEVNULL)


def open_window(program, database, screen):
    return desk.Window(program, database, screen, trace="frames")


def wait_for_focus(window):
    window.wait(window._is_focused, "the focus")


class Column:
    """What is measured of one database."""

    def __init__(self, sessions, database):
        self.sessions = sessions
        self.database = database
        self.starts, self.memory, self.at_once, self.lists, self.letters = [], [], [], [], []
        self.verified, self.scored = [], []

    def start(self, program, screen):
        self.starts.append(measured.first_frame(program, self.database, screen))

    def look_back(self, program, screen, typed):
        """The list at once after the start; or after a rest, and then what is typed letter by letter."""
        window = open_window(program, self.database, screen)
        wait_for_focus(window)
        keyboard = xtest.Input(screen.name)
        if typed is None:
            self.at_once.append(measured.press_and_wait(window, keyboard, "p"))
        else:
            running = measured.Running(window.process.pid)
            measured.come_to_rest(running)
            self.memory.append(running.memory() / 2**20)
            self.lists.append(measured.press_and_wait(window, keyboard, "p"))
            for letter in typed:
                name = {" ": "space", ".": "period"}.get(letter, letter)
                self.letters.append(measured.press_and_wait(window, keyboard, name))
        keyboard.close()
        window.close()

    def check(self, program):
        """How many hands a second are verified, and scored from documents."""
        said = subprocess.run([program, "--db", self.database, "verify"], check=True, stdout=subprocess.PIPE, text=True).stdout
        hands = int(re.search(r"with ([\d,]+) hands?,", said).group(1).replace(",", ""))
        self.verified.append(int(re.search(r"([\d,]+) hands/s", said).group(1).replace(",", "")))
        lines = self.database.with_suffix(".jsonl")
        if not lines.exists():
            with open(lines, "wb") as file:
                subprocess.run([program, "--db", self.database, "export"], check=True, stdout=file)
        before = time.monotonic()
        subprocess.run([program, "score", "--lines", lines], check=True, stdout=subprocess.DEVNULL)
        self.scored.append(hands / (time.monotonic() - before))


class Empty:
    """A window with nothing in it, drawn by Dear ImGui as Nullo's is: what no program can be faster than."""

    def __init__(self, nullo, folder):
        self.program = measured.empty_window(nullo, folder)
        self.database = folder / "empty.db"
        self.starts, self.keys = [], []

    def start(self, screen):
        if self.program is None:
            return
        self.starts.append(measured.first_frame(self.program, self.database, screen))

    def press(self, screen):
        if self.program is None:
            return
        window = open_window(self.program, self.database, screen)
        wait_for_focus(window)
        keyboard = xtest.Input(screen.name)
        for _ in range(KEYS):
            self.keys.append(measured.press_and_wait(window, keyboard, "1"))
        keyboard.close()
        window.close()


def middle(values, form="{:.0f}"):
    return form.format(statistics.median(values)) if values else "–"


def middle_and_worst(values):
    return f"{statistics.median(values):.1f} ({max(values):.1f})" if values else "–"


def table(columns, empty):
    named = [[f"{column.sessions:,}" for column in columns], [middle(column.starts) for column in columns]]
    rows = [
        ("sessions", named[0], "empty window"),
        ("start to first frame, ms", named[1], middle(empty.starts)),
        ("anonymous memory at rest, MB", [middle(column.memory) for column in columns], "–"),
        ("key to the list, at once after the start, ms (worst)", [middle_and_worst(c.at_once) for c in columns], "–"),
        ("key to the list, ms (worst)", [middle_and_worst(c.lists) for c in columns],
         f"a key: {middle_and_worst(empty.keys)}" if empty.keys else "–"),
        ("letter of a search to its frame, ms (worst)", [middle_and_worst(c.letters) for c in columns], "–"),
        ("`nullo verify`, hands/s", [middle(column.verified, "{:,.0f}") for column in columns], "–"),
        ("`nullo score --lines`, hands/s", [middle(column.scored, "{:,.0f}") for column in columns], "–"),
        ("verify to score", [middle([v / s for v, s in zip(c.verified, c.scored)], "{:.2f}") for c in columns], "–"),
    ]
    lines = ["| " + " | ".join([head, *cells, last]) + " |" for head, cells, last in rows]
    lines.insert(1, "| --- |" + " ---: |" * (len(columns) + 1))
    return "\n".join(lines)


def machine():
    model = "?"
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    cores = pathlib.Path("/proc/cpuinfo").read_text().count("processor\t")
    load = pathlib.Path("/proc/loadavg").read_text().split()[0]
    return f"{cores} × {model}, {platform.system()} {platform.release()}, OpenGL in software; load {load} at the end"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True, type=pathlib.Path)
    parser.add_argument("--sessions", default="10000,100000")
    parser.add_argument("--short", action="store_true", help="each of it once: whether it measures at all")
    arguments = parser.parse_known_args()[0]
    times = Times(starts=1, lists=1, scorings=1) if arguments.short else Times(starts=9, lists=7, scorings=3)
    program = arguments.nullo.resolve()
    desk.need("Xvfb", "xdotool")
    if not (program.parent / "bench" / "bench_make_sessions").exists():
        print("bench_make_sessions has not been built: cmake --build build/release --target bench")
        return
    in_scratch.ensure()
    folder = pathlib.Path.cwd()
    columns = []
    for sessions in [0, *map(int, arguments.sessions.split(","))]:
        columns.append(Column(sessions, folder / f"{sessions}.db"))
        make(program, columns[-1].database, sessions)
    empty = Empty(program, folder)
    with desk.display() as screen:
        for turn in range(times.starts + 1):
            for column in columns:
                column.start(program, screen)
                if turn == 0:
                    column.starts.clear()  # it was cold
            empty.start(screen)
        empty.press(screen)
        for turn in range(times.lists):
            for column in columns[1:]:
                column.look_back(program, screen, None)
            for column in columns:
                column.look_back(program, screen, SEARCHES[turn % len(SEARCHES)])
    for _ in range(times.scorings):
        for column in columns[1:]:
            column.check(program)
    print(table(columns, empty))
    print()
    print(machine())


if __name__ == "__main__":
    main()
