#!/usr/bin/env python3
"""What `nullo export` writes, read by other programs: Python's csv and html.parser; each total against `nullo score`."""

import argparse
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import sqlite3
import stat
import struct
import subprocess
import sys
import unittest
import zlib

import jsonschema

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

PROGRAM = ""
GOLDEN = pathlib.Path()

# Names and notes that would be a formula, markup or two cells if they were not written with care.
ODD = ["=cmd()", "Zoë O'Hara", "\"R\\D\", jr.", "<b>名</b> & co"]
ODD_NOTE = "+1\nsecond line; <script>alert('x')</script>\n\"third\""
# Elements without an end tag.
VOID = {"meta", "br"}
# Which elements may stand in which, as far as this page uses them: a child and its parents.
PARENTS = {"li": {"ul", "ol"}, "dt": {"dl"}, "dd": {"dl"}, "tr": {"thead", "tbody", "tfoot"}, "td": {"tr"}, "th": {"tr"},
           "thead": {"table"}, "tbody": {"table"}, "figcaption": {"figure"}, "title": {"head", "g"}, "style": {"head"},
           "h1": {"header"}, "h2": {"section"}, "h3": {"article"}, "h4": {"div"}, "section": {"main"},
           "article": {"section"}}
PHRASING = {"p", "h1", "h2", "h3", "h4", "dt", "bdi", "span", "title"}
BLOCKS = {"p", "ul", "ol", "dl", "div", "table", "section", "article", "figure", "blockquote", "h1", "h2", "h3", "h4"}


class Page(html.parser.HTMLParser):
    """A page as a tree that has to be sound, and its text."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.faults, self.tags, self.text, self.tables = [], [], [], "", []
        self.declared = None
        self.feed(text)
        self.close()
        if self.open:
            self.faults.append(f"not ended: {self.open}")

    def handle_decl(self, declaration):
        self.declared = declaration

    def handle_startendtag(self, tag, attributes):
        if "svg" not in self.open:
            self.faults.append(f"<{tag}/> outside a drawing")
        self.handle_starttag(tag, attributes)
        self.handle_endtag(tag)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        names = [name for name, _ in attributes]
        if len(set(names)) != len(names):
            self.faults.append(f"an attribute twice in {tag}")
        parent = self.open[-1] if self.open else None
        if "svg" not in self.open and parent not in PARENTS.get(tag, {parent}):
            self.faults.append(f"{tag} in {parent}")
        if tag in BLOCKS and PHRASING & set(self.open):
            self.faults.append(f"{tag} in {self.open}")
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> ends {self.open}")
        else:
            self.open.pop()

    def handle_data(self, data):
        if "style" in self.open:
            return
        self.text += data
        if {"td", "th"} & set(self.open):
            self.tables[-1][-1][-1] += data


def number(text):
    return int(text.replace("−", "-").replace(",", ""))


class Export(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "nullo.db"

    def run_program(self, *arguments, code=0, text="", **more):
        ran = subprocess.run([PROGRAM, "--db", self.database, *map(str, arguments)], input=text.encode(),
                             capture_output=True, timeout=60, **more)
        self.assertEqual(ran.returncode, code, ran.stdout.decode(errors="replace") + ran.stderr.decode())
        return ran

    def export(self, *arguments, **more):
        return self.run_program("export", *arguments, **more).stdout.decode()

    def importing(self, document):
        said = self.run_program("import", "-", text=json.dumps(document)).stdout.decode()
        return re.search("session ([0-9a-f-]{36})", said)[1]

    def odd_document(self):
        document = json.loads((GOLDEN / "tetka/guest_and_adjustments.json").read_text())
        document["players"], document["note"] = ODD, ODD_NOTE
        document["hands"][0]["note"] = ODD_NOTE
        document["hands"][0]["adjustments"][0]["note"] = "@revoke"
        document["hands"][1]["players"] = [*ODD[:3], "-Ева"]
        return document

    # Stores every session that the program takes, most of them some game's odd case, and exports all in each format.
    # Gives the name, document, result, and the text for each format.
    def everything(self, *formats):
        documents = {}
        for path in sorted(GOLDEN.glob("*/*.json")):
            if path.with_suffix(".result.json").exists():
                document = json.loads(path.read_text(encoding="utf-8-sig"))
                documents[f"{path.parent.name}/{path.stem}"] = {**document, "id": f"{len(documents):08}-0000-4000-8000-000000000000"}
        lines = "\n".join(json.dumps(document) for document in documents.values())
        self.run_program("import", "--lines", "-", text=lines)
        results = self.run_program("score", "--lines", "-", text=lines).stdout.splitlines()
        self.assertGreater(len(documents), 50)
        for form in formats:
            self.export("--as", form, "-o", f"{self.folder}/{form}/")
            self.assertEqual(len(list((self.folder / form).iterdir())), len(documents))
        for (name, document), result in zip(documents.items(), results, strict=True):
            files = [next((self.folder / form).glob(document["id"] + ".*")) for form in formats]
            yield name, document, json.loads(result), *(path.read_bytes().decode() for path in files)

    def table(self, text):
        self.assertTrue(text.startswith("\ufeff"), "spreadsheets look for the mark")
        rows = list(csv.reader(io.StringIO(text[1:], newline=""), strict=True))
        self.assertEqual({len(row) for row in rows}, {len(rows[0])}, "every row has as many cells")
        for row in rows:
            for cell in row:
                self.assertFalse(re.match(r"[=+@\t\r\n]|-(?!\d+$)", cell), cell)
        return rows[0], rows[1:]


def columns_of(document):
    """Brings what stands in columns into an order. A column goes with its total, so it belongs to another seat after
    people have changed chairs and taken their points along; then only what the columns hold can be compared."""
    moved = any(hand.get("points_follow") == "player" for hand in document["hands"])
    return sorted if moved else list


class Tables(Export):
    def test_every_total_is_what_the_program_scores(self):
        for name, document, result, sheet, ledger, hands in self.everything("csv", "ledger", "hands"):
            with self.subTest(name):
                seats = len(document["players"])
                heading, rows = self.table(sheet)
                self.assertEqual(heading[:2], ["Hand", "Dealer"])
                in_order = columns_of(document)
                if document.get("opening"):
                    self.assertEqual(in_order(int(cell) for cell in rows.pop(0)[3:3 + 2 * seats:2]),
                                     in_order(document["opening"]))
                self.assertEqual(len(rows), len(result["hands"]))
                for hand, row in zip(result["hands"], rows):
                    self.assertEqual(in_order(int(cell) for cell in row[2:2 + 2 * seats:2]), in_order(hand["scores"]))
                    self.assertEqual(row[heading.index("Complete")], "yes" if hand["complete"] else "no")
                if rows:
                    self.assertEqual(in_order(int(cell) for cell in rows[-1][3:3 + 2 * seats:2]),
                                     in_order(result["totals"]))
                    if "pots" in result:
                        self.assertEqual(int(rows[-1][heading.index("Pots")]), sum(result["pots"]))
                heading, rows = self.table(ledger)
                first = document.get("hands_before", 0) + 1  # hands are counted through the evening
                postings = [(number, posting) for number, hand in enumerate(result["hands"], first)
                            for posting in hand["postings"]]
                self.assertEqual([(int(row[0]), row[2], int(row[6]), row[7]) for row in rows],
                                 [(hand, str(posting.get("trick", "")), posting["amount"], posting["reason"])
                                  for hand, posting in postings])
                _, rows = self.table(hands)
                self.assertEqual([int(row[0]) for row in rows], list(range(first, first + len(rows))))
                self.assertEqual([row[2 + seats] for row in rows], ["yes" if hand["complete"] else "no"
                                                                   for hand in result["hands"]])

    def test_odd_names_and_notes_are_read_back(self):
        self.importing(self.odd_document())
        heading, rows = self.table(self.export("--as", "csv", "last"))
        self.assertEqual(heading[2::2], ["'=cmd()", "Zoë O'Hara", ODD[2], ODD[3] + " / -Ева", "Complete"])
        self.assertEqual([row[1] for row in rows], ["'=cmd()", "Zoë O'Hara"])
        _, rows = self.table(self.export("--as", "hands", "last"))
        self.assertEqual(rows[0][-1], "'" + ODD_NOTE)
        self.assertEqual(rows[1][5], "'-Ева")
        heading, rows = self.table(self.export("--as", "ledger", "last"))
        self.assertEqual(rows[0][heading.index("Note")], "'@revoke")
        self.assertEqual({row[5] for row in rows}, {"'=cmd()", *ODD[1:], "'-Ева"})

    def test_a_name_of_each_odd_kind_is_one_cell_of_text(self):
        names = ["@SUM(1)", "-2+3", "+cmd|' /C calc'!A0", "a,b;c\"d"]
        self.importing({**json.loads((GOLDEN / "tetka/plain.json").read_text()), "players": names})
        for form, at in (("csv", slice(2, 10, 2)), ("hands", None)):
            heading, rows = self.table(self.export("--as", form, "last"))
            found = heading[at] if at else rows[0][2:6]
            self.assertEqual(found, ["'@SUM(1)", "'-2+3", "'+cmd|' /C calc'!A0", "a,b;c\"d"])

    def test_rows_end_as_the_standard_says(self):
        self.importing(json.loads((GOLDEN / "tetka/plain.json").read_text()))
        for form in ("csv", "ledger", "hands"):
            data = self.run_program("export", "--as", form, "last").stdout
            self.assertTrue(data.endswith(b"\r\n"))
            self.assertEqual(data.count(b"\n"), data.count(b"\r\n"))


class Pages(Export):
    def page(self, text):
        page = Page(text)
        self.assertEqual(page.faults, [])
        self.assertEqual(page.declared.lower(), "doctype html")
        self.assertTrue(text.startswith("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"))
        tags = [tag for tag, _ in page.tags]
        for tag in ("script", "iframe", "object", "embed", "link", "img", "image", "use", "base", "form", "a"):
            self.assertNotIn(tag, tags)
        for tag, attributes in page.tags:
            for name, value in attributes.items():
                self.assertFalse(name.startswith("on") or name in ("href", "src", "style", "xlink:href"), (tag, name))
        self.assertNotRegex(re.sub(r"(?s)<body>.*", "", text), r"url\(|@import|//", "nothing from elsewhere")
        for control in re.findall("[\x00-\x08\x0b-\x1f\x7f-\x9f]", text):
            self.fail(f"a control character {control!r}")
        levels = [int(tag[1]) for tag in tags if re.fullmatch("h[1-6]", tag)]
        self.assertEqual(levels.count(1), 1)
        for above, below in zip(levels, levels[1:]):
            self.assertLessEqual(below, above + 1, "no level of headings is left out")
        return page

    def test_every_session_is_a_sound_page_with_its_totals(self):
        for name, document, result, text in self.everything("html"):
            with self.subTest(name):
                page = self.page(text)
                self.assertIn(document.get("note") or "", page.text)
                for player in document["players"]:
                    self.assertIn(player, page.text)
                if not result["hands"]:
                    continue
                sheet = next(table for table in page.tables if table[0][0] == "Hand")
                self.assertEqual({len(row) for row in sheet}, {len(sheet[0])})
                # Partners sit opposite and have one column.
                seats = len(document["players"])
                sides = len(sheet[0]) - 2 - ("Pots" in sheet[0])
                partners = seats // sides
                in_order = columns_of(document)
                first = 2 if document.get("opening") else 1
                rows = sheet[first:first + len(result["hands"])]
                by_column = [[number(cell.split()[1].lstrip("+")) for cell in row[2:2 + sides]] for row in rows]
                for hand, scores in zip(result["hands"], by_column):
                    self.assertEqual(in_order(scores * partners), in_order(hand["scores"]))
                totals = [number(cell.split()[0]) for cell in sheet[-1][2:2 + sides]]
                self.assertEqual(in_order(totals * partners), in_order(result["totals"]))
                tags = [tag for tag, _ in page.tags]
                self.assertEqual(tags.count("article"), len(result["hands"]))
                complete = [hand for hand in result["hands"] if hand["complete"]]
                self.assertEqual(tags.count("polyline"), sides * min(len(complete), 2), "totals, then places too")
                sums = [sum(scores[column] for scores, hand in zip(by_column, result["hands"]) if hand["complete"])
                        for column in range(sides)]
                sources = [table for table in page.tables if table[-1][0] == "In all"]
                self.assertTrue(sources or not any(sums))
                for table in sources:
                    columns = [[number(cell.lstrip("+")) for cell in column] for column in list(zip(*table[1:]))[1:]]
                    self.assertEqual(in_order(column[-1] for column in columns), in_order(sums))
                    self.assertEqual([sum(column[:-1]) for column in columns], [column[-1] for column in columns])
                if complete:
                    standing = next(table for table in page.tables if table[0][0] == "Place")
                    self.assertEqual(sorted(number(row[2].partition(" (")[0]) for row in standing[1:]), sorted(totals))
                    winners = {row[1] for row in standing if row[3] == "winner"}
                    self.assertEqual(len(winners) * partners, len(result["winners"]))
                for hand in result["hands"]:
                    for missing in hand["missing"]:
                        self.assertIn(missing["text"], page.text)
                    for note in hand["notes"]:
                        self.assertIn(note["text"] if isinstance(note, dict) else note, page.text)

    def test_odd_names_and_notes_are_text(self):
        self.importing(self.odd_document())
        page = self.page(self.export("--as", "html", "last"))
        for piece in (*ODD, "-Ева", "-Ева sits in for <b>名</b> & co", "agreed on at the table, “@revoke”", "second line"):
            self.assertIn(piece, page.text)
        self.assertEqual(page.text.count("+1\nsecond line; <script>alert('x')</script>\n\"third\""), 2)
        self.assertNotIn("b", [tag for tag, _ in page.tags])

    def test_chips_are_settled(self):
        self.importing(json.loads((GOLDEN / "reversis/two_pots.json").read_text()))
        text = self.page(self.export("--as", "html", "last")).text
        self.assertIn("Settling if it ended now", text)
        self.assertIn("no stake was agreed on", text)
        shown = self.run_program("show", "last").stdout.decode()
        for line in shown[shown.index("\nSettling"):].splitlines()[2:]:
            self.assertIn(line.strip(), text)

    def test_points_are_settled_where_there_is_a_stake_only(self):
        self.importing(json.loads((GOLDEN / "tetka/plain.json").read_text()))
        self.assertNotIn("Settling", self.page(self.export("--as", "html", "last")).text)


class Pictures(Export):
    # Width, height and rows of a PNG file of three bytes a pixel; every part of it must be sound.
    def picture(self, data):
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        parts, at = [], 8
        while at < len(data):
            size, kind = struct.unpack(">I4s", data[at:at + 8])
            body = data[at + 8:at + 8 + size]
            self.assertEqual(struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0], zlib.crc32(kind + body))
            parts.append((kind, body))
            at += 12 + size
        self.assertEqual([kind for kind, _ in parts], [b"IHDR", b"IDAT", b"IEND"])
        width, height, *form = struct.unpack(">IIBBBBB", parts[0][1])
        self.assertEqual(form, [8, 2, 0, 0, 0])
        pixels = zlib.decompress(parts[1][1])
        self.assertEqual(len(pixels), height * (3 * width + 1))
        rows = [pixels[row:row + 3 * width + 1] for row in range(0, len(pixels), 3 * width + 1)]
        self.assertEqual({row[0] for row in rows}, {0}, "no row needs the one above it")
        return width, height, [row[1:] for row in rows]

    def exported(self, *arguments):
        return self.picture(self.run_program("export", "--as", "png", *arguments).stdout)

    def test_a_session_of_every_game_is_a_sound_picture_for_a_phone(self):
        for folder in sorted(GOLDEN.iterdir()):
            path = next((path for path in sorted(folder.glob("*.json")) if path.with_suffix(".result.json").exists()), None)
            if path is None:
                continue
            with self.subTest(folder.name):
                width, height, rows = self.exported(self.importing(json.loads(path.read_text(encoding="utf-8-sig"))))
                self.assertEqual(width, 1080)
                self.assertLess(height, 5 * width)
                self.assertEqual(rows[0], bytes.fromhex("12181b") * width, "the ground of the dark theme")
                inked = [row for row in rows if row != rows[0]]
                self.assertGreater(len(inked), height // 2)

    def test_it_has_the_theme_of_the_window(self):
        self.importing(json.loads((GOLDEN / "tetka/plain.json").read_text()))
        with sqlite3.connect(self.database) as database:
            database.execute("INSERT INTO setting (key, value) VALUES ('look.theme', 'light')")
        database.close()
        self.assertEqual(self.exported("last")[2][0][:3], bytes.fromhex("f1ede3"))

    def test_five_hundred_hands_are_still_a_picture_that_can_be_sent(self):
        hand = {"points": [5, 5]}
        id = self.importing({"format": "nullo.session", "version": 1, "game": "kabu", "players": ["Anna", "Boris"],
                             "hands": [hand] * 700})
        width, height, _ = self.exported(id)
        self.assertLess(width, 4200)
        self.assertLess(height, 4200)
        self.assertLess(height, 3 * width)


class Documents(Export):
    def test_every_document_is_as_the_schema_says_and_comes_back_equal(self):
        schema = json.loads((GOLDEN.parent.parent / "schema/session.schema.json").read_text(encoding="utf-8"))
        validator = jsonschema.Draft202012Validator(schema)
        ids = set()
        for name, document, _, text in self.everything("json"):
            with self.subTest(name):
                self.assertEqual([error.message for error in validator.iter_errors(json.loads(text))], [])
                ids.add(document["id"])
        again = self.run_program("import", *(self.folder / "json").iterdir()).stdout.decode()
        self.assertEqual(set(re.findall("nothing changed, session ([0-9a-f-]{36})", again)), ids)


class Files(Export):
    def setUp(self):
        super().setUp()
        document = json.loads((GOLDEN / "tetka/plain.json").read_text())
        self.ids = [self.importing({**document, "id": id}) for id in ("0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11",
                                                                      "77777777-6d0e-4c55-9a53-8b1f0c7d2a33")]

    def names(self, folder=None):
        return sorted(path.name for path in (folder or self.folder).iterdir() if not path.name.startswith("nullo.db"))

    def test_a_file_holds_what_standard_output_would(self):
        for form in ("json", "csv", "ledger", "hands", "html", "png"):
            path = self.folder / f"evening.{form}"
            self.assertEqual(self.export("--as", form, "777", "-o", path), f"{path}\n")
            self.assertEqual(path.read_bytes(), self.run_program("export", "--as", form, "777").stdout)
        self.assertEqual(len(self.names()), 6, "and nothing lies beside them")
        self.assertEqual(self.export("777"), self.export("--as", "json", "777"))

    def test_a_folder_gets_a_file_for_each(self):
        self.export("--as", "html", "-o", f"{self.folder}/pages/deep/")
        self.assertEqual(self.names(self.folder / "pages/deep"), sorted(id + ".html" for id in self.ids))
        (self.folder / "there").mkdir()
        for form in ("csv", "ledger", "hands"):
            self.export("--as", form, "777", "-o", self.folder / "there")
        self.assertEqual(self.names(self.folder / "there"),
                         [self.ids[1] + end for end in (".csv", ".hands.csv", ".ledger.csv")])

    def test_a_file_that_is_there_gives_way_and_keeps_its_permissions(self):
        path = self.folder / "a.csv"
        path.write_text("old")
        path.chmod(0o640)
        link = self.folder / "link.csv"
        link.symlink_to("a.csv")
        self.export("--as", "csv", "777", "-o", link)
        self.assertTrue(link.is_symlink())
        self.assertIn("Hand,Dealer", path.read_text())
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)

    def test_a_link_stays_a_link(self):
        (self.folder / "real").mkdir()
        chain = {"a": "real/a.csv", "b": "a", "missing": "real/new.csv", "absolute": self.folder / "real" / "b.csv",
                 "real/up": "../real/c.csv"}
        for link, target in chain.items():
            (self.folder / link).symlink_to(target)
        (self.folder / "real" / "a.csv").write_text("old")
        for link, file in (("a", "a.csv"), ("b", "a.csv"), ("missing", "new.csv"), ("absolute", "b.csv"), ("real/up", "c.csv")):
            with self.subTest(link):
                (self.folder / "real" / "a.csv").write_text("old")
                self.assertEqual(self.export("--as", "csv", "777", "-o", self.folder / link), f"{self.folder / link}\n")
                self.assertIn("Hand,Dealer", (self.folder / "real" / file).read_text())
        for link, target in chain.items():
            self.assertEqual(os.readlink(self.folder / link), str(target))
        self.assertEqual(self.names(self.folder / "real"), ["a.csv", "b.csv", "c.csv", "new.csv", "up"])

    def test_a_link_that_leads_nowhere_is_said_and_stays(self):
        for link, target, why in (("far", "nowhere/a.csv", "No such file or directory"),
                                  ("round", "round", "Too many levels of symbolic links")):
            (self.folder / link).symlink_to(target)
            ran = self.run_program("export", "--as", "csv", "777", "-o", self.folder / link, code=1)
            self.assertIn(why, ran.stderr.decode())
            self.assertEqual(os.readlink(self.folder / link), target)
        self.assertEqual(self.names(), ["far", "round"])

    def test_standard_output_by_its_name_is_no_plain_file(self):
        ran = self.run_program("export", "--as", "csv", "777", "-o", "/dev/stdout", code=1)
        self.assertIn("cannot write /dev/stdout: it is no plain file", ran.stderr.decode())

    def test_a_place_that_cannot_be_written_to(self):
        for place, why in ((self.folder / "nowhere" / "a.html", "No such file or directory"),
                           ("/proc/a.html", ""), ("/dev/full", "no plain file"),
                           (self.folder / "nullo.db" / "a.html", "Not a directory")):
            ran = self.run_program("export", "--as", "html", "777", "-o", place, code=1)
            self.assertEqual(ran.stdout, b"")
            error = ran.stderr.decode()
            self.assertIn(f"nullo: cannot write {place}: {why}", error.replace("it is ", ""))
            self.assertEqual(error.count("\n"), 1)
        self.assertEqual(self.names(), [])

    @unittest.skipIf(os.geteuid() == 0, "root may write anywhere")
    def test_a_folder_that_is_closed(self):
        closed = self.folder / "closed"
        closed.mkdir(0o500)
        ran = self.run_program("export", "--as", "csv", "777", "-o", closed / "a.csv", code=1)
        self.assertIn("Permission denied", ran.stderr.decode())

    def test_no_half_file_where_the_disk_is_full(self):
        import resource
        path = self.folder / "a.html"
        path.write_text("old")
        document = json.loads((GOLDEN / "tetka/plain.json").read_text())
        document["rules"], document["hands"] = {"orbits": 100}, document["hands"][:1] * 100
        id = self.importing(document)

        def small_files():
            import signal
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (50000, 50000))  # enough for what SQLite writes

        for form in ("html", "png"):
            ran = self.run_program("export", "--as", form, id, "-o", path, code=1, preexec_fn=small_files)
            self.assertIn(f"cannot write {path}", ran.stderr.decode())
            self.assertEqual(path.read_text(), "old")
            self.assertEqual(self.names(), ["a.html"])

    def test_calls_that_are_refused(self):
        for arguments in (["--as", "html"], ["--as", "csv", "0b5c", "777"], ["--as", "html", "-o", self.folder / "a.html"],
                          ["--as", "png"]):
            ran = self.run_program("export", *arguments, code=2)
            self.assertIn("several sessions in one", ran.stderr.decode())
            self.assertEqual(ran.stdout, b"")
        self.run_program("export", "--as", "pdf", "777", code=2)
        self.run_program("export", "--as", "csv", "8", code=2)
        self.assertEqual(self.names(), [])

    def test_help(self):
        said = self.export("--help")
        for piece in ("--as", "json", "csv", "ledger", "hands", "html", "png", "-o evening.html"):
            self.assertIn(piece, said)


if __name__ == "__main__":
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--shared")
    arguments = parser.parse_args()
    PROGRAM = arguments.nullo
    GOLDEN = arguments.source / "tests" / "golden"
    unittest.main(argv=sys.argv[:1])
