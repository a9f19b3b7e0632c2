"""Figures of the real window under Xvfb, with OpenGL in software: window.py NULLO

How long from the start to the first frame, how much processor time at rest, how long from a key to the frame that
shows what it did (with the commit to disk in between). Then among many past sessions, where the programs that make them
have been built beside it: how long from a key to the list, and from a letter to what the search has found.
"""

import argparse
import contextlib
import ctypes
import os
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
import test_real_window as real

STARTS = 9
REST_SECONDS = 10
KEYS = 60
SESSIONS = 10_000  # as many as bench_make_sessions makes
LISTS = 5
SEARCHES = ("anna hearts", "tetka nov", "zoe", "reversis boris clara")


class Keyboard:
    """Keys sent by the X server's test extension, in this process: no other one starts between the clock and the key."""

    def __init__(self, display):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def press(self, name):
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())))
        before = time.monotonic() * 1000
        self.xtst.XTestFakeKeyEvent(self.display, code, 1, 0)
        self.x11.XFlush(self.display)
        self.xtst.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.x11.XFlush(self.display)
        return before


def first_frames(nullo, screen, folder):
    times = []
    for _ in range(STARTS + 1):
        window = desk.Window(nullo, folder / "start.db", screen, trace="frames")
        times.append(window.first_frame)
        window.close()
    return times[1:]  # the first one was cold


def processor_ticks(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def at_rest(window):
    before = processor_ticks(window.process.pid)
    frames = len(window.frames)
    time.sleep(REST_SECONDS)
    used = (processor_ticks(window.process.pid) - before) / os.sysconf("SC_CLK_TCK")
    return 100 * used / REST_SECONDS, len(window.frames) - frames


def key_to_frame(window, keyboard):
    """Trick 1 is entered for seat 1 and taken back again: each key is a tap on disk and a frame."""
    times = []
    for number in range(KEYS):
        frames = len(window.frames)
        before = keyboard.press("1" if number % 2 == 0 else "BackSpace")
        window.wait_frame(frames)
        times.append(window.frames[frames] - before)
        time.sleep(0.02)  # a key at a time
    return times


def press_and_wait(window, keyboard, key):
    frames = len(window.frames)
    before = keyboard.press(key)
    window.wait_frame(frames)
    time.sleep(0.15)  # whatever follows the first frame
    return window.frames[frames] - before


def look_back(nullo, screen, folder):
    """The list of past sessions is opened by its key, and searched letter by letter."""
    make = pathlib.Path(nullo).parent / "bench" / "bench_make_sessions"
    if not make.exists():
        print("past sessions: bench_make_sessions has not been built")
        return
    database = folder / "many.db"
    subprocess.run([make, database], check=True, stdout=subprocess.DEVNULL)
    with contextlib.closing(sqlite3.connect(database)) as base:  # so that no session is still open
        base.execute("UPDATE session SET ended_at = '2040-01-01T00:00:00Z' WHERE ended_at = ''")
        base.commit()
    lists = []
    for _ in range(LISTS):
        window = desk.Window(nullo, database, screen, trace="frames")
        time.sleep(0.5)
        keyboard = Keyboard(screen.name)
        lists.append(press_and_wait(window, keyboard, "p"))
        letters = []
        for search in SEARCHES:
            letters += [press_and_wait(window, keyboard, "space" if letter == " " else letter) for letter in search]
            press_and_wait(window, keyboard, "Escape")
        window.close()
    print(f"key to the list of {SESSIONS} past sessions: median {statistics.median(lists):.1f} ms, "
          f"worst of {LISTS} {max(lists):.1f} ms")
    print(f"letter to what was found: median {statistics.median(letters):.1f} ms, "
          f"worst of {len(letters)} {max(letters):.1f} ms")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    nullo = parser.parse_known_args()[0].nullo
    desk.need("Xvfb", "xdotool")
    with tempfile.TemporaryDirectory() as name, desk.display() as screen:
        folder = pathlib.Path(name)
        starts = first_frames(nullo, screen, folder)
        print(f"start to first frame: median {statistics.median(starts):.0f} ms, worst of {STARTS} {max(starts):.0f} ms")
        window = desk.Window(nullo, folder / "table.db", screen)
        desk.start_session(window, "tetka", real.PLAYERS, "pick/7C")
        window.key("7", "c")
        window.wait_taps(1)
        share, frames = at_rest(window)
        print(f"at rest for {REST_SECONDS} s: {share:.1f} % of a processor, {frames} frames")
        window.close()
        window = desk.Window(nullo, folder / "table.db", screen, trace="frames")
        times = key_to_frame(window, Keyboard(screen.name))
        print(f"key to drawn frame: median {statistics.median(times):.1f} ms, "
              f"worst of {KEYS} {max(times):.1f} ms")
        window.close()
        look_back(nullo, screen, folder)


if __name__ == "__main__":
    main()
