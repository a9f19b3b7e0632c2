#!/usr/bin/env python3
"""A person types `nullo ...` in bash and presses Tab."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import shells


def open_terminal(environment):
    pathlib.Path("nullo.bash").write_text(shells.script_of(NULLO, "bash"))
    pathlib.Path("bashrc").write_text(
        f"PS1='{shells.PROMPT}'\nsource nullo.bash\nbind 'set show-all-if-ambiguous on'\n"
        "bind 'set completion-query-items 0'\nbind 'set page-completions off'\nbind 'set enable-bracketed-paste off'\n"
        "bind 'set completion-display-width 1'\n")
    terminal = shells.Terminal(["bash", "--noprofile", "--rcfile", "bashrc", "-i"], environment)
    terminal.wait_for(shells.PROMPT)
    terminal.command("true")
    return terminal


class Bash(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.terminal = open_terminal(shells.prepare(NULLO))

    @classmethod
    def tearDownClass(cls):
        cls.terminal.close()

    def complete(self, typed, *wanted):
        return self.terminal.complete(typed, *wanted)

    def test_a_subcommand(self):
        self.complete("nullo sess", "nullo sessions ")

    def test_all_subcommands_with_what_they_do(self):
        shown = self.complete("nullo ", "backup  (Copy all", "verify  (Check the")
        for name in ("score", "import", "export", "sessions", "show", "delete", "restore"):
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


class HostileNames(shells.HostileNames, unittest.TestCase):
    open_terminal = staticmethod(open_terminal)

    def test_may_begin_outside_of_the_quotes(self):
        self.check("sessions B'er", "sessions", "Berta $(touch pwned)")
        self.check('sessions Berta\\ "', "sessions", "Berta $(touch pwned)")
        self.check("""sessions 'Ivo'"'; t""", "sessions", "Ivo'; touch pwned; #")
        self.check("sessions 'Ivo'\\''; t", "sessions", "Ivo'; touch pwned; #")
        self.check('sessions G"us "\\!"! ', "sessions", "Gus !! !$")
        self.check("sessions $'Olga\\\\", "sessions", "Olga\\'; touch pwned; \\'")
        self.check("sessions y@z", "sessions", "y@z:=x")
        self.check('sessions $"Be', "sessions", "Berta $(touch pwned)")
        self.check("import ~/../Be", "import", f"{self.folder}/home/../Berta $(touch pwned)")

    def test_are_put_in_one_after_the_other(self):
        self.terminal.command("bind '\"\\C-o\": menu-complete'")
        for quote in shells.QUOTES:
            for name in ("Berta $(touch pwned)", "Ivo'; touch pwned; #", 'Rita\\"; touch pwned; \\"'):
                self.check(f"sessions {shells.typed_in(quote, name[:1])}", "sessions", name, key="\x0f")

    def test_are_put_in_all_at_once(self):
        for quote in ("", "'", '"'):
            said = self.terminal.enter(f"nullo sessions {quote}", self.folder, key="\x1b*")
            self.assertGreaterEqual(set(said), set(shells.HOSTILE))

    def test_that_begin_alike_stay_in_quotes(self):
        for quote in shells.QUOTES:
            for before in ("sessions ", "import "):
                typed = before + shells.typed_in(quote, "t")
                self.check(f"{typed}\t2", *before.split(), "twin '$(touch pwned)' 2")
                self.check(f"{typed}\t\t2", *before.split(), "twin '$(touch pwned)' 2")

    def test_that_look_like_options_are_offered_behind_two_dashes(self):
        self.assertNotIn("--db=other.db", self.terminal.complete("nullo sessions --d", "nullo sessions --db "))
        self.check("sessions -- --d", "sessions", "--", "--db=other.db")
        self.check("sessions -- -x", "sessions", "--", "-x")
        self.terminal.command("cd home/one")
        self.check("import ", "import", "./-x.json")
        self.terminal.command("cd ../..")


if __name__ == "__main__":
    NULLO = HostileNames.nullo = shells.arguments("bash")
    unittest.main(argv=sys.argv[:1])
