"""What the tests of the completions share: a shell on a terminal of its own, and sessions to complete."""

import argparse
import contextlib
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import termios
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PATIENCE = 60  # seconds until a test gives up on what does not come
SKIPPED = 77
PROMPT = "ready> "
IDS = ["0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11", "1111aaaa-6d0e-4c55-9a53-8b1f0c7d2a22"]
OTHER_ID = "77777777-6d0e-4c55-9a53-8b1f0c7d2a33"
# Names that a shell would do something with, if it saw them without quotes. The first character of each is its own.
HOSTILE = ["$(touch pwned)", "`touch pwned`", "'; touch pwned; #", '"; touch pwned; "', "; touch pwned", "| touch pwned",
           "& touch pwned", "> pwned", "!touch", "~root", "*", "?wned", "[a-z]", "{a,b}", "\\", "#", "(touch pwned)",
           "^a^b", "=ls", "%1", "Berta $(touch pwned)", "Ivo'; touch pwned; #", 'Nina "$(touch pwned)"', "Xu `touch pwned`",
           "Gus !! !$", "Olga\\'; touch pwned; \\'", 'Rita\\"; touch pwned; \\"',
           "u=~root:~root", "v$'\\n'$HOME", "w ${HOME}", "y@z:=x",
           "Жанна  и  Ко", "é\N{NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}z", "Ö\N{ZERO WIDTH SPACE}!"]
QUOTES = ["", "\\", "'", '"', "$'"]
HAND = {"bum_card": "7C", "summary": {"tricks": [4, 3, 3, 3], "bum_trick": 1, "last_trick": 2,
                                      "captured": {"7C": 0, "QC": 1, "QD": 2, "QH": 3, "QS": 0}}}


def arguments(shell):
    """The program and the completions of the build. Without this shell nothing can be tried."""
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    for name in ("--nullo", "--source", "--shared"):
        parser.add_argument(name)
    given = parser.parse_args()
    if shutil.which(shell) is None:
        print(f"skipped: {shell} is not installed")
        sys.exit(SKIPPED)
    return pathlib.Path(given.nullo).resolve()


def script_of(nullo, shell):
    return subprocess.run([nullo, "__completion", shell], capture_output=True, text=True, check=True).stdout


def store(nullo, database, session_id, players, day):
    document = {"format": "nullo.session", "version": 1, "game": "tetka", "id": session_id, "players": players,
                "started_at": f"2026-11-{day}T18:30:00Z", "hands": [HAND]}
    subprocess.run([nullo, "--db", database, "import", "-"], input=json.dumps(document).encode(), check=True,
                   stdout=subprocess.DEVNULL)


def prepare(nullo):
    """Two sessions and a season in the usual place, a session in another database, and files to complete; here."""
    home = pathlib.Path("home").absolute()
    usual = home / ".local" / "share" / "nullo" / "nullo.db"
    store(nullo, usual, IDS[0], ["Anna Maria", "Boris", "Clara", "Дмитрий"], 21)
    store(nullo, usual, IDS[1], ["Anna Maria", "Boris", "Clara", "Zoë"], 22)
    store(nullo, pathlib.Path("other.db").absolute(), OTHER_ID, ["Emil", "Flora", "Georg", "Hanna"], 20)
    season = pathlib.Path("season.json")
    season.write_text(json.dumps({"format": "nullo.season", "version": 1, "name": "Winter league", "game": "tetka",
                                  "counts": "points"}), encoding="utf-8")
    subprocess.run([nullo, "--db", usual, "import", season], check=True, capture_output=True)
    season.unlink()
    pathlib.Path("evening.json").write_text("{}")
    pathlib.Path("my session.json").write_text("{}")
    pathlib.Path("broken.db").write_bytes(b"no database at all" * 99)
    return dict(os.environ, HOME=str(home), PATH=f"{nullo.parent}:{os.environ['PATH']}", TERM="xterm", TZ="UTC",
                LC_ALL="C.UTF-8", LANG="C.UTF-8")


def prepare_hostile(nullo):
    """People with hostile names, and files called like them; in a folder of its own, with a `nullo` that completes, but
    only notes what else it is called with."""
    folder = pathlib.Path("hostile").absolute()
    folder.mkdir()
    database = folder / "home/.local/share/nullo/nullo.db"
    alike = ["twin '$(touch pwned)' 1", "twin '$(touch pwned)' 2"]
    names = [*HOSTILE, *alike, "-x", "--db=other.db"]
    for i in range(0, len(names), 4):
        store(nullo, database, f"{i:08x}-6d0e-4c55-9a53-8b1f0c7d2a33", (names * 2)[i:i + 4], 10)
    for name in [*HOSTILE, *alike]:
        (folder / name).write_text("{}")
    (folder / "home/one").mkdir()
    (folder / "home/one/-x.json").write_text("{}")
    (folder / "bin").mkdir()
    noted = folder / "bin/nullo"
    noted.write_text(f'''#!/bin/sh
[ "$1" = __complete ] && exec '{nullo}' "$@"
printf '%s\\0' "$@" >'{folder}/home/noted'
''')
    noted.chmod(0o755)
    return folder, dict(os.environ, HOME=str(folder / "home"), PATH=f"{noted.parent}:{os.environ['PATH']}", TERM="xterm",
                        TZ="UTC", LC_ALL="C.UTF-8", LANG="C.UTF-8")


def typed_in(quote, text):
    """How a person types this, in this quote; nothing where nobody can."""
    if quote in ("", "\\"):
        return "".join(each if each.isalnum() else "\\" + each for each in text)
    if quote == '"':
        return quote + re.sub(r'([$`"\\])', r"\\\1", text)
    return None if "'" in text or (quote == "$'" and "\\" in text) else quote + text


class Terminal:
    """A shell that believes that a person types."""

    def __init__(self, command, environment):
        self.process, self.handle = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 160, 0, 0))
        self.said = ""

    def close(self):
        with contextlib.suppress(OSError):
            os.close(self.handle)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, 9)
        os.waitpid(self.process, 0)

    def type(self, text):
        os.write(self.handle, text.encode())

    def text(self):
        """What the terminal has got, without what moves the cursor and colours."""
        without = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>()][0-9A-Z]?|\x1b\][^\x07]*\x07", "", self.said)
        without = re.sub(r"⏎ *(?:\r?⏎ ?\s*)?", "", without)  # fish's mark of a line without an end
        return without.replace("\r", "").replace("\x07", "")

    def wait_for(self, *pieces):
        deadline = time.monotonic() + PATIENCE
        while not all(piece in self.text() for piece in pieces):
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.handle], [], [], max(0, left))
            if not ready:
                raise AssertionError(f"waited in vain for {pieces}; the terminal shows:\n{self.text()}")
            try:
                self.said += os.read(self.handle, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"the shell ended before {pieces}; the terminal shows:\n{self.text()}") from None

    def command(self, line):
        """Runs it, and waits for the prompt after it."""
        self.said = ""
        self.type(f"{line}; echo do''ne\n")
        self.wait_for("done\n" + PROMPT)

    def enter(self, typed, folder, key="\t"):
        """Types, presses this key and Enter. Returns what `nullo` was called with."""
        noted = folder / "home/noted"
        noted.unlink(missing_ok=True)
        before = sorted(each.name for each in folder.iterdir())
        self.command(typed + key + "\ntrue")
        if sorted(each.name for each in folder.iterdir()) != before:
            raise AssertionError(f"{typed!r} ran a command; the terminal shows:\n{self.text()}")
        return noted.read_bytes().decode().split("\0")[:-1] if noted.exists() else None

    def complete(self, typed, *wanted):
        """Types, presses Tab, and waits for all that is wanted. Returns what the terminal shows; the line is emptied."""
        self.said = ""
        self.type(typed + "\t")
        self.wait_for(*wanted)
        shown = self.text()
        self.type("\x03")
        self.command("true")
        return shown


class HostileNames:
    """A name is one argument, whatever it holds. The test of each shell opens its terminal: open_terminal()."""

    quotes = QUOTES
    people = HOSTILE
    files = HOSTILE

    @classmethod
    def setUpClass(cls):
        cls.folder, cls.environment = prepare_hostile(cls.nullo)

    def setUp(self):
        self.terminal = self.open_terminal(self.environment)
        self.terminal.command(f"cd '{self.folder}'")

    def tearDown(self):
        self.terminal.close()

    def check(self, typed, *arguments, key="\t"):
        self.assertEqual(self.terminal.enter(f"nullo {typed}", self.folder, key), list(arguments), typed)

    def typed_in(self, quote, text):
        return typed_in(quote, text)

    def check_in_quotes(self, before, name, length, path=""):
        for quote in self.quotes:
            typed = self.typed_in(quote, name[:length])
            if typed is not None:
                self.check(before + path + typed, *before.split(), path + name)

    def test_of_people_are_one_argument_in_every_quote(self):
        for name in self.people:
            self.check_in_quotes("sessions ", name, 1)

    def test_may_be_typed_in_part(self):
        for name in HOSTILE:
            self.check_in_quotes("sessions -- ", name, max(2, len(name) - 2))

    def test_of_files_are_one_argument_in_every_quote(self):
        for name in self.files:
            self.check_in_quotes("import ", name, 1)
        for name in self.files[:3]:
            self.check_in_quotes("export --output ", name, 1)
            self.check_in_quotes("backup ", name, 1, "home/../")
            self.check_in_quotes("", name, 1, "--db=")
