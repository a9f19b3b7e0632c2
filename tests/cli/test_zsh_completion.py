#!/usr/bin/env python3
"""A person types `nullo ...` in zsh and presses Tab."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import shells


def open_terminal(environment):
    functions = pathlib.Path("functions").absolute()
    functions.mkdir(exist_ok=True)
    (functions / "_nullo").write_text(shells.script_of(NULLO, "zsh"))
    (functions / ".zshrc").write_text(
        f"PROMPT='{shells.PROMPT}'\nunsetopt prompt_sp zle_bracketed_paste 2>/dev/null\nunset zle_bracketed_paste\n"
        f"LISTMAX=0\nfpath=({functions} $fpath)\nautoload -Uz compinit\ncompinit -u -D\n"
        "setopt auto_list no_list_ambiguous no_beep\nzstyle ':completion:*' list-packed false\n")
    terminal = shells.Terminal(["zsh", "-d", "-i"], dict(environment, ZDOTDIR=str(functions)))
    terminal.wait_for(shells.PROMPT)
    terminal.command("true")
    return terminal


class Zsh(unittest.TestCase):
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
        shown = self.complete("nullo ", "Copy all that is stored", "Check the database")
        for name in ("score", "import", "export", "sessions", "show", "delete", "restore"):
            self.assertRegex(shown, rf"\n{name} +-- ")
        self.assertNotIn("__", shown)

    def test_options(self):
        self.complete("nullo show --led", "nullo show --ledger ")
        self.complete("nullo export -", "--as ", "--output ", "--db ", "--help ")

    def test_values_of_an_option(self):
        self.complete("nullo export --as h", "hands ", "html ")
        self.complete("nullo export --as ht", "--as html ")
        self.complete("nullo export --as=ht", "--as=html ")

    def test_sessions_with_names_and_dates(self):
        self.complete("nullo show ", "last      -- the newest session",
                      "0b5c1c2e  -- Tëtka, 2026-11-21 18:30, Anna Maria, Boris, Clara, Дмитрий")
        self.complete("nullo show 0", "nullo show 0b5c1c2e ")
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
        self.complete("nullo --db bro", "nullo --db broken.db ")
        self.complete("nullo --db=bro", "nullo --db=broken.db ")


class HostileNames(shells.HostileNames, unittest.TestCase):
    open_terminal = staticmethod(open_terminal)
    # zsh itself offers \\* for a backslash (`ls \\` and Tab). Within quotes it leaves them open behind a name with a quote
    # inside, as for any command; nothing of the name is run.
    files = [name for name in shells.HOSTILE if name != "\\" and not set(name[1:]) & set("'\"")]


if __name__ == "__main__":
    NULLO = HostileNames.nullo = shells.arguments("zsh")
    unittest.main(argv=sys.argv[:1])
