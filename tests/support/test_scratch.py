#!/usr/bin/env python3
"""A test that is started by hand leaves nothing where one stands: it runs in a folder of its own all the same."""

import argparse
import os
import pathlib
import subprocess
import sys
import unittest

SUPPORT = pathlib.Path(__file__).absolute().parent

SCRIPT = f"""
import pathlib, sys
sys.path.insert(0, {str(SUPPORT)!r})
import in_scratch
in_scratch.ensure()
pathlib.Path("evening.db").write_text(pathlib.Path(sys.argv[1]).read_text())
print(pathlib.Path.cwd())
sys.exit(7)
"""


class ByHand(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()

    def test_leaves_no_database_in_the_current_folder(self):
        for name, text in (("script.py", SCRIPT), ("given", "read from there")):
            (self.folder / name).write_text(text)
        environment = {key: value for key, value in os.environ.items() if key != "NULLO_SCRATCH"}
        ran = subprocess.run([sys.executable, "script.py", "given"], cwd=self.folder, env=environment,
                             capture_output=True, text=True)
        self.assertEqual(ran.returncode, 7, ran.stderr)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["given", "script.py"])
        self.assertNotEqual(ran.stdout.strip(), str(self.folder))
        self.assertFalse(pathlib.Path(ran.stdout.strip()).exists(), "its folder is removed")

    def test_goes_into_a_folder_of_its_own_whichever_it_is(self):
        reads_only = {"test_cases.py", "test_hardening.py", "test_live_page.py", "test_promises.py", "test_scratch.py"}
        loose = [path.name for path in sorted(SUPPORT.parent.rglob("test_*.py")) if path.name not in reads_only
                 and "in_scratch.ensure()" not in (text := path.read_text(encoding="utf-8")) and "desk." not in text
                 and "shells." not in text]
        self.assertEqual(loose, [])


if __name__ == "__main__":
    sys.path.insert(0, str(SUPPORT))
    import in_scratch
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared"):
        parser.add_argument(name)
    parser.parse_args()
    unittest.main(argv=sys.argv[:1])
