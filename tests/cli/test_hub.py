#!/usr/bin/env python3
"""`nullo hub` as a person sees it: it runs, devices pair and push, and it is looked after meanwhile."""

import argparse
import json
import os
import pathlib
import resource
import signal
import socket
import stat
import subprocess
import sys
import unittest
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch
from running_hub import RunningHub

PROGRAM = ""


def revision(session, number):
    document = {"format": "nullo.session", "version": 1, "id": session, "game": "tetka", "note": str(number),
                "players": ["Anna", "Boris", "Clara", "Dmitri"], "hands": []}
    return {"id": str(uuid.uuid4()), "session": session, "at": "2026-11-21T18:30:00Z", "document": json.dumps(document)}


class Hub(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.database = self.folder / "data" / "nullo.db"
        self.file = self.folder / "data" / "hub.db"

    def start(self, *arguments, **more):
        hub = RunningHub([PROGRAM, "--db", self.database], *arguments, **more)
        self.addCleanup(hub.process.stdout.close)
        self.addCleanup(hub.process.stderr.close)
        self.addCleanup(hub.process.wait)
        self.addCleanup(hub.process.kill)
        return hub

    def call(self, *arguments, code=0):
        ran = subprocess.run([PROGRAM, "--db", self.database, "hub", *map(str, arguments)], capture_output=True, text=True,
                             timeout=60, env=dict(os.environ, TZ="UTC"))
        self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)
        if code != 0:
            self.assertTrue(ran.stderr.startswith("nullo: "), ran.stderr)
        return ran

    def invite(self, *arguments):
        return self.call("invite", *arguments).stdout.strip()

    def test_two_devices_meet(self):
        hub = self.start("--name", "Friday club")
        self.assertIn("The hub of Friday club listens.", hub.said)
        status, phone = hub.pair(hub.code, "Zoë's phone")
        self.assertEqual((status, phone["club"], phone["role"]), (200, "Friday club", "admin"))
        status, laptop = hub.pair(self.invite(), "Laptop")
        self.assertEqual((status, laptop["role"]), (200, "scorer"))
        first = revision(str(uuid.uuid4()), 1)
        status, answers = hub.ask("POST", "/api/1/push", {"revisions": [first]}, phone["token"])
        self.assertEqual((status, answers["answers"][0]["place"]), (200, "trunk"))
        status, changes = hub.ask("GET", "/api/1/changes?since=0", token=laptop["token"])
        self.assertEqual(changes["sessions"][0]["trunk"]["document"], first["document"])
        listed = self.call("devices").stdout
        self.assertRegex(listed, r"^Friday club: 1 session, 1 change\n")
        self.assertRegex(listed, r"Zoë's phone +admin")
        self.assertRegex(listed, r"Laptop +scorer")

    def device(self, name, *arguments, code=0):
        """Calls the program of a device, which has a database of its own."""
        ran = subprocess.run([PROGRAM, "--db", self.folder / f"{name}.db", *map(str, arguments)], capture_output=True,
                             text=True, timeout=60, env=dict(os.environ, TZ="UTC"))
        self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)
        return ran.stdout + ran.stderr

    def note(self, name, session, text):
        document = json.loads(self.device(name, "export", session))
        file = self.folder / "noted.json"
        file.write_text(json.dumps(dict(document, note=text)))
        self.device(name, "import", "--replace", file)

    def test_devices_pair_and_sync(self):
        hub = self.start("--name", "Friday club")
        address = f"127.0.0.1:{hub.port}"
        file = self.folder / "evening.json"
        session = str(uuid.uuid4())
        file.write_text(revision(session, 1)["document"])
        self.device("laptop", "import", file)
        self.assertIn("in no club", self.device("laptop", "sync", code=2))
        self.assertIn("does not know this code", self.device("laptop", "pair", address, "wrong", code=2))
        self.assertIn("no address of a hub", self.device("laptop", "pair", "a/b", "wrong", code=2))
        said = self.device("laptop", "pair", address, hub.code, "--name", "Laptop")
        self.assertIn("in the club Friday club now, as Laptop", said)
        self.assertIn("tells it 1 session,", said)
        self.assertIn("already", self.device("laptop", "pair", address, "wrong", code=2))
        self.assertEqual(self.device("laptop", "sync"), "Friday club: 1 session told, 0 taken over.\n")
        self.device("phone", "pair", address, self.invite(), "--name", "Phone")
        self.assertEqual(self.device("phone", "sync"), "Friday club: 0 sessions told, 1 taken over.\n")
        self.assertEqual(self.device("phone", "export"), self.device("laptop", "export"))

        self.note("laptop", session, "by the laptop")
        self.note("phone", session, "by the phone")
        self.device("laptop", "sync")
        self.assertIn("was changed here and on Laptop at the same time", self.device("phone", "sync"))
        self.assertIn("with --keep", self.device("phone", "sync", session, code=2))
        self.device("phone", "sync", session, "--keep", "both")
        self.device("laptop", "sync")
        for name in ("laptop", "phone"):
            notes = [json.loads(line)["note"] for line in self.device(name, "export").splitlines()]
            self.assertEqual(sorted(notes), ["by the laptop", "by the phone; as Phone had it"])

        self.note("laptop", session, "by nobody")
        hub.end()
        self.assertRegex(self.device("laptop", "sync", code=1), "cannot be reached: .*What was entered here waits")
        left = self.device("laptop", "unpair")
        self.assertIn("no longer in the club", left)
        self.assertIn('nullo hub revoke "Laptop"', left)
        self.assertIn("in no club", self.device("laptop", "unpair", code=2))

    def test_a_hub_that_has_moved_is_found_again(self):
        hub = self.start()
        self.device("phone", "pair", f"127.0.0.1:{hub.port}", hub.code)
        hub.end()
        moved = self.start()
        another = self.start(store=str(self.folder / "another.db"))
        self.assertNotEqual(moved.port, hub.port)
        self.device("phone", "sync", code=1)
        self.assertIn("no address of a hub", self.device("phone", "sync", "--hub", "a/b", code=2))
        self.assertIn("does not know this device",
                      self.device("phone", "sync", "--hub", f"127.0.0.1:{another.port}", code=2))
        self.assertIn(f"127.0.0.1:{hub.port}", self.device("phone", "sync", code=1))
        self.device("phone", "sync", "--hub", f"127.0.0.1:{moved.port}")
        self.device("phone", "sync")

    def test_a_device_that_was_revoked_is_told_so(self):
        hub = self.start()
        self.device("phone", "pair", f"127.0.0.1:{hub.port}", hub.code, "--name", "Phone")
        self.call("revoke", "Phone")
        self.assertIn("does not know this device any more", self.device("phone", "sync", code=2))

    def test_the_hub_forgets_a_device_that_leaves(self):
        hub = self.start()
        self.device("phone", "pair", f"127.0.0.1:{hub.port}", hub.code, "--name", "Phone")
        self.assertNotIn("nullo hub revoke", self.device("phone", "unpair"))
        self.assertRegex(self.call("devices").stdout, r"Phone .* revoked")

    def test_signals_end_it_and_the_log_names_nobody(self):
        for number, each in enumerate((signal.SIGTERM, signal.SIGINT, signal.SIGHUP)):
            hub = self.start()
            if number == 0:
                self.assertEqual(hub.pair(hub.code, "Zoë's phone")[0], 200)
            else:
                self.assertIsNone(hub.code)  # a device belongs to it
            returned, out, error = hub.end(each)
            self.assertEqual((returned, out), (0, "The hub has ended.\n"), error)
            self.assertRegex(error, r"^(20[0-9TZ:-]+ a device was paired\n)?$")

    def test_killed_it_has_what_it_answered(self):
        hub = self.start()
        token = hub.pair(hub.code, "Phone")[1]["token"]
        sent = revision(str(uuid.uuid4()), 1)
        self.assertEqual(hub.ask("POST", "/api/1/push", {"revisions": [sent]}, token)[0], 200)
        hub.process.kill()
        hub.process.wait()
        again = self.start()
        changes = again.ask("GET", "/api/1/changes", token=token)[1]
        self.assertEqual(changes["sessions"][0]["trunk"]["revision"], sent["id"])

    def test_its_status(self):
        hub = self.start("--name", "Friday club")
        self.device("phone", "pair", f"127.0.0.1:{hub.port}", hub.code)
        said = self.call("status").stdout
        self.assertIn("Friday club: 0 sessions, 0 changes, 1 device\n", said)
        self.assertRegex(said, r"hub\.db, \d+\.\d MB; a hub runs on it\.\n")
        hub.end()
        self.assertIn("no hub runs on it now.", self.call("status").stdout)

    def test_a_code_is_good_once(self):
        hub = self.start()
        code = self.invite("--admin")
        self.assertEqual(hub.pair(code, "One")[1]["role"], "admin")
        self.assertEqual(hub.pair(code, "Two")[0], 403)

    def test_a_device_is_revoked_while_the_hub_runs(self):
        hub = self.start()
        token = hub.pair(hub.code, "Zoë's phone")[1]["token"]
        self.assertEqual(hub.ask("GET", "/api/1/changes", token=token)[0], 200)
        self.assertIn("did you mean 'Zoë's phone'", self.call("revoke", "Zoë's fone", code=2).stderr)
        self.call("revoke", "Zoë's phone")
        self.assertEqual(hub.ask("GET", "/api/1/changes", token=token)[0], 401)
        self.assertIn("revoked", self.call("devices").stdout)
        self.call("revoke", "Zoë's phone", code=2)

    def test_a_name_that_hosts_have(self):
        hub = self.start("--host", "Club.example.org", "--host", "other.example.org")
        for host, status in (("club.example.org", 401), ("other.example.org", 401), ("evil.example.org", 421)):
            self.assertEqual(hub.ask("GET", "/api/1/changes", Host=host)[0], status, host)

    def test_backup_and_restore(self):
        hub = self.start()
        paired = hub.pair(hub.code, "Phone")[1]
        token = paired["token"]
        first, second = revision(str(uuid.uuid4()), 1), revision(str(uuid.uuid4()), 2)
        self.assertEqual(hub.ask("POST", "/api/1/push", {"revisions": [first]}, token)[0], 200)
        copy = self.folder / "copy.db"
        self.assertEqual(self.call("backup", copy).stdout, f"{copy}: 1 session\n")
        self.assertEqual(stat.S_IMODE(copy.stat().st_mode), 0o600)
        self.assertIn("is there already", self.call("backup", copy, code=2).stderr)
        self.assertEqual(hub.ask("POST", "/api/1/push", {"revisions": [second]}, token)[0], 200)
        self.assertIn("a hub runs on", self.call("restore", copy, code=2).stderr)
        self.assertEqual(hub.end()[0], 0)
        self.assertIn("replaced-", self.call("restore", copy).stdout)
        self.assertEqual(len(list(self.file.parent.glob("hub.db.replaced-*"))), 1)
        again = self.start()
        changes = again.ask("GET", "/api/1/changes", token=token)[1]
        self.assertNotEqual(changes["epoch"], paired["epoch"])
        self.assertEqual([each["session"] for each in changes["sessions"]], [first["session"]])

    def test_restored_where_nothing_is(self):
        hub = self.start()
        hub.pair(hub.code, "Phone")
        copy = self.folder / "copy.db"
        self.call("backup", copy)
        self.assertNotIn("replaced-", self.call("restore", copy, "--store", self.folder / "new" / "hub.db").stdout)
        self.assertIn("Phone", self.call("devices", "--store", self.folder / "new" / "hub.db").stdout)

    def test_what_is_no_hubs_file_stays_as_it_is(self):
        text = self.folder / "notes.txt"
        text.write_text("not a database, but a text that somebody needs\n" * 100)
        before = text.read_bytes()
        self.call("--store", text, code=1)
        self.call("devices", "--store", text, code=1)
        self.start().end()
        self.call("restore", text, code=1)
        self.assertEqual(text.read_bytes(), before)
        self.assertIn("no hub has run there", self.call("devices", "--store", self.folder / "gone.db", code=2).stderr)

    def test_a_damaged_file_is_not_served(self):
        hub = self.start()
        token = hub.pair(hub.code, "Phone")[1]["token"]
        copy = self.folder / "copy.db"
        for number in range(20):
            sent = {"revisions": [revision(str(uuid.uuid4()), number)]}
            self.assertEqual(hub.ask("POST", "/api/1/push", sent, token)[0], 200)
        self.call("backup", copy)
        hub.end()
        with self.file.open("r+b") as file:
            file.seek(4096)
            file.write(b"x" * (self.file.stat().st_size - 4096))
        self.assertIn("is damaged", self.call("--listen", "127.0.0.1:0", code=1).stderr)
        self.call("restore", copy, code=1)
        self.file.rename(self.folder / "damaged.db")
        self.call("restore", copy)
        self.assertEqual(len(self.start().ask("GET", "/api/1/changes", token=token)[1]["sessions"]), 20)

    def test_on_a_full_disk_it_answers_and_loses_nothing(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))

        hub = self.start(preexec_fn=limit)
        token = hub.pair(hub.code, "Phone")[1]["token"]
        kept = []
        status = 200
        while status == 200:
            sent = revision(str(uuid.uuid4()), len(kept))
            status, text = hub.ask("POST", "/api/1/push", {"revisions": [sent]}, token)
            kept += [sent["session"]] if status == 200 else []
        self.assertEqual(status, 503, text)
        self.assertGreater(len(kept), 5)

        def sessions(of):
            return [each["session"] for each in of.ask("GET", "/api/1/changes", token=token)[1]["sessions"]]

        self.assertEqual(sessions(hub), kept)
        self.assertEqual(hub.end()[0], 0)
        again = self.start()  # with room
        self.assertEqual(sessions(again), kept)
        self.assertEqual(again.ask("POST", "/api/1/push", {"revisions": [sent]}, token)[0], 200)

    def test_a_second_hub_on_the_same_file_is_refused(self):
        self.start()
        self.assertIn("a hub runs on", self.call("--listen", "127.0.0.1:0", code=2).stderr)

    def test_a_port_that_is_taken_is_named(self):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            place = f"127.0.0.1:{taken.getsockname()[1]}"
            error = self.call("--listen", place, code=1).stderr
        self.assertIn(f"cannot listen at {place}", error)
        self.assertTrue(error.endswith("Name another place with --listen.\n"), error)

    def test_calls_that_mean_nothing_are_refused(self):
        self.start().end()
        for arguments in (["devics"], ["invite", "x"], ["devices", "--admin"], ["revoke"], ["backup"], ["restore"],
                          ["--listen", "7070"], ["--listen", "x:99999"], ["--listen", ":7070"], ["--name", " x"],
                          ["invite", "--name", "x"], ["invite", "--host", "x"], ["--admin"]):
            self.call(*arguments, code=2)


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    arguments, _ = parser.parse_known_args()
    global PROGRAM
    PROGRAM = arguments.nullo
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
