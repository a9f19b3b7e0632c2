#!/usr/bin/env python3
"""Keeps the translations in po/ up to date with the sentences in src/, by gettext's programs.

catalogs.py extract FILE   writes all sentences into FILE, a .pot
catalogs.py merge          brings them into each po/*.po: new ones are open, those that are gone go
catalogs.py share          says how much of each language is done
"""

import pathlib
import re
import subprocess
import sys
import tempfile
from typing import Iterator, NamedTuple

SOURCE = pathlib.Path(__file__).resolve().parent.parent
PLACE = re.compile(r"\{([a-z_]+)\}")


class Entry(NamedTuple):
    english: list[str]  # one sentence, or the two forms of one with a count
    translations: list[str]  # as many as the language has forms; empty ones are open


def catalogs() -> list[pathlib.Path]:
    return sorted((SOURCE / "po").glob("*.po"))


def collect(pot: pathlib.Path, language: str, folder: str, endings: tuple[str, ...], *keywords: str) -> None:
    """Adds the sentences of the files in a folder, which stand in calls of the keywords."""
    files = [path.relative_to(SOURCE) for path in sorted((SOURCE / folder).rglob("*")) if path.suffix in endings]
    said = subprocess.run(["xgettext", f"--language={language}", "--from-code=UTF-8", "--keyword",
                           *(f"--keyword={keyword}" for keyword in keywords), "--add-location=file", "--no-wrap",
                           "--package-name=nullo", "--files-from=-", "--join-existing", "--output", pot],
                          input="".join(f"{file}\n" for file in files), stderr=subprocess.PIPE, text=True, cwd=SOURCE,
                          check=True)
    if said.stderr:  # the same sentence once with a count and once without, for one
        sys.exit(said.stderr)


def extract(pot: pathlib.Path) -> None:
    pot.write_text("", encoding="utf-8")
    collect(pot, "C++", "src", (".h", ".cpp"), "say:1", "mark:1", "keep:1", "say_count:2,3")
    collect(pot, "JavaScript", "src/gui/web", (".js",), "said:1")
    text = pot.read_text(encoding="utf-8").replace("charset=CHARSET", "charset=UTF-8", 1)
    text = re.sub(r'"POT-Creation-Date:.*\n', "", text, count=1)  # so that only sentences change the catalogs
    pot.write_text(text, encoding="utf-8")


def merge(pot: pathlib.Path) -> None:
    for po in catalogs():
        subprocess.run(["msgmerge", "--quiet", "--update", "--backup=none", "--no-fuzzy-matching", "--no-wrap",
                        "--add-location=file", po, pot], check=True)
        subprocess.run(["msgattrib", "--no-obsolete", "--no-wrap", "--add-location=file", "--output-file", po, po],
                       check=True)


def entries(po: pathlib.Path) -> Iterator[Entry]:
    """What is in a catalog, but for its head."""
    text = subprocess.run(["msgcat", "--no-wrap", "--no-location", po], capture_output=True, text=True, check=True).stdout
    for block in text.split("\n\n"):
        fields: dict[str, str] = {}
        key = ""
        for line in block.splitlines():
            found = re.match(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) )?"(.*)"$', line)
            if not found:
                continue
            key = found[1] or key
            fields[key] = fields.get(key, "") + found[2]
        english = [fields[name] for name in ("msgid", "msgid_plural") if fields.get(name)]
        if english:
            yield Entry(english, [value for name, value in fields.items() if name.startswith("msgstr")])


def shares(pot: pathlib.Path) -> Iterator[tuple[str, int, int]]:
    """Of each language: how many sentences are translated, of how many."""
    wanted = {tuple(entry.english) for entry in entries(pot)}
    for po in catalogs():
        done = {tuple(entry.english) for entry in entries(po) if all(entry.translations)}
        yield po.stem, len(done & wanted), len(wanted)


def main() -> int:
    call = sys.argv[1:]
    if call[:1] == ["extract"] and len(call) == 2:
        extract(pathlib.Path(call[1]))
        return 0
    if call not in (["merge"], ["share"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / "nullo.pot"
        extract(pot)
        if call == ["merge"]:
            merge(pot)
        for language, done, wanted in shares(pot):
            print(f"{language}: {done} of {wanted} sentences ({100 * done // max(wanted, 1)} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
