#!/usr/bin/python3
"""Holds documents against schema/*.schema.json with a real validator: golden documents, what the program writes, and the
cases of a shared folder if there is one. And the schemas must refuse what they can see is wrong."""

import argparse
import copy
import json
import pathlib
import subprocess
import sys

import jsonschema

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "support"))
import in_scratch

failures = []


def check(good, what):
    if not good:
        failures.append(what)


class Schemas:
    def __init__(self, folder):
        self.validators = {}
        for name in ("session", "result", "refusal"):
            schema = json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[name] = jsonschema.Draft202012Validator(schema)

    def faults(self, name, document):
        return [f"/{'/'.join(map(str, error.path))}: {error.message[:200]}"
                for error in self.validators[name].iter_errors(document)]

    def accept(self, name, document, what):
        for fault in self.faults(name, document):
            check(False, f"{what} is no {name}: {fault}")

    def refuse(self, name, document, what):
        check(self.faults(name, document), f"the {name} schema accepts {what}")


def schemas_are_of_their_fragments(source):
    ran = subprocess.run([sys.executable, source / "schema/put_together.py", "--check"], capture_output=True, text=True)
    check(ran.returncode == 0, ran.stderr)


def read(path):
    return json.loads(path.read_text(encoding="utf-8-sig"))


def of_a_known_game(path):
    try:
        return read(path).get("game") in ("tetka", "hearts", "reversis", "briscola", "ecarte", "fuenfzehnern",
                                             "carioca", "kabu", "samba", "put_and_take", "razz", "twenty_four")
    except (ValueError, AttributeError, RecursionError):
        return False


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *arguments, text=None):
        return subprocess.run([self.path, *arguments], input=text, capture_output=True, timeout=120)

    def score(self, path):
        ran = self.run("score", str(path))
        check(ran.returncode == 0, f"{path.name}: {ran.stderr.decode()}")
        return json.loads(ran.stdout)


def documents_are_as_described(schemas, program, folder):
    """Golden documents, their results, what the program makes of them, and what it exports."""
    documents = sorted(path for path in folder.glob("*.json") if not path.name.endswith(".result.json"))
    check(len(documents) >= 24, "where are the golden documents?")
    for path in documents:
        schemas.accept("session", read(path), path.name)
        result = program.score(path)
        schemas.accept("result", result, f"the result of {path.name}")
        check(result == read(path.with_suffix(".result.json")), f"{path.name}: another result than the golden one")
    ran = program.run("--db", "schemas.db", "import", *map(str, documents))
    check(ran.returncode == 0, ran.stderr.decode())
    ran = program.run("export", "--db", "schemas.db")
    exported = ran.stdout.decode().splitlines()
    check(len(exported) == len(documents), f"{len(exported)} of {len(documents)} sessions exported")
    for line in exported:
        schemas.accept("session", json.loads(line), "an export")


def shared_cases_are_as_described(schemas, program, shared):
    for want in sorted((shared / "cases").glob("*.expected.json")):
        path = want.with_name(want.name.replace(".expected.json", ".json"))
        if of_a_known_game(path):
            schemas.accept("session", read(path), path.name)
            schemas.accept("result", program.score(path), f"the result of {path.name}")


def refusals_are_as_described(schemas, program, folder):
    documents = sorted(folder.glob("*.json"))
    text = b"".join(path.read_bytes().replace(b"\n", b" ").replace(b"\r", b" ") + b"\n" for path in documents)
    ran = program.run("score", "--lines", "-", text=text)
    check(ran.returncode == 2, f"exit code {ran.returncode} for refused lines")
    for line in ran.stdout.decode().splitlines():
        schemas.accept("refusal", json.loads(line), f"the refusal {line[:200]}")


def schema_refuses_what_it_sees(schemas, folder):
    """Of the refused documents, all those whose fault is one of shape; a schema cannot know the rest."""
    beyond = ("json_", "key_twice", "player_same_letters", "hand_incomplete", "hand_after_end", "version_point", "orbits_point", "orbits_exponent",
              "started_at_day", "adjustment_one_account", "trick_without_winner", "trick_three_played", "trick_card_twice",
              "trick_by_twice", "trick_winner_against_play", "trick_play_against_winner", "trick_leader_",
              "trick_led_against_play", "bum_card_of_another", "bum_card_by_another", "summary_counts_", "captured_twice",
              "king_two_tricks", "last_trick_without_trick", "two_tricks_named", "captured_too_many",
              "captured_without_trick", "bum_suit_sum", "bum_suit_too_many", "bum_suit_against_captured",
              "bum_suit_top_none", "bum_suit_top_not_tied", "captured_beside_again", "captured_beside_before_the",
              "captured_beside_fi", "captured_beside_no", "captured_beside_play", "entered_be", "entered_nine",
              "entered_not", "entered_seven", "entered_ten")
    of_hearts = ("by_twice", "captured_in_kitty", "captured_one_left", "captured_seat_", "captured_two_spellings", "card_", "cards_",
                 "charged_not_in_pack", "entered_", "hand_", "hearts_too_", "hearts_three_counts", "kitty_against", "kitty_card_in",
                 "kitty_card_then", "kitty_of_nothing", "kitty_removed", "kitty_rule_uneven", "kitty_rule_zero",
                 "kitty_to_seat", "kitty_to_whom", "kitty_too_many", "leader_", "led_", "named_", "nine_", "nobody_wins_against", "opening_of_partners", "partners_part",
                 "penalty_and_bonus", "penalty_two_spellings", "play_of_five", "removed_card", "removed_twice",
                 "removed_three", "rounds_too_many", "rounds_without_a_nine", "somebody_wins", "suit_penalty", "trick",
                 "two_counts", "two_rounds", "winner_against")
    of_reversis = ("ace_following", "by_twice", "card_twice", "claim_ace_followed", "claim_discarded", "claim_followed",
                   "claim_in_talon", "claim_noted", "claim_told_first", "espagnolette_a", "espagnolette_two_aces", "hand_after",
                   "hand_incomplete", "leader_", "led_against", "led_suit_beaten", "lower_card", "play_of_two",
                   "points_against", "points_below", "points_leave", "points_not_", "points_noted", "points_of_",
                   "points_over_40", "points_without", "quinola_", "talon_card_noted", "talon_card_played", "talon_told_first",
                   "trick_without", "winner_against")
    of_briscola = ("captured_not", "entered_", "hand_after_end", "points_sum", "seen_trump_beaten", "two_out", "winner_")
    of_ecarte = ("entered_", "hand_after_end", "king_", "sum_six", "winner_against")
    of_fuenfzehnern = ("card_of_the_suit_out", "entered_", "hand_after_end", "points_sum", "winner_against")
    of_carioca = ("card_three", "entered_", "entries", "five_jokers", "hand_incomplete", "kinds_jokers_of", "kinds_nothing",
                  "kinds_too_many", "no_cards_left", "nobody_out", "nothing_left",
                  "out_no_seat", "out_told_last", "out_with", "sum_of_twelve", "twelve_cards", "two_without")
    of_kabu = ("card_twice", "cards_against", "entered_", "entries", "hand_after", "hand_incomplete", "hands_of_three",
               "number_against")
    of_samba = ("entered_", "hand_after", "hand_incomplete", "jokers_apart", "melds_", "red_threes_apart", "sums_too")
    of_twenty_four = ("entered_", "hand_after", "hand_incomplete", "loser_of_four", "solution_lines", "solver_of_four")
    of_razz = ("all_gave_up", "all_in_not_all", "bets_differ", "card_for_all", "card_twice", "entered_", "folded_no", "hand_incomplete",
               "seven_and", "shown_no_seat", "six_cards", "three_bets")
    of_put_and_take = ("dealer_", "entered_", "four_held", "hand_", "held_otherwise", "matches_of", "six_held", "take_before", "three_counts",
                       "three_hands", "turned_")
    for game, names in (("hearts", of_hearts), ("reversis", of_reversis), ("briscola", of_briscola), ("ecarte", of_ecarte),
                        ("fuenfzehnern", of_fuenfzehnern), ("carioca", of_carioca), ("kabu", of_kabu), ("samba", of_samba),
                        ("put_and_take", of_put_and_take), ("razz", of_razz), ("twenty_four", of_twenty_four)):
        beyond += tuple(f"{game}_{name}" for name in names)
    seen = [path for path in sorted(folder.glob("*.json")) if not path.name.startswith(beyond)]
    seen.append(folder / "trick_card_twice_in_one.json")
    check(len(seen) >= 205, f"only {len(seen)} documents to refuse")
    for path in seen:
        schemas.refuse("session", read(path), path.name)


def result_schema_refuses(schemas, folder):
    good = read(folder / "guest_and_adjustments.result.json")

    def broken(what, change):
        document = copy.deepcopy(good)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("an unknown reason", lambda _, hand: hand["postings"][0].update(reason="luck"))
    broken("a posting of nothing", lambda _, hand: hand["postings"][0].update(amount=0))
    broken("an unknown account", lambda _, hand: hand["postings"][0].update(to="seat:4"))
    broken("a pot in Tëtka", lambda document, _: document.update(pots=[]))
    broken("a complete hand that misses something",
           lambda _, hand: hand.update(missing=[{"key": "bum_card", "text": "Which?"}]))
    broken("an incomplete hand that misses nothing", lambda _, hand: hand.update(complete=False))
    broken("a finished game without winners", lambda document, _: document.update(winners=[]))
    broken("winners of a game that is not finished", lambda document, _: document.update(finished=False))
    broken("three scores", lambda _, hand: hand.update(scores=[1, 2, 3]))
    broken("half a point", lambda _, hand: hand.update(scores=[1, 2, 3, 0.5]))
    broken("an unknown key", lambda _, hand: hand.update(why="so"))
    broken("a session", lambda document, _: document.update(format="nullo.session"))
    for key in good:
        broken(f"a result without {key}", lambda document, _, gone=key: document.pop(gone))
    for key in good["hands"][0]:
        broken(f"a hand without {key}", lambda _, hand, gone=key: hand.pop(gone))


def result_schema_refuses_of_hearts(schemas, folder):
    good = read(folder / "hearts_five_kitty.result.json")
    open_hand = read(folder / "hearts_half_sum.result.json")

    def broken(what, document, change):
        document = copy.deepcopy(document)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("a reason of another game", good, lambda _, hand: hand["postings"][0].update(reason="bum_card"))
    broken("a pot in Hearts", good, lambda document, _: document.update(pots=[]))
    broken("a payment from a pot", good, lambda _, hand: hand["postings"][0].update({"from": "pot:1"}))
    broken("two scores", good, lambda _, hand: hand.update(scores=[1, 2]))
    broken("an eleventh seat", good, lambda _, hand: hand.update(dealer=10))
    broken("a trick that no hand has", good, lambda _, hand: hand["postings"][0].update(trick=35))
    note = {"key": "revoke", "seat": 0, "text": "!"}
    broken("an unknown note", good, lambda _, hand: hand["notes"].append({**note, "key": "luck", "trick": 1}))
    broken("a note without its trick", good, lambda _, hand: hand["notes"].append(note))
    broken("a fact of another game", open_hand, lambda _, hand: hand["missing"][0].update(key="bum_card"))


def result_schema_refuses_of_reversis(schemas, folder):
    good = read(folder / "reversis_open.result.json")
    open_hand = read(folder / "reversis_missing.result.json")

    def broken(what, document, change):
        document = copy.deepcopy(document)
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    broken("a reason of Hearts", good, lambda _, hand: hand["postings"][0].update(reason="moon"))
    broken("no pots", good, lambda document, _: document.pop("pots"))
    broken("a pot with less than nothing", good, lambda document, _: document.update(pots=[-1]))
    broken("pot 0", good, lambda _, hand: hand["postings"][0].update(to="pot:0"))
    broken("a fifth seat", good, lambda _, hand: hand["postings"][0].update({"from": "seat:4"}))
    broken("five scores", good, lambda _, hand: hand.update(scores=[0, 0, 0, 0, 0]))
    broken("a twelfth trick", good, lambda _, hand: hand["postings"][0].update(trick=12))
    note = {"key": "hearts_led", "seat": 0, "trick": 1, "text": "!"}
    broken("a note of Hearts", good, lambda _, hand: hand["notes"].append(note))
    broken("a fact of Hearts", open_hand, lambda _, hand: hand["missing"][0].update(key="moon_choice"))


def result_schema_refuses_of_smaller_games(schemas, folder):
    def broken(what, name, change):
        document = read(folder / f"{name}.result.json")
        change(document, document["hands"][0])
        schemas.refuse("result", document, what)

    for name in ("briscola_usual", "ecarte_usual", "fuenfzehnern_open"):
        broken("a reason of Hearts", name, lambda _, hand: hand["postings"][0].update(reason="moon"))
        broken("a pot", name, lambda document, _: document.update(pots=[]))
        broken("a trick that no hand has", name, lambda _, hand: hand["postings"][0].update(trick=21))
        broken("a fifth seat", name, lambda _, hand: hand["postings"][0].update(to="seat:4"))
    broken("a note in Briscola", "briscola_usual",
           lambda _, hand: hand["notes"].append({"key": "revoke", "seat": 0, "trick": 1, "text": "!"}))
    broken("three scores in Écarté", "ecarte_usual", lambda _, hand: hand.update(scores=[1, 0, 0]))
    broken("two scores in Fünfzehnern", "fuenfzehnern_open", lambda _, hand: hand.update(scores=[1, -1]))
    broken("a fact of Hearts", "ecarte_half_played", lambda _, hand: hand["missing"][0].update(key="moon_choice"))


def main():
    in_scratch.ensure()
    parser = argparse.ArgumentParser()
    parser.add_argument("--nullo", required=True)
    parser.add_argument("--source", required=True, type=pathlib.Path)
    parser.add_argument("--shared", type=pathlib.Path)
    arguments = parser.parse_args()
    schemas_are_of_their_fragments(arguments.source)
    schemas = Schemas(arguments.source / "schema")
    program = Program(arguments.nullo)
    golden = arguments.source / "tests" / "golden"
    documents_are_as_described(schemas, program, golden)
    refusals_are_as_described(schemas, program, golden / "refused")
    schema_refuses_what_it_sees(schemas, golden / "refused")
    result_schema_refuses(schemas, golden)
    result_schema_refuses_of_hearts(schemas, golden)
    result_schema_refuses_of_reversis(schemas, golden)
    result_schema_refuses_of_smaller_games(schemas, golden)
    if arguments.shared and (arguments.shared / "cases").is_dir():
        shared_cases_are_as_described(schemas, program, arguments.shared)
    for failure in failures:
        print(failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
