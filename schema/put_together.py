#!/usr/bin/env python3
"""Writes session.schema.json and result.schema.json: what is common to all games from schema/common/, and what each game
says of itself from src/games/<game>/schema.json. With --check it writes nothing and fails where they differ.

A game's file has for each of the two schemas "then", which holds where the document is of this game, and "$defs", whose
names begin with the game's."""

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WIDTH = 120


def text(value, indent=0, before=0):
    """JSON of lines that people can read: on one line what fits there. `before`: what stands there already."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + before + len(line) + 1 <= WIDTH or not value or not isinstance(value, (dict, list)):
        return line
    space = " " * (indent + 1)
    if isinstance(value, dict):
        keys = [json.dumps(key, ensure_ascii=False) + ": " for key in value]
        parts = [key + text(each, indent + 1, len(key)) for key, each in zip(keys, value.values())]
        opens, closes = "{", "}"
    else:
        parts = [text(each, indent + 1) for each in value]
        opens, closes = "[", "]"
    return opens + "\n" + ",\n".join(space + part for part in parts) + "\n" + " " * indent + closes


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def games():
    """What each game says, by its id."""
    return {path.parent.name: read(path) for path in sorted((ROOT / "src" / "games").glob("*/schema.json"))}


def put_together(name):
    schema = read(ROOT / "schema" / "common" / f"{name}.json")
    schema = {"$comment": "Written by schema/put_together.py: change the fragments.", **schema}
    schema["properties"]["game"]["enum"] = list(games())
    branches = [{"if": {"properties": {"game": {"const": game}}}, "then": said[name]["then"]}
                for game, said in games().items()]
    schema["allOf"] = schema.get("allOf", []) + branches
    for game, said in games().items():
        for key, value in said[name].get("$defs", {}).items():
            if not key.startswith(f"{game}_"):
                sys.exit(f"src/games/{game}/schema.json: {key} does not begin with {game}_")
            schema["$defs"][key] = value
    return text(schema) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    differ = []
    for name in ("session", "result"):
        path = ROOT / "schema" / f"{name}.schema.json"
        whole = put_together(name)
        if check:
            if path.read_text(encoding="utf-8") != whole:
                differ.append(path.name)
        else:
            path.write_text(whole, encoding="utf-8")
    if differ:
        sys.exit(f"{' and '.join(differ)}: not what the fragments give; run schema/put_together.py")


if __name__ == "__main__":
    main()
