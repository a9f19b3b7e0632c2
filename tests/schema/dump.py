"""Keeps the tables of a release: what a database of it holds, and the documents that it exports.

dump.py --nullo PROGRAM --database FILE.db --out FOLDER

writes FOLDER/NNN.sql and FOLDER/NNN.jsonl, NNN being the version of the tables. `bench_make_evenings FILE.db` makes a
database for it. Once the release is out, neither file changes any more.
"""

import argparse
import contextlib
import pathlib
import sqlite3
import subprocess


def main():
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--database", "--out"):
        parser.add_argument(name, required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    with contextlib.closing(sqlite3.connect(f"file:{arguments.database}?mode=ro", uri=True)) as database:
        lines = list(database.iterdump())
        version, = database.execute("PRAGMA user_version").fetchone()
        application, = database.execute("PRAGMA application_id").fetchone()
    name = f"{version:03}"
    text = "\n".join([f"-- A database whose tables have version {version}: what SQLite's .dump said, and its two marks.",
                      "PRAGMA foreign_keys=OFF;", *lines, f"PRAGMA application_id={application};",
                      f"PRAGMA user_version={version};", ""])
    (arguments.out / f"{name}.sql").write_text(text, encoding="utf-8")
    exported = subprocess.run([arguments.nullo.resolve(), "--db", arguments.database, "export"], check=True,
                              stdout=subprocess.PIPE).stdout
    (arguments.out / f"{name}.jsonl").write_bytes(exported)


if __name__ == "__main__":
    main()
