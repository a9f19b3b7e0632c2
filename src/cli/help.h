// The texts of --help, of the manual page (manual.h) and of --version, apart from the list of options.
//
// --help prints the text of a subcommand as help_text() makes it of its parts. The manual page reads that: a blank line
// ends a paragraph, a line that begins with two blanks is an example, and one that begins with "--" a word and, after
// two blanks, what it means.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/library.h"
#include "text/sentence.h"

namespace nullo::cli {

inline constexpr text::Sentence kProgram = text::mark("Nullo keeps the score of card games.");
inline constexpr text::Sentence kWithoutSubcommand = text::mark("Without a subcommand the window opens.");

struct Explained {
  std::string_view what;
  text::Sentence means;
};

inline constexpr std::array kExamples{
    Explained{"nullo", text::mark("open the window")},
    Explained{"nullo score evening.json", text::mark("what everybody scored, and why, as JSON")},
    Explained{"nullo import evening.json", text::mark("store it")},
    Explained{"nullo sessions anna nov", text::mark("Anna's sessions of November")},
    Explained{"nullo show last", text::mark("the score sheet of the newest session")},
    Explained{"nullo standings --game hearts", text::mark("who is best at Hearts")},
    Explained{"nullo export -o backup/", text::mark("every stored session as a document")},
    Explained{"nullo export --as html last -o a.html", text::mark("a page of the newest one, to keep, send or print")},
    Explained{"nullo backup copy.db", text::mark("a copy of all that is stored")},
    Explained{"nullo restore", text::mark("the backups there are")},
    Explained{"nullo --db /media/stick/nullo.db", text::mark("keep the data somewhere else")},
};

inline constexpr std::array kExitCodes{
    Explained{"0", text::mark("done")},
    Explained{"1", text::mark("the machine failed: disk, database, display")},
    Explained{"2", text::mark("the input or the call was refused")},
};

// Where the database lies unless --db says otherwise.
inline constexpr text::Sentence kUsualPlace =
    text::mark("$XDG_DATA_HOME/nullo/nullo.db, else ~/.local/share/nullo/nullo.db");

// `database`: where it lies for the person who asks.
std::string help_footer(std::string_view database);

// The day of the sources, "2026-11-21"; empty: not known.
std::string_view source_date();
// `libraries`: those of the window.
std::string version_text(std::vector<Library> libraries);

// The text of a subcommand: a part that has only `means` is a paragraph, one that has only `what` is an example.
std::string help_text(std::span<const Explained> parts);

inline constexpr std::array kScoreHelp{
    Explained{"",
              text::mark(
                  "A session document says what was seen on the table (schema/session.schema.json describes it); the "
                  "result document says what each seat scored in each hand, with a reason for every point, and what is "
                  "still missing. A document that contradicts itself or the rules of the format is refused: one line a "
                  "fault on standard error, FILE:/place/in/it: expected this, found that, nothing on standard output "
                  "for it, and exit code 2 in the end; the other files are still scored. With --lines a refused line "
                  "gives a refusal object in its place, and its faults are printed as FILE:LINE:/place.")},
    Explained{"nullo score evening.json", {}},
    Explained{"nullo score season.jsonl > results.jsonl", {}},
    Explained{"curl -s https://example.org/evening.json | nullo score -", {}},
};

inline constexpr std::array kImportHelp{
    Explained{
        "",
        text::mark("Each file is stored whole or not at all. A document without an id gets a new one. One whose id is "
                   "stored already changes nothing if it is equal, and is refused if it differs, unless --replace says "
                   "that the file is right.")},
    Explained{"", text::mark("Of a file that ends in .jsonl or .ndjson every line is a document, as with --lines.")},
    Explained{"nullo import evening.json", {}},
    Explained{"nullo import everything.jsonl", {}},
};

inline constexpr std::array kExportHelp{
    Explained{"--as json", text::mark("the session document, for `nullo import` and other programs")},
    Explained{"--as csv", text::mark("the score sheet: hand, dealer, what everybody scored and has")},
    Explained{"--as ledger",
              text::mark("every posting: from whom to whom, how much, by which trick and card, and why")},
    Explained{"--as hands", text::mark("what was seen, a row a hand")},
    Explained{
        "--as html",
        text::mark("a page to keep, send or print: standing, score sheet, chart, settling, every hand with its whys")},
    Explained{"--as png", text::mark("a picture to send to a phone: standing, settling, score sheet")},
    Explained{
        "", text::mark(
                "csv, ledger and hands are comma-separated values in UTF-8 for spreadsheets; no cell runs as a "
                "formula. With one SESSION -o names a file, or a folder if it is one or ends in /; otherwise a "
                "folder, made if need be, in which each session gets a file called after its id. A file is written "
                "whole or not at all. Without -o, to standard output: one SESSION's document indented, several or all"
                " as one document a line (JSON Lines), for `nullo import`; tables, pages and pictures one at a time.")},
    Explained{"nullo export last > evening.json", {}},
    Explained{"nullo export > everything.jsonl", {}},
    Explained{"nullo export -o backup/", {}},
    Explained{"nullo export --as html last -o evening.html", {}},
    Explained{"nullo export --as png last -o evening.png", {}},
    Explained{"nullo export --as ledger 0b5c1c2e -o ledger.csv", {}},
};

inline constexpr std::array kSessionsHelp{
    Explained{"",
              text::mark(
                  "With WORDs only the sessions that have all of them are listed: parts of the names of players, of the"
                  " game or its rules, of the date (2026-11, 21.11.2026, nov) or of the note, in any order, without "
                  "regard to case and accents.")},
    Explained{
        "", text::mark(
                "Those that were deleted are not listed, shown or exported. `nullo restore` lists them and brings "
                "them back; so does the window (search its past sessions for \"deleted\"), and so does importing one of"
                " them again. Times are those of this place; documents have UTC.")},
    Explained{"nullo sessions", {}},
    Explained{"nullo sessions anna nov", {}},
};
inline constexpr std::array kStandingsHelp{
    Explained{"",
              text::mark(
                  "A row for each person, for all that they played or for a part of it. Share is how many of their "
                  "finished sessions they won, and luck how many they would have won at those tables by luck alone. "
                  "Place is their mean place. Better a hand is by how many points or chips a hand they were better than"
                  " their tables, whichever way the game counts. Best run is how often they won one after the other, "
                  "and Form are their last ten places. Rating is how good they are at least, from whom they were ahead "
                  "of and behind: everybody begins with 0, and while little was played it goes up and down a lot. Sure "
                  "after says how many games more that takes. ▲ and ▼ say how far somebody moved in the last session. "
                  "Partners are one side.")},
    Explained{"",
              text::mark("Sessions of one evening count as one. Those that were not played to their end give hands and "
                         "sessions, but no place.")},
    Explained{"nullo standings --game hearts", {}},
    Explained{"nullo standings --from 2026-09 --until 2027-03 --sort share", {}},
    Explained{"nullo standings Anna Boris Clara Dmitri --csv", {}},
    Explained{"nullo standings --from 2026 --html > wall.html", {}},
};
inline constexpr std::array kSeasonHelp{
    Explained{"",
              text::mark(
                  "A season has a name, and counts every session that fits it: of a game, a time, people. Each session "
                  "gives points by place, or its own points, or the rating counts; the total is the sum or the mean of "
                  "all rounds or of everybody's best ones. A round is a day, which lasts until six in the morning, or a"
                  " session. Rounds that do not count are in brackets. Points that were agreed on, with their reason, "
                  "are in the column Adjusted. Seasons are made and changed in the window, or by documents: --json "
                  "writes one, `nullo import` takes it, and with --replace puts it in the place of the old one.")},
    Explained{"nullo season", {}},
    Explained{"nullo season \"Winter league\"", {}},
    Explained{"nullo season winter --html > wall.html", {}},
    Explained{"nullo season winter --json > winter.json", {}},
};
inline constexpr std::array kShowHelp{
    Explained{"",
              text::mark(
                  "For a game whose chips move at once this shows the ledger: every payment of every hand with its "
                  "number, trick, card, from whom, to whom, how much and why, and what everybody and every pot holds "
                  "after it. --ledger shows it for any game. In the end it says what nobody had the chips for, and who "
                  "hands whom what in money, at the stake that was agreed on for the session.")},
    Explained{"nullo show last", {}},
    Explained{"nullo show --ledger 0b5c1c2e", {}},
};
inline constexpr std::array kBackupHelp{
    Explained{"", text::mark(
                      "FILE becomes a copy of the whole database, for its owner only; it is written under another name "
                      "first, so that FILE is whole or not there. A file that is there stays unless --replace says "
                      "otherwise, and nothing replaces a database in use. Nullo's window may be open meanwhile.")},
    Explained{"nullo backup /media/stick/nullo-backup.db", {}},
};
inline constexpr std::array kDeleteHelp{
    Explained{
        "",
        text::mark("The sessions are marked as deleted, as the window does it: they are not listed and count in no "
                   "statistics, but all of them stays stored. If one of them is not found, none is deleted. `nullo "
                   "restore` with the id of a session brings it back; so does the window (search its past sessions for "
                   "\"deleted\"). Close Nullo's window first.")},
    Explained{"nullo delete 0b5c1c2e", {}},
    Explained{"nullo delete last", {}},
};
inline constexpr std::array kRestoreHelp{
    Explained{"",
              text::mark(
                  "Without BACKUP the last ten backups are listed, which Nullo makes at the end of each session and "
                  "before it changes the tables, and then the deleted sessions. BACKUP is \"last\", a time as it is "
                  "listed (the first digits are enough), or any file that `nullo backup` has made: all that it holds "
                  "takes the place of what is stored now. Or it is how the id of a deleted session begins: that session"
                  " comes back, and nothing else changes.")},
    Explained{"", text::mark(
                      "The present database is set aside first, in the same folder, and its new name is printed. Close "
                      "Nullo's window first.")},
    Explained{"",
              text::mark(
                  "Nothing replaces a damaged database by itself. --rescue sets it aside untouched and puts what can "
                  "still be read into a fresh one, each session from whatever still has it: its rows, its undo log, the"
                  " newest backup that has it. What cannot be rescued is named. What was set aside is listed with the "
                  "backups.")},
    Explained{"nullo restore", {}},
    Explained{"nullo restore 0b5c1c2e", {}},
    Explained{"nullo restore last", {}},
    Explained{"nullo restore /media/stick/nullo-backup.db", {}},
};
inline constexpr std::array kPairHelp{
    Explained{"",
              text::mark(
                  "A club's devices all have the same sessions: each works by itself, and they meet at the club's hub "
                  "when they can. Whoever keeps the hub gives each device a code, which is good once, for five minutes."
                  " Every session that is stored here goes to the club, and every session of the club comes here. "
                  "Settings stay. Close Nullo's window first.")},
    Explained{"nullo pair 192.168.1.5:7070 k3xq8mw2", {}},
    Explained{"nullo pair https://club.example.org k3xq8mw2 --name \"Dad's laptop\"", {}},
};
inline constexpr std::array kSyncHelp{
    Explained{"",
              text::mark(
                  "What changed here is told to the hub, and what changed elsewhere is taken over; `nullo show` and the"
                  " window then have it, and undo takes it back. Nothing that was entered on any device is lost: where "
                  "two changed the same session before they met, both are kept until somebody chooses. Such a session "
                  "is named with what to do: --keep mine keeps what is stored here, theirs what the other device has, "
                  "both makes two sessions of it. Without a network everything waits for the next time. A hub that has "
                  "another address in its network than it had is found with --hub. Close Nullo's window first.")},
    Explained{"nullo sync", {}},
    Explained{"nullo sync --hub 192.168.1.7:7070", {}},
    Explained{"nullo sync 0b5c1c2e --keep both", {}},
};
inline constexpr std::array kUnpairHelp{
    Explained{"",
              text::mark(
                  "Every session stays stored here, and the club keeps what it has been told. A device that is lost is "
                  "forgotten at the hub: `nullo hub revoke`.")},
};
inline constexpr std::array kVerifyHelp{
    Explained{
        "",
        text::mark("SQLite's own checks, then every stored session is read and scored again and compared with what is "
                   "stored. Where chips move at once, they are counted after every posting: none may appear or vanish, "
                   "and no pot may be below zero. Deleted sessions are looked at too. Exit code 1 and a line for each "
                   "problem if something is wrong.")},
};

inline constexpr std::array kHubHelp{
    Explained{
        "",
        text::mark("The hub keeps the sessions of a club's devices, so that each has all of them. It runs until Ctrl+C "
                   "or SIGTERM ends it, and can be on any machine of the local network: nothing that it sends is "
                   "encrypted. For devices elsewhere put a web server with TLS before it, and name it with --host. If "
                   "its port is taken, it says so and does not begin.")},
    Explained{"",
              text::mark(
                  "The first time it prints a code for the first device, an admin's. ACTION works on the same file, "
                  "while the hub runs too; only restore wants it ended. The hub is not the window: both may run on one "
                  "machine.")},
    Explained{"--admin", text::mark("with invite: the device may look after the club, and not only keep score")},
    Explained{
        "",
        text::mark("A club that outgrows one machine keeps its sessions in PostgreSQL, and several hubs may serve one "
                   "database. The password comes from PGPASSWORD or ~/.pgpass, so that nobody sees it in a list of "
                   "processes. pg_dump --schema=nullo backs it up; after psql has brought that back, restore without a "
                   "file tells the devices so.")},
    Explained{"",
              text::mark(
                  "restore sets what is there aside, and devices then send again what the copy lacks. A device that was"
                  " revoked stays so.")},
    Explained{"nullo hub --name \"Friday club\"", {}},
    Explained{"nullo hub invite", {}},
    Explained{"nullo hub revoke \"Zoe's old phone\"", {}},
    Explained{"nullo hub backup /media/stick/hub-backup.db", {}},
    Explained{"nullo hub --store postgresql://nullo@db.example.org/club", {}},
};

}  // namespace nullo::cli
