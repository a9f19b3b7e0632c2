#!/usr/bin/env python3
"""`nullo hub` with PostgreSQL: two hubs at one database, which is killed and started again."""

import argparse
import http.client
import json
import os
import pathlib
import subprocess
import sys
import threading
import time
import unittest
import uuid

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import in_scratch
import postgresql
import test_hub
from running_hub import RunningHub

PASSWORD = postgresql.PASSWORD


class HubInPostgresql(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.id().rsplit(".", 1)[1]).absolute()
        self.folder.mkdir()
        self.server = postgresql.Postgresql()
        self.addCleanup(self.server.end)
        # The password comes from the environment, as people are told to have it.
        self.store = self.server.address.replace(f":{PASSWORD}@", "@")
        self.environment = dict(os.environ, TZ="UTC", PGPASSWORD=PASSWORD)
        self.hubs = 0

    def start(self, *arguments):
        self.hubs += 1
        hub = RunningHub([test_hub.PROGRAM, "--db", self.folder / f"{self.hubs}.db"], *arguments, store=self.store,
                         env=self.environment)
        for each in (hub.process.stdout.close, hub.process.stderr.close, hub.process.wait, hub.process.kill):
            self.addCleanup(each)
        return hub

    def call(self, *arguments, code=0, store=None, **environment):
        ran = subprocess.run([test_hub.PROGRAM, "--db", self.folder / "none.db", "hub", *map(str, arguments),
                              "--store", store or self.store], capture_output=True, text=True, timeout=60,
                             env=dict(self.environment, **environment))
        self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)
        self.assertNotIn(PASSWORD, ran.stdout + ran.stderr)
        return ran.stdout + ran.stderr

    def device(self, name, *arguments):
        ran = subprocess.run([test_hub.PROGRAM, "--db", self.folder / f"{name}.db", *map(str, arguments)],
                             capture_output=True, text=True, timeout=60, env=self.environment)
        return ran.returncode, ran.stdout + ran.stderr

    def push(self, hub, token, sent):
        return hub.ask("POST", "/api/1/push", {"revisions": [sent]}, token)

    def push_until_kept(self, hub, token, sent):
        """Sends the same again and again, as a device does."""
        while True:
            status, answer = self.push(hub, token, sent)
            if status == 200:
                return answer["answers"][0]["place"]
            self.assertEqual(status, 503, answer)
            self.assertIn("Nothing is lost", answer)
            time.sleep(0.05)  # each failure is a line of the log, which is read at the end

    def test_two_hubs_serve_one_club(self):
        first = self.start("--name", "Friday club")
        phone = first.pair(first.code, "Phone")[1]["token"]
        second = self.start()
        self.assertIsNone(second.code)  # a device belongs to the club
        self.assertIn("The hub of Friday club listens.", second.said)
        status, laptop = second.pair(self.call("invite").strip().split("\n")[0], "Laptop")
        self.assertEqual(status, 200)
        laptop = laptop["token"]

        # Who listens at the second hub hears what the first one is told, also at the moment in which the second one looks
        # for its own news.
        rounds = 30
        changes = 3 + 2 * rounds
        lines = []
        heard = threading.Condition()

        def listen():
            connection = http.client.HTTPConnection("127.0.0.1", second.port)
            connection.request("GET", "/api/1/events", headers={"Authorization": "Bearer " + laptop})
            answer = connection.getresponse()
            while lines[-1:] != [str(changes)]:
                line = answer.readline().decode().strip()
                with heard:
                    lines.extend([line] if line else [])
                    heard.notify()
            connection.close()

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()

        def expect_to_hear(number):
            with heard:
                self.assertTrue(heard.wait_for(lambda: lines[-1:] == [str(number)], timeout=60), (number, lines))

        expect_to_hear(0)
        session = str(uuid.uuid4())
        begun = test_hub.revision(session, 1)
        self.assertEqual(self.push(first, phone, begun)[1]["answers"][0]["place"], "trunk")
        expect_to_hear(1)
        told = second.ask("GET", "/api/1/changes?since=0", token=laptop)[1]
        self.assertEqual(told["sessions"][0]["trunk"]["document"], begun["document"])
        # Both go on from it: one is first, and the other one is kept beside it.
        places = [self.push(hub, token, dict(test_hub.revision(session, number), parent=begun["id"]))[1]["answers"][0]
                  ["place"] for hub, token, number in ((second, laptop, 2), (first, phone, 3))]
        self.assertEqual(places, ["trunk", "side"])
        for number in range(5, changes + 1, 2):
            for hub, token in ((second, laptop), (first, phone)):
                self.push(hub, token, test_hub.revision(str(uuid.uuid4()), number))
            expect_to_hear(number)
        listener.join()
        self.assertRegex(self.call("devices"), rf"^Friday club: {1 + 2 * rounds} sessions, {changes} changes\n")
        self.call("revoke", "Laptop")
        self.assertEqual(second.ask("GET", "/api/1/changes", token=laptop)[0], 401)
        for hub in (first, second):
            returned, out, error = hub.end()
            self.assertEqual((returned, out), (0, "The hub has ended.\n"), error)
            self.assertNotIn(PASSWORD, error)

    def test_killed_in_the_middle_nothing_is_lost(self):
        hubs = [self.start(), self.start()]
        tokens = [hubs[0].pair(hubs[0].code, "Phone")[1]["token"],
                  hubs[1].pair(self.call("invite").strip().split("\n")[0], "Laptop")[1]["token"]]
        sent = [[], []]
        enough = threading.Barrier(3, timeout=60)

        def tap(which):
            session = str(uuid.uuid4())
            for number in range(60):
                if number == 20:
                    enough.wait()
                revision = test_hub.revision(session, number)
                if sent[which]:
                    revision["parent"] = sent[which][-1]["id"]
                sent[which].append(revision)
                self.assertEqual(self.push_until_kept(hubs[which], tokens[which], revision), "trunk")

        taps = [threading.Thread(target=tap, args=(which,)) for which in (0, 1)]
        for each in taps:
            each.start()
        enough.wait()
        self.server.kill()
        self.server.start()
        for each in taps:
            each.join()
        for hub, token in zip(hubs, tokens):
            changes = hub.ask("GET", "/api/1/changes", token=token)[1]
            self.assertEqual(changes["newest"], 120)
            tips = {each["session"]: each["trunk"]["revision"] for each in changes["sessions"]}
            self.assertEqual(tips, {each[-1]["session"]: each[-1]["id"] for each in sent})
            self.assertEqual([each["sides"] for each in changes["sessions"]], [[], []])
            # Sent again, all are where they were.
            for which in (0, 1):
                answers = hub.ask("POST", "/api/1/push", {"revisions": sent[which]}, token)[1]["answers"]
                self.assertEqual({each["place"] for each in answers}, {"trunk"})

    def test_devices_meet_by_way_of_two_hubs(self):
        first, second = self.start(), self.start()
        session = str(uuid.uuid4())
        file = self.folder / "evening.json"
        file.write_text(test_hub.revision(session, 1)["document"])
        self.device("laptop", "import", file)
        self.assertEqual(self.device("laptop", "pair", f"127.0.0.1:{first.port}", first.code, "--name", "Laptop")[0], 0)
        code = self.call("invite").strip().split("\n")[0]
        self.assertEqual(self.device("phone", "pair", f"127.0.0.1:{second.port}", code, "--name", "Phone")[0], 0)
        self.server.kill()
        returned, said = self.device("laptop", "sync")
        self.assertEqual(returned, 1, said)
        self.assertIn("nothing is lost", said)
        self.server.start()
        while self.device("laptop", "sync")[0] != 0:
            pass
        while self.device("phone", "sync")[0] != 0:
            pass
        self.assertEqual(self.device("phone", "export"), self.device("laptop", "export"))
        self.assertIn(session, self.device("phone", "export")[1])

    def test_without_a_database_it_says_so(self):
        self.assertIn("cannot be reached", self.call(store=self.store.replace("/club?", "/nowhere?"), code=1))
        self.assertIn("cannot be reached", self.call("devices", code=1, PGPASSWORD="wrong"))
        self.call(store=f"postgresql://nullo:x/{PASSWORD}@localhost/club", code=1)
        self.call(store=f"postgresql:/nullo:{PASSWORD}@localhost/club", code=2)
        self.call(store=f"mysql://nullo:{PASSWORD}@localhost/club", code=2)
        self.call("devics", store=self.server.address, code=2)
        self.call("backup", "--admin", store=self.server.address, code=2)
        self.assertIn("with --store", self.call(self.server.address, code=2))
        self.server.kill()
        self.assertIn("cannot be reached", self.call("devices", code=1))
        self.server.start()
        self.call("devices")

    def test_backups_are_made_by_postgresql(self):
        hub = self.start()
        paired = hub.pair(hub.code, "Phone")[1]
        token = paired["token"]
        first, second = test_hub.revision(str(uuid.uuid4()), 1), test_hub.revision(str(uuid.uuid4()), 2)
        self.assertEqual(self.push(hub, token, first)[0], 200)
        self.assertIn("pg_dump", self.call("backup", "copy.db", code=2))
        self.assertIn("takes no", self.call("restore", "copy.db", code=2))
        programs = postgresql.programs()

        def run(program, *arguments):
            subprocess.run([os.path.join(programs, program), *arguments, "-d", self.store], env=self.environment, check=True,
                           capture_output=True)

        copy = self.folder / "copy.sql"
        run("pg_dump", "--schema=nullo", "-f", copy)
        self.assertEqual(self.push(hub, token, second)[0], 200)
        hub.end()
        run("psql", "-c", "DROP SCHEMA nullo CASCADE")
        run("psql", "-v", "ON_ERROR_STOP=1", "-f", copy)
        self.assertIn("new epoch", self.call("restore"))
        again = self.start()
        changes = again.ask("GET", "/api/1/changes", token=token)[1]
        self.assertNotEqual(changes["epoch"], paired["epoch"])
        self.assertEqual([each["session"] for each in changes["sessions"]], [first["session"]])
        self.assertEqual(self.push(again, token, second)[1]["answers"][0]["place"], "trunk")

    def test_without_libpq_it_says_so(self):
        # A library of that name that is none stands in for one that is not there.
        folder = self.folder / "libraries"
        folder.mkdir()
        (folder / "libpq.so.5").write_text("")
        self.assertIn("libpq is not installed", self.call("devices", code=1, LD_LIBRARY_PATH=str(folder)))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    arguments, _ = parser.parse_known_args()
    test_hub.PROGRAM = arguments.nullo
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
