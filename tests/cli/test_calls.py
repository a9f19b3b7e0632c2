#!/usr/bin/env python3
"""Calls without a subcommand: files for the window, the licences, and what is neither."""

import argparse
import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PROGRAM = ""


def call(*arguments):
    """Without a display, so that no window opens: 1 where one was about to."""
    ran = subprocess.run([PROGRAM, "--db", "nullo.db", *arguments], capture_output=True, text=True, timeout=60)
    return ran.returncode, ran.stdout, ran.stderr


class Calls(unittest.TestCase):
    def refused(self, *arguments):
        code, out, error = call(*arguments)
        self.assertEqual((code, out), (2, ""), error)
        return error

    def test_a_file_opens_the_window(self):
        for name in ["evening.nullo.json", "evening"]:
            pathlib.Path(name).write_text("{}")
            code, _, error = call(name)
            self.assertEqual(code, 1, error)
            self.assertIn("no display", error)

    def test_a_file_that_is_not_there_is_refused(self):
        self.assertIn("there is no file gone.nullo.json", self.refused("gone.nullo.json"))
        self.assertIn("there is no file ./gone", self.refused("./gone"))

    def test_a_folder_is_refused(self):
        pathlib.Path("folder").mkdir()
        self.assertIn("folder is a folder", self.refused("folder"))

    def test_a_misspelt_subcommand_is_no_file(self):
        error = self.refused("sesions")
        self.assertIn("sesions", error)
        self.assertNotIn("no file", error)

    def test_a_file_behind_a_subcommand_that_takes_none_is_refused(self):
        pathlib.Path("x.json").write_text("{}")
        self.assertIn("x.json", self.refused("verify", "x.json"))

    def test_licences_are_printed_whole(self):
        code, out, error = call("--licences")
        self.assertEqual((code, error), (0, ""))
        self.assertIn("Nullo is free software under the MIT licence.", out)
        self.assertTrue(out.endswith("\n"))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    arguments, _ = parser.parse_known_args()
    global PROGRAM
    PROGRAM = arguments.nullo
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
