"""Translations fit the sentences of today: no other ones, with the same places, in forms that agree with each other."""

import argparse
import importlib.util
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch


def load(source):
    spec = importlib.util.spec_from_file_location("catalogs", source / "po" / "catalogs.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def places(catalogs, sentence):
    return set(catalogs.PLACE.findall(sentence))


def wrong_forms(catalogs, entry):
    """A sentence with a count names it in its second form, and in the first one nothing else."""
    if len(entry.english) < 2:
        return
    one, many = (places(catalogs, form) for form in entry.english)
    if "count" not in many or not many - {"count"} <= one <= many:
        yield f"“{entry.english[0]}” and “{entry.english[1]}” have other places"


def wrong_translations(catalogs, po, wanted):
    for entry in catalogs.entries(po):
        if tuple(entry.english) not in wanted:
            yield f"“{entry.english[0]}” is no sentence of the program any more: ./dev text"
        for translation in entry.translations:
            may_lack = {"count"} if len(entry.english) > 1 else set()
            known = places(catalogs, entry.english[-1])
            found = places(catalogs, translation)
            if translation and not known - may_lack <= found <= known:
                yield f"“{entry.english[0]}”: “{translation}” has other places"


def of_live_page(source):
    """What the page on everybody's phone says by itself; src/hub/live.cpp sends it the translations."""
    live = source / "src" / "hub" / "live"
    script = (live / "live.js").read_text(encoding="utf-8")
    page = (live / "live.html").read_text(encoding="utf-8")
    yield from re.findall(r'\b(?:said|filled)\("([^"]+)"', script)
    yield from re.findall(r'<(?:label|button|h2)\b[^>]*>([^<]+)<', page)
    yield from re.findall(r'id="wrong"[^>]*>([^<]+)<', page)
    yield from re.findall(r'aria-label="([^"]+)"', page)


CHOICE = re.compile(r"\[\[[^][|]*\|[^][|]*\]\]")


def broken_choices(catalogs, po):
    """“[[Press|Tap]]” has two parts (text/either.h), and only where the English sentence has such a choice."""
    for entry in catalogs.entries(po):
        for said in [*entry.english, *entry.translations]:
            rest = CHOICE.sub("", said)
            if "[[" in rest or "]]" in rest:
                yield f"“{said}” has a choice without two parts and an end"
            if "[[" in said and "[[" not in entry.english[0]:
                yield f"“{entry.english[0]}”: “{said}” has a choice that the sentence has not"


CARD = re.compile(r"(?<!\w)([JQKA])[♠♥♦♣]")


def wrong_cards(catalogs, po):
    """Cards have the letters of the language, in its sentences too."""
    letters = {entry.english[0]: entry.translations[0] for entry in catalogs.entries(po)}
    for english, translation in letters.items():
        for letter in CARD.findall(translation):
            if letter not in [letters[rank] for rank in "JQKA"]:
                yield f"“{english}”: “{translation}” has the {letter}, which no card has in this language"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", type=pathlib.Path, required=True)
    arguments, _ = parser.parse_known_args()
    catalogs = load(arguments.source)
    in_scratch.ensure()
    pot = pathlib.Path.cwd() / "nullo.pot"
    catalogs.extract(pot)
    sentences = list(catalogs.entries(pot))
    faults = [fault for entry in sentences for fault in wrong_forms(catalogs, entry)]
    wanted = {tuple(entry.english) for entry in sentences}
    if len(wanted) < 100:
        faults.append(f"only {len(wanted)} sentences were found")
    said_live = set(of_live_page(arguments.source))
    if len(said_live) < 10:
        faults.append("the page on everybody's phone says hardly anything")
    marked = set(re.findall(r'text::mark\("([^"]+)"\)', (arguments.source / "src/hub/live.cpp").read_text("utf-8")))
    faults += [f"src/hub/live.cpp lacks “{sentence}”, which the page says" for sentence in sorted(said_live - marked)]
    faults += [f"src/hub/live.cpp has “{sentence}”, which the page does not say" for sentence in sorted(marked - said_live)]
    for po in catalogs.catalogs():
        faults += [f"{po.name}: {fault}" for fault in wrong_translations(catalogs, po, wanted)]
        faults += [f"{po.name}: {fault}" for fault in wrong_cards(catalogs, po)]
        faults += [f"{po.name}: {fault}" for fault in broken_choices(catalogs, po)]
    print("\n".join(faults) or f"{len(wanted)} sentences")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
