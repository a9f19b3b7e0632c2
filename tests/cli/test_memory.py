#!/usr/bin/env python3
"""However many hands a document has, every way in and out of the database takes at most 32 times the document's size in
memory (beside what the program takes for a session without hands)."""

import argparse
import os
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

MIB = 1 << 20
TIMES = 32
SIZE = MIB // 4
# AddressSanitizer keeps freed memory, up to 256 MiB of it, unless told otherwise.
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=0:" + os.environ.get("ASAN_OPTIONS", ""))
PROGRAM = ""

# Runs each command that it reads, its words separated by tabs, and discards the output; prints the exit status and the
# peak memory in kibibytes. It is a small process of its own, because the memory of the process that a command is forked
# from counts as the command's memory.
MEASURE = """
import os, sys
for line in sys.stdin:
    words = line.rstrip("\\n").split("\\t")
    away = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    _, status, used = os.wait4(os.posix_spawn(words[0], words, os.environ, file_actions=away), 0)
    print(os.waitstatus_to_exitcode(status), used.ru_maxrss, flush=True)
"""

HEAD = ('{{"format":"nullo.session","version":1,"id":"0b5c1c2e-6d0e-4c55-9a53-{:012}","game":"{}","rules":{},'
        '"players":[{}],"hands":[')
TWO = '"Anna","Boris"'
THREE = '"Anna","Boris","Clara"'
FOUR = '"Anna","Boris","Clara","Dmitri"'
MOST_HANDS = 4000  # of Tëtka: a thousand orbits

KABU = '{"points":[5,5]}'
SUMMARY = ('{"bum_card":"7C","summary":{"tricks":[4,3,3,3],"bum_trick":1,"last_trick":2,'
           '"captured":{"7C":0,"QC":1,"QD":2,"QH":3,"QS":0}}}')
PLAY = '{"bum_card":"7C","tricks":[' + ",".join(
    '{"play":[' + ",".join(f'"{rank}{suit}"' for suit in "DHSC") + "]}" for rank in "AKQJT98765432") + "]}"
BOUGHT = '{"from":"bank","to":"seat:0","amount":1},{"from":"seat:0","to":"bank","amount":1,"note":"back again"}'


def again(hand):
    return lambda number: hand


def adjusted(number):
    return '{"adjustments":[' + ",".join([BOUGHT] * 20) + "]," + KABU[1:]


# Two players with the longest names sit in, by turns with two others.
def long_names(number):
    return '{{"players":["{0}","{1}"],{2}'.format("ÄB"[number % 2] * 64, "CD"[number % 2] * 64, KABU[1:])


def new_names(number):
    return f'{{"players":["Anna","p{number}"],{KABU[1:]}'


# Two players bet, and one of them folds, by turns.
def razz(number):
    return '{"bets":[4,4,0],"folded":[' + "01"[number % 2] + ',2]}'


SHAPES = {
    "short hands": ("kabu", "{}", TWO, again(KABU)),
    "sets of four numbers": ("twenty_four", "{}", TWO, again('{"board":[1,1,1,1],"loser":"none"}')),
    "hands of chips": ("razz", "{}", THREE, razz),
    "hands in sum": ("tetka", '{"orbits":1000}', FOUR, again(SUMMARY)),
    "hands in play": ("tetka", '{"orbits":1000}', FOUR, again(PLAY)),
    "many adjustments": ("kabu", "{}", TWO, adjusted),
    "long names": ("kabu", "{}", TWO, long_names),
    "somebody new in every hand": ("kabu", "{}", TWO, new_names),
}


def write_document(file, number, shape, size):
    game, rules, players, hand = shape
    most = MOST_HANDS if game == "tetka" else size
    written = file.write(HEAD.format(number, game, rules, players))
    hands = 0
    while hands < most and written < size:
        written += file.write(("," if hands > 0 else "") + hand(hands))
        hands += 1
    file.write("]}\n")


def path_of(shape, ending):
    return f"{shape.replace(' ', '_')}.{ending}"


class Memory(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.measure = subprocess.Popen([sys.executable, "-I", "-S", "-c", MEASURE], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, env=ENVIRONMENT, text=True)
        with open("empty.json", "w", encoding="utf-8") as file:
            write_document(file, 0, ("kabu", "{}", TWO, again(KABU)), 0)
        for number, (name, shape) in enumerate(SHAPES.items(), 1):
            with open(path_of(name, "json"), "w", encoding="utf-8") as file:
                write_document(file, number, shape, SIZE)
            cls.run_program(path_of(name, "db"), "import", path_of(name, "json"))
        cls.run_program("empty.db", "import", "empty.json")

    @classmethod
    def tearDownClass(cls):
        cls.measure.communicate()

    # Returns the most memory that the run took, in kibibytes.
    @classmethod
    def run_program(cls, database, *arguments):
        cls.measure.stdin.write("\t".join([PROGRAM, "--db", database, *arguments]) + "\n")
        cls.measure.stdin.flush()
        code, memory = map(int, cls.measure.stdout.readline().split())
        if code != 0:
            raise AssertionError(f"{' '.join(arguments)} ended with {code}")
        return memory

    # In `database` and `arguments`, "{}" stands for the name of a shape's files.
    def expect_bounded(self, *arguments, database="{}.db"):
        def call(name):
            place = path_of(name, "").removesuffix(".")
            return self.run_program(database.format(place), *(word.format(place) for word in arguments))

        base = call("empty")
        for name in SHAPES:
            size = os.path.getsize(path_of(name, "json"))
            times = (call(name) - base) * 1024 / size
            with self.subTest(name):
                self.assertLessEqual(times, TIMES, f"times the document's {size / MIB:.1f} MiB")

    def test_importing_a_session(self):
        self.expect_bounded("import", "{}.json", database="{}-new.db")

    def test_importing_a_session_that_is_stored(self):
        self.expect_bounded("import", "{}.json")

    def test_importing_a_session_as_a_line(self):
        self.expect_bounded("import", "--lines", "{}.json", database="{}-lines.db")

    def test_replacing_a_session(self):
        for name in ("empty", *SHAPES):
            place = path_of(name, "").removesuffix(".")
            with open(f"{place}.json", encoding="utf-8") as file, \
                    open(f"{place}-other.json", "w", encoding="utf-8") as other:
                other.write(file.read(60).replace('"id"', '"note":"another","id"'))
                while piece := file.read(1 << 16):
                    other.write(piece)
            self.run_program(f"{place}-replaced.db", "import", f"{place}.json")
        self.expect_bounded("import", "--replace", "{}-other.json", database="{}-replaced.db")

    def test_showing_a_session(self):
        self.expect_bounded("show", "last")

    def test_showing_its_ledger(self):
        self.expect_bounded("show", "--ledger", "last")

    def test_exporting_documents_and_tables_and_pages(self):
        for form in ("json", "csv", "ledger", "hands", "html"):
            self.expect_bounded("export", "--as", form, "last")

    def test_exporting_to_a_file(self):
        for form in ("json", "csv", "ledger", "hands", "html"):
            self.expect_bounded("export", "--as", form, "last", "-o", "{}." + form + ".out")

    def test_verifying_the_database(self):
        self.expect_bounded("verify")


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source")
    parser.add_argument("--shared")
    arguments, others = parser.parse_known_args()
    PROGRAM = arguments.nullo
    unittest.main(argv=[sys.argv[0], *others])
