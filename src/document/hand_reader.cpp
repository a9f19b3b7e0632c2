#include "document/hand_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "document/head_reader.h"
#include "games/sentence.h"
#include "session/limits.h"
#include "session/seating.h"
#include "text/say.h"

namespace nullo::document {

namespace {

struct ReadAccount {
  json::Value value;
  Account account;
};

std::optional<ReadAccount> read_account(json::Object& object, std::string_view key, int seats) {
  const auto value =
      object.require(key, [key] { return text::say("\"{key}\", an account, \"bank\" or \"seat:0\"", key); });
  if (!value) return std::nullopt;
  if (value->kind() == json::Kind::kString) {
    const std::optional<Account> account = parse_account(value->text());
    const std::optional<Seat> seat = account ? account->seat() : std::nullopt;
    if (account && (account->is_bank() || (seat && seat->index() < seats))) return ReadAccount{*value, *account};
  }
  json::refuse(object.faults(), *value, text::say("\"bank\" or a seat, \"seat:0\" to \"seat:{last}\"", seats - 1));
  return std::nullopt;
}

// If something is refused, adds faults and returns nothing.
std::optional<session::Adjustment> read_adjustment(json::Value value, const games::Rules& rules, int seats,
                                                   Faults& faults, Source source) {
  const std::size_t faults_before = faults.count();
  json::Object object{value, faults, text::mark("an adjustment, an object with \"from\", \"to\" and \"amount\"")};
  const std::optional<ReadAccount> from = read_account(object, "from", seats);
  const std::optional<ReadAccount> to = read_account(object, "to", seats);
  if (from && to && from->account == to->account) {
    const json::Value later = from->value.order() > to->value.order() ? from->value : to->value;
    json::refuse(faults, later, text::mark("two different accounts"), text::say("{value} for both", later.said()));
  }
  const auto amount_value = object.require("amount", [] {
    return text::say("\"amount\", a whole number from 1 to {most}", std::to_string(session::kMostAdjusted));
  });
  const auto amount =
      amount_value ? json::read_integer(*amount_value, 1, session::kMostAdjusted, faults) : std::nullopt;
  std::string note = read_note(object, source);
  const auto bought = object.get("bought");
  const bool marked = bought && json::read_bool(*bought, faults).value_or(false);
  if (marked && !games::info(rules).pays_at_once) {
    json::refuse(faults, *bought, text::mark("\"bought\" only in a game played for chips"));
  } else if (marked && from && to && !from->account.is_bank() && !to->account.is_bank()) {
    json::refuse(faults, *bought, text::mark("\"bought\" only from the bank or to it"), text::mark("two seats"));
  }
  object.refuse_others();
  if (faults.count() != faults_before) return std::nullopt;
  return session::Adjustment{from->account, to->account, *amount, std::move(note), marked};
}

// Reads the keys that hands of every game may have.
session::Hand read_common(json::Object& object, const games::Rules& rules, int seats, Source source) {
  Faults& faults = object.faults();
  session::Hand hand;
  if (const auto dealer = object.get("dealer")) hand.dealer = json::read_seat(*dealer, seats, faults);
  if (const auto players = object.get("players")) {
    hand.players = read_players(*players, {seats, seats}, faults, source).value_or(std::vector<std::string>{});
  }
  const auto follow = object.get("points_follow");
  static constexpr std::array<std::string_view, 2> kFollow{"seat", "player"};
  if (const auto word = follow ? json::read_word(*follow, kFollow, faults) : std::nullopt) {
    hand.points_follow = static_cast<session::PointsFollow>(*word);
  }
  if (follow && !object.get("players")) {
    json::refuse(faults, *follow, text::mark("\"points_follow\" only beside \"players\""),
                 text::mark("no \"players\""));
  }
  if (const auto scores = object.get("scores")) {
    hand.scores =
        json::read_numbers(*scores, seats, -games::kMostEntered, games::kMostEntered, faults).value_or(games::Counts{});
  }
  const auto adjustments = object.get("adjustments");
  if (adjustments && json::is_array(*adjustments, faults, text::mark("a list of adjustments"))) {
    for (const json::Value item : *adjustments) {
      auto adjustment = read_adjustment(item, rules, seats, faults, source);
      if (adjustment) hand.adjustments.push_back(*std::move(adjustment));
    }
  }
  hand.note = read_note(object, source);
  return hand;
}

// A hand with scores may have no facts: refuses those.
void refuse_facts_beside_scores(json::Value hand, Faults& faults) {
  static constexpr std::array<std::string_view, 6> kCommon{"dealer", "players",     "points_follow",
                                                           "scores", "adjustments", "note"};
  const json::Value scores = hand.nearest("/scores");
  for (const json::Value fact : hand) {
    if (fact.is_null() || std::ranges::find(kCommon, fact.key()) != kCommon.end()) continue;
    const json::Value later = fact.order() > scores.order() ? fact : scores;
    json::refuse(faults, later, text::mark("no other fact beside \"scores\""), fmt::format("\"{}\"", fact.key()));
  }
}

// Reports a contradiction at that one of its places which comes last in the text.
void blame(json::Value hand, const games::Conflict& conflict, Faults& faults) {
  if (faults.kept().size() == Faults::kMostKept) return faults.add({});
  const Fault* blamed = nullptr;
  json::Value place = hand;
  for (const Fault& way : conflict.ways) {
    const json::Value here = hand.nearest(way.at);
    if (blamed != nullptr && here.order() <= place.order()) continue;
    blamed = &way;
    place = here;
  }
  if (blamed != nullptr)
    faults.add({place.pointer(), games::with_names(blamed->expected), games::with_names(blamed->found)});
}

}  // namespace

session::Hand read_hand(json::Value value, const games::Rules& rules, Standing standing, Faults& faults,
                        Source source) {
  const std::size_t faults_before = faults.count();
  games::Deal& deal = standing.deal;
  json::Object object{value, faults, text::mark("a hand, an object")};
  session::Hand hand = read_common(object, rules, deal.seats, source);
  if (hand.dealer) deal.dealer = *hand.dealer;
  const PerSeat<Seat> came_from = session::came_from(standing.fold.players(), hand);
  deal.totals = session::brought_along(deal.totals, came_from);
  session::adjust(deal, rules, hand.adjustments);
  hand.facts = games::read_hand(object, rules, deal);
  object.refuse_others();
  if (standing.sound || faults.count() != faults_before) return hand;
  if (standing.known && !session::keeps_partners(rules, came_from)) {
    const std::string together = text::say("partners who share a score to stay partners where their points go along");
    const std::string others = text::say("others");
    blame(value, {{{"/points_follow", together, others}, {"/players", together, others}}}, faults);
  }
  if (hand.has_only_scores()) refuse_facts_beside_scores(value, faults);
  if (hand.has_only_scores() && !standing.known) return hand;
  for (const games::Conflict& conflict : session::check(rules, deal, standing.fold.state(), hand)) {
    blame(value, conflict, faults);
  }
  return hand;
}

}  // namespace nullo::document
