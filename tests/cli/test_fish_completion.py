#!/usr/bin/env python3
"""What fish offers for `nullo ...` when somebody presses Tab."""

import pathlib
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import shells


class Fish(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.environment = shells.prepare(NULLO)
        pathlib.Path("nullo.fish").write_text(shells.script_of(NULLO, "fish"))

    def offered(self, typed):
        """word: what it is."""
        ran = subprocess.run(["fish", "--no-config", "-c", "source nullo.fish; complete -C $argv[1]", typed],
                             env=self.environment, capture_output=True, text=True, timeout=shells.PATIENCE)
        self.assertEqual(ran.stderr, "")
        return dict(line.partition("\t")[::2] for line in ran.stdout.splitlines())

    def test_a_subcommand(self):
        self.assertEqual(self.offered("nullo sess"), {"sessions": "List the stored sessions, the newest first"})

    def test_all_subcommands_with_what_they_do(self):
        self.assertEqual(list(self.offered("nullo ")),
                         ["score", "import", "export", "sessions", "show", "standings", "season", "delete", "backup",
                          "restore", "verify", "hub", "pair", "sync", "unpair"])

    def test_options(self):
        self.assertEqual(list(self.offered("nullo show --led")), ["--ledger"])
        offered = self.offered("nullo export -")
        for name in ("--as", "--output", "--db", "--help"):
            self.assertIn(name, offered)

    def test_values_of_an_option(self):
        self.assertEqual(list(self.offered("nullo export --as ")), ["json", "csv", "ledger", "hands", "html", "png"])
        self.assertEqual(list(self.offered("nullo export --as=ht")), ["--as=html"])

    def test_sessions_with_names_and_dates(self):
        offered = self.offered("nullo show ")
        self.assertEqual(list(offered), ["last", "1111aaaa", "0b5c1c2e"])
        self.assertEqual(offered["0b5c1c2e"], "Tëtka, 2026-11-21 18:30, Anna Maria, Boris, Clara, Дмитрий")
        self.assertEqual(list(self.offered("nullo export last 1")), ["1111aaaa"])
        self.assertEqual(list(self.offered("nullo show last ")), [])

    def test_sessions_of_another_database(self):
        self.assertEqual(list(self.offered("nullo --db other.db show ")), ["last", "77777777"])
        self.assertEqual(list(self.offered("nullo show --db=other.db ")), ["last", "77777777"])

    def test_seasons(self):
        self.assertEqual(self.offered("nullo season W"), {"Winter league": "Tëtka"})

    def test_players_and_games_to_search_for(self):
        self.assertEqual(self.offered("nullo sessions An"), {"Anna Maria": "2 sessions"})
        self.assertEqual(self.offered("nullo sessions Të"), {"Tëtka": "a game"})
        self.assertEqual(self.offered("nullo standings An"), {"Anna Maria": "2 sessions"})
        self.assertEqual(self.offered("nullo standings --game T"), {"Tëtka": "a game"})
        self.assertEqual(list(self.offered("nullo standings --sort s")), ["share", "sessions"])

    def test_files(self):
        self.assertIn("evening.json", self.offered("nullo score eve"))
        self.assertIn("other.db", self.offered("nullo --db oth"))
        self.assertIn("--db=other.db", self.offered("nullo --db=oth"))
        self.assertNotIn("evening.json", self.offered("nullo show "))

    def test_a_broken_database_offers_nothing(self):
        self.assertEqual(self.offered("nullo --db broken.db show "), {})


class HostileNames(shells.HostileNames, unittest.TestCase):
    quotes = ["", "\\", "'", '"']
    people = [name for name in shells.HOSTILE if name != "?wned"]  # fish takes \\? for no beginning of it
    files = []  # are fish's own completion

    def typed_in(self, quote, text):
        if quote == "'" and "\\" in text:
            return None
        return shells.typed_in(quote, text).replace("\\`", "`") if quote == '"' else shells.typed_in(quote, text)

    @staticmethod
    def open_terminal(environment):
        script = pathlib.Path("nullo.fish").absolute()
        script.write_text(shells.script_of(NULLO, "fish"))
        terminal = shells.Terminal(
            ["fish", "--no-config", "-i", "-C", f"source {script}; function fish_prompt; printf '{shells.PROMPT}'; end"],
            environment)
        terminal.wait_for(shells.PROMPT)
        terminal.command("true")
        return terminal


if __name__ == "__main__":
    NULLO = HostileNames.nullo = shells.arguments("fish")
    unittest.main(argv=sys.argv[:1])
