// Wrong codes and tokens are answered late: the later, the more of them came from an address, or from all.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace nullo::hub {

class Doubts {
 public:
  // The seconds that the answer to this wrong one waits.
  double wrong(std::string_view peer) {
    if (failures_.size() > kMostPeers) failures_.clear();
    const int count = ++failures_[std::string{peer}];
    return std::min(kMost, kStep * std::max(count, ++all_ / 10));
  }
  void right(std::string_view peer) {
    if (const auto found = failures_.find(peer); found != failures_.end()) failures_.erase(found);
  }

 private:
  static constexpr double kStep = 0.5;
  static constexpr double kMost = 5;
  static constexpr std::size_t kMostPeers = 1000;
  std::map<std::string, int, std::less<>> failures_;
  int all_ = 0;
};

}  // namespace nullo::hub
