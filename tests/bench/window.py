"""Figures of the real window under Xvfb, with OpenGL in software: window.py NULLO

How long from the start to the first frame, how much processor time at rest, how long from a key to the frame that
shows what it did (with the commit to disk in between); where bench_empty_window has been built beside it, an empty
window of Dear ImGui is measured in turn with Nullo, since only their ratio says something on a busy machine. Then among many past sessions, where the programs that make them
have been built beside it: how long from a key to the list, and from a letter to what the search has found.
"""

import argparse
import contextlib
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
import xtest

STARTS = 9
REST_SECONDS = 10
ROUNDS = 4
KEYS = 20  # in each round
SESSIONS = 10_000  # as many as bench_make_sessions makes
LISTS = 5
SEARCHES = ("anna hearts", "tetka nov", "zoe", "reversis boris clara")


def empty_window(nullo, folder):
    """The empty window as a program that is called like Nullo; nothing if it has not been built."""
    program = pathlib.Path(nullo).resolve().parent / "bench" / "bench_empty_window"
    if not program.exists():
        return None
    script = folder / "empty_window"
    script.write_text(f"#!/bin/sh\nexec '{program}' --show\n")
    script.chmod(0o755)
    return str(script)


def first_frames(programs, screen, folder):
    times = {name: [] for name in programs}
    for _ in range(STARTS + 1):
        for name, program in programs.items():
            window = desk.Window(program, folder / "start.db", screen, trace="frames")
            times[name].append(window.first_frame)
            window.close()
    return {name: some[1:] for name, some in times.items()}  # the first one was cold


def print_times(what, times):
    middle = {name: statistics.median(some) for name, some in times.items()}
    for name, some in times.items():
        print(f"{what}, {name}: median {middle[name]:.1f} ms, worst of {len(some)} {max(some):.1f} ms")
    if len(middle) == 2:
        nullo, empty = middle.values()
        print(f"{what}: {nullo / empty:.2f} times the empty window")


def processor_ticks(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def at_rest(window):
    before = -1
    while processor_ticks(window.process.pid) != before:  # it comes to rest first
        before = processor_ticks(window.process.pid)
        time.sleep(0.5)
    frames = len(window.frames)
    time.sleep(REST_SECONDS)
    used = (processor_ticks(window.process.pid) - before) / os.sysconf("SC_CLK_TCK")
    return 100 * used / REST_SECONDS, len(window.frames) - frames


def key_to_frame(program, database, screen):
    """Trick 1 is entered for seat 1 and taken back again: each key is a tap on disk and a frame."""
    window = desk.Window(program, database, screen, trace="frames")
    window.wait(window._is_focused, "the focus")
    keyboard = xtest.Input(screen.name)
    times = []
    for number in range(KEYS):
        frames = len(window.frames)
        before = keyboard.press("1" if number % 2 == 0 else "BackSpace")
        window.wait_frame(frames)
        times.append(window.frames[frames] - before)
        time.sleep(0.02)  # a key at a time
    keyboard.close()
    window.close()
    return times


def keys_to_frames(programs, screen, database):
    times = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            times[name] += key_to_frame(program, database, screen)
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
        keyboard = xtest.Input(screen.name)
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
        programs = {"Nullo": nullo}
        if (empty := empty_window(nullo, folder)) is not None:
            programs["the empty window"] = empty
        print_times("start to first frame", first_frames(programs, screen, folder))
        window = desk.Window(nullo, folder / "table.db", screen)
        desk.start_session(window, "tetka", real.PLAYERS, "pick/7C")
        window.key("7", "c")
        window.wait_taps(1)
        share, frames = at_rest(window)
        print(f"at rest for {REST_SECONDS} s: {share:.1f} % of a processor, {frames} frames")
        window.close()
        print_times("key to drawn frame", keys_to_frames(programs, screen, folder / "table.db"))
        look_back(nullo, screen, folder)


if __name__ == "__main__":
    main()
