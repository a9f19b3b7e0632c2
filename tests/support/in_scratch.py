"""Runs a test script in a folder of its own, which is removed afterwards.

in_scratch.py SCRATCH SCRIPT ARGUMENT...

SCRATCH is where the folders are made if memory has no room for them. What the script, and the program that it runs,
would keep in the home of the person who runs the tests goes into its folder too.

A script that writes files calls ensure() before it does: started by hand, it would leave them wherever one stands.
"""

import os
import pathlib
import subprocess
import sys
import tempfile


OURS = "NULLO_SCRATCH"  # in the environment: the folder that was made for the script


def in_memory() -> str | None:
    """A folder in memory with room, in which programs may run; None: there is none."""
    folder = "/dev/shm"
    try:
        there = os.statvfs(folder)
    except OSError:
        return None
    room = there.f_bavail * there.f_frsize >= 1 << 30 and not there.f_flag & os.ST_NOEXEC
    return folder if room and os.access(folder, os.W_OK | os.X_OK) else None


def run(scratch: str, script: str, arguments: list[str]) -> int:
    scratch = in_memory() or scratch
    os.makedirs(scratch, exist_ok=True)
    # Short: a UNIX socket's path may have 108 characters at most.
    with tempfile.TemporaryDirectory(prefix=pathlib.Path(script).stem[:20] + "-", dir=scratch) as folder:
        for inner in ("home", "tmp"):
            os.mkdir(os.path.join(folder, inner))
        environment = dict(os.environ, HOME=os.path.join(folder, "home"), TMPDIR=os.path.join(folder, "tmp"),
                           PYTHONDONTWRITEBYTECODE="1")
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        environment[OURS] = os.path.realpath(folder)
        return subprocess.run([sys.executable, script, *arguments], cwd=folder, env=environment).returncode


def ensure() -> None:
    """Nothing in a folder made here; anywhere else the script runs again in one, and ends with what that comes to."""
    if os.environ.get(OURS) == os.getcwd():
        return
    arguments = [os.path.abspath(each) if os.path.exists(each) else each for each in sys.argv[1:]]
    sys.exit(run(tempfile.gettempdir(), os.path.abspath(sys.argv[0]), arguments))


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:3], sys.argv[3:]))
