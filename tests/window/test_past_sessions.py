"""Past sessions in a real window: one is found by a part of its note without its accents, opened, a hand of it replayed,
a note written on it; it is deleted and that undone. What is stored is looked at from outside."""

import contextlib
import json
import pathlib
import sqlite3
import subprocess

import desk

COUNT = 60
WANTED = 23
PLAYERS = (["Anna", "Boris", "Clara", "Dmitri"], ["Ελένη", "Νίκος", "Zoë", "Jürgen"], ["Алёна", "Пётр", "Игорь", "Майя"])


def identity(number):
    return f"00000000-0000-4000-8000-{number:012}"


def document(number):
    """Seat 2 wins seven tricks; the bum card and the four queens fall in the first five."""
    winners = [1, 2, 3, 0, 2, 2, 2, 2, 2, 2, 1, 3, 0]
    tricks = [{"winner": winner} for winner in winners]
    for trick, card in zip(tricks, ("7C", "QC", "QD", "QH", "QS")):
        trick["cards"] = [card]
    made = {"format": "nullo.session", "version": 1, "id": identity(number), "game": "tetka",
            "players": PLAYERS[number % len(PLAYERS)], "started_at": f"2026-{1 + number % 12:02}-11T18:30:00Z",
            "ended_at": f"2026-{1 + number % 12:02}-11T21:00:00Z", "hands": [{"bum_card": "7C", "tricks": tricks}]}
    if number == WANTED:
        made["note"] = "Café Zürich"
    return made


def nullo(arguments, *words):
    run = subprocess.run([arguments.nullo, "--db", "past.db", *words], stdout=subprocess.PIPE, text=True, check=True)
    return run.stdout


def deleted():
    with contextlib.closing(sqlite3.connect("file:past.db?mode=ro", uri=True)) as base:
        return [row[0] for row in base.execute("SELECT id FROM session WHERE deleted_at <> ''")]


def wait_deleted(window, wanted):
    window.wait(lambda: deleted() == wanted, f"deleted sessions {wanted}")


def find(window, text):
    window.wait_for("search")
    window.type(text)
    wanted = f"past/{identity(WANTED)}"
    window.wait(lambda: [name for name in window.rects if name.startswith("past/")] == [wanted], f"only {wanted}")
    window.key("Return")
    window.wait_for("session/note", "replay")


def look_back(arguments, screen):
    sessions = pathlib.Path("sessions.jsonl")
    sessions.write_text("".join(json.dumps(document(number)) + "\n" for number in range(COUNT)))
    nullo(arguments, "import", "--lines", str(sessions))
    window = desk.Window(arguments.nullo, "past.db", screen)
    window.wait_for("start/past")
    window.key("p")
    find(window, "cafe zuri")

    window.key("r")
    window.wait_for("replay/on")
    assert not window.shows("replay/back"), "it begins before the first trick"
    window.key("Right", "Right")
    window.wait_for("replay/back")
    window.key("End")
    window.wait_while("replay/on")
    window.key("Escape")

    window.wait_for("session/note")
    window.key("n")
    window.wait_for("note")
    window.key("ctrl+a")
    window.type("under the stars")
    window.key("Return")
    window.wait_taps(1)
    noted = json.loads(nullo(arguments, "export", identity(WANTED)))
    desk.expect(noted["note"], "under the stars", "the note")
    desk.expect({**noted, "note": "Café Zürich"}["hands"], document(WANTED)["hands"], "the hands, which nobody touched")

    window.wait_for("session/delete")
    window.key("Delete")
    window.wait_for("dialog/yes")
    desk.expect(deleted(), [], "deleted before that was said")
    window.key("Delete")
    window.wait_for("past/undo")
    wait_deleted(window, [identity(WANTED)])
    desk.expect(len(nullo(arguments, "sessions").splitlines()), COUNT, "a heading, and all sessions but one")
    window.key("ctrl+z")
    wait_deleted(window, [])
    window.wait_while("past/undo")

    window.key("Escape")  # this clears the search
    find(window, "stars")
    window.key("ctrl+z")
    window.wait_taps(0)
    desk.expect(json.loads(nullo(arguments, "export", identity(WANTED)))["note"], "Café Zürich", "the note before")
    desk.expect(window.close(), 0, "exit code of the window")
    nullo(arguments, "verify")


if __name__ == "__main__":
    desk.run(look_back)
