"""Runs a test script in a folder of its own, which is removed afterwards.

in_scratch.py SCRATCH SCRIPT ARGUMENT...

SCRATCH is where the folders are made. Whatever the script, and the program that it runs, would keep in the home of
the person who runs the tests goes into its folder too.
"""

import os
import pathlib
import subprocess
import sys
import tempfile


def main() -> int:
    scratch, script, *arguments = sys.argv[1:]
    os.makedirs(scratch, exist_ok=True)
    # Short: a UNIX socket's path may have 108 characters at most.
    with tempfile.TemporaryDirectory(prefix=pathlib.Path(script).stem[:20] + "-", dir=scratch) as folder:
        for inner in ("home", "tmp"):
            os.mkdir(os.path.join(folder, inner))
        environment = dict(os.environ, HOME=os.path.join(folder, "home"), TMPDIR=os.path.join(folder, "tmp"),
                           PYTHONDONTWRITEBYTECODE="1")
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        return subprocess.run([sys.executable, script, *arguments], cwd=folder, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
