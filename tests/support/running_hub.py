"""A hub of a club that runs on this machine."""

import http.client
import json
import re
import signal
import subprocess


class RunningHub:
    """`said` is what it wrote first, `port` where it listens, `code` the one that it shows or None.

    `program` and what comes before the subcommand, as a list; `arguments` of `nullo hub`; `store` its file, unless the
    arguments or the program's data say which one."""

    def __init__(self, program, *arguments, store=None, port=0, **more):
        self.command = [*program, "hub", *(["--store", store] if store else [])]
        self.process = subprocess.Popen([*self.command, "--listen", f"127.0.0.1:{port}", *arguments],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)
        self.said = ""
        while "Ctrl+C" not in self.said:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(self.said + self.process.stderr.read())
            self.said += line
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)\n", self.said)[1])
        code = re.search(r"five minutes: (\w{4} \w{4})\n", self.said)
        self.code = code and code[1]
        self.place = f"127.0.0.1:{self.port}"  # as people type it

    def ask(self, method, path, body=None, token=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        if token:
            headers["Authorization"] = "Bearer " + token
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, json.loads(text) if text.startswith("{") else text

    def pair(self, code, name):
        return self.ask("POST", "/api/1/pair", {"code": code, "name": name})

    def call(self, *arguments):
        """What `nullo hub ARGUMENTS` prints, beside the one that runs."""
        return subprocess.run([*self.command, *arguments], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              text=True).stdout

    def invite(self):
        return self.call("invite").strip()

    def end(self, with_signal=signal.SIGTERM):
        self.process.send_signal(with_signal)
        out, error = self.process.communicate(timeout=60)
        return self.process.returncode, out, error
