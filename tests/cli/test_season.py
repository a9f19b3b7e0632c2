"""`nullo season` and season documents. seasons/ has cases whose tables were worked out by hand."""

import argparse
import csv
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import uuid

import jsonschema

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

SOURCE = pathlib.Path(__file__).parent.parent.parent
SCHEMA = json.loads((SOURCE / "schema" / "season.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(SCHEMA)
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
CASES = pathlib.Path(__file__).parent / "seasons"


def session_id(number):
    return f"00000000-0000-4000-8000-{number:012}"


def session_of(case, number):
    """What a case says in short, as a document: one hand of any game, so that its scores are the totals."""
    rules = {"name": case.get("game", "Golf"), "hands": 2 if case.get("unfinished") else 1}
    if case.get("lowest"):
        rules["best"] = "lowest"
    if case.get("partners"):
        rules["teams"] = True
    at = case["at"]
    document = {"format": "nullo.session", "version": 1, "id": session_id(number), "game": "any_game", "rules": rules,
                "players": list(case["scores"]), "started_at": at, "hands": [{"scores": list(case["scores"].values())}]}
    if not case.get("unfinished"):
        document["ended_at"] = at
    return document


def season_of(case):
    """With ids in the place of the numbers of sessions."""
    season = {"format": "nullo.season", "version": 1, "id": str(uuid.UUID(int=1, version=4)), **case["season"]}
    if "left_out" in season:
        season["left_out"] = [session_id(number) for number in season["left_out"]]
    return season


# The schema knows neither calendars nor the games' rules.
ONLY_THE_PROGRAM_SEES = ("/game: expected \"tetka\"", "/rules/foo: expected one of the keys",
                         "/from: expected a day, like \"2026-11-21\", found \"2026-02-29\"",
                         "/until: expected a day that is not before \"from\", 2026-03-01")


class Season(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(dir="."))
        self.database = self.folder / "nullo.db"

    def nullo(self, *arguments, expected=0, zone="UTC"):
        done = subprocess.run([NULLO, "--db", self.database, *arguments], capture_output=True, encoding="utf-8",
                              env={**os.environ, "TZ": zone})
        self.assertEqual(done.returncode, expected, done.stderr)
        return done.stdout if expected == 0 else done.stderr

    def write(self, name, *documents):
        path = self.folder / name
        path.write_text("".join(json.dumps(document) + "\n" for document in documents), encoding="utf-8")
        return path

    def keep(self, case):
        sessions = [session_of(each, number) for number, each in enumerate(case["sessions"], 1)]
        self.nullo("import", self.write("sessions.jsonl", *sessions), self.write("season.json", season_of(case)))

    def table(self, name="", zone="UTC"):
        rows = list(csv.reader(io.StringIO(self.nullo("season", name, "--csv", zone=zone).lstrip("\ufeff"))))
        return rows

    def test_of_cases(self):
        """The table of each case: days, and for everybody place, name, total, rounds, adjusted, points of each round."""
        paths = sorted(CASES.glob("*.json"))
        self.assertGreater(len(paths), 10)
        for path in paths:
            with self.subTest(path.stem):
                self.database = self.folder / f"{path.stem}.db"
                case = json.loads(path.read_text(encoding="utf-8"))
                self.keep(case)
                zone = case.get("zone", "UTC")
                days, *rows = self.table(case["season"]["name"], zone)
                self.assertEqual(days[5:], case["days"], case["what"])
                number = lambda text: None if text == "" else float(text)
                found = [[number(row[0]), row[1], *map(number, row[2:])] for row in rows]
                self.assertEqual(found, case["table"], case["what"])
                again = json.loads(self.nullo("season", case["season"]["name"], "--json"))
                self.assertEqual([], list(VALIDATOR.iter_errors(again)))
                self.assertEqual(again, season_of(case), "what was imported is exported")

    def test_rating(self):
        """The rating of a season is that of standings of the same time."""
        case = {"season": {"name": "Stars", "counts": "rating", "from": "2026-01-02"},
                "sessions": [{"at": "2026-01-01T19:00:00Z", "scores": {"Anna": 9, "Boris": 1}},
                             {"at": "2026-01-02T19:00:00Z", "scores": {"Anna": 3, "Boris": 8, "Clara": 5}},
                             {"at": "2026-01-03T19:00:00Z", "scores": {"Anna": 9, "Boris": 8, "Clara": 9}}]}
        self.keep(case)
        rows = self.table("Stars")[1:]
        standings = self.nullo("standings", "--from", "2026-01-02", "--least", "1", "--csv").lstrip("\ufeff")
        rated = {row["Name"]: float(row["Rating"]) for row in csv.DictReader(io.StringIO(standings))}
        self.assertEqual({row[1] for row in rows}, set(rated))
        for row in rows:
            self.assertAlmostEqual(float(row[2]), rated[row[1]], delta=0.0011)
            self.assertAlmostEqual(float(row[5]) + float(row[6]), float(row[2]), delta=1e-9)

    def test_refusals(self):
        good = {"format": "nullo.season", "version": 1, "name": "Cup", "counts": "points"}
        for fault, changed in {
            '/counts: expected "places", "points" or "rating", found "place"': {"counts": "place"},
            '"place_points", what each place gives': {"counts": "places"},
            '/place_points: expected no "place_points" unless "places" count': {"place_points": [1]},
            '/place_points: expected the points of one place at least': {"counts": "places", "place_points": []},
            '/place_points/0: expected a whole number from 0 to 1000, found -1': {"counts": "places", "place_points": [-1]},
            '/game: expected "tetka"': {"game": "heart"},
            '"game_name", what the table calls it': {"game": "any_game"},
            '/game_name: expected no "game_name" of a game that has its own name': {"game": "hearts", "game_name": "H"},
            '/game_name: expected no "game_name" without a "game"': {"game_name": "H"},
            '/rules: expected no "rules" without a "game"': {"rules": {}},
            '/rules/foo: expected one of the keys': {"game": "hearts", "rules": {"foo": 1}},
            '/from: expected a day, like "2026-11-21", found "2026-02-29"': {"from": "2026-02-29"},
            '/until: expected a day that is not before "from", 2026-03-01': {"from": "2026-03-01", "until": "2026-02-01"},
            '/players/1: expected a name that no other player has': {"players": ["Anna", "Anna"]},
            '/best: expected no "best" where the rating counts': {"counts": "rating", "best": 2},
            '/adjustments/0: expected "points"': {"adjustments": [{"player": "Anna"}]},
            '/left_out/0: expected a UUID': {"left_out": ["1"]},
            '/name: expected a name': {"name": ""},
            'found the key "nmae"': {"nmae": 1},
        }.items():
            with self.subTest(fault):
                said = self.nullo("import", self.write("bad.json", {**good, **changed}), expected=2)
                if fault not in ONLY_THE_PROGRAM_SEES:
                    self.assertNotEqual([], list(VALIDATOR.iter_errors({**good, **changed})))
                self.assertIn(fault, said)
        self.nullo("import", self.write("good.json", good))
        self.assertIn("there is no season 'Kup'; did you mean 'Cup'?", self.nullo("season", "Kup", expected=2))

    def test_of_two_with_one_name(self):
        cup = {"format": "nullo.season", "version": 1, "name": "Cup", "counts": "points"}
        self.nullo("import", self.write("one.json", cup), self.write("two.json", cup))
        said = self.nullo("season", "cup", expected=2)
        self.assertIn("'cup' means 2 seasons", said)
        first = said.split("id, ")[1].split(",")[0]
        self.nullo("season", first[:35], "--delete")
        self.assertIn("Nothing was played for it yet.", self.nullo("season", "cu"))

    def test_replacing(self):
        cup = {"format": "nullo.season", "version": 1, "id": str(uuid.uuid4()), "name": "Cup", "counts": "points"}
        changed = {**cup, "name": "Grand Cup"}
        self.nullo("import", self.write("cup.json", cup))
        self.assertIn("nothing changed", self.nullo("import", self.write("cup.json", cup)))
        self.assertIn("expected a season that is new", self.nullo("import", self.write("cup.json", changed), expected=2))
        self.assertIn("replaced season", self.nullo("import", "--replace", self.write("cup.json", changed)))
        self.assertIn("Grand Cup", self.nullo("season"))

    def test_that_paths_and_markup_in_names_do_no_harm(self):
        name = "../<b>&=1+1"
        self.keep({"season": {"name": name, "counts": "points"},
                   "sessions": [{"at": "2026-01-01T19:00:00Z", "scores": {"=SUM(A1)": 1, "<i>": 2}}]})
        page = self.nullo("season", name, "--html")
        self.assertNotIn("<b>&=", page)
        self.assertIn("&lt;i&gt;", page)
        self.assertIn("'=SUM", self.nullo("season", name, "--csv"))

    def test_that_a_broken_file_of_seasons_changes_nothing(self):
        cup = {"format": "nullo.season", "version": 1, "name": "Cup", "counts": "points"}
        self.nullo("import", self.write("two.jsonl", cup, {**cup, "counts": "?"}), expected=2)
        self.assertEqual(self.nullo("season"), "")


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    arguments, _ = parser.parse_known_args()
    global NULLO
    NULLO = arguments.nullo
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
