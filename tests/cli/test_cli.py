#!/usr/bin/env python3
"""The command line as a person or a script sees it: what is printed where, and the exit codes."""

import argparse
import contextlib
import json
import os
import pathlib
import re
import resource
import sqlite3
import stat
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

HAND = {"bum_card": "7C", "summary": {"tricks": [4, 3, 3, 3], "bum_trick": 1, "last_trick": 2,
                                      "captured": {"7C": 0, "QC": 1, "QD": 2, "QH": 3, "QS": 0}}}
IDS = ["0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11", "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a22",
       "77777777-6d0e-4c55-9a53-8b1f0c7d2a33"]
GOLDEN = pathlib.Path(__file__).parent.parent / "golden"
PROGRAM = ""


def session(**more):
    return {"format": "nullo.session", "version": 1, "game": "tetka", "players": ["Анна", "李雷", "Clara", "Zoë"],
            "hands": [HAND], **more}


# One hand of Reversis, of which two tricks are entered: the A♥ thrown on another suit.
def reversis(**more):
    hand = {"adjustments": [{"from": "bank", "to": "seat:2", "amount": 50, "note": "chips bought"}],
            "tricks": [{"winner": 1}, {"winner": 1, "led": "C", "cards": [{"card": "AH", "by": 3}]}]}
    return session(game="reversis", hands=[hand], **more)


class Call:
    """One run of the program."""

    def __init__(self, *arguments, text=b"", **more):
        text = text if isinstance(text, bytes) else text.encode()
        ran = subprocess.run([PROGRAM, *map(str, arguments)], input=text, capture_output=True, timeout=60, **more)
        self.code, self.out, self.err = ran.returncode, ran.stdout.decode(), ran.stderr.decode()
        self.lines = self.out.splitlines()


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "data" / "nullo.db"

    def write(self, name, document):
        path = self.folder / name
        data = document if isinstance(document, bytes) else (
            document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)).encode()
        path.write_bytes(data)
        return path

    def call(self, *arguments, code=0, **more):
        called = Call("--db", self.database, *arguments, **more)
        self.assertEqual(called.code, code, called.out + called.err)
        return called

    def assert_printable(self, text):
        """Nothing in it moves a cursor, changes colours, begins a line that is none, or turns what stands around it."""
        found = re.findall("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]", text)
        self.assertEqual(found, [], text)

    def importing(self, *documents):
        for number, document in enumerate(documents):
            self.call("import", self.write(f"{number}.json", document))


class Score(CommandLine):
    def test_one_file(self):
        called = self.call("score", self.write("a.json", session()))
        self.assertEqual(json.loads(called.out)["totals"], [3, 3, 2, 1])
        self.assertEqual(called.err, "")
        self.assertTrue(called.out.endswith("}\n"))
        self.assertFalse(self.database.exists(), "scoring touches no database")

    def test_standard_input(self):
        called = self.call("score", "-", text=json.dumps(session()))
        self.assertEqual(json.loads(called.out)["totals"], [3, 3, 2, 1])
        self.assertEqual(self.call("score", "-", code=2).err,
                         "-:: expected a value, found the end of the text at line 1, column 1\n")

    def test_a_refused_file_prints_nothing_and_the_others_are_scored(self):
        good = self.write("good.json", session())
        bad = self.write("bad.json", session(first_dealer=7, hands=[{"bum_card": "1C"}]))
        called = self.call("score", good, bad, good, code=2)
        self.assertEqual(called.out, 2 * self.call("score", good).out)
        self.assertEqual(called.err, f"{bad}:/first_dealer: expected a seat from 0 to 3, found 7\n"
                                     f"{bad}:/hands/0/bum_card: expected a card, rank and suit, like \"QS\", found \"1C\"\n")

    def test_a_hundred_faults_are_said_and_how_many_more(self):
        bad = self.write("bad.json", session(hands=[7] * 123))
        errors = self.call("score", bad, code=2).err.splitlines()
        self.assertEqual(len(errors), 101)
        self.assertEqual(errors[-1], f"{bad}: and 23 more faults")

    def test_a_file_that_is_not_there(self):
        good = self.write("good.json", session())
        called = self.call("score", "nowhere.json", good, self.folder, code=2)
        self.assertIn("cannot read nowhere.json: No such file", called.err)
        self.assertIn("Is a directory", called.err)
        self.assertEqual(json.loads(called.out)["totals"], [3, 3, 2, 1])

    def test_lines(self):
        good = json.dumps(session())
        text = f"\ufeff{good}\r\n\r\n  \n{{\"format\":7}}\n{good}"
        path = self.write("a.jsonl", text)
        called = self.call("score", "--lines", path, code=2)
        formats = [json.loads(line)["format"] for line in called.lines]
        self.assertEqual(formats, ["nullo.result", "nullo.refusal", "nullo.result"])
        self.assertEqual(called.lines[0], called.lines[2])
        refusal = json.loads(called.lines[1])
        self.assertEqual(refusal["faults"][0], {"at": "/format", "expected": '"nullo.session"', "found": "7"})
        self.assertEqual(called.err.splitlines()[0], f'{path}:4:/format: expected "nullo.session", found 7')
        self.assertEqual(len(called.err.splitlines()), len(refusal["faults"]))

    def test_no_text_of_a_document_reaches_the_terminal_as_a_command(self):
        evil = "a\x1b[2J\x07\nnullo: all is well\x7f\x85\x9b31m\u2028\u202e\u2066"
        for document in (session(**{evil: 1}), session(players=[evil, "B", "C", "D"]), session(game=evil), session(note=evil),
                         session(hands=[{evil: {}}]), session(hands=[{"summary": {"captured": {evil: 9}}}]),
                         session(hands=[{"adjustments": [{"from": evil}]}]), f'{{"{evil[1:]}', f'["\\u001b" \x7f\x85]',
                         json.dumps(session(rules={evil: 1})), b'{"a":"\xff\x1b"}'):
            for extra in ([], ["--lines"]):
                data = document if isinstance(document, (bytes, str)) else json.dumps(document, ensure_ascii=bool(extra))
                text = data.encode() if isinstance(data, str) else data
                called = Call("--db", self.database, "score", *extra, "-", text=text.replace(b"\n", b"\r") if extra else text)
                self.assertEqual(called.code, 2)
                self.assert_printable(called.out + called.err)
                for line in called.err.splitlines():
                    self.assertTrue(line.startswith("-:"), line)

    def test_a_refusal_names_the_place_as_the_document_has_it(self):
        called = self.call("score", "--lines", "-", code=2, text=json.dumps(session(**{"a\x1b\x85/b\u202e": 1})))
        self.assert_printable(called.out)
        self.assertEqual(json.loads(called.out)["faults"][0]["at"], "/a\x1b\x85~1b\u202e")

    def test_a_name_of_a_file_is_one_line(self):
        for arguments in (["score"], ["import"], ["score", "--lines"]):
            called = self.call(*arguments, "no\nnullo: all is well\x1b[31m\x9b", code=2)
            self.assert_printable(called.err)
            self.assertEqual(called.err.splitlines()[0][:37], "nullo: cannot read no\\u000anullo: all")
        strange = self.write("\x1b[31m\n.json", "7")
        self.assertIn("\\u001b[31m\\u000a.json:: expected", self.call("score", strange, code=2).err)
        called = self.call("no\x1b\nsuch", code=2)
        self.assert_printable(called.err)
        called = self.call("show", "no\x1b\n\x85such", code=2)
        self.assert_printable(called.err)

    def test_lines_of_nothing(self):
        for text in ("", "\n\n", "\r\n \t\n"):
            self.assertEqual(self.call("score", "--lines", "-", text=text).out, "")

    def test_lines_longer_than_a_piece_of_the_file(self):
        long = json.dumps(session(rules={"orbits": 1000}, hands=[HAND] * 4000))
        short = json.dumps(session())
        called = self.call("score", "--lines", "-", text="\n".join([short, long, short, long, short]))
        self.assertEqual([len(json.loads(line)["hands"]) for line in called.lines], [1, 4000, 1, 4000, 1])

    def test_a_line_too_long_is_refused_and_the_next_one_scored(self):
        short = json.dumps(session()).encode()
        text = b"1" + b" " * (64 << 20) + b"\n" + short + b"\n" + b"2" * (65 << 20) + b"\n" + short
        called = self.call("score", "--lines", "-", code=2, text=text)
        self.assertEqual([json.loads(line)["format"] for line in called.lines], ["nullo.refusal", "nullo.result"] * 2)
        self.assertIn("-:1:: expected at most 64 MiB of text, found more", called.err)

    def test_memory_does_not_grow_with_the_lines(self):
        line = json.dumps(session()) + "\n"
        most = []
        for times in (100, 20_000):
            with open(self.folder / "lines", "w", encoding="utf-8") as file:
                file.writelines(line for _ in range(times))
            with open(os.devnull, "wb") as nothing:
                # AddressSanitizer would keep freed memory.
                environment = dict(os.environ, ASAN_OPTIONS="quarantine_size_mb=0:" + os.environ.get("ASAN_OPTIONS", ""))
                process = subprocess.Popen([PROGRAM, "score", "--lines", self.folder / "lines"], stdout=nothing,
                                           env=environment)
                _, process.returncode, used = os.wait4(process.pid, 0)
            most.append(used.ru_maxrss)
        self.assertLess(most[1], most[0] + 2000)

    def test_output_that_cannot_be_written_is_an_error_of_the_machine(self):
        path = self.write("a.json", session())
        with open("/dev/full", "wb") as full:
            for arguments in (["score", path], ["score", "--lines", path], ["--help"], ["--version"]):
                ran = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
                self.assertEqual(ran.returncode, 1, arguments)
                self.assertIn(b"writing to standard output failed: No space left on device", ran.stderr)


class Database(CommandLine):
    def test_import_and_export_one_session(self):
        document = session(id=IDS[0], started_at="2026-11-21T18:30:00Z", note="«x»\n")
        called = self.call("import", self.write("a.json", document))
        self.assertRegex(called.out, f"a.json: stored session {IDS[0]} .Tëtka, 1 hand.\n$")
        exported = self.call("export", "last").out
        self.assertGreater(exported.count("\n"), 10, "indented for people")
        self.assertEqual(json.loads(exported), {**document, "rules": {"orbits": 1}})

    def test_names_and_notes_that_were_stored_by_laxer_rules_are_kept_and_printed_safely(self):
        self.importing(session(id=IDS[0], note="the note", players=["Anna", "Boris", "Clara", "Dmitri"]))
        old = {"Anna": "An\x9b31mna", "Boris": "\u3164", "Clara": "Clara\u00a0", "Dmitri": "\u202eD"}
        with contextlib.closing(sqlite3.connect(self.database)) as database, database:
            for name, stored in old.items():
                database.execute("UPDATE player SET name = ? WHERE name = ?", (stored, name))
            database.execute("UPDATE session SET note = ?", ("a\x85note\nof two lines",))
        shown = self.call("show", "last").out
        self.assert_printable(shown)
        self.assertIn("An\\u009b31mna", shown)
        self.assertIn("“a\\u0085note\n     of two lines”", shown)
        self.assert_printable(self.call("show", "--ledger", "last").out + self.call("sessions").out)
        self.assertIn("is in order: 1 session", self.call("verify").out)
        exported = self.call("export", "last").out
        self.assert_printable(exported)
        self.assertEqual(json.loads(exported)["players"], list(old.values()))
        self.call("backup", self.folder / "copy.db")

    def test_a_note_makes_no_line_of_ours(self):
        adjustment = {"from": "bank", "to": "seat:2", "amount": 10, "note": "revoke\nnullo: all is well"}
        self.importing(session(id=IDS[0], note="rain\nnullo: all is well", hands=[
            {**HAND, "note": "sun\nnullo: all is well\t", "adjustments": [adjustment]}]))
        for arguments in (["show", "last"], ["show", "--ledger", "last"]):
            shown = self.call(*arguments).out
            self.assert_printable(shown)
            self.assertEqual(shown.count("all is well"), 3)
            self.assertFalse([line for line in shown.splitlines() if line.startswith("nullo:")])

    def test_database_option_stands_anywhere(self):
        path = self.write("a.json", session(id=IDS[0]))
        for arguments in (["--db", self.database, "import", path], ["import", "--db", self.database, path],
                          ["import", path, "--db", self.database], ["import", path, f"--db={self.database}"]):
            self.assertEqual(Call(*arguments).code, 0)
        self.assertEqual(len(self.call("export").lines), 1)

    def test_default_place(self):
        environment = dict(os.environ, XDG_DATA_HOME=str(self.folder / "share"))
        path = self.write("a.json", session())
        self.assertEqual(Call("import", path, env=environment).code, 0)
        database = self.folder / "share" / "nullo" / "nullo.db"
        self.assertEqual(stat.S_IMODE(database.stat().st_mode) & 0o077, 0, "for its owner only")
        self.assertIn(str(database), Call("--help", env=environment).out)

    def test_without_an_id_it_gets_a_new_one_each_time(self):
        path = self.write("a.json", session())
        self.call("import", path, path)
        ids = [json.loads(line)["id"] for line in self.call("export").lines]
        self.assertEqual(len(set(ids)), 2)

    def test_equal_import_changes_nothing(self):
        path = self.write("a.json", session(id=IDS[0]))
        self.call("import", path)
        before = self.database.read_bytes()
        self.assertIn("nothing changed", self.call("import", path).out)
        self.assertIn("nothing changed", self.call("import", "--replace", path).out)
        self.assertEqual(self.database.read_bytes(), before)

    def test_different_import_is_refused_unless_it_may_replace(self):
        self.importing(session(id=IDS[0]))
        other = self.write("other.json", session(id=IDS[0].upper(), hands=[]))
        called = self.call("import", other, code=2)
        self.assertIn(f"{other}:/id: expected a session that is new", called.err)
        self.assertEqual(called.out, "")
        self.assertEqual(len(json.loads(self.call("export", "last").out)["hands"]), 1)
        self.assertIn("replaced", self.call("import", "--replace", other).out)
        self.assertEqual(json.loads(self.call("export", "last").out)["hands"], [])

    def test_a_file_is_imported_whole_or_not_at_all(self):
        good, bad = json.dumps(session(id=IDS[0])), json.dumps(session(id=IDS[1], hands=[{"x": 1}]))
        path = self.write("a.jsonl", f"{good}\n\n{bad}\n")
        called = self.call("import", "--lines", path, code=2)
        self.assertIn(f"{path}:3:/hands/0/x: expected", called.err)
        self.assertEqual(called.out, "")
        self.assertEqual(self.call("export").out, "")
        other = self.write("b.json", session(id=IDS[2]))
        self.call("import", "--lines", path, other, code=2)
        self.assertEqual(len(self.call("export").lines), 1, "each file for itself")

    def test_one_id_twice_in_a_file(self):
        equal = json.dumps(session(id=IDS[0]))
        other = json.dumps(session(id=IDS[0], hands=[]))
        self.call("import", "--lines", "-", code=2, text=f"{equal}\n{other}\n")
        self.assertEqual(self.call("export").out, "")
        self.call("import", "--lines", "-", text=f"{equal}\n{equal}\n")
        self.assertEqual(len(self.call("export").lines), 1)

    def test_everything_exported_is_imported_elsewhere(self):
        self.importing(*(session(id=id, note=id) for id in IDS))
        everything = self.call("export").out
        self.assertEqual(len(everything.splitlines()), 3)
        self.database = self.folder / "other.db"
        self.call("import", "--lines", "-", text=everything)
        self.assertEqual(sorted(self.call("export").lines), sorted(everything.splitlines()))

    def test_export_into_a_folder(self):
        self.importing(*(session(id=id) for id in IDS))
        self.call("export", "-o", self.folder / "out" / "deep")
        self.assertEqual(sorted(path.name for path in (self.folder / "out" / "deep").iterdir()),
                         sorted(id + ".nullo.json" for id in IDS))
        self.call("export", "7", "-o", f"{self.folder}/one/")
        self.assertEqual(len(list((self.folder / "one").iterdir())), 1)
        self.assertIn("cannot make the folder", self.call("export", "-o", self.write("file", "x"), code=1).err)

    def test_sessions_are_found_by_the_beginning_of_their_ids(self):
        self.importing(*(session(id=id) for id in IDS))
        self.assertEqual(json.loads(self.call("export", "777").out)["id"], IDS[2])
        self.assertEqual(len(self.call("export", IDS[0], "777").lines), 2)
        for command in ("show", "export"):
            self.assertIn(f"2 sessions begin with 0b: {IDS[0]}, {IDS[1]}", self.call(command, "0b", code=2).err)
            self.assertIn("no stored session is called \"8\"", self.call(command, "8", code=2).err)
            self.assertIn("no stored session", self.call(command, "", code=2).err)

    def test_list(self):
        self.importing(session(id=IDS[0], started_at="2026-11-21T18:30:00Z", ended_at="2026-11-21T20:00:00Z"),
                       session(id=IDS[1]), session(id=IDS[2], hands=[]))
        lines = self.call("sessions").lines
        self.assertEqual(len(lines), 4)
        for line in lines[1:]:
            self.assertTrue(any(id.startswith(line.split()[0]) for id in IDS))
        self.assertEqual(len({line.split()[0] for line in lines}), 4, "ids that can be told apart")
        self.assertTrue(any("Zoë won" in line and "2026-11-21" in line and "Анна 3, 李雷 3, Clara 2, Zoë 1" in line
                            for line in lines), lines)

    def test_the_parts_of_an_evening_stand_together_in_the_list(self):
        self.importing(session(id=IDS[0], started_at="2026-11-21T18:30:00Z", ended_at="2026-11-21T19:00:00Z"),
                       session(id=IDS[1], started_at="2026-11-21T18:45:00Z"),
                       session(id=IDS[2], started_at="2026-11-21T19:00:00Z", ended_at="2026-11-21T20:00:00Z",
                               continues=IDS[0]))
        lines = self.call("sessions").lines[1:]
        self.assertEqual([next(id for id in IDS if id.startswith(line.split()[0])) for line in lines],
                         [IDS[2], IDS[0], IDS[1]])
        self.assertIn(", part 2 of 2", lines[0])
        self.assertIn("part 1 of 2", lines[1])
        self.assertNotIn("part", lines[2])

    def test_show(self):
        self.importing(session(id=IDS[0], note="By the sea", hands=[
            {**HAND, "note": "rain", "adjustments": [{"from": "bank", "to": "seat:2", "amount": 10, "note": "revoke"}]},
            {"players": ["Анна", "李雷", "Clara", "Eva"], "bum_card": "JC", "tricks": [{"winner": 0}]}]))
        out = self.call("show", "0b5c").out
        for piece in ("Tëtka: 1 of 4 hands played", IDS[0], "By the sea", "Hand 1, Анна dealt", "revoke", "rain",
                      "Tëtka, the queen of the bum suit", "Eva sits in for Zoë", "still missing", "not complete"):
            self.assertIn(piece, out)
        table = out.splitlines()[out.splitlines().index("") + 1:][:3]
        columns = [[match.end() for match in re.finditer(r"\S+", self.wide(line))] for line in table]
        self.assertEqual(columns[0][2], columns[1][3], "Анна stands over the totals")
        self.assertEqual(columns[0][3], columns[1][5], "and so does 李雷, who is four columns wide")
        self.assertEqual(columns[1][3], columns[2][3])

    def golden(self, name):
        """Imports a golden document; what `show` and the page say of it."""
        self.call("import", GOLDEN / f"{name}.json")
        page = self.folder / "page.html"
        self.call("export", "last", "--as", "html", "-o", page)
        return self.call("show", "last").out, page.read_text()

    def test_show_and_the_page_say_why_a_tie_went_as_it_did(self):
        for text in self.golden("tetka/tie_by_counts"):
            self.assertIn("Most tricks: Anna, Boris and Clara tied with 4 each; Clara captured most diamonds, 5 to 3.", text)

    def test_show_and_the_page_say_what_was_captured_in_the_rest(self):
        for text in self.golden("tetka/captured_beside"):
            self.assertIn("in the rest", text)

    def test_show_and_the_page_say_what_a_session_began_with_and_that_only_points_were_entered(self):
        for text in self.golden("tetka/carried_over"):
            self.assertIn("Opening", text)
            self.assertIn("Only the points were entered", text)

    def test_a_seat_that_two_people_had_is_listed_under_both(self):
        self.importing(session(id=IDS[0], hands=[HAND, {**HAND, "players": ["Анна", "李雷", "Clara", "Eva"]}]))
        self.assertIn("Zoë / Eva", self.call("sessions").out)
        self.assertIn("Zoë / Eva", self.call("show", "last").out)

    def test_show_a_game_of_chips_as_a_ledger(self):
        self.importing(reversis(id=IDS[0]))
        lines = self.call("show", "last").lines
        heading = next(line for line in lines if line.split()[:3] == ["No", "Trick", "Card"])
        for name in ("From", "To", "Chips", "Why", "Анна", "李雷", "Clara", "Zoë", "pot 1"):
            self.assertIn(name, heading)
        rows = lines[lines.index(heading) + 1:]
        rows = [row for row in rows[:rows.index("")] if row[:4].strip().isdigit() or "before the hand" in row]
        self.assertEqual(rows[0].split(), ["before", "the", "hand", "100", "100", "100", "100", "0"])
        self.assertEqual(rows[1].split(), "1 the bank Clara 50 agreed on at the table: chips bought 100 100 150 100 0".split())
        self.assertEqual(rows[2].split(), "2 Анна pot 1 10 ante 90 100 150 100 10".split())
        for number, row in enumerate(rows[1:], 1):
            self.assertEqual(row.split()[0], str(number), "every posting has its number")
            self.assertEqual(sum(map(int, row.replace("−", "-").split()[-5:])), 450, "and no chip is lost in it")
        width = len(self.wide(heading))
        for row in rows:
            self.assertEqual(len(self.wide(row)), width, "columns are aligned")
        text = "\n".join(lines)
        self.assertIn("Settling if it ended now, no stake was agreed on", text)
        self.assertIn("25 stay in the pot", text)
        self.assertIn("Clara bought 50 from the bank", text)
        self.assertIn("In chips: Nothing moves", text)

    def test_show_a_game_of_points_as_a_ledger_when_asked(self):
        self.importing(session(id=IDS[0]))
        self.assertNotIn("Trick  Card", self.call("show", "last").out)
        out = self.call("show", "--ledger", "last").out
        self.assertRegex(out, r"No  Trick  Card  From +To +Points  Why")
        last = [line for line in out.splitlines() if "the bank" in line][-1]
        self.assertEqual(last.split()[-4:], ["3", "3", "2", "1"], "the totals stand after the last posting")
        self.assertNotIn("Settling", out)

    def test_show_settles_points_at_the_stake(self):
        import sqlite3
        self.importing(session(id=IDS[0], ended_at="2026-11-21T20:00:00Z"))
        database = sqlite3.connect(self.database)
        database.execute("UPDATE session SET stake_cents = 10, stake_against = 'winner'")
        database.commit()
        database.close()
        out = self.call("show", "last").out
        self.assertIn("Settling, 0.10 a point against the winner, Zoë with 1 point", out)
        self.assertIn("  Анна hands Zoë 0.20: Анна has 3 points and pays 0.20 in all, Zoë has 1 point and is owed 0.50", out)

    def test_verify_counts_chips(self):
        import sqlite3
        self.importing(reversis(id=IDS[0]))
        self.assertIn("is in order", self.call("verify").out)
        database = sqlite3.connect(self.database)
        database.execute("UPDATE posting SET from_account = 'pot:1', to_account = 'seat:2', amount = 500 "
                         "WHERE ordinal = 2")
        database.commit()
        database.close()
        errors = self.call("verify", code=1).err.splitlines()
        self.assertEqual(len(errors), 1, errors)
        self.assertIn("hand 1, posting 3 (pot:1 to seat:2, 500): more is taken out of the pot than lies in it", errors[0])

    @staticmethod
    def wide(line):
        return re.sub("[\u4e00-\u9fff]", "xx", line)

    def test_nothing_is_stored_yet(self):
        for arguments, code in ((["sessions"], 0), (["export"], 0), (["verify"], 0), (["show", "last"], 2), (["export", "7"], 2)):
            called = self.call(*arguments, code=code)
            self.assertIn("nothing is stored yet", called.err)
            self.assertEqual(called.out, "")
        self.assertFalse(self.database.exists(), "reading makes no database")

    def test_verify(self):
        self.importing(session(id=IDS[0]))
        self.assertIn("is in order: 1 session with 1 hand", self.call("verify").out)

    def test_a_deleted_session_is_hidden_until_it_is_imported_again(self):
        import sqlite3
        self.importing(session(id=IDS[0]), session(id=IDS[1]))
        database = sqlite3.connect(self.database)
        database.execute("UPDATE session SET deleted_at = '2026-11-22T10:00:00Z' WHERE id = ?", [IDS[0]])
        database.commit()
        database.close()
        self.assertEqual(len(self.call("sessions").out.splitlines()), 2)
        self.assertNotIn(IDS[0], self.call("export").out)
        self.assertIn("no stored session is called", self.call("export", IDS[0], code=2).err)
        self.assertIn("2 sessions (1 of them deleted) with 2 hands", self.call("verify").out)
        other = self.call("import", self.write("other.json", session(id=IDS[0], note="another")), code=2)
        self.assertIn("another one with this id, which has been deleted", other.err)
        back = self.call("import", self.write("same.json", session(id=IDS[0])))
        self.assertIn("brought back session " + IDS[0], back.out)
        self.assertEqual(len(self.call("sessions").out.splitlines()), 3)

    def test_verify_finds_what_was_changed_behind_our_back(self):
        import sqlite3
        self.importing(session(id=IDS[0]))
        database = sqlite3.connect(self.database)
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        table = next(name for name in tables if any(
            column[1] == "amount" for column in database.execute(f"PRAGMA table_info({name})")))
        database.execute(f"UPDATE {table} SET amount = amount + 1")
        database.commit()
        database.close()
        self.assertNotEqual(self.call("verify", code=1).err, "")

    def test_no_database_of_ours(self):
        self.database = self.write("letter.txt", "Dear Anna, " * 1000)
        before = self.database.read_bytes()
        for arguments in (["sessions"], ["verify"], ["export"], ["import", self.write("a.json", session())]):
            called = self.call(*arguments, code=1)
            self.assertNotEqual(called.err, "")
        self.assertEqual(self.database.read_bytes(), before)


class Calls(CommandLine):
    def test_help(self):
        for arguments in (["--help"], ["-h"]):
            out = self.call(*arguments).out
            for piece in ("score", "import", "export", "sessions", "show", "verify", "--db", "Exit codes", "Examples", "nullo.db"):
                self.assertIn(piece, out)
        self.assertIn("--lines", self.call("score", "--help").out)
        self.assertIn("--replace", self.call("import", "--help").out)
        self.assertIn("--output", self.call("export", "--help").out)

    def test_version(self):
        out = self.call("--version").out
        self.assertRegex(out, r"^Nullo \d+\.\d+\.\d+\n")
        self.assertRegex(out, r"\nsources: (20\d\d-[01]\d-[0-3]\d|of an unknown day)\n")
        for library in ("CLI11", "Dear ImGui", "fmt", "GLFW", "nlohmann/json", "SQLite", "SQLiteCpp", "tl::expected", "utf8proc"):
            self.assertRegex(out, rf"\n  {library} \d+\.[\d.]+\n")

    def test_calls_that_are_refused(self):
        for arguments in (["frobnicate"], ["score"], ["score", "--wat", "x"], ["show"], ["show", "a", "b"], ["--db"],
                          ["verify", "x"], ["import"], ["score", "a", "show", "b", "--replace"]):
            called = Call(*arguments)
            self.assertEqual(called.code, 2, arguments)
            self.assertEqual(called.out, "")
            self.assertTrue(called.err.startswith("nullo: "), called.err)
            self.assertIn("--help", called.err)

    def test_a_refused_call_names_the_nearest_thing_that_exists(self):
        for arguments, said in (
                (["sesions"], "nullo: there is no 'sesions'; did you mean 'sessions'?"),
                (["score", "--lins", "a"], "nullo: there is no option '--lins'; did you mean '--lines'?"),
                (["show", "--ledgr"], "nullo: there is no option '--ledgr'; did you mean '--ledger'?"),
                (["export", "--fromat=html"], "nullo: there is no option '--fromat'."),
                (["--bd", "x", "sessions"], "nullo: there is no option '--bd'; did you mean '--db'?"),
                (["--versoin"], "nullo: there is no option '--versoin'; did you mean '--version'?"),
                (["frobnicate"], "nullo: there is no 'frobnicate'."),
                (["show", "a", "b"], "nullo: 'b' is more than `nullo show` takes.")):
            called = Call(*arguments)
            self.assertEqual(called.code, 2)
            self.assertEqual(called.err.splitlines()[0], said)
        self.assertIn("--as: there is no format 'htm'; did you mean 'html'?", Call("export", "--as", "htm").err)

    def test_a_session_that_is_not_there_names_the_nearest_one(self):
        self.importing(session(id=IDS[0]), session(id=IDS[2]))
        near = self.call("show", "0b5c1d2e", code=2).err
        self.assertIn('no stored session is called "0b5c1d2e"; did you mean 0b5c1c2e (Tëtka', near)
        self.assertIn("Анна, 李雷, Clara, Zoë)?", near)
        self.assertIn("; did you mean 'last'?", self.call("show", "lsat", code=2).err)
        self.assertIn("; the newest of Tëtka is 77777777 (", self.call("show", "tekta", code=2).err)
        self.assertIn('no stored session is called "frobnicate". `nullo', self.call("export", "frobnicate", code=2).err)


class Suffixes(CommandLine):
    def test_a_file_of_lines_is_known_by_its_suffix(self):
        lines = "".join(json.dumps(session(id=each)) + "\n" for each in IDS[:2])
        for number, name in enumerate(("all.jsonl", "all.ndjson", "ALL.JSONL")):
            path = self.write(name, lines)
            said = self.call("import", path).lines
            self.assertEqual(len(said), 2)
            self.assertIn(f"{name}:2: ", said[1])
            self.assertEqual(len(self.call("score", path).lines), 2)


class Search(CommandLine):
    def test_sessions_are_found_by_all_words(self):
        self.importing(session(id=IDS[0], started_at="2026-11-21T18:30:00Z"),
                       session(id=IDS[2], started_at="2026-10-21T18:30:00Z", players=["Anna", "Boris", "Clara", "Emil"]))
        self.assertEqual(len(self.call("sessions").lines), 3)
        for words in (["zoe"], ["zoe", "nov"], ["2026-11"], ["tetka", "ZOË"]):
            lines = self.call("sessions", *words).lines
            self.assertEqual([line[:8] for line in lines], ["Session ", IDS[0][:8]], words)
        self.assertEqual(len(self.call("sessions", "clara").lines), 3)

    def test_nothing_found_names_the_nearest_name(self):
        self.importing(session(id=IDS[0], players=["Anna Maria", "Boris", "Clara", "Emil"]))
        for word, meant in (("borsi", "Boris"), ("Mariaa", "maria"), ("heatrs", "Hearts")):
            called = self.call("sessions", "tetka", word)
            self.assertEqual(called.out, "")
            self.assertEqual(called.err, f'nullo: no session is found by "tetka {word}"; did you mean \'{meant}\'?\n')
        self.assertEqual(self.call("sessions", "qqqqq").err, 'nullo: no session is found by "qqqqq".\n')


class Days(CommandLine):
    """People read and search the time of the place where they are; documents and JSON have UTC."""

    def test_a_session_is_found_by_the_day_that_is_listed(self):
        # in New York it is 21:30 of the day before
        self.importing(session(id=IDS[0], started_at="2026-11-01T01:30:00Z", ended_at="2026-11-01T03:00:00Z"))
        there = dict(os.environ, TZ="America/New_York")
        self.assertEqual(self.call("sessions", env=there).lines[1].split()[1], "2026-10-31")
        self.assertIn(IDS[0][:8], self.call("sessions", "2026-10-31", env=there).out)
        self.assertEqual(self.call("sessions", "2026-11-01", env=there).out, "")
        self.assertIn(", begun 2026-10-31 21:30, ended 2026-10-31 23:00", self.call("show", "last", env=there).out)
        self.assertIn("2026-11-01T01:30:00Z", self.call("export", "last", env=there).out)
        self.assertIn("2026-10-31", self.call("export", "last", "--as", "html", env=there).out)


class BoughtChips(CommandLine):
    def test_show_marks_them_in_a_row_of_totals(self):
        hand = {"points": [9, 0], "adjustments": [{"from": "bank", "to": "seat:1", "amount": 120, "bought": True}]}
        bought = session(id=IDS[0], game="kabu", players=["Anna", "Boris"], hands=[hand])
        plain = session(id=IDS[2], game="kabu", players=["Anna", "Boris"], hands=[{"points": [9, 0]}])
        self.importing(bought, plain)
        boris = json.loads(self.call("score", self.write("b.json", bought)).out)["totals"][1]
        row = next(line for line in self.call("show", IDS[0]).lines if line.split()[:1] == ["Total"])
        self.assertTrue(row.endswith(f" {boris} (120 bought)"), row)
        self.assertFalse([line for line in self.call("show", IDS[2]).lines if line.split()[:1] == ["Total"]])


class Deleting(CommandLine):
    def setUp(self):
        super().setUp()
        self.importing(session(id=IDS[0], started_at="2026-11-21T18:30:00Z"), session(id=IDS[2]))

    def ids(self):
        return sorted(json.loads(line)["id"] for line in self.call("export").lines)

    def test_a_session_is_deleted_and_its_id_brings_it_back(self):
        utc = dict(os.environ, TZ="UTC")
        said = self.call("delete", IDS[0], env=utc)
        self.assertEqual(said.lines, [
            f"Session {IDS[0][:8]} (Tëtka, 2026-11-21 18:30, Анна, 李雷, Clara, Zoë) is deleted.",
            f"It counts no more. `nullo restore {IDS[0][:8]}` brings it back, and so does the window: search its past "
            "sessions for \"deleted\"."])
        self.assertEqual(self.ids(), [IDS[2]])
        self.assertIn(f"{IDS[0][:8]} (Tëtka", self.call("restore").out)
        self.assertIn("1 of them deleted", self.call("verify").out)
        self.assertIn("is back", self.call("restore", IDS[0][:8]).out)
        self.assertEqual(self.ids(), [IDS[0], IDS[2]])
        self.assertIn("no deleted session", self.call("restore", IDS[0][:8], code=2).err)

    def test_a_part_of_an_evening_that_comes_back_begins_with_what_the_part_before_it_ends_with(self):
        def part(number, **more):
            return session(id=f"00000000-0000-4000-8000-00000000000{number}", game="kabu", rules={},
                           players=["Anna", "Boris"], **more)
        first = part(1, hands=[{"points": [9, 0]}])
        second = part(2, hands_before=1, continues=first["id"], hands=[{"points": [5, 5]}])
        totals = json.loads(self.call("score", self.write("first.json", first)).out)["totals"]
        second["opening"] = totals
        self.importing(first, second)
        self.call("delete", second["id"])
        self.call("import", "--replace", self.write("other.json", part(1, hands=[{"points": [0, 9]}])))
        back = self.call("restore", second["id"])
        self.assertIn("is back.", back.lines[0])
        anna, boris = reversed(totals)
        self.assertIn(f"Part 2 now opens with Anna {anna}, not {boris}; Boris {boris}, not {anna}", back.lines[1])
        self.assertEqual(json.loads(self.call("export", second["id"]).out)["opening"], [anna, boris])
        self.assertIn("is in order", self.call("verify").out)

    def test_several_are_deleted_or_none(self):
        self.assertIn("no stored session is called", self.call("delete", IDS[0], "frobnicate", code=2).err)
        self.assertEqual(self.ids(), [IDS[0], IDS[2]])
        self.call("delete", IDS[0], IDS[2])
        self.assertEqual(self.ids(), [])

    def test_what_to_delete_has_to_be_said(self):
        self.call("delete", code=2)
        self.assertEqual(self.ids(), [IDS[0], IDS[2]])


class Limits(CommandLine):
    def test_a_file_that_may_not_grow_is_an_error_with_a_sentence(self):
        path = self.write("many.jsonl", "".join(
            json.dumps(session(id=f"00000000-0000-4000-8000-{number:012}", hands=[HAND] * 40, rules={"orbits": 10})) + "\n"
            for number in range(20)))
        self.call("import", path)
        for number, arguments in enumerate((["score", path], ["export"], ["export", "-o", "folder"], ["backup", "copy.db"],
                                            ["import", self.write("new.json", session())],
                                            ["delete", "00000000-0000-4000-8000-000000000001"],
                                            ["show", "00000000-0000-4000-8000-000000000001"])):
            with open(self.folder / f"out{number}", "wb") as out:
                ran = subprocess.run([PROGRAM, "--db", self.database, *map(str, arguments)], stdout=out, cwd=self.folder,
                                     stderr=subprocess.PIPE, text=True, timeout=60,
                                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)))
            self.assertEqual(ran.returncode, 1, (arguments, ran.stderr))
            self.assertRegex(ran.stderr, r"^nullo: [^\n]*[.?]\n$", arguments)
        self.assertIn("is in order: 20 sessions", self.call("verify").out)


class Pipes(CommandLine):
    """Whatever reads standard output: a terminal, a file, or a program that soon has enough."""

    def many(self):
        lines = "".join(json.dumps(session(id=f"00000000-0000-4000-8000-{number:012}", hands=[HAND] * 40,
                                           rules={"orbits": 10})) + "\n" for number in range(100))
        path = self.write("many.jsonl", lines)
        self.call("import", path)
        return path

    def assert_ends_quietly(self, *arguments):
        """Whether SIGPIPE is as usual, or ignored, as it is under some parents."""
        for ignored in (False, True):
            process = subprocess.Popen([PROGRAM, "--db", str(self.database), *map(str, arguments)], stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, restore_signals=not ignored)
            self.assertTrue(process.stdout.readline())
            process.stdout.close()
            with process.stderr:
                self.assertEqual(process.stderr.read(), b"", arguments)
            self.assertEqual(process.wait(60), 141, arguments)

    def test_it_ends_quietly_when_nobody_reads_on(self):
        path = self.many()
        # more than a pipe holds
        self.assert_ends_quietly("score", "--lines", path)
        self.assert_ends_quietly("export")
        long = session(id=IDS[0], rules={"orbits": 1000}, hands=[HAND] * 2000)
        self.importing(long)
        self.assert_ends_quietly("show", IDS[0])
        self.assert_ends_quietly("export", IDS[0], "--as", "html")
        for number in range(3):
            lines = "".join(json.dumps(session(hands=[])) + "\n" for _ in range(1000))
            self.call("import", "--lines", self.write(f"more{number}.jsonl", lines))
        self.assert_ends_quietly("sessions")

    def test_a_short_answer_to_nobody_is_quiet_too(self):
        self.importing(session(id=IDS[0]))
        for arguments in (["sessions"], ["show", "last"], ["--help"], ["--version"], ["verify"]):
            for ignored in (False, True):
                reading, writing = os.pipe()
                os.close(reading)
                ran = subprocess.run([PROGRAM, "--db", self.database, *arguments], stdout=writing, stderr=subprocess.PIPE,
                                     restore_signals=not ignored, timeout=60)
                os.close(writing)
                self.assertEqual(ran.stderr, b"", arguments)
                self.assertEqual(ran.returncode, 141, arguments)

    def test_a_full_disk_is_no_closed_pipe(self):
        self.importing(session(id=IDS[0]))
        for arguments in (["sessions"], ["show", "last"], ["export", "last"], ["verify"]):
            with open("/dev/full", "wb") as full:
                ran = subprocess.run([PROGRAM, "--db", self.database, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
            self.assertEqual(ran.returncode, 1, arguments)
            self.assertIn(b"No space left on device", ran.stderr)

    def test_a_terminal_and_a_pipe_get_the_same_plain_text(self):
        self.importing(session(id=IDS[0]), reversis(id=IDS[2]))
        for arguments in (["sessions"], ["show", IDS[0]], ["show", IDS[2]], ["export", IDS[0]], ["--help"], ["--version"]):
            piped = self.call(*arguments).out
            self.assert_printable(piped)
            self.assertNotRegex(piped, "[\u2500-\u259f]", "no box is drawn")
            ours, theirs = os.openpty()
            process = subprocess.Popen([PROGRAM, "--db", str(self.database), *arguments], stdout=theirs, stderr=theirs)
            os.close(theirs)
            shown = b""
            with contextlib.suppress(OSError):  # which is how a terminal's end is said
                while piece := os.read(ours, 65536):
                    shown += piece
            os.close(ours)
            self.assertEqual(process.wait(60), 0)
            self.assertEqual(shown.decode().replace("\r\n", "\n"), piped)


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source")
    parser.add_argument("--shared")
    PROGRAM = parser.parse_args().nullo
    unittest.main(argv=sys.argv[:1])
