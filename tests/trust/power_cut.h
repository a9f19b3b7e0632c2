// What a disk may hold after a power cut. What was written and not synced since may be there, be missing, or be there
// in part, sector by sector and in any order; so may the size of the file. A new name, another name or a removed one
// may be as it was before, unless its folder was synced since; of the changes of one folder the earlier ones are there
// if a later one is, as file systems with a journal promise.
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "trust/evening.h"
#include "trust/faulty_disk.h"

namespace nullo::trust {

class Medium {
 public:
  // All of these files are on the disk; their numbers are those that note_all() gave them.
  explicit Medium(const Files& files, const std::map<std::string, int>& numbers);

  void happened(const Happened& happened);
  // One of the states in which the power cut may leave it: 0: only what was synced, 1: all, as if there were no cut;
  // others are made up from the number.
  [[nodiscard]] Files after_cut(std::uint32_t seed) const;

 private:
  struct Written {
    std::uint64_t at = 0;
    std::string bytes;
    bool is_size = false;  // the file was cut or made longer, to `at`
  };
  struct Content {
    std::string synced;
    std::vector<Written> since;
  };
  struct Renamed {
    std::string from;  // removed; empty: nothing is
    std::string to;    // added; empty: nothing is
    int file = -1;     // what is added
  };
  using Names = std::map<std::string, int>;
  struct Folder {
    Names synced;
    std::vector<Renamed> since;
  };
  class Chance;

  static void apply(std::string& content, const Written& written);
  static void apply(Names& names, const Renamed& renamed);
  static std::string content_after_cut(const Content& content, Chance& chance);
  void change(const std::string& from, const std::string& to, int file);
  void lay(const std::string& path, Chance& chance, Files& files) const;

  std::map<int, Content> contents_;
  std::map<std::string, Folder> folders_;  // by their paths; "" is the folder that is watched
};

}  // namespace nullo::trust
