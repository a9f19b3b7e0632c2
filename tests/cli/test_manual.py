#!/usr/bin/env python3
"""The manual page: it has what --help has, and its readers have nothing to complain of."""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PROGRAM = ""
SECTIONS = ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO"]


def say(*arguments, **more):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True, **more).stdout


class Manual(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = say("__manual")
        pathlib.Path("nullo.1").write_text(cls.page)

    def plain(self):
        """As a terminal shows it, without its columns."""
        ran = subprocess.run(["groff", "-mdoc", "-Tutf8", "-P-cbou", "nullo.1"], capture_output=True, text=True, check=True)
        return " ".join(ran.stdout.replace("\u2010\n", "").split())

    def test_its_sections(self):
        self.assertEqual(re.findall(r"^\.Sh (.*)$", self.page, re.MULTILINE), SECTIONS)

    def test_every_subcommand_and_option_of_the_help_is_in_it(self):
        commands = re.findall(r"^  (\w+)  ", say("--help").partition("Subcommands:")[2].partition("Without")[0], re.MULTILINE)
        self.assertGreaterEqual(len(commands), 8)
        self.assertEqual(re.findall(r"^\.Ss (.*)$", self.page, re.MULTILINE), commands)
        for command in commands:
            for option in re.findall(r"--[a-z]+", say(command, "--help").partition("Options:")[2].partition("\n\n")[0]):
                if option != "--help":
                    self.assertIn("Fl \\-" + option[2:], self.page, command)

    def test_it_holds_for_everybody(self):
        self.assertNotIn(os.environ["HOME"], self.page)
        self.assertTrue(self.page.isascii())

    @unittest.skipUnless(shutil.which("groff"), "groff is not installed")
    def test_groff_has_no_warning(self):
        ran = subprocess.run(["groff", "-ww", "-mdoc", "-Tutf8", "nullo.1"], capture_output=True, text=True, check=True)
        self.assertEqual(ran.stderr, "")
        text = self.plain()
        for piece in ("nullo — keep the score", "--db PATH", "nullo score evening.json", "the machine failed"):
            self.assertIn(piece, text)

    @unittest.skipUnless(shutil.which("mandoc"), "mandoc is not installed")
    def test_it_is_there_in_other_languages(self):
        for code in ("de", "es", "fr", "it", "ru"):
            page = say("__manual", env={**os.environ, "LC_ALL": f"{code}.UTF-8"})
            sections = re.findall(r"^\.Sh (.*)$", page, re.MULTILINE)
            self.assertEqual(sections, SECTIONS, code)  # groff knows them by their names
            self.assertTrue(page.isascii(), code)
            self.assertNotIn("keep the score", page, code)
            checked = subprocess.run(["mandoc", "-T", "lint", "-W", "error"], input=page, capture_output=True, text=True)
            self.assertEqual((checked.stdout, checked.returncode), ("", 0), code)

    @unittest.skipUnless(shutil.which("mandoc"), "mandoc is not installed")
    def test_mandoc_has_no_complaint(self):
        ran = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", "nullo.1"], capture_output=True, text=True)
        self.assertEqual(ran.stdout + ran.stderr, "")


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared"):
        parser.add_argument(name)
    PROGRAM = parser.parse_args().nullo
    unittest.main(argv=sys.argv[:1])
