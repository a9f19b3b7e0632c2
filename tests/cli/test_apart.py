#!/usr/bin/env python3
"""A stored session that cannot be read is named by every command, and all others are listed, exported and verified."""

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
BAD = "0b5c1c2e-6d0e-4c55-9a53-000000000001"
GOOD = "0b5c1c2e-6d0e-4c55-9a53-000000000002"


def nullo(*arguments):
    return subprocess.run([PROGRAM, "--db", "apart.db", *arguments], capture_output=True, text=True)


class ASessionThatCannotBeRead(unittest.TestCase):
    def setUp(self):
        for name, number in (("bad", BAD), ("good", GOOD)):
            document = {"format": "nullo.session", "version": 1, "id": number, "game": "kabu",
                        "players": ["Anna", "Boris"], "started_at": "2026-11-21T18:30:00Z",
                        "hands": [{"scores": [3, -3]}]}
            pathlib.Path(name + ".json").write_text(json.dumps(document))
            self.assertEqual(nullo("import", name + ".json").returncode, 0)
        # As a version left it that stored totals beyond those of any document.
        with sqlite3.connect("apart.db") as database:
            database.execute("UPDATE session SET opening = '[1000009,0]' WHERE id = ?", (BAD,))
            database.execute("UPDATE seat SET total = 3000000000000 WHERE session = "
                             "(SELECT key FROM session WHERE id = ?)", (BAD,))
            database.execute("UPDATE setting SET value = '2' WHERE key = 'statistics'")
        database.close()
        self.assertEqual(nullo("import", "good.json").returncode, 0)  # opens it to write, as the window does

    def tearDown(self):
        for path in pathlib.Path(".").glob("*.db*"):
            path.unlink()

    def test_is_listed_as_one(self):
        listed = nullo("sessions")
        self.assertEqual(listed.returncode, 0, listed.stderr)
        self.assertIn("cannot be read", listed.stdout)
        self.assertIn("Anna 43, Boris 37", listed.stdout)

    def test_is_named_by_verify(self):
        verified = nullo("verify")
        self.assertNotEqual(verified.returncode, 0)
        self.assertIn(f"Session {BAD} cannot be read: /opening/0", verified.stdout + verified.stderr)
        self.assertNotIn(GOOD, verified.stdout + verified.stderr)

    def test_is_left_out_of_the_export_of_all_and_named(self):
        exported = nullo("export")
        self.assertEqual(exported.returncode, 1)
        self.assertIn(BAD, exported.stderr)
        self.assertEqual([json.loads(line)["id"] for line in exported.stdout.splitlines()], [GOOD])

    def test_is_deleted_and_brought_back(self):
        self.assertEqual(nullo("delete", BAD).returncode, 0)
        self.assertNotIn("cannot be read", nullo("sessions").stdout)
        back = nullo("restore", BAD)
        self.assertEqual(back.returncode, 0, back.stderr)
        self.assertIn("cannot be read", nullo("sessions").stdout)

    def test_is_kept_by_a_rescue(self):
        rescued = nullo("restore", "--rescue")
        self.assertEqual(rescued.returncode, 0, rescued.stderr)
        self.assertIn("kept as it is", rescued.stdout + rescued.stderr)
        self.assertIn("cannot be read", nullo("sessions").stdout)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source")
    parser.add_argument("--shared")
    in_scratch.ensure()
    PROGRAM = str(pathlib.Path(parser.parse_args().nullo).resolve())
    unittest.main(argv=sys.argv[:1])
