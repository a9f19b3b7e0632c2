#!/usr/bin/env python3
"""Holds documents against schema/*.schema.json with a real validator: golden documents, what the program writes, and the
cases of a shared folder if there is one. And the schemas must refuse what they can see is wrong."""

import argparse
import copy
import json
import pathlib
import subprocess
import sys

import jsonschema

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

failures = []


def check(good, what):
    if not good:
        failures.append(what)


class Schemas:
    def __init__(self, folder):
        self.validators = {}
        for name in ("session", "result", "refusal"):
            schema = json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = jsonschema.Draft202012Validator(schema)
            if name == "session":
                self.games = schema["properties"]["game"]["enum"]

    def faults(self, name, document):
        return [f"/{'/'.join(map(str, error.path))}: {error.message[:200]}"
                for error in self.validators[name].iter_errors(document)]

    def accept(self, name, document, what):
        for fault in self.faults(name, document):
            check(False, f"{what} is no {name}: {fault}")

    def refuse(self, name, document, what):
        check(self.faults(name, document), f"the {name} schema accepts {what}")


def schemas_are_of_their_fragments(source):
    ran = subprocess.run([sys.executable, source / "schema/put_together.py", "--check"], capture_output=True, text=True)
    check(ran.returncode == 0, ran.stderr)


def read(path):
    return json.loads(path.read_text(encoding="utf-8-sig"))


def of_a_known_game(path, games):
    try:
        return read(path).get("game") in games
    except (ValueError, AttributeError, RecursionError):
        return False


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *arguments, text=None):
        return subprocess.run([self.path, *arguments], input=text, capture_output=True, timeout=120)

    def score(self, path):
        ran = self.run("score", str(path))
        check(ran.returncode == 0, f"{path.name}: {ran.stderr.decode()}")
        return json.loads(ran.stdout)


def documents_are_as_described(schemas, program, folder):
    """Golden documents, their results, what the program makes of them, and what it exports."""
    documents = sorted(path for path in folder.glob("*/*.json") if not path.name.endswith(".result.json"))
    games = {read(path)["game"] for path in documents}
    check(games == set(schemas.games), f"no golden documents of {sorted(set(schemas.games) - games)}")
    for path in documents:
        schemas.accept("session", read(path), path.name)
        result = program.score(path)
        schemas.accept("result", result, f"the result of {path.name}")
        check(result == read(path.with_suffix(".result.json")), f"{path.name}: another result than the golden one")
    ran = program.run("--db", "schemas.db", "import", *map(str, documents))
    check(ran.returncode == 0, ran.stderr.decode())
    ran = program.run("export", "--db", "schemas.db")
    exported = ran.stdout.decode().splitlines()
    check(len(exported) == len(documents), f"{len(exported)} of {len(documents)} sessions exported")
    for line in exported:
        schemas.accept("session", json.loads(line), "an export")


def shared_cases_are_as_described(schemas, program, shared):
    for want in sorted(shared.glob("cases*/*.expected.json")):
        path = want.with_name(want.name.replace(".expected.json", ".json"))
        if of_a_known_game(path, schemas.games):
            schemas.accept("session", read(path), path.name)
            schemas.accept("result", program.score(path), f"the result of {path.name}")


def refused_lines(folder):
    for path in sorted(folder.glob("*/refused.jsonl")):
        for line in path.open(encoding="utf-8"):  # not splitlines(): some lines contain other line separators
            yield path, json.loads(line)


def refusals_are_as_described(schemas, program, folder):
    texts = []
    for path, line in refused_lines(folder):
        if "file" in line:
            texts.append((path.parent / line["file"]).read_bytes())
        else:
            texts.append((line["text"] if "text" in line else json.dumps(line["document"])).encode())
    lines = b"".join(text.replace(b"\n", b" ").replace(b"\r", b" ") + b"\n" for text in texts)
    ran = program.run("score", "--lines", "-", text=lines)
    check(ran.returncode == 2, f"exit code {ran.returncode} for refused lines")
    for line in ran.stdout.decode().splitlines():
        schemas.accept("refusal", json.loads(line), f"the refusal {line[:200]}")


def schema_refuses_what_it_sees(schemas, folder):
    """Of the refused documents, all those whose line says so; a schema cannot know the rest. Where it could and the line
    does not say so, the line is wrong."""
    seen = 0
    for path, line in refused_lines(folder):
        if "file" in line:
            continue
        document = line["document"] if "document" in line else json.loads(line["text"])
        faults = schemas.faults("session", document)
        check(bool(faults) == line["schema"], f"{path.parent.name}/{line['name']}: the schema says {faults}")
        seen += line["schema"]
    check(seen > 0, "no document whose fault a schema can see")


def result_schema_refuses(schemas, folder):
    good = read(folder / "tetka/guest_and_adjustments.result.json")

    def broken(what, change):
        document = copy.deepcopy(good)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("an unknown reason", lambda _, hand: hand["postings"][0].update(reason="luck"))
    broken("a posting of nothing", lambda _, hand: hand["postings"][0].update(amount=0))
    broken("an unknown account", lambda _, hand: hand["postings"][0].update(to="seat:4"))
    broken("a pot in Tëtka", lambda document, _: document.update(pots=[]))
    broken("a complete hand that misses something",
           lambda _, hand: hand.update(missing=[{"key": "bum_card", "text": "Which?"}]))
    broken("an incomplete hand that misses nothing", lambda _, hand: hand.update(complete=False))
    broken("a finished game without winners", lambda document, _: document.update(winners=[]))
    broken("winners of a game that is not finished", lambda document, _: document.update(finished=False))
    broken("three scores", lambda _, hand: hand.update(scores=[1, 2, 3]))
    broken("half a point", lambda _, hand: hand.update(scores=[1, 2, 3, 0.5]))
    broken("an unknown key", lambda _, hand: hand.update(why="so"))
    broken("a session", lambda document, _: document.update(format="nullo.session"))
    for key in good:
        broken(f"a result without {key}", lambda document, _, gone=key: document.pop(gone))
    for key in good["hands"][0]:
        broken(f"a hand without {key}", lambda _, hand, gone=key: hand.pop(gone))


def result_schema_refuses_of_hearts(schemas, folder):
    good = read(folder / "hearts/five_kitty.result.json")
    open_hand = read(folder / "hearts/half_sum.result.json")

    def broken(what, document, change):
        document = copy.deepcopy(document)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("a reason of another game", good, lambda _, hand: hand["postings"][0].update(reason="bum_card"))
    broken("a pot in Hearts", good, lambda document, _: document.update(pots=[]))
    broken("a payment from a pot", good, lambda _, hand: hand["postings"][0].update({"from": "pot:1"}))
    broken("two scores", good, lambda _, hand: hand.update(scores=[1, 2]))
    broken("an eleventh seat", good, lambda _, hand: hand.update(dealer=10))
    broken("a trick that no hand has", good, lambda _, hand: hand["postings"][0].update(trick=35))
    note = {"key": "revoke", "seat": 0, "text": "!"}
    broken("an unknown note", good, lambda _, hand: hand["notes"].append({**note, "key": "luck", "trick": 1}))
    broken("a note without its trick", good, lambda _, hand: hand["notes"].append(note))
    broken("a fact of another game", open_hand, lambda _, hand: hand["missing"][0].update(key="bum_card"))


def result_schema_refuses_of_reversis(schemas, folder):
    good = read(folder / "reversis/open.result.json")
    open_hand = read(folder / "reversis/missing.result.json")

    def broken(what, document, change):
        document = copy.deepcopy(document)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("a reason of Hearts", good, lambda _, hand: hand["postings"][0].update(reason="moon"))
    broken("no pots", good, lambda document, _: document.pop("pots"))
    broken("a pot with less than nothing", good, lambda document, _: document.update(pots=[-1]))
    broken("pot 0", good, lambda _, hand: hand["postings"][0].update(to="pot:0"))
    broken("a fifth seat", good, lambda _, hand: hand["postings"][0].update({"from": "seat:4"}))
    broken("five scores", good, lambda _, hand: hand.update(scores=[0, 0, 0, 0, 0]))
    broken("a twelfth trick", good, lambda _, hand: hand["postings"][0].update(trick=12))
    note = {"key": "hearts_led", "seat": 0, "trick": 1, "text": "!"}
    broken("a note of Hearts", good, lambda _, hand: hand["notes"].append(note))
    broken("a fact of Hearts", open_hand, lambda _, hand: hand["missing"][0].update(key="moon_choice"))


def result_schema_refuses_of_smaller_games(schemas, folder):
    def broken(what, name, change):
        document = read(folder / f"{name}.result.json")
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    for name in ("briscola/usual", "ecarte/usual", "fuenfzehnern/open"):
        broken("a reason of Hearts", name, lambda _, hand: hand["postings"][0].update(reason="moon"))
        broken("a pot", name, lambda document, _: document.update(pots=[]))
        broken("a trick that no hand has", name, lambda _, hand: hand["postings"][0].update(trick=21))
        broken("a fifth seat", name, lambda _, hand: hand["postings"][0].update(to="seat:4"))
    broken("a note in Briscola", "briscola/usual",
           lambda _, hand: hand["notes"].append({"key": "revoke", "seat": 0, "trick": 1, "text": "!"}))
    broken("three scores in Écarté", "ecarte/usual", lambda _, hand: hand.update(scores=[1, 0, 0]))
    broken("two scores in Fünfzehnern", "fuenfzehnern/open", lambda _, hand: hand.update(scores=[1, -1]))
    broken("a fact of Hearts", "ecarte/half_played", lambda _, hand: hand["missing"][0].update(key="moon_choice"))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--shared", type=pathlib.Path)
    arguments = parser.parse_args()
    schemas_are_of_their_fragments(arguments.source)
    schemas = Schemas(arguments.source / "schema")
    program = Program(arguments.nullo)
    golden = arguments.source / "tests" / "golden"
    documents_are_as_described(schemas, program, golden)
    refusals_are_as_described(schemas, program, golden)
    schema_refuses_what_it_sees(schemas, golden)
    result_schema_refuses(schemas, golden)
    result_schema_refuses_of_hearts(schemas, golden)
    result_schema_refuses_of_reversis(schemas, golden)
    result_schema_refuses_of_smaller_games(schemas, golden)
    if arguments.shared and arguments.shared.is_dir():
        shared_cases_are_as_described(schemas, program, arguments.shared)
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
