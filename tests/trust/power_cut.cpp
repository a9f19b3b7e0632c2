#include "trust/power_cut.h"

#include <algorithm>
#include <utility>

namespace nullo::trust {
namespace {

constexpr std::size_t kSector = 512;
constexpr int kIsFolder = -2;

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? std::string{} : path.substr(0, slash);
}

std::string name_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

}  // namespace

// What is decided by lot, or by the two extremes.
class Medium::Chance {
 public:
  explicit Chance(std::uint32_t seed) : seed_{seed}, random_{seed} {}

  // Whether something that was not synced is there.
  bool is_there() { return seed_ <= 1 ? seed_ == 1 : random_() % 2 == 0; }
  // How many of so many changes of a folder are there.
  std::size_t of(std::size_t count) {
    if (seed_ <= 1) return seed_ == 1 ? count : 0;
    return random_() % (count + 1);
  }
  // Whether a write is there whole or not at all, or sector by sector.
  bool is_torn() { return seed_ > 1 && random_() % 2 == 0; }
  // Of shared memory nobody knows what is there.
  std::string rubbish() {
    std::string bytes(32768, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random_() % 256);
    return bytes;
  }

 private:
  std::uint32_t seed_;
  std::mt19937 random_;
};

Medium::Medium(const Files& files, const std::map<std::string, int>& numbers) {
  folders_[""];
  for (const auto& [path, number] : numbers) {
    for (std::string folder = folder_of(path); !folder.empty(); folder = folder_of(folder)) {
      folders_[folder];
      folders_[folder_of(folder)].synced[name_of(folder)] = kIsFolder;
    }
    folders_[folder_of(path)].synced[name_of(path)] = number;
    const auto content = files.find(path);
    contents_[number].synced = content == files.end() ? std::string{} : content->second;
  }
}

void Medium::apply(std::string& content, const Written& written) {
  if (written.is_size) {
    content.resize(written.at, '\0');
    return;
  }
  if (content.size() < written.at + written.bytes.size()) content.resize(written.at + written.bytes.size(), '\0');
  std::ranges::copy(written.bytes, content.begin() + static_cast<std::ptrdiff_t>(written.at));
}

void Medium::apply(Names& names, const Renamed& renamed) {
  if (!renamed.from.empty()) names.erase(renamed.from);
  if (!renamed.to.empty()) names[renamed.to] = renamed.file;
}

void Medium::change(const std::string& from, const std::string& to, int file) {
  const std::string folder = folder_of(to.empty() ? from : to);
  if (!from.empty() && folder_of(from) != folder) {  // each folder is synced by itself
    change("", to, file);
    return change(from, "", -1);
  }
  folders_[folder].since.push_back({from.empty() ? "" : name_of(from), to.empty() ? "" : name_of(to), file});
}

void Medium::happened(const Happened& happened) {
  using What = Happened::What;
  switch (happened.what) {
    case What::kCreate:
      contents_[happened.file];
      return change("", happened.path, happened.file);
    case What::kLink:
      return change("", happened.path, happened.file);
    case What::kFolder:
      folders_[happened.path];
      return change("", happened.path, kIsFolder);
    case What::kRename:
      return change(happened.path, happened.to, happened.file);
    case What::kRemove:
      return change(happened.path, "", -1);
    case What::kWrite:
      contents_[happened.file].since.push_back({happened.at, happened.bytes, false});
      return;
    case What::kTruncate:
      contents_[happened.file].since.push_back({happened.at, {}, true});
      return;
    case What::kSync:
      if (happened.file >= 0) {
        Content& content = contents_[happened.file];
        for (const Written& written : std::exchange(content.since, {})) apply(content.synced, written);
      } else {
        Folder& folder = folders_[happened.path];
        for (const Renamed& renamed : std::exchange(folder.since, {})) apply(folder.synced, renamed);
      }
      return;
    case What::kAcknowledged:
      return;
  }
}

std::string Medium::content_after_cut(const Content& content, Chance& chance) {
  std::string now = content.synced;
  for (const Written& written : content.since) {
    if (written.is_size || !chance.is_torn()) {
      if (chance.is_there()) apply(now, written);
      continue;
    }
    for (std::size_t at = 0; at < written.bytes.size(); at += kSector) {
      if (chance.is_there()) apply(now, {written.at + at, written.bytes.substr(at, kSector), false});
    }
  }
  return now;
}

void Medium::lay(const std::string& path, Chance& chance, Files& files) const {
  const Folder& folder = folders_.at(path);
  Names names = folder.synced;
  const std::size_t there = chance.of(folder.since.size());
  for (std::size_t change = 0; change < there; ++change) apply(names, folder.since[change]);
  for (const auto& [name, file] : names) {
    std::string whole = path;
    if (!path.empty()) whole += '/';
    whole += name;
    if (file == kIsFolder) {
      lay(whole, chance, files);
    } else if (name.ends_with("-shm")) {
      if (chance.is_there()) files[whole] = chance.rubbish();
    } else {
      files[whole] = content_after_cut(contents_.at(file), chance);
    }
  }
}

Files Medium::after_cut(std::uint32_t seed) const {
  Chance chance{seed};
  Files files;
  lay("", chance, files);
  return files;
}

}  // namespace nullo::trust
