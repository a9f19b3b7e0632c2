#!/usr/bin/env python3
"""The hardening of cmake/NulloCompiler.cmake is in the program: read off the binary, and off the commands that made it.

Ends with 77 (skipped) where the sanitizers do this work or nothing is optimized, since there is no fortify there.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import unittest

SKIPPED = 77

# Calls that the compiler puts into functions of ours. libstdc++ 12 and 14 call the same handler.
STACK_PROTECTOR = re.compile(r"\b__stack_chk_fail\b")
FORTIFY = re.compile(r"\b__(?!stack)\w+_chk\b")
ASSERTION = re.compile(r"\b_ZSt21__glibcxx_assert_fail")
PROBE = re.compile(r"\bor[lq]\s+\$0x0,\S*\(%rsp\)")  # of a page of the stack before it is used; x86-64
FUNCTION = re.compile(r"^[0-9a-f]+ <(?P<name>[^>]+)>:$")
OURS = re.compile(r"^_Z\w*5nullo")

# In every command, in this order: a fortify level is undefined before it is defined.
FLAGS = [
    r"-D_GLIBCXX_ASSERTIONS",
    r"-O2",
    r"-fstack-protector-strong",
    r"-fstack-clash-protection",
    r"-U_FORTIFY_SOURCE",
    r"-D_FORTIFY_SOURCE=[23]",
    r"-fPIE",
]


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
                          env=dict(os.environ, LC_ALL="C")).stdout


def commands(nullo, source):
    """The compiler's arguments for each source of ours, by its path."""
    with open(nullo.parent / "compile_commands.json", encoding="utf-8") as file:
        entries = json.load(file)
    return {entry["file"]: shlex.split(entry["command"]) for entry in entries
            if pathlib.Path(entry["file"]).is_relative_to(source / "src")}


def why_not(command):
    """Why a program made by such commands has no fortify, if there is a reason."""
    if any(word.startswith("-fsanitize=") for word in command):
        return "built with sanitizers"
    if not any(re.fullmatch("-O[1-3s]", word) for word in command):
        return "built without optimization"
    return None


class Hardening(unittest.TestCase):
    nullo = None
    commands = None

    @classmethod
    def setUpClass(cls):
        cls.dynamic = output("readelf", "--wide", "--file-header", "--program-headers", "--dynamic", cls.nullo)
        cls.code = {}  # functions of ours
        inside = None
        for line in output("objdump", "--disassemble", "--no-show-raw-insn", cls.nullo).splitlines():
            if function := FUNCTION.match(line):
                inside = cls.code.setdefault(function["name"], []) if OURS.match(function["name"]) else None
            elif inside is not None:
                inside.append(line)

    def assert_in_our_code(self, pattern):
        found = sum(any(pattern.search(line) for line in lines) for lines in self.code.values())
        self.assertGreater(found, 0, f"none of our {len(self.code)} functions has {pattern.pattern}")

    def test_is_loaded_anywhere_in_memory(self):
        self.assertRegex(self.dynamic, r"Type:\s+DYN\b")
        self.assertRegex(self.dynamic, r"\(FLAGS_1\).*\bPIE\b")

    def test_what_the_dynamic_linker_fills_in_is_read_only_before_main_begins(self):
        self.assertRegex(self.dynamic, r"\bGNU_RELRO\b")
        self.assertRegex(self.dynamic, r"\(FLAGS\).*\bBIND_NOW\b|\(FLAGS_1\).*\bNOW\b|\(BIND_NOW\)")

    def test_an_overwritten_stack_ends_the_program(self):
        self.assert_in_our_code(STACK_PROTECTOR)

    def test_a_large_frame_does_not_leap_over_the_guard_of_the_stack(self):
        if "X86-64" in self.dynamic:  # elsewhere the flag has to do, see below
            self.assert_in_our_code(PROBE)

    def test_a_buffer_of_known_size_is_not_written_beyond(self):
        self.assert_in_our_code(FORTIFY)

    def test_an_element_that_is_not_there_ends_the_program(self):
        self.assert_in_our_code(ASSERTION)

    def test_every_source_is_compiled_with_all_of_it(self):
        self.assertGreater(len(self.commands), 0)
        for path, command in self.commands.items():
            flags = [word for word in command if any(re.fullmatch(flag, word) for flag in FLAGS)]
            with self.subTest(path):
                self.assertRegex(" ".join(flags), "^" + " ".join(FLAGS) + "$")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True, type=pathlib.Path)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--shared")
    arguments = parser.parse_args()
    Hardening.nullo = arguments.nullo
    Hardening.commands = commands(arguments.nullo, arguments.source)
    reasons = {why_not(command) for command in Hardening.commands.values()}
    if len(reasons) == 1 and None not in reasons:
        print(f"Skipped: {reasons.pop()}, so there is no fortify to look for.")
        sys.exit(SKIPPED)
    unittest.main(argv=[sys.argv[0], "--verbose"])


if __name__ == "__main__":
    main()
