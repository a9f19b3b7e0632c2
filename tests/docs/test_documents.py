"""The pages name all that the schemas have: every key, every limit, every word of `missing` and of the notes in
docs/documents.md, every reason in the game's own page of rules. Names schema, page and word where one does not."""

import argparse
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch


def keys_of(schema):
    """The names of the properties in a schema, however deep; not those of the parts it refers to."""
    found = set()
    if isinstance(schema, dict):
        found |= set(schema.get("properties", {}))
        for value in schema.values():
            found |= keys_of(value)
    if isinstance(schema, list):
        for value in schema:
            found |= keys_of(value)
    return found


def limits_of(schema):
    """The limits in a schema that are more than a number of seats, ranks or cards of a suit."""
    found = set()
    if isinstance(schema, dict):
        found |= {abs(schema[key]) for key in ("minimum", "maximum", "maxItems") if abs(schema.get(key, 0)) > 13}
        for value in schema.values():
            found |= limits_of(value)
    if isinstance(schema, list):
        for value in schema:
            found |= limits_of(value)
    return found


def words_of(schema):
    """The words that an enumeration, or a constant, allows."""
    words = schema.get("enum", [schema.get("const")])
    return {word for word in words if isinstance(word, str)}


def sections_of(page):
    """The sections of a page by their headings; what stands before the first belongs to none."""
    parts = re.split(r"^##+ (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def names(text, word):
    """Whether a page says the word as code: `word`, or "word" in a line of JSON."""
    return re.search(rf'[`"]{re.escape(word)}[`"]', text) is not None


def faults_of_game(game, fragment, common, section, rules):
    """`common`: what the page says of all games; `section`: of this one; `rules`: the game's own page."""
    session = {key for name, part in fragment["session"]["$defs"].items() for key in keys_of(part)}
    result = fragment["result"].get("$defs", {})
    missing = words_of(result.get(f"{game}_missing", {}))
    hand = result.get(f"{game}_hand", {}).get("properties", {})
    note = hand.get("notes", {}).get("items", {}).get("properties", {}).get("key", {})
    notes = words_of(note) | words_of(result.get(f"{game}_note", {}))
    reasons = words_of(result.get(f"{game}_reason", {}))
    for word in sorted(session):
        if not names(section, word) and not names(common, word):
            yield f"docs/documents.md#{game} has no {word}, which src/games/{game}/schema.json has"
    for limit in sorted(limits_of(fragment["session"])):
        if not re.search(rf"(?<![\d,]){limit:,}(?![\d,]*\d)", section):
            yield f"docs/documents.md#{game} has no {limit:,}, a limit that src/games/{game}/schema.json has"
    for word in sorted(missing | notes):
        if not names(section, word):
            yield f"docs/documents.md#{game} has no {word}, which results can name"
    for word in sorted(reasons):
        if not names(rules, word):
            yield f"src/games/{game}/RULES.md has no reason {word}, which postings can have"


def faults_of_tree(source):
    sections = sections_of(source / "docs" / "documents.md")
    fragments = {path.parent.name: json.loads(path.read_text(encoding="utf-8"))
                 for path in sorted((source / "src" / "games").glob("*/schema.json"))}
    common = "\n".join(text for heading, text in sections.items() if heading not in fragments)
    found = []
    for name in ("session", "result"):
        schema = json.loads((source / "schema" / "common" / f"{name}.json").read_text(encoding="utf-8"))
        found += [f"docs/documents.md has no {word}, which schema/common/{name}.json has"
                  for word in sorted(keys_of(schema)) if not names("\n".join(sections.values()), word)]
    for game, fragment in fragments.items():
        page = source / "src" / "games" / game / "RULES.md"
        if game not in sections:
            found.append(f"docs/documents.md has no section {game}")
        elif not page.exists():
            found.append(f"there is no src/games/{game}/RULES.md")
        else:
            found += faults_of_game(game, fragment, common, sections[game], page.read_text(encoding="utf-8"))
    return found


# A made-up tree: files, and the faults that must be found in it.
MADE_UP = {
    "docs/documents.md": "# Documents\n## All\n`note`, {\"at\": 1}\n## uno\n`stake`, missing: `first`\n",
    "schema/common/session.json": '{"properties": {"note": {"properties": {"at": {}}}, "gone": {}}}',
    "schema/common/result.json": "{}",
    "src/games/uno/RULES.md": "| one | `won` |\n",
    "src/games/uno/schema.json": '{"session": {"$defs": {"uno_rules": {"properties": {"stake": {"maximum": 1500}, "unsaid": {}}}}},'
                                 ' "result": {"$defs": {"uno_missing": {"enum": ["first", "second"]},'
                                 ' "uno_reason": {"enum": ["won", "lost"]}}}}',
    "src/games/due/schema.json": '{"session": {"$defs": {}}, "result": {}}',
}
EXPECTED = [
    "docs/documents.md has no gone, which schema/common/session.json has",
    "docs/documents.md has no section due",
    "docs/documents.md#uno has no unsaid, which src/games/uno/schema.json has",
    "docs/documents.md#uno has no 1,500, a limit that src/games/uno/schema.json has",
    "docs/documents.md#uno has no second, which results can name",
    "src/games/uno/RULES.md has no reason lost, which postings can have",
]


def check_that_it_can_fail(folder):
    for name, text in MADE_UP.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    found = faults_of_tree(folder)
    if found != EXPECTED:
        sys.exit(f"The check itself is wrong.\nexpected: {EXPECTED}\nfound: {found}")


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", type=pathlib.Path, required=True)
    arguments, _ = parser.parse_known_args()
    check_that_it_can_fail(pathlib.Path("made_up"))
    found = faults_of_tree(arguments.source)
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
