"""Figures of the real window under Xvfb, with OpenGL in software: window.py --nullo PROGRAM

How long from the start to the first frame, how much processor time at rest, how long from a key to the frame that
shows what it did (with the commit to disk in between). Where bench_empty_window has been built beside it, an empty
window of Dear ImGui is measured in turn with Nullo, since only their ratio says something on a busy machine. scale.py
measures what could grow with the past sessions.
"""

import argparse
import dataclasses
import pathlib
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "window"))
import desk
import measured
import test_real_window as real
import xtest

KEYS = 20  # in each round


@dataclasses.dataclass
class Times:
    starts: int
    rounds: int  # of keys
    rest: float  # seconds


def first_frames(programs, screen, folder, starts):
    times = {name: [] for name in programs}
    for _ in range(starts + 1):
        for name, program in programs.items():
            times[name].append(measured.first_frame(program, folder / "start.db", screen))
    return {name: some[1:] for name, some in times.items()}  # the first one was cold


def print_times(what, times):
    middle = {name: statistics.median(some) for name, some in times.items()}
    for name, some in times.items():
        print(f"{what}, {name}: median {middle[name]:.1f} ms, worst of {len(some)} {max(some):.1f} ms")
    if len(middle) == 2:
        nullo, empty = middle.values()
        print(f"{what}: {nullo / empty:.2f} times the empty window")


def at_rest(window, seconds):
    running = measured.Running(window.process.pid)
    measured.come_to_rest(running)
    before = running.processor()
    frames = len(window.frames)
    time.sleep(seconds)
    used = (running.processor() - before) / 1e9
    return 100 * used / seconds, len(window.frames) - frames


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


def keys_to_frames(programs, screen, database, rounds):
    times = {name: [] for name in programs}
    for _ in range(rounds):
        for name, program in programs.items():
            times[name] += key_to_frame(program, database, screen)
    return times


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--short", action="store_true", help="each of it once: whether it measures at all")
    arguments = parser.parse_known_args()[0]
    nullo = arguments.nullo
    times = Times(starts=1, rounds=1, rest=0.2) if arguments.short else Times(starts=9, rounds=4, rest=10)
    desk.need("Xvfb", "xdotool")
    with tempfile.TemporaryDirectory() as name, desk.display() as screen:
        folder = pathlib.Path(name)
        programs = {"Nullo": nullo}
        if (empty := measured.empty_window(nullo, folder)) is not None:
            programs["the empty window"] = empty
        print_times("start to first frame", first_frames(programs, screen, folder, times.starts))
        window = desk.Window(nullo, folder / "table.db", screen)
        desk.start_session(window, "tetka", real.PLAYERS, "pick/7C")
        window.key("7", "c")
        window.wait_taps(1)
        share, frames = at_rest(window, times.rest)
        print(f"at rest for {times.rest} s: {share:.1f} % of a processor, {frames} frames")
        window.close()
        print_times("key to drawn frame", keys_to_frames(programs, screen, folder / "table.db", times.rounds))


if __name__ == "__main__":
    main()
