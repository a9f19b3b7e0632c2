"""`nullo standings` beside an independent calculation: 2,000 random games of several people, alone and as partners."""

import argparse
import csv
import io
import json
import math
import pathlib
import random
import subprocess
import sys
import unittest
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PEOPLE = ["Anna", "Boris", "Clara", "Dmitri", "Eva", "Farid", "Gül", "Hanna"]
GAMES = 2000


def at(number):
    return f"2026-{1 + number // 600:02}-{1 + number // 24 % 25:02}T{number % 24:02}:00:00Z"


def random_session(random, number):
    """One hand of any game; with partners two and two, whose score is that of both."""
    partners = random.random() < 0.3
    seats = 4 if partners else random.randint(2, 6)
    scores = [random.randint(0, 6) for _ in range(seats)]
    if partners:
        scores = [scores[i % 2] for i in range(4)]
    rules = {"name": "Pairs" if partners else "Any", "best": random.choice(["highest", "lowest"]), "hands": 1}
    if partners:
        rules["teams"] = True
    return {"format": "nullo.session", "version": 1, "id": str(uuid.UUID(int=random.getrandbits(128), version=4)),
            "game": "any_game", "rules": rules, "players": random.sample(PEOPLE, seats), "started_at": at(number),
            "ended_at": at(number), "hands": [{"scores": scores}]}


def sides_of(session):
    """Whoever shares a result, and its place."""
    scores = session["hands"][0]["scores"]
    best = [-score if session["rules"]["best"] == "highest" else score for score in scores]
    places = [1 + sum(other < mine for other in best) for mine in best]
    if "teams" not in session["rules"]:
        return [([person], place) for person, place in zip(session["players"], places)]
    people = session["players"]
    by_side = [1 + (best[1 - side] < best[side]) for side in (0, 1)]
    return [([people[side], people[side + 2]], by_side[side]) for side in (0, 1)]


class Reference:
    """Weng and Lin 2011, algorithm 4, written from the paper with sums over sets."""

    def __init__(self):
        self.mean = dict.fromkeys(PEOPLE, 25.0)
        self.variance = dict.fromkeys(PEOPLE, (25 / 3) ** 2)

    def rate(self, sides):
        numbers = range(len(sides))
        mean = [math.fsum(self.mean[person] for person in people) for people, _ in sides]
        variance = [math.fsum(self.variance[person] for person in people) for people, _ in sides]
        rank = [place for _, place in sides]
        c = math.sqrt(math.fsum(v + (25 / 6) ** 2 for v in variance))

        def chance(i, q):  # of i, to be first of all that were not better than q
            return math.exp(mean[i] / c) / math.fsum(math.exp(mean[s] / c) for s in numbers if rank[s] >= rank[q])

        def level(q):
            return sum(rank[s] == rank[q] for s in numbers)

        changes = []
        for i in numbers:
            omega = math.fsum(variance[i] / c / level(q) * ((q == i) - chance(i, q)) for q in numbers if rank[q] <= rank[i])
            delta = math.fsum(math.sqrt(variance[i]) / c * variance[i] / c ** 2 / level(q) * chance(i, q) * (1 - chance(i, q))
                              for q in numbers if rank[q] <= rank[i])
            for person in sides[i][0]:
                share = self.variance[person] / variance[i]
                changes.append((person, share * omega, max(1 - share * delta, 1e-4)))
        for person, shift, left in changes:
            self.mean[person] += shift
            self.variance[person] *= left


class Standings(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "nullo.db"

    def call(self, *arguments, code=0):
        ran = subprocess.run([PROGRAM, "--db", self.database, *arguments], capture_output=True, text=True, timeout=120)
        self.assertEqual(ran.returncode, code, ran.stderr)
        return ran.stdout if code == 0 else ran.stderr

    def store(self, sessions):
        file = self.folder / "sessions.jsonl"
        file.write_text("".join(json.dumps(session) + "\n" for session in sessions), encoding="utf-8")
        self.call("import", "--lines", str(file))

    def rows(self, *arguments):
        text = self.call("standings", "--csv", "--least", "1", *arguments).removeprefix("\ufeff")
        return {row["Name"]: row for row in csv.DictReader(io.StringIO(text))}

    def test_ratings_are_those_of_an_independent_calculation(self):
        chance = random.Random(7)
        sessions = [random_session(chance, number) for number in range(GAMES)]
        self.store(sessions)
        reference = Reference()
        for session in sessions:
            reference.rate(sides_of(session))
        rows = self.rows()
        self.assertEqual(set(rows), set(PEOPLE))
        for name, row in rows.items():
            self.assertAlmostEqual(float(row["Mean of the rating"]), reference.mean[name], delta=1e-9)
            self.assertAlmostEqual(float(row["Its deviation"]), math.sqrt(reference.variance[name]), delta=1e-9)
            mine = [place for session in sessions for people, place in sides_of(session) if name in people]
            self.assertEqual(int(row["Sessions"]), len(mine))
            self.assertEqual(int(row["Won"]), mine.count(1))
            self.assertEqual(row["Last places"], " ".join(map(str, mine[-10:])))

    def test_a_part_of_what_was_played(self):
        sessions = [random_session(random.Random(seed), seed * 100) for seed in range(12)]
        self.store(sessions)
        of_any = [s for s in sessions if s["rules"]["name"] == "Any" and s["started_at"] >= "2026-02"]
        rows = self.rows("--game", "any", "--from", "2026-02", "--until", "2026-02-28")
        played = [s for s in of_any if s["started_at"] < "2026-03"]
        self.assertEqual(sum(int(row["Sessions"]) for row in rows.values()), sum(len(s["players"]) for s in played))
        group = played[0]["players"]
        rows = self.rows(*group)
        inside = [s for s in sessions if set(s["players"]) <= set(group)]
        self.assertEqual(sum(int(row["Sessions"]) for row in rows.values()), sum(len(s["players"]) for s in inside))

    def test_the_table_says_who_has_played_too_little(self):
        sessions = [random_session(random.Random(seed), seed) for seed in range(9)]
        for session in sessions:
            session["players"] = PEOPLE[:len(session["players"])]
        sessions[-1]["players"][0] = "Zoë"
        self.store(sessions)
        said = self.call("standings")
        self.assertRegex(said, r"(?m)^ *1\.(?: +[▲▼]\d)? +\w+")
        self.assertRegex(said, r"Fewer than 3 sessions: (?:\w+ \(\d\), )*Zoë \(1\)")

    def test_they_are_written_as_a_page(self):
        self.store([random_session(random.Random(seed), seed) for seed in range(9)])
        page = self.call("standings", "--html", "--from", "2000")
        self.assertIn("<h1>Standings, from 2000</h1>", page)
        self.assertTrue(page.endswith("</html>\n"), page[-40:])
        self.assertIn("excludes", self.call("standings", "--html", "--csv", code=2))

    def test_what_means_nothing_is_refused(self):
        self.assertIn("no session", self.call("standings", code=0) or "no session")
        self.store([random_session(random.Random(1), 1)])
        self.assertIn("no year, month or day", self.call("standings", "--from", "2026-1", code=2))
        self.assertIn("no year, month or day", self.call("standings", "--until", "2026-13", code=2))
        self.assertIn("there is no game 'herts'; did you mean", self.call("standings", "--game", "herts", code=2))
        self.assertIn("nobody called Zoë has played", self.call("standings", "Zoë", code=2))
        self.assertIn("there is no column 'rank'", self.call("standings", "--sort", "rank", code=2))
        self.assertIn("--until is before", self.call("standings", "--from", "2026-11", "--until", "2026-10", code=2))
        self.assertIn("no year, month or day", self.call("standings", "--from", "2026-", code=2))
        self.assertEqual("", self.call("standings", "--from", "2031"))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    arguments, _ = parser.parse_known_args()
    global PROGRAM
    PROGRAM = arguments.nullo
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
