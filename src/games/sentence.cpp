#include "games/sentence.h"

#include "text/either.h"
#include "text/say.h"

namespace nullo::games {
namespace {

constexpr char kSeatSign = '\037';  // a digit follows, the seat's number
static_assert(kMostSeats <= 10);

std::string without_signs(std::string text) {
  std::erase(text, kKeySign.front());
  return text;
}

}  // namespace

std::string seat_text(Seat seat) { return {kSeatSign, static_cast<char>('0' + seat.index())}; }

std::string_view label_alone(std::string_view label) { return label.substr(0, label.find(kKeySign)); }

std::string key_named(std::string_view name) { return std::string{kKeySign}.append(name); }

std::string with_names(std::string_view said, const Names& names) {
  std::string text;
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (said[i] != kSeatSign) {
      text += said[i];
      continue;
    }
    const Seat seat{said[++i] - '0'};
    text += seat.index() < names.size() ? std::string{names[seat]} : text::say("seat {seat}", seat.index());
  }
  return text;
}

std::string with_keys(std::string_view text) { return without_signs(text::with_one(text, true)); }

std::string without_keys(std::string_view text) { return without_signs(text::with_one(text, false)); }

}  // namespace nullo::games
