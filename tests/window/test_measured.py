"""The measuring scripts find a figure for each row: what they are not asked for every day would otherwise break unseen."""

import argparse
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
BENCH = HERE.parent / "bench"
sys.path.insert(0, str(HERE.parent / "support"))
import in_scratch


def measure(script, nullo, *more):
    done = subprocess.run([sys.executable, BENCH / script, "--nullo", nullo, "--short", *more], stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, f"{script} failed: {done.stdout}"
    return done.stdout


def cells(line):
    return [cell.strip() for cell in line.strip("| \n").split("|")]


def has_figure_in_each_row_of_what_could_grow(nullo):
    """Nothing is measured of: a verified empty database, and of the empty window more than starts and keys."""
    head, _, *rows = [cells(line) for line in measure("scale.py", nullo, "--sessions", "30").splitlines() if line.startswith("|")]
    assert head[1:] == ["0", "30", "empty window"], head
    assert len(rows) >= 8, rows
    for row in rows:
        assert re.search(r"\d", row[2]), f"{row[0]}: nothing was measured"
    for name in ("start to first frame", "key to the list, ms"):
        row = next(row for row in rows if row[0].startswith(name))
        assert re.search(r"\d", row[3]), f"{row[0]}: the empty window was not measured"


def has_figures_of_one_window(nullo):
    said = measure("window.py", nullo)
    for what in ("start to first frame", "key to drawn frame"):
        assert re.search(rf"{what}: [\d.]+ times the empty window", said), said
    assert re.search(r"at rest for .*: \d", said), said


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True, type=pathlib.Path)
    nullo = parser.parse_known_args()[0].nullo
    in_scratch.ensure()
    has_figure_in_each_row_of_what_could_grow(nullo)
    has_figures_of_one_window(nullo)


if __name__ == "__main__":
    main()
