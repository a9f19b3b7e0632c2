#!/usr/bin/env python3
"""A PostgreSQL of a test's own: in a folder of its own, reached by a socket in it and not over the network.

postgresql.py [FOLDER] starts one, in memory or in FOLDER on the disk, says its address on a line, and runs until its
standard input ends, so nothing outlives the test. Each line of the input is done and answered with a line:

kill     kills it, as a power cut would
start    starts it again

Scripts use class Postgresql, which starts this as a process of its own.
"""

import glob
import os
import pathlib
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import in_scratch

PASSWORD = "open-sesame"  # which nothing may ever print


def programs() -> str:
    """The folder of the newest version that is installed."""
    folders = [each for each in (*glob.glob("/usr/lib/postgresql/*/bin/initdb"), shutil.which("initdb")) if each]
    if not folders:
        sys.exit("PostgreSQL is not installed (Debian: postgresql), so what needs it cannot be tried")
    return os.path.dirname(max(folders, key=lambda path: [int(digits) for digits in re.findall(r"\d+", path)]))


class Server:
    def __init__(self, disk: str | None):
        # Another user must get there, and a socket's path may have 108 characters at most.
        self.folder = tempfile.mkdtemp(prefix="nullo-postgresql-", dir=disk or in_scratch.in_memory() or "/tmp")
        self.fsync = "on" if disk else "off"
        self.data = os.path.join(self.folder, "data")
        self.programs = programs()
        self.user = []
        if os.geteuid() == 0:  # as whom it does not run
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups",
                         "--pdeathsig=QUIT"]
        password = pathlib.Path(self.folder, "password")
        password.write_text(PASSWORD)
        password.chmod(0o644)
        made = subprocess.run([*self.user, os.path.join(self.programs, "initdb"), "-D", self.data, "--no-sync",
                               "--auth=scram-sha-256", "--username=nullo", f"--pwfile={password}", "--encoding=UTF8",
                               "--locale=C.UTF-8"], capture_output=True, text=True, cwd=self.folder)
        if made.returncode != 0:
            sys.exit(made.stdout + made.stderr)
        self.start()
        subprocess.run([os.path.join(self.programs, "createdb"), "-h", self.folder, "-U", "nullo", "club"], check=True,
                       env=dict(os.environ, PGPASSWORD=PASSWORD), cwd="/")

    @property
    def address(self) -> str:
        return f"postgresql://nullo:{PASSWORD}@/club?host={self.folder}"

    def is_ready(self) -> bool:
        return subprocess.run([os.path.join(self.programs, "pg_isready"), "-q", "-h", self.folder], cwd="/").returncode == 0

    def start(self) -> None:
        # What belongs to one that was killed may take a moment to end; until then a new one refuses to begin.
        while True:
            with open(os.path.join(self.folder, "log"), "w") as log:
                self.process = subprocess.Popen(
                    [*self.user, os.path.join(self.programs, "postgres"), "-D", self.data, "-k", self.folder,
                     "-c", "listen_addresses=", "-c", f"fsync={self.fsync}", "-c", "shared_buffers=16MB",
                     "-c", "dynamic_shared_memory_type=mmap"],
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder)
            while self.process.poll() is None:
                if self.is_ready():
                    return
                time.sleep(0.02)
            said = pathlib.Path(self.folder, "log").read_text()
            if "still in use" not in said and "already exists" not in said:
                sys.exit(said)
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        if self.process.poll() is not None:
            self.start()  # what it left in the memory of the system goes only with an orderly end
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder)


class Postgresql:
    """What scripts use."""

    def __init__(self):
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            self.end()
            raise AssertionError("PostgreSQL did not start")

    def do(self, what: str) -> None:
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        if self.process.stdout.readline() != what + "\n":
            raise AssertionError(f"PostgreSQL: {what} failed")

    def kill(self) -> None:
        self.do("kill")

    def start(self) -> None:
        self.do("start")

    def end(self) -> None:
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started this, and ends the input
    server = Server(sys.argv[1] if len(sys.argv) > 1 else None)
    try:
        print(server.address, flush=True)
        for line in sys.stdin:
            {"kill": server.kill, "start": server.start}[line.strip()]()
            print(line, end="", flush=True)
    finally:
        server.end()


if __name__ == "__main__":
    main()
