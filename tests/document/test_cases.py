#!/usr/bin/env python3
"""Runs the cases of a shared folder, worked out by hand, if there is one beside the checkout; else it is skipped."""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True)
    parser.add_argument("--shared", type=pathlib.Path)
    arguments = parser.parse_args()
    check = arguments.shared and arguments.shared / "cases" / "check.py"
    if not check or not check.is_file():
        print("no shared cases here; the documents of tests/golden/ are run anyway")
        return SKIPPED
    folders = [folder for folder in (check.parent, arguments.shared / "cases-next") if folder.is_dir()]
    codes = [subprocess.run([sys.executable, check, arguments.nullo, folder]).returncode for folder in folders]
    later = arguments.shared / "next-cases"
    if later.is_dir():
        codes.append(run_known(check, arguments.nullo, later))
    return max(codes)


def run_known(check, nullo, folder):
    """The cases of a folder that are not of a game which Nullo does not have."""
    with tempfile.TemporaryDirectory() as scratch:
        known = pathlib.Path(scratch)
        (known / "refused").mkdir()
        for file in folder.rglob("*.*"):
            if not file.name.startswith("any_"):
                shutil.copyfile(file, known / file.relative_to(folder))
        return subprocess.run([sys.executable, check, nullo, known]).returncode


if __name__ == "__main__":
    sys.exit(main())
