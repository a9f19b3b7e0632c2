#!/usr/bin/python3
"""Runs the cases of a shared folder, worked out by hand, if there is one beside the checkout."""

import argparse
import pathlib
import subprocess
import sys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True)
    parser.add_argument("--shared", type=pathlib.Path)
    arguments = parser.parse_args()
    check = arguments.shared and arguments.shared / "cases" / "check.py"
    if not check or not check.is_file():
        print("no shared cases here; the documents of tests/golden/ are run anyway")
        return 0
    games = ("tetka", "hearts", "reversis", "briscola", "ecarte", "fuenfzehnern", "carioca",
             "kabu", "samba", "put_and_take", "razz")
    return max(subprocess.run([sys.executable, check, "--game", game, arguments.nullo]).returncode for game in games)


if __name__ == "__main__":
    sys.exit(main())
