#!/usr/bin/env python3
"""What `nullo import` makes of the names of people who are one person."""

import argparse
import json
import pathlib
import sqlite3
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PROGRAM = ""


def session(number, players, hands=1):
    hand = {"bum_card": "7C", "summary": {"tricks": [4, 3, 3, 3], "bum_trick": 1, "last_trick": 2,
                                          "captured": {"7C": 0, "QC": 1, "QD": 2, "QH": 3, "QS": 0}}}
    return {"format": "nullo.session", "version": 1, "id": f"00000000-0000-4000-8000-00000000000{number}",
            "game": "tetka", "started_at": f"2026-11-0{number}T18:00:00Z", "players": players, "hands": [hand] * hands}


class People(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "nullo.db"
        self.store(session(1, ["Ana", "Boris", "Clara", "Dmitri"]))
        self.store(session(2, ["Anna", "Boris", "Clara", "Dmitri"]))
        with sqlite3.connect(self.database) as base:  # what the window does
            base.execute("UPDATE player SET merged_into = (SELECT id FROM player WHERE name = 'Anna') WHERE name = 'Ana'")

    def call(self, *arguments, code=0):
        ran = subprocess.run([PROGRAM, "--db", self.database, *map(str, arguments)], capture_output=True, timeout=60,
                             text=True)
        self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)
        return ran

    def store(self, *documents, **more):
        path = self.folder / "documents.jsonl"
        path.write_text("".join(json.dumps(document) + "\n" for document in documents), encoding="utf-8")
        return self.call("import", "--lines", path, **more)

    def players(self):
        return [json.loads(line)["players"] for line in self.call("export").stdout.splitlines()]

    def test_both_names_are_told_as_one(self):
        self.assertEqual({names[0] for names in self.players()}, {"Anna"})
        self.store(session(3, ["Dmitri", "Ana", "Boris", "Clara"]))
        self.assertIn(["Dmitri", "Anna", "Boris", "Clara"], self.players())
        self.call("verify")

    def test_a_document_of_before_is_stored_already(self):
        said = self.store(session(1, ["Ana", "Boris", "Clara", "Dmitri"])).stdout
        self.assertIn("nothing changed", said)

    def test_one_person_at_two_seats_is_refused_and_nothing_is_stored(self):
        before = self.players()
        said = self.store(session(4, ["Eva", "Boris", "Clara", "Dmitri"]), session(5, ["Ana", "Boris", "Anna", "Fritz"]),
                          code=2).stderr
        self.assertIn(':2:/players/2: expected another person than "Ana", found "Anna", which is the same person', said)
        self.assertEqual(self.players(), before)
        self.call("verify")


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source")
    parser.add_argument("--shared")
    PROGRAM = parser.parse_args().nullo
    unittest.main(argv=sys.argv[:1])
