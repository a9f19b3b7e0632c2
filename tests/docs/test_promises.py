"""docs/promises.md names the release that is built, what its documents and its database are, and keeps its tables."""

import argparse
import pathlib
import re
import sys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", type=pathlib.Path, required=True)
    source = parser.parse_known_args()[0].source
    version = re.search(r"^project\(Nullo VERSION ([\d.]+)", (source / "CMakeLists.txt").read_text(), re.M)[1]
    migrations = len(list((source / "schema").glob("[0-9]*.sql")))
    documents = re.search(r"\bkVersion = (\d+);", (source / "src/document/document.h").read_text())[1]
    page = (source / "docs/promises.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\d.]+) \| version (\d+) \| migrations 1 to (\d+) \| \[(.+)\]\(\.\./\4\) \|$", page, re.M)
    faults = []
    if not rows or rows[-1][0] != version:
        faults.append(f"the last row of docs/promises.md is not that of {version}")
    elif rows[-1][1:3] != (documents, str(migrations)):
        faults.append(f"{version} has documents of version {documents} and migrations 1 to {migrations}, not {rows[-1][1:3]}")
    for release, _, tables, dump in rows:
        if dump != f"tests/schema/{int(tables):03}.sql":
            faults.append(f"{release} has the tables of another version: {dump}")
        for file in (source / dump, (source / dump).with_suffix(".jsonl")):
            if not file.exists():
                faults.append(f"{release}: there is no {file.name}; tests/schema/dump.py makes it")
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
