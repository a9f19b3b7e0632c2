"""What the measuring scripts share: what the system says of a running window, the empty window, and a key's frame."""

import contextlib
import os
import pathlib
import time

import desk

REST_LOOKS = 5


class Running:
    """What the system says of the running program."""

    def __init__(self, process):
        self.folder = pathlib.Path(f"/proc/{process}")

    def memory(self):
        """Bytes of its own memory: what is not a file."""
        line = next(line for line in (self.folder / "status").read_text().splitlines() if line.startswith("RssAnon:"))
        return int(line.split()[1]) * 1024

    def descriptors(self):
        found = []
        for one in (self.folder / "fd").iterdir():
            with contextlib.suppress(FileNotFoundError):
                found.append(os.readlink(one))
        return sorted(found)

    def processor(self):
        """Nanoseconds of the processor that all its threads have had."""
        return sum(int((task / "schedstat").read_text().split()[0]) for task in (self.folder / "task").iterdir())


def come_to_rest(running):
    """Whatever it reads in the pauses has been read: a few looks one after the other find no more time used."""
    quiet = 0
    used = running.processor()
    while quiet < REST_LOOKS:
        time.sleep(0.1)
        now = running.processor()
        quiet = quiet + 1 if now == used else 0
        used = now


def empty_window(nullo, folder):
    """The empty window as a program that is called like Nullo; nothing if it has not been built."""
    program = pathlib.Path(nullo).resolve().parent / "bench" / "bench_empty_window"
    if not program.exists():
        return None
    script = pathlib.Path(folder) / "empty_window"
    script.write_text(f"#!/bin/sh\nexec '{program}' --show\n")
    script.chmod(0o755)
    return script


def first_frame(program, database, screen):
    """Milliseconds from the start to the first frame."""
    window = desk.Window(program, database, screen, trace="frames")
    window.close()
    return window.first_frame


def press_and_wait(window, keyboard, key):
    """Milliseconds from a key to the first frame after it; whatever else follows has been drawn too."""
    frames = len(window.frames)
    before = keyboard.press(key)
    window.wait_frame(frames)
    time.sleep(0.15)
    return window.frames[frames] - before
