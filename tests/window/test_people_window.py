"""People and rules in a real window: a person is renamed, two are merged, both undone; a rule is corrected."""

import contextlib
import json
import pathlib
import sqlite3
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk

# Anna shoots two moons, which are added; then hearts 5, 4, 3, 1, and Dmitri takes the queen of spades.
MOON = {"summary": {"hearts": [13, 0, 0, 0], "captured": {"QS": 0}}}
LAST = {"summary": {"hearts": [5, 4, 3, 1], "captured": {"QS": 3}}}


def session(number, players, day):
    return {"format": "nullo.session", "version": 1, "id": f"00000000-0000-4000-8000-00000000000{number}",
            "game": "hearts", "rules": {"moon": "add", "target": 100}, "players": players,
            "started_at": f"2026-11-0{day}T18:00:00Z", "ended_at": f"2026-11-0{day}T21:00:00Z",
            "hands": [MOON, MOON, LAST]}


def rows(database, query):
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as base:
        return base.execute(query).fetchall()


def wait_rows(window, query, wanted):
    window.wait(lambda: rows(window.database, query) == wanted, f"{wanted} as the answer to {query}")


NAMES = "SELECT DISTINCT name FROM person ORDER BY name"
TOTALS = "SELECT seat.total FROM seat JOIN session ON key = session WHERE id LIKE '%2' ORDER BY seat"


def play(arguments, screen):
    database = pathlib.Path("people.db")
    documents = [session(1, ["Ana", "Boris", "Clara", "Dmitri"], 1), session(2, ["Anna", "Boris", "Clara", "Dmitri"], 2)]
    for document in documents:
        file = pathlib.Path(f"{document['id']}.json")
        file.write_text(json.dumps(document))
        subprocess.run([arguments.nullo, "--db", str(database), "import", str(file)], check=True,
                       stdout=subprocess.DEVNULL)
    window = desk.Window(arguments.nullo, database, screen)
    window.click("start/players")
    window.click("player/Boris")
    window.click("person/switch")
    window.click("rename")
    window.key("ctrl+a")
    window.type("Bruno")
    window.key("Return")
    wait_rows(window, NAMES, [("Ana",), ("Anna",), ("Bruno",), ("Clara",), ("Dmitri",)])
    window.click("back")

    window.click("player/Anna")
    window.click("person/switch")
    window.click("merge")
    window.wait_for("merge/search", "same/Ana")
    window.type("ana")
    window.wait_while("same/Clara")
    window.click("same/Ana")
    window.wait_for("dialog/yes")
    window.key("Return")
    wait_rows(window, NAMES, [("Anna",), ("Bruno",), ("Clara",), ("Dmitri",)])
    for line in subprocess.run([arguments.nullo, "--db", str(database), "export"], stdout=subprocess.PIPE, text=True,
                               check=True).stdout.splitlines():
        desk.expect(json.loads(line)["players"], ["Anna", "Bruno", "Clara", "Dmitri"], "the people of both sessions")
    window.wait_for("undo", "split/Ana")
    window.close()

    # Undone after a restart, one after the other.
    window = desk.Window(arguments.nullo, database, screen)
    window.click("start/players")
    window.wait_for("player/Anna", "undo")
    window.key("ctrl+z")
    wait_rows(window, NAMES, [("Ana",), ("Anna",), ("Bruno",), ("Clara",), ("Dmitri",)])
    window.key("ctrl+z")
    wait_rows(window, NAMES, [("Ana",), ("Anna",), ("Boris",), ("Clara",), ("Dmitri",)])

    # It was to be played to 50: that ends the game with the second hand.
    desk.expect(rows(database, TOTALS), [(5,), (56,), (55,), (66,)], "the totals before")
    window.key("Escape")
    window.wait_for("start/past")
    window.click("start/past")
    window.click(f"past/{documents[1]['id']}")
    window.wait_for("repair")
    window.key("w")
    window.wait_for("repair/back")
    for _ in range(5):
        before = len(window.frames)
        window.click("option/target/much_less")
        window.wait_frame(before)
    window.wait_for("repair/compare")
    window.key("Return")
    window.wait_for("compare/accept")
    window.key("Return")
    wait_rows(window, TOTALS, [(0,), (52,), (52,), (52,)])
    window.wait_for("undo")
    window.key("ctrl+z")
    wait_rows(window, TOTALS, [(5,), (56,), (55,), (66,)])
    assert window.close() == 0
    subprocess.run([arguments.nullo, "--db", str(database), "verify"], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    desk.run(play)
