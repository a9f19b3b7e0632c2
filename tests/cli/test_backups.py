#!/usr/bin/env python3
"""`nullo backup` and `nullo restore` as a person sees them, and what is said of a damaged database."""

import argparse
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

IDS = ["0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11", "77777777-6d0e-4c55-9a53-8b1f0c7d2a33"]
PROGRAM = ""


def session(id):
    hand = {"bum_card": "7C", "summary": {"tricks": [4, 3, 3, 3], "bum_trick": 1, "last_trick": 2,
                                          "captured": {"7C": 0, "QC": 1, "QD": 2, "QH": 3, "QS": 0}}}
    return {"format": "nullo.session", "version": 1, "id": id, "game": "tetka",
            "players": ["Анна", "李雷", "Clara", "Zoë"], "hands": [hand]}


class Backups(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "data" / "nullo.db"
        self.copy = self.folder / "copy.db"

    def call(self, *arguments, code=0):
        ran = subprocess.run([PROGRAM, "--db", self.database, *map(str, arguments)], capture_output=True, timeout=60,
                             text=True, env=dict(os.environ, TZ="UTC"))
        self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)
        if code != 0:
            self.assertTrue(ran.stderr.startswith("nullo: "), ran.stderr)
        return ran

    def store(self, *ids, **more):
        for id in ids:
            path = self.folder / f"{id}.json"
            path.write_text(json.dumps(session(id)), encoding="utf-8")
            return self.call("import", path, **more)

    def stored(self):
        return sorted(json.loads(line)["id"] for line in self.call("export").stdout.splitlines())

    # As the window makes them at the end of a session.
    def keep_backup(self, time):
        folder = self.database.parent / "backups"
        folder.mkdir(exist_ok=True)
        name = folder / f"nullo-{time}.db"
        self.call("backup", self.folder / "made.db")
        (self.folder / "made.db").rename(name)
        return name

    def damage(self):
        connection = sqlite3.connect(self.database)
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'posting'").fetchone()
        connection.close()
        with open(self.database, "r+b") as file:
            file.seek((page - 1) * 4096)
            file.write(b"\xaa" * 4096)

    def test_a_copy_is_whole_and_for_its_owner_only(self):
        self.store(IDS[0])
        self.assertEqual(self.call("backup", self.copy).stdout, f"{self.copy}: 1 session\n")
        self.assertEqual(stat.S_IMODE(self.copy.stat().st_mode), 0o600)
        self.database = self.copy
        self.assertEqual(self.stored(), IDS[:1])
        self.assertIn("is in order", self.call("verify").stdout)

    def test_a_file_that_others_could_read_is_narrowed_and_that_is_said(self):
        self.store(IDS[0])
        self.database.chmod(0o664)
        said = self.store(IDS[1]).stderr
        self.assertEqual(said, f"nullo: Other people could read or change {self.database.resolve()}. From now on only you "
                               "can.\n")
        self.assertEqual(stat.S_IMODE(self.database.stat().st_mode), 0o600)
        self.assertEqual(self.store(IDS[1]).stderr, "")

    def test_nothing_is_overwritten_unless_told(self):
        self.store(IDS[0])
        self.copy.write_text("mine")
        self.assertIn("is there already", self.call("backup", self.copy, code=2).stderr)
        self.assertEqual(self.copy.read_text(), "mine")
        self.call("backup", "--replace", self.copy)
        self.assertGreater(self.copy.stat().st_size, 4096)
        for what in (self.folder, self.database):
            self.call("backup", "--replace", what, code=2)
        (self.folder / "copy.db-wal").write_text("of a program that runs")
        self.assertIn("in use", self.call("backup", "--replace", self.copy, code=2).stderr)
        self.assertEqual(self.stored(), IDS[:1])

    def test_a_copy_that_cannot_be_written_is_an_error_of_the_machine(self):
        self.store(IDS[0])
        self.assertIn("Could not make the file", self.call("backup", self.folder / "file" / "copy.db", code=1).stderr)
        self.assertEqual(self.call("backup", code=2).stdout, "")

    def test_nothing_is_written_onto_anything_of_a_database(self):
        self.store(IDS[0])
        self.keep_backup("20261121T183000.000Z")
        self.call("backup", self.copy)
        data = self.database.parent
        (data / "link.db").symlink_to("nullo.db")
        (data / "hard.db").hardlink_to(self.database)
        def files():
            return {path.name: path.read_bytes() for path in data.iterdir()
                    if path.is_file() and not path.name.endswith(("-wal", "-shm"))}
        before = files()
        names = ["nullo.db", "nullo.db-wal", "nullo.db-shm", "nullo.db-journal", "nullo.db.lock", "link.db", "hard.db",
                 "../data/nullo.db", "backups/nullo-20261121T183000.000Z.db", "backups/new.json"]
        for command in (("export", "last", "-o"), ("export", "last", "--as", "html", "-o"), ("backup", "--replace")):
            for name in names:
                self.assertIn("name another file", self.call(*command, data / name, code=2).stderr.lower())
        self.assertIn("is a database. Nothing was written", self.call("export", "last", "-o", self.copy, code=2).stderr)
        self.call("export", "-o", data / "backups", code=2)
        self.assertEqual(files(), before)
        self.assertEqual(len(list((data / "backups").iterdir())), 1)
        self.assertEqual(self.stored(), IDS[:1])

    def test_a_log_without_its_database_is_kept(self):
        self.store(IDS[0])
        log = self.database.with_name("nullo.db-wal")
        log.write_bytes(b"x" * 5000)
        self.database.unlink()
        for command in (("import", self.folder / f"{IDS[0]}.json"), ("sessions",), ("verify",)):
            said = self.call(*command, code=1).stderr
            self.assertIn("nullo.db is gone, but nullo.db-wal with its last entries is there.", said)
            self.assertIn("--rescue", said)
        self.assertEqual(log.read_bytes(), b"x" * 5000)
        self.assertFalse(self.database.exists())
        self.assertIn("was set aside", self.call("restore", "--rescue").stdout)
        self.assertEqual(len(list(self.database.parent.glob("nullo.db.damaged-*-wal"))), 1)

    def test_a_signal_that_ends_it_leaves_nothing(self):
        self.store(IDS[0])
        connection = sqlite3.connect(self.database)
        for number in range(100):  # so many that there is time to end it
            connection.execute("INSERT INTO setting (key, value) VALUES (?, hex(zeroblob(500000)))", (f"{number}",))
        connection.commit()
        connection.close()
        place = self.folder / "place"
        place.mkdir()
        with subprocess.Popen([PROGRAM, "--db", self.database, "backup", place / "copy.db"],
                              stdout=subprocess.DEVNULL) as running:
            while running.poll() is None and not list(place.glob(".nullo-*/new")):
                pass
            running.terminate()
        self.assertEqual(running.returncode, -signal.SIGTERM)
        self.assertEqual(list(place.iterdir()), [])

    def test_there_is_nothing_to_copy_yet(self):
        self.assertIn("nothing is stored yet", self.call("backup", self.copy, code=2).stderr)
        self.assertIn("there is no backup", self.call("restore").stderr)
        self.assertFalse(self.copy.exists())
        self.assertFalse(self.database.exists())

    def test_a_copy_is_restored_and_what_was_there_is_said_and_kept(self):
        self.store(IDS[0])
        self.call("backup", self.copy)
        self.store(IDS[1])
        out = self.call("restore", self.copy).stdout
        self.assertEqual(self.stored(), IDS[:1])
        aside = out.splitlines()[1].removeprefix("What was there before lies in ").removesuffix(".")
        self.call("restore", aside)
        self.assertEqual(self.stored(), IDS)

    def test_backups_are_listed_and_found_by_their_time(self):
        self.store(IDS[0])
        self.keep_backup("20261121T183000.000Z")
        self.store(IDS[1])
        self.keep_backup("20261122T183000.000Z")
        lines = self.call("restore").stdout.splitlines()
        self.assertEqual(lines[0].split(), ["Backup", "Made", "Sessions", "kB"])
        self.assertEqual([line.split()[:4] for line in lines[1:]],
                         [["20261122T183000.000Z", "2026-11-22", "18:30", "2"],
                          ["20261121T183000.000Z", "2026-11-21", "18:30", "1"]])
        self.assertIn("2 backups begin with 2026", self.call("restore", "2026", code=2).stderr)
        self.assertIn("no backup and no file 2025", self.call("restore", "2025", code=2).stderr)
        self.call("restore", "20261121")
        self.assertEqual(self.stored(), IDS[:1])
        self.call("restore", "2026-11-22")
        self.assertEqual(self.stored(), IDS)
        self.call("restore", "2026-11-21 18:30")
        self.assertEqual(self.stored(), IDS[:1])
        self.call("restore", "last")
        self.assertEqual(self.stored(), IDS)

    def test_a_backup_says_what_it_was_made_before(self):
        self.store(IDS[0])
        self.keep_backup("20261121T183000.000Z")
        self.keep_backup("20261122T183000.000Z.before-restoring")
        self.keep_backup("20261123T183000.000Z.before-update")
        self.keep_backup("20261124T183000.000Z.before-lunch")
        lines = self.call("restore").stdout.splitlines()
        self.assertEqual([(line.split()[0], " ".join(line.split()[5:])) for line in lines[1:]],
                         [("20261123T183000.000Z", "before an update"), ("20261122T183000.000Z", "before restoring"),
                          ("20261121T183000.000Z", "")])

    def test_what_cannot_be_restored_is_refused(self):
        self.store(IDS[0])
        self.call("backup", self.copy)
        newer, damaged, letter = (self.folder / name for name in ("newer.db", "damaged.db", "letter.txt"))
        shutil.copy(self.copy, newer)
        connection = sqlite3.connect(newer)
        connection.executescript("PRAGMA user_version = 99; CREATE TABLE of_the_future (x)")
        connection.commit()
        connection.close()
        damaged.write_bytes(self.copy.read_bytes()[:20480])
        letter.write_text("Dear Anna, " * 1000)
        for file, words in ((newer, "newer Nullo"), (damaged, "is damaged itself"), (letter, "is no database of Nullo"),
                            (self.database, "is the database itself")):
            self.assertIn(words, self.call("restore", file, code=2).stderr)
        self.assertEqual(self.stored(), IDS[:1])

    def test_a_damaged_database_is_replaced_by_nobody_who_was_not_asked(self):
        self.store(IDS[0])
        self.keep_backup("20261121T183000.000Z")
        self.damage()
        before = self.database.read_bytes()
        self.assertIn("damaged", self.call("verify", code=1).stderr)
        for arguments in (("import", self.folder / f"{IDS[0]}.json"), ("import", "--replace", self.folder / f"{IDS[0]}.json")):
            said = self.call(*arguments, code=1).stderr
            self.assertIn("nullo restore --rescue", said)
        self.assertEqual(self.database.read_bytes(), before)
        self.assertEqual(list(self.database.parent.glob("nullo.db.damaged-*")), [])

    def test_a_damaged_database_is_rescued_when_asked(self):
        self.store(IDS[0])
        self.assertIn("is not damaged", self.call("restore", "--rescue", code=2).stderr)
        self.damage()
        before = self.database.read_bytes()
        self.assertRegex(self.call("restore", "--rescue").stdout,
                         r"nullo.db was damaged. It was set aside untouched as nullo.db.damaged-\S+Z. 1 session was rescued.")
        (aside,) = self.database.parent.glob("nullo.db.damaged-*Z")
        self.assertEqual(aside.read_bytes(), before)
        self.assertIn("set aside, damaged", self.call("restore").stdout)
        self.assertEqual(self.stored(), IDS[:1])
        self.call("restore", "--rescue", "last", code=2)

    def test_a_damaged_database_gives_way_to_a_backup(self):
        self.store(IDS[0])
        self.call("backup", self.copy)
        self.database.write_bytes(b"x" * 9000)
        self.call("sessions", code=1)
        self.call("restore", self.copy)
        self.assertEqual(self.stored(), IDS[:1])
        (aside,) = self.database.parent.glob("nullo.db.damaged-*Z")
        self.assertEqual(aside.read_bytes(), b"x" * 9000)

    def test_a_database_that_is_gone_is_not_silently_begun_anew(self):
        self.store(IDS[0])
        self.keep_backup("20261121T183000.000Z")
        self.database.unlink()
        said = self.store(IDS[1], code=1).stderr
        self.assertIn("is gone, though there are backups of it", said)
        self.assertFalse(self.database.exists())
        self.assertIn("There was no", self.call("restore", "--rescue").stdout)
        self.assertEqual(self.stored(), IDS[:1])

    def test_nothing_is_restored_while_another_writes(self):
        import fcntl
        self.store(IDS[0])
        self.call("backup", self.copy)
        with open(str(self.database) + ".lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.assertIn("writes to it: nothing was restored", self.call("restore", self.copy, code=1).stderr)
            self.call("backup", self.folder / "another.db")
        self.call("restore", self.copy)

    def test_help(self):
        self.assertIn("--replace", self.call("backup", "--help").stdout)
        for piece in ("BACKUP", "--rescue", "last ten", "damaged"):
            self.assertIn(piece, self.call("restore", "--help").stdout)
        for command in ("backup", "restore"):
            self.assertIn(command, self.call("--help").stdout)


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source")
    parser.add_argument("--shared")
    PROGRAM = parser.parse_args().nullo
    unittest.main(argv=sys.argv[:1])
