#!/usr/bin/env python3
"""Runs the cases of a shared folder, worked out by hand, if there is one beside the checkout; else it is skipped."""

import argparse
import pathlib
import subprocess
import sys

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
    return max(subprocess.run([sys.executable, check, arguments.nullo, folder]).returncode for folder in folders)


if __name__ == "__main__":
    sys.exit(main())
