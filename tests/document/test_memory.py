#!/usr/bin/env python3
"""Whatever `nullo score` is fed, it ends in time and takes at most 32 times the document's size in memory (beside what
the program takes for nothing at all)."""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

MIB = 1 << 20
TIMES = 32
# AddressSanitizer keeps freed memory, up to 256 MiB of it, unless told otherwise.
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=0:" + os.environ.get("ASAN_OPTIONS", ""))
SECONDS = 120  # far more than any of them takes; a quadratic reader would need days

HEAD = '{"format":"nullo.session","version":1,"game":"tetka","players":["A","B","C","D"],'
HAND = ('{"bum_card":"7C","summary":{"tricks":[4,3,3,3],"bum_trick":1,"last_trick":2,'
        '"captured":{"7C":0,"QC":1,"QD":2,"QH":3,"QS":0}}}')
PLAYED = json.dumps({"bum_card": "7C", "tricks": [
    {"play": [rank + suit for suit in "DHSC"]} for rank in "AKQJT98765432"]}, separators=(",", ":"))


def filled(head, unit, tail, size):
    """head, as many units as fit, tail"""
    return head + unit * ((size - len(head) - len(tail)) // len(unit)) + tail


def keys(size):
    pieces = [f'"{number:x}":1,' for number in range(size // 14)]
    return "{" + "".join(pieces) + '"z":1}'


def hands(unit):
    """A session of many orbits with this hand again and again."""
    return lambda size: filled(HEAD + '"rules":{"orbits":1000},"hands":[', unit + ",", unit + "]}", size)


SHAPES = {
    "numbers": lambda size: filled("[", "1,", "1]", size),
    "lists": lambda size: filled("[", "[],", "1]", size),
    "objects": lambda size: filled("[", "{},", "1]", size),
    "texts": lambda size: filled("[", '"",', "1]", size),
    "one text": lambda size: filled('"', "x", '"', size),
    "a text without end": lambda size: filled('"', "x", "", size),
    "one number": lambda size: filled("", "1", "", size),
    "one fraction": lambda size: filled("0.", "1", "", size),
    "escapes": lambda size: filled('"', "\\u0001", '"', size),
    "blanks": lambda size: filled("{}", " ", "", size),
    "one key again and again": lambda size: filled("{", '"a":1,', '"b":1}', size),
    "many keys": keys,
    "many unknown keys": lambda size: HEAD + keys(size - 200)[1:],
    "long keys": lambda size: filled("{", '"' + "k" * 60_000 + '":{"a":1,"a":1},', '"z":1}', size),
    "long unknown cards": lambda size: HEAD + '"hands":[{"summary":{"captured":{' + ",".join(
        f'"{number:060000}":0' for number in range(size // 60_010)) + "}}}]}",
    "hands that are numbers": hands("1"),
    "hands of nothing": hands("{}"),
    "hands in sum": hands(HAND),
    "hands in play": hands(PLAYED),
    "a hand of tricks": lambda size: filled(HEAD + '"hands":[{"tricks":[', '{"winner":0},', "{}]}]}", size),
    "a hand of empty tricks": lambda size: filled(HEAD + '"hands":[{"tricks":[', "{},", "{}]}]}", size),
    "a trick of cards": lambda size: filled(HEAD + '"hands":[{"tricks":[{"cards":[', '"2C",', '"2C"]}]}]}', size),
    "a trick of noted cards": lambda size: filled(
        HEAD + '"hands":[{"tricks":[{"cards":[', '{"card":"2C"},', '"2C"]}]}]}', size),
    "captured nothing": lambda size: filled(HEAD + '"hands":[{"summary":{"captured":{', '"":0,', '"2C":0}}}]}', size),
    "adjustments": lambda size: filled(
        HEAD + '"hands":[{"adjustments":[', '{"from":"bank","to":"seat:0","amount":1},',
        '{"from":"bank","to":"seat:0","amount":1}]}]}', size),
    "broken adjustments": lambda size: filled(HEAD + '"hands":[{"adjustments":[', "{},", "{}]}]}", size),
    "players": lambda size: filled('{"format":"nullo.session","version":1,"game":"tetka","hands":[],"players":[',
                                   '"A",', '"B"]}', size),
}


def write(shape, size):
    """Writes the document and gives its size. In a process of its own: what the measured one was forked from counts as its
    memory, so this one must stay small."""
    writer = os.fork()
    if writer == 0:
        with open("document", "w", encoding="ascii") as file:
            file.write(shape(size))
        os._exit(0)
    os.waitpid(writer, 0)
    return os.path.getsize("document")


def most_memory(nullo, path):
    """Kibibytes, exit code and seconds of one run."""
    start = time.monotonic()
    with open(os.devnull, "wb") as nothing:
        process = subprocess.Popen([nullo, "score", path], stdout=nothing, stderr=nothing, env=ENVIRONMENT)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_maxrss, process.returncode, time.monotonic() - start


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True)
    parser.add_argument("--shared")
    arguments = parser.parse_args()
    with open("empty", "wb"):
        pass
    base, _, _ = most_memory(arguments.nullo, "empty")
    failed = False
    for name, shape in SHAPES.items():
        # The largest document allowed for the shapes that cost most; a smaller one for the others.
        size = 64 * MIB if name in ("numbers", "hands that are numbers") else 8 * MIB
        size = write(shape, size)
        memory, code, seconds = most_memory(arguments.nullo, "document")
        times = (memory - base) * 1024 / size
        bad = times > TIMES or code not in (0, 2) or seconds > SECONDS
        failed = failed or bad
        print(f"{'FAILED ' if bad else ''}{name}: {size / MIB:.1f} MiB, {times:.1f} times that in memory, "
              f"exit code {code}, {seconds:.1f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
