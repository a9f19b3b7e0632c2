// The disk under a test, which fails where the test wants it to. All calls by which the program, SQLite and the C++
// library use the files of one folder pass through here: faulty_disk.cpp defines the C library's functions for them,
// and the dynamic linker prefers those of the executable. So the faults lie beneath SQLite's own VFS and beneath our
// own calls alike, and one count has all of them in the order in which they happen.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::trust {

// What a call does to the files. (Closing never fails here: Linux closes a descriptor whatever it answers.)
enum class Call {
  kOpen,    // of a file or folder that exists
  kCreate,  // opening makes the file
  kRead,
  kWrite,
  kSync,      // of a file's content, or of a folder's names
  kTruncate,  // makes it shorter or longer
  kRename,
  kLink,
  kRemove,
  kFolder,  // makes a folder
  kLock,    // not unlocking, which never fails on a disk of the computer
  kMap,     // into memory
  kLook,    // whether it exists, its size, who may read it, what a folder holds
  kMode,    // who may read it
};

enum class Fault {
  kDeath,      // the process is killed before the call; not at kRead and kLook, which change nothing
  kTornDeath,  // at kWrite: it is killed after half of the bytes
  kError,      // the call fails with EIO
  kFull,       // what needs room fails with ENOSPC
  kShort,      // at kWrite: half of the bytes are written, and then the disk is full
  kLocked,     // at kLock: another process has the lock
};
inline constexpr std::array kFaults{Fault::kDeath, Fault::kTornDeath, Fault::kError,
                                    Fault::kFull,  Fault::kShort,     Fault::kLocked};
std::string_view to_text(Fault fault);

struct Plan {
  Fault fault = Fault::kDeath;
  long at = 0;            // the number of the call, from 1, of those to which the fault can happen; 0: never
  bool for_ever = false;  // and all later ones fail, too
};

// From now on the files in this folder and below are looked after.
void watch(const std::filesystem::path& folder);
// Counts from now on, and lets the fault happen. Meanwhile nobody sleeps: usleep() and nanosleep() return at once.
void arm(const Plan& plan);
// How many microseconds the program would have slept since arm().
long slept();
void disarm();
// How many calls there were since arm() to which this fault could happen, whatever the plan is.
long counted(Fault fault);
// Which call it was that failed first: "write nullo.db-wal"; empty: none did.
const std::string& struck();

// Something that happened to the files, as a power cut has to know it. Files are known by a number that stays the same
// whatever the file is called; paths are relative to the folder that is watched, whose own path is empty.
struct Happened {
  enum class What { kCreate, kFolder, kWrite, kTruncate, kSync, kRename, kLink, kRemove, kAcknowledged };
  What what = What::kAcknowledged;
  int file = -1;         // the number; kRemove, kFolder and kSync of a folder have none
  std::string path;      // kCreate, kFolder, kLink (the new name), kRemove; kRename (the old one); kSync of a folder
  std::string to;        // kRename: the new name
  std::uint64_t at = 0;  // kWrite: where; kTruncate: the new size
  std::string bytes;     // kWrite
};

// Notes all that happens in the folder until stop_noting(). Returns the numbers of the files that are there.
std::map<std::string, int> note_all();
std::vector<Happened> stop_noting();
// Notes that what happened until now has been shown to somebody as stored.
void note_acknowledged();

}  // namespace nullo::trust
