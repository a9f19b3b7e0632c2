#!/usr/bin/env python3
"""A person types `nullo ...` in bash and presses Tab."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import shells


class Bash(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        environment = shells.prepare(NULLO)
        pathlib.Path("nullo.bash").write_text(shells.script_of(NULLO, "bash"))
        pathlib.Path("bashrc").write_text(
            f"PS1='{shells.PROMPT}'\nsource nullo.bash\nbind 'set show-all-if-ambiguous on'\n"
            "bind 'set completion-query-items 0'\nbind 'set page-completions off'\nbind 'set enable-bracketed-paste off'\n"
            "bind 'set completion-display-width 1'\n")
        cls.terminal = shells.Terminal(["bash", "--noprofile", "--rcfile", "bashrc", "-i"], environment)
        cls.terminal.wait_for(shells.PROMPT)
        cls.terminal.command("true")

    @classmethod
    def tearDownClass(cls):
        cls.terminal.close()

    def complete(self, typed, *wanted):
        return self.terminal.complete(typed, *wanted)

    def test_a_subcommand(self):
        self.complete("nullo sess", "nullo sessions ")

    def test_all_subcommands_with_what_they_do(self):
        shown = self.complete("nullo ", "backup  (Copy all", "verify  (Check the")
        for name in ("score", "import", "export", "sessions", "show", "restore"):
            self.assertIn(f"\n{name}  (", shown)
        self.assertNotIn("__", shown)

    def test_options(self):
        self.complete("nullo show --led", "nullo show --ledger ")
        self.complete("nullo export -", "--as  (", "--output  (", "--db  (", "--help  (")

    def test_values_of_an_option(self):
        self.complete("nullo export --as h", "hands  (", "html  (")
        self.complete("nullo export --as ht", "--as html ")
        self.complete("nullo export --as=ht", "--as=html ")

    def test_sessions_with_names_and_dates(self):
        self.complete("nullo show ", "last  (the newest session)",
                      "0b5c1c2e  (Tëtka, 2026-11-21 18:30, Anna Maria, Boris, Clara, Дмитрий)")
        self.complete("nullo show 0", "nullo show 0b5c1c2e ")
        self.complete("nullo show 0b5c1c2e-6", f"nullo show {shells.IDS[0][:10]}")
        self.complete("nullo export last 1", "nullo export last 1111aaaa ")

    def test_sessions_of_another_database(self):
        self.complete("nullo --db other.db show 7", "show 77777777 ")
        self.complete("nullo show --db=other.db 7", "show --db=other.db 77777777 ")

    def test_players_and_games_to_search_for(self):
        self.complete("nullo sessions An", r"nullo sessions Anna\ Maria ")
        self.complete("nullo sessions 'An", "nullo sessions 'Anna Maria' ")
        self.complete("nullo sessions Të", "nullo sessions Tëtka ")

    def test_files(self):
        self.complete("nullo score eve", "nullo score evening.json ")
        self.complete("nullo import --lines my", r"nullo import --lines my\ session.json ")
        self.complete("nullo score 'my", "nullo score 'my session.json' ")
        self.complete("nullo --db bro", "nullo --db broken.db ")
        self.complete("nullo --db=bro", "nullo --db=broken.db ")

    def test_a_broken_database_writes_nothing_into_the_line(self):
        self.terminal.said = ""
        self.terminal.type("nullo --db broken.db show \t\t")
        self.terminal.type("@end")
        self.terminal.wait_for("@end")
        self.assertEqual(self.terminal.text().strip(), "nullo --db broken.db show @end")
        self.terminal.type("\x03")
        self.terminal.command("true")


if __name__ == "__main__":
    NULLO = shells.arguments("bash")
    unittest.main(argv=sys.argv[:1])
