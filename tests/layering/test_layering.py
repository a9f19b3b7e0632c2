"""Knowledge runs one way: reads every file under src/ and says where one uses what its folder may not.

The linker cannot say so: headers of the system compile without linking, and all of ours lie under one root.
"""

import argparse
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

# What each folder may include: itself, and the folders listed here.
LAYERS = {
    "base": [],
    "text": ["base"],
    "core": ["base", "text"],
    "json": ["base", "text", "core"],
    "ledger": ["base", "text", "core"],
    "games": ["base", "text", "core", "json", "ledger"],
    "session": ["base", "text", "core", "json", "ledger", "games"],
    "document": ["base", "text", "core", "json", "ledger", "games", "session", "draws", "standings"],
    "club": ["base", "text", "core", "json", "ledger", "games", "session", "document"],
    "chart": ["base", "text", "core", "ledger", "games", "session"],
    "export": ["base", "text", "core", "ledger", "games", "session", "chart", "draws", "standings"],
    "draws": ["base"],
    "standings": ["base", "text", "core", "ledger", "draws"],
    "store": ["base", "text", "core", "json", "ledger", "games", "session", "document", "club", "draws", "standings"],
    "sync": ["base", "text", "core", "json", "ledger", "games", "session", "document", "club", "store"],
    "hub": ["base", "text", "core", "json", "ledger", "games", "session", "document", "club"],
    "net": ["base"],
    "app": ["base", "text", "core", "json", "ledger", "games", "session", "document", "club", "chart", "draws", "export",
            "standings", "store", "sync"],
    "cli": ["base", "text", "core", "json", "ledger", "games", "session", "document", "club", "chart", "draws", "export", "standings",
            "store", "sync", "net", "hub", "app"],
    "gui": ["base", "text", "core", "json", "ledger", "games", "session", "document", "chart", "export", "store", "net", "hub",
            "app"],
    "": ["base", "text", "core", "app", "cli", "gui"],  # main.cpp
}

# Includes that belong to some folders only: what the include looks like, in which files it may stand.
GUARDED = [
    ("utf8proc", r"utf8proc", r"base/.*\.cpp"),
    ("nlohmann", r"nlohmann/", r"(json|document|store)/.*\.cpp|games/.*codec\.cpp"),
    ("SQLite", r"SQLiteCpp/|sqlite3", r"(store|club)/.*"),
    ("the migrations", r"embedded/schema\.h", r"store/.*\.cpp"),
    ("Dear ImGui", r"imgui|backends/imgui", r"gui/.*"),
    ("GLFW", r"GLFW/", r"gui/.*"),
    ("OpenGL", r"GLE?S?\d?/|KHR/|EGL/", r"gui/.*"),
    ("stb", r"stb", r"gui/.*\.cpp"),
    ("the fonts", r"embedded/fonts\.h", r"gui/.*\.cpp"),
    ("the icon", r"embedded/icon\.h", r"gui/.*\.cpp"),
    ("the licences", r"embedded/licences\.h", r"cli/.*\.cpp"),
    ("D-Bus", r"systemd/|dbus/", r"gui/.*\.cpp"),
    ("CLI11", r"CLI/", r"cli/.*"),
    ("OpenSSL", r"openssl/", r"club/.*\.cpp"),
    ("zlib", r"zlib\.h", r"hub/site\.cpp"),
    ("libpq", r"libpq", r"club/.*\.cpp"),
    ("Boost", r"boost/", r"hub/.*\.cpp"),
    ("libqrencode", r"qrencode", r"hub/.*\.cpp"),
    ("libcurl", r"curl/", r"net/.*\.cpp"),
    ("the catalogs", r"embedded/catalogs\.h", r"text/.*\.cpp"),
    ("the live page", r"embedded/live_page\.h", r"hub/.*\.cpp"),
]

SQL = re.compile(r'"\s*(SELECT|INSERT|UPDATE|DELETE FROM|PRAGMA|CREATE|DROP|ALTER|BEGIN|VACUUM|ATTACH)\s')

# String and character literals (kept) and comments (blanked), so that a comment may name what the code may not.
LITERAL_OR_COMMENT = re.compile(
    r'(?P<keep>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])\'(?:\\.|[^\'\\\n])+\')'
    r"|//[^\n]*|/\*.*?\*/",
    re.DOTALL)


def without_comments(text):
    def keep(match):
        return match["keep"] if match["keep"] is not None else re.sub(r"[^\n]", " ", match[0])

    return LITERAL_OR_COMMENT.sub(keep, text)


def faults_of_file(path, code, games):
    """Faults of one file; `path` is relative to src/, `games` are the ids of the games."""
    folder = path.split("/")[0] if "/" in path else ""
    if folder not in LAYERS:
        yield 1, f"src/{folder}/ has no row in the table of layers"
        return
    for number, line in enumerate(code.splitlines(), 1):
        include = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if include:
            name = include[2]
            for what, pattern, where in GUARDED:
                if re.match(pattern, name) and not re.fullmatch(where, path):
                    yield number, f"{what} may not be included here: {name}"
            other = name.split("/")[0]
            if include[1] == '"' and other != folder and other != "embedded" and other not in LAYERS[folder]:
                yield number, f"{folder or 'main.cpp'} may not use {name}"
            if include[1] == '"' and "/" not in name:
                yield number, f"includes start at src/: {name}"
        if folder not in ("store", "club") and SQL.search(line):
            yield number, "SQL outside store/ and club/"
        if folder not in ("games", "core"):  # to core/ "hearts" is a suit
            for game in games:
                if re.search(rf'"{game}"|\b{game}::|games/{game}/', line):
                    yield number, f"names the game {game}"


def faults_of_tree(source):
    """Every fault in `source`/src and `source`/schema, as lines "file:line: what"."""
    src = source / "src"
    games = sorted(folder.name for folder in (src / "games").glob("*/"))
    found = []
    for file in sorted(src.rglob("*")):
        if file.suffix in (".h", ".cpp"):
            path = file.relative_to(src).as_posix()
            code = without_comments(file.read_text(encoding="utf-8"))
            found += [f"src/{path}:{line}: {what}" for line, what in faults_of_file(path, code, games)]
    for file in sorted((source / "schema").glob("*.sql")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"schema/{file.name}:{number}: names the game {game}" for game in games if f"'{game}'" in line]
    return found


# A made-up tree: files, and the faults that must be found in them.
MADE_UP = {
    "src/core/card.h": ('#include <vector>\n#include "core/seat.h"\n', []),
    "src/core/suit.cpp": ('auto suit = "hearts";\n', []),
    "src/core/up.cpp": ('#include "ledger/posting.h"\n', ["src/core/up.cpp:1: core may not use ledger/posting.h"]),
    "src/core/near.h": ('#include "seat.h"\n', ["src/core/near.h:1: core may not use seat.h",
                                                "src/core/near.h:1: includes start at src/: seat.h"]),
    "src/games/tetka/codec.cpp": ('#include <nlohmann/json.hpp>\nauto id = "tetka";\n', []),
    "src/games/hearts/hearts.h": ('#include "games/entry.h"\n', []),
    "src/games/tetka/tetka.h": ("#include <nlohmann/json_fwd.hpp>\n", [
        "src/games/tetka/tetka.h:1: nlohmann may not be included here: nlohmann/json_fwd.hpp"]),
    "src/document/document.cpp": ('// "tetka" SELECT\n/* "tetka" */ auto a = "// no comment"; bool b = id == "hearts";\n', [
        "src/document/document.cpp:2: names the game hearts"]),
    "src/session/session.cpp": ('#include "games/tetka/tetka.h"\nint f() { return tetka::kTricks; }\n', [
        "src/session/session.cpp:1: names the game tetka", "src/session/session.cpp:2: names the game tetka"]),
    "src/store/store.cpp": ('#include <SQLiteCpp/SQLiteCpp.h>\n#include "embedded/schema.h"\nauto s = "SELECT 1";\n', []),
    "src/club/club.cpp": ('#include <SQLiteCpp/SQLiteCpp.h>\n#include "store/store.h"\nauto s = "SELECT 1";\n', [
        "src/club/club.cpp:2: club may not use store/store.h"]),
    "src/app/app.cpp": ('#include <SQLiteCpp/SQLiteCpp.h>\nauto s = "SELECT id FROM session";\nauto t = "SELECTED";\n', [
        "src/app/app.cpp:1: SQLite may not be included here: SQLiteCpp/SQLiteCpp.h",
        "src/app/app.cpp:2: SQL outside store/ and club/"]),
    "src/app/app.h": ('#include <imgui.h>\n#include <GLFW/glfw3.h>\n#include "gui/draw.h"\n', [
        "src/app/app.h:1: Dear ImGui may not be included here: imgui.h",
        "src/app/app.h:2: GLFW may not be included here: GLFW/glfw3.h",
        "src/app/app.h:3: app may not use gui/draw.h"]),
    "src/gui/draw.cpp": ('#include <backends/imgui_impl_glfw.h>\n#include "embedded/fonts.h"\n#include "cli/run.h"\n', [
        "src/gui/draw.cpp:3: gui may not use cli/run.h"]),
    "src/main.cpp": ('#include "cli/run.h"\n#include "store/store.h"\n', [
        "src/main.cpp:2: main.cpp may not use store/store.h"]),
    "src/other/other.h": ("", ["src/other/other.h:1: src/other/ has no row in the table of layers"]),
    "schema/001_first.sql": ("CREATE TABLE t (game TEXT CHECK (game IN ('tetka'))) STRICT;\n", [
        "schema/001_first.sql:1: names the game tetka"]),
}


def check_that_it_can_fail(folder):
    for name, (text, _) in MADE_UP.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    expected = sorted(fault for _, faults in MADE_UP.values() for fault in faults)
    found = sorted(faults_of_tree(folder))
    if found != expected:
        sys.exit("The check itself is wrong.\nmissed: %s\ninvented: %s" % (
            [fault for fault in expected if fault not in found], [fault for fault in found if fault not in expected]))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", type=pathlib.Path, required=True)
    arguments, _ = parser.parse_known_args()
    check_that_it_can_fail(pathlib.Path("made_up"))
    found = faults_of_tree(arguments.source)
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
