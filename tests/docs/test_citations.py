"""Whatever the project cites exists: rulings, sections of the pages, files. Names file and line where it does not.

In code a ruling is cited with its game, `tetka T5`, and a shape of the documents by page and section,
`docs/documents.md#hearts`. A file of ours that a comment names, `seating.cpp` or `app/help/keys.h`, is there. In Markdown
pages every relative link and every path in backquotes leads somewhere, and a function that is said to be in a file is
there.
"""

import argparse
import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

ID = r"[A-Z]{1,2}[1-9]\d?"
IDS = rf"{ID}(?:(?:-| to |, | and ){ID})*"  # "R1, R3", "H2-H7"
PAGE = re.compile(r"(?<![\w./:-])([\w./<>*-]*[\w>]\.md)(?:#([\w-]+))?")  # docs/documents.md#hearts
NAMED_FILE = re.compile(r"(?<![\w./:<*-])([\w<>*-][\w./<>*-]*\.(?:h|cpp|py|sql|cmake))(?![\w/])")  # seating.cpp
COMMENTED = {".h": "//", ".cpp": "//", ".py": "#", ".cmake": "#", ".sql": "--", ".txt": "#"}
FOLDERS = ("src", "tests", "schema", "cmake", "third_party")
OWN = ("src", "tests", "schema")  # whose comments speak of our own files, and not of a library's
TEXTS = (*COMMENTED, ".json", ".jsonl", ".md")
OURS = (".h", ".cpp", ".py", ".sql", ".cmake", ".md", ".json", ".jsonl", ".png")
MADE_BY_US = "build/"


# ---- what there is to cite

def rulings_of(source):
    """The numbers of the rulings of each game, and of those that all games have in common."""
    rulings = {}
    for page in sorted((source / "src" / "games").rglob("RULES.md")):
        game = page.parent.name if page.parent.name != "games" else "common"
        rulings[game] = set(re.findall(rf"^### ({ID}): ", page.read_text(encoding="utf-8"), re.MULTILINE))
    return rulings


def without_fences(text):
    """Lines of a page; those of its code blocks are blank."""
    inside = False
    for line in text.splitlines():
        fence = line.lstrip().startswith("```")
        yield "" if inside or fence else line
        inside = inside != fence


def anchors_of(text):
    """What a link to a heading of this page may end in."""
    found = set()
    for line in without_fences(text):
        heading = re.match(r"#+ +(.*)", line)
        if heading:
            found.add(re.sub(r"[^\w\- ]", "", heading[1].strip().lower()).replace(" ", "-"))
    return found


class Tree:
    """A checkout: its files, and what its pages have."""

    def __init__(self, source):
        self.source = source
        self.rulings = rulings_of(source)
        self.prefixes = {re.match("[A-Z]+", one)[0] for ids in self.rulings.values() for one in ids}
        self.anchors = {}
        self.names = collections.Counter(path.name for folder in (*FOLDERS, "docs") for path in (source / folder).rglob("*"))
        self.names.update(path.name for path in source.iterdir())

    def exists(self, path, *folders):
        """Whether a path, with * and <game> for any name, is there from one of these folders on."""
        pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
        return any((folder / pattern).exists() or ("*" in pattern and any(folder.glob(pattern))) for folder in folders)

    def has_anchor(self, page, anchor):
        if page not in self.anchors:
            self.anchors[page] = anchors_of(page.read_text(encoding="utf-8"))
        return anchor in self.anchors[page]


# ---- rulings

def each_of(ids):
    """"R1, R3-R5" one by one."""
    for part in re.split(", | and ", ids):
        ends = re.split("-| to ", part)
        letters, first = re.fullmatch(r"([A-Z]+)(\d+)", ends[0]).groups()
        last = re.search(r"\d+", ends[-1])[0]
        yield from (f"{letters}{number}" for number in range(int(first), int(last) + 1))


def faults_of_rulings(tree, line, bare):
    """Of one line. `bare`: the part of it in which a number alone is taken for a ruling."""
    games = "|".join(sorted(tree.rulings))
    citation = rf"\b({games}) ({IDS})(?!\w)"
    for game, ids in re.findall(citation, line):
        yield from (f"there is no ruling {game} {one}" for one in each_of(ids) if one not in tree.rulings[game])
    rest = re.sub(citation, "", line)
    alone = re.findall(rf"\[({IDS})\]|\b[Rr]ulings? ({IDS})\b", rest)
    found = ["".join(each) for each in alone]
    # F1 to F12 are keys as well, where no brackets stand around them.
    loose = re.sub(rf"\[{IDS}\]|\b[Rr]ulings? {IDS}\b", "", re.sub(citation, "", bare))
    found += re.findall(rf"\(({IDS})\)", loose)
    loose = re.sub(rf"\({IDS}\)", "", loose)
    found += [one for one in re.findall(rf"(?<![\w+^&#*'\"/.-])({ID})(?![\w:]*[\w\"'])", loose)
              if re.match("[A-Z]+", one)[0] in tree.prefixes - {"F"}]
    yield from (f"a ruling without its game: {one}" for one in found)


def bare_part(path, line):
    """What of a line is prose."""
    if path.suffix in (".json", ".jsonl"):
        return " ".join(re.findall(r'"note": *"((?:\\.|[^"\\])*)"', line))
    mark = COMMENTED.get(path.suffix)
    if mark is None:
        return ""
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', line).partition(mark)[2]


# ---- pages and paths

def faults_of_named_pages(tree, line, folder):
    """`docs/input.md`, `docs/documents.md#hearts` in code."""
    for name, anchor in PAGE.findall(line):
        page = next((base / name for base in (tree.source, folder) if (base / name).is_file()), None)
        if page is None:
            if not tree.exists(name, tree.source, tree.source / "src"):
                yield f"there is no page {name}"
        elif anchor and not tree.has_anchor(page, anchor):
            yield f"{name} has no section #{anchor}"


def faults_of_named_files(tree, prose, folder):
    """Of a comment's files: a path from the checkout, src/, tests/ or the comment's folder on; a name alone beside the
    comment, or anywhere if only one file is called that."""
    for text in NAMED_FILE.findall(prose):
        if text.count("<") != text.count(">"):  # <imgui.h>
            continue
        if tree.exists(text, tree.source, tree.source / "src", tree.source / "tests", folder):
            continue
        if "/" in text or tree.names[text] == 0:
            yield f"there is no {text}"
        elif tree.names[text] > 1:
            yield f"there is more than one {text}, and none of them here"


def faults_of_links(tree, line, page):
    for target in re.findall(r"\]\(([^)\s]+)\)", line):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        to = page.parent / path if path else page
        if not to.exists():
            yield f"the link to {target} leads nowhere"
        elif anchor and not tree.has_anchor(to, anchor):
            yield f"the link to {target} leads to no section"


def is_path(tree, text):
    if not re.fullmatch(r"[\w./<>*-]+", text) or text.startswith(("/", MADE_BY_US, "..")):
        return False
    first = text.removeprefix("./").split("/")[0]
    if "/" in text:
        return text.endswith(OURS) or (tree.source / first).exists() or (tree.source / "src" / first).is_dir()
    return text.endswith(tuple(each for each in OURS if not each.startswith(".json"))) and "*" not in text


def faults_of_paths(tree, line, page):
    """Of the paths in backquotes: from the checkout, from src/ or from the page's folder on; a name alone anywhere."""
    for text in re.findall(r"`([^`]+)`", line):
        if not is_path(tree, text) or tree.exists(text, tree.source, tree.source / "src", page.parent):
            continue
        if "/" not in text and text in tree.names:
            continue
        yield f"there is no {text}"


NAMED_FUNCTION = re.compile(r"`([\w:]+)\(\)` in `([\w./]+)`")  # `Store::record()` in `store/store.cpp`


def faults_of_functions(tree, line):
    for function, path in NAMED_FUNCTION.findall(line):
        file = next((base / path for base in (tree.source, tree.source / "src") if (base / path).is_file()), None)
        name = function.split("::")[-1]
        if file and not re.search(rf"\b{name}\(", file.read_text(encoding="utf-8")):
            yield f"there is no {name}() in {path}"


# ---- all of it

def faults_of_file(tree, path):
    name = path.relative_to(tree.source).as_posix()
    text = path.read_text(encoding="utf-8", errors="replace")  # some documents to be refused are not UTF-8
    own = tree.rulings.get(path.parent.name, set()) if path.name == "RULES.md" else set()
    lines = without_fences(text) if path.suffix == ".md" else text.splitlines()
    for number, line in enumerate(lines, 1):
        prose = bare_part(path, line)
        faults = [*faults_of_rulings(tree, line, prose)]
        if path.suffix in COMMENTED and name.startswith(OWN):
            faults += faults_of_named_files(tree, prose, path.parent)
        if path.suffix == ".md":
            faults += [*faults_of_links(tree, line, path), *faults_of_paths(tree, line, path),
                       *faults_of_functions(tree, line)]
            if own:
                shown = re.sub(rf"\b({'|'.join(tree.rulings)}) {IDS}", "", line)
                faults += [f"this page has no ruling {one}" for one in re.findall(rf"(?<![\w+])({ID})\b", shown)
                           if re.match("[A-Z]+", one)[0] in {re.match("[A-Z]+", each)[0] for each in own}
                           and one not in own]
        elif path.suffix not in (".json", ".jsonl"):
            faults += faults_of_named_pages(tree, line, path.parent)
        elif "docs/" in line:
            faults += faults_of_named_pages(tree, line, path.parent)
        yield from (f"{name}:{number}: {fault}" for fault in faults)


def faults_of_tree(source):
    """Every fault, as lines "file:line: what"."""
    tree = Tree(source)
    files = [path for folder in FOLDERS for path in (source / folder).rglob("*") if path.suffix in TEXTS]
    files += [*source.glob("*.md"), *source.glob("*.txt"), *source.glob(".clang-*"), *(source / "docs").glob("*.md")]
    made_up = source / "tests" / "docs"  # these tests cite what does not exist
    files = [path for path in files if path.is_file() and made_up not in path.parents]
    return [fault for path in sorted(files) for fault in faults_of_file(tree, path)]


# A made-up tree: files, and the faults that must be found in them.
MADE_UP = {
    "README.md": ("# Made up\n[a page](docs/page.md#what-it-is) and `src/core/card.h`, `core/card.h`, `games/<game>/RULES.md`\n"
                  "[gone](docs/gone.md), [no section](docs/page.md#where), `src/core/gone.h`, `card.h`, `1/5/25`, `gone.h`\n"
                  "```sh\n`src/core/gone.h`\n```\n`build/release/made_up` and [out](https://example.org/gone.md)\n", [
        "README.md:3: the link to docs/gone.md leads nowhere", "README.md:3: the link to docs/page.md#where leads to no section",
        "README.md:3: there is no src/core/gone.h", "README.md:3: there is no gone.h"]),
    "docs/page.md": ("# A page\n## What it is\nAs uno U1 has it, and uno U9. [here](#what-it-is)\n"
                     "`score()` in `core/one.cpp`, `Uno::score()` in `core/one.cpp`, `gone()` in `core/one.cpp`\n", [
        "docs/page.md:3: there is no ruling uno U9", "docs/page.md:4: there is no gone() in core/one.cpp"]),
    "src/core/one.cpp": ("int Uno::score() { return 1; }\n", []),
    "src/games/RULES.md": ("### C1: In common\n", []),
    "src/games/uno/RULES.md": ("### U1: One\n### U2: Two\nU2 as U1; F1 is a key. U3 is not there, F1 of others is (uno U2).\n", [
        "src/games/uno/RULES.md:3: this page has no ruling U3"]),
    "src/games/foe/RULES.md": ("### F1: First\n### F2: Second\n", []),
    "src/core/card.h": ("// uno U1-U2, common C1; docs/page.md#what-it-is [foe F1]\nauto a = \"U1 [x]\"; // F1 is a key, U+2019\n", []),
    "src/core/wrong.cpp": ("// uno U3\n// [U1]\n// ruling U1\n// as U1 says\nint a; // GONE.md, docs/page.md#where\n// foe F1-F3 (F2)\n", [
        "src/core/wrong.cpp:1: there is no ruling uno U3", "src/core/wrong.cpp:2: a ruling without its game: U1",
        "src/core/wrong.cpp:3: a ruling without its game: U1", "src/core/wrong.cpp:4: a ruling without its game: U1",
        "src/core/wrong.cpp:5: there is no page GONE.md", "src/core/wrong.cpp:5: docs/page.md has no section #where",
        "src/core/wrong.cpp:6: there is no ruling foe F3", "src/core/wrong.cpp:6: a ruling without its game: F2"]),
    "src/core/names.cpp": ("#include <gone.h>  // <gone.h>, https://example.org/gone.h\n"
                           "// see card.h, core/card.h, tests/*/one.py, games/<game>/score.cpp and first.py\n"
                           "// see gone.cpp, core/gone.h, gone/card.h, \"gone.h\" and score.cpp\n", [
        "src/core/names.cpp:3: there is no gone.cpp", "src/core/names.cpp:3: there is no core/gone.h",
        "src/core/names.cpp:3: there is no gone/card.h",
        "src/core/names.cpp:3: there is more than one score.cpp, and none of them here"]),
    "src/games/uno/score.cpp": ("// score.cpp\n", []),
    "src/games/foe/score.cpp": ("", []),
    "tests/core/one.py": ("x = 1  # two.py\n", ["tests/core/one.py:1: there is no two.py"]),
    "third_party/first.py": ("# gone.cpp of a library\n", []),
    "tests/golden/note.json": ('{"card": "U1", "note": "uno U2: as it is (U1)"}\n', [
        "tests/golden/note.json:1: a ruling without its game: U1"]),
    "schema/001_first.sql": ("-- uno U7\n", ["schema/001_first.sql:1: there is no ruling uno U7"]),
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
    check_that_it_can_fail(pathlib.Path("made_up").resolve())
    found = faults_of_tree(arguments.source.resolve())
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
