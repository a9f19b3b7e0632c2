#include <algorithm>
#include <functional>
#include <utility>

#include "document/checked.h"
#include "document/document.h"
#include "document/hand_reader.h"
#include "document/head_reader.h"
#include "document/result_writer.h"
#include "session/limits.h"
#include "text/language.h"
#include "text/say.h"

namespace nullo::document {

namespace {

// Receives a hand and its result, which it may move from, and the same hand as a Turn.
using HandSink = std::function<void(session::Hand&, session::HandResult&, const session::Turn&)>;

// A result that is much longer than its document is not kept in memory, but made again.
constexpr std::size_t kLongestKept = std::size_t{1} << 20U;
constexpr std::size_t kLongestKeptPerByte = 3;

// "one without bum_card, captured"
std::string what_lacks(const games::Scored& scored) {
  std::string keys;
  for (const games::Missing& missing : scored.missing) {
    if (&missing != &scored.missing.front()) keys += ", ";
    keys += missing.key;
  }
  return text::say("one without {keys}", keys);
}

enum class Soundness { kToCheck, kChecked };

// Reads the hands of a document. As long as nothing is refused, it scores each hand and passes it to the sink; after
// that it only collects faults. The Head must outlive it.
class HandsReader {
 public:
  HandsReader(const Head& head, Faults& faults, Source source, Soundness soundness)
      : head_{head},
        faults_{faults},
        source_{source},
        soundness_{soundness},
        fold_{head.session},
        next_dealer_{head.session.first_dealer},
        number_{head.session.hands_before} {}

  void read(const HandSink& sink) {
    scoring_ = head_.scorable;
    std::size_t left = head_.hands->size();
    for (const json::Value value : *head_.hands) read_one(value, --left == 0, sink);
  }
  [[nodiscard]] session::SessionResult finish() const { return fold_.finish({}); }

 private:
  void read_one(json::Value value, bool last, const HandSink& sink) {
    const std::size_t faults_before = faults_.count();
    if (scoring_ && fold_.over()) {
      json::refuse(faults_, value, text::mark("no hand after the one that ended the game"), text::mark("another"));
    }
    if (value.kind() != json::Kind::kObject) {
      json::refuse(faults_, value, text::mark("a hand, an object"));
      next_dealer_ = following(next_dealer_);
      ++number_;
      scoring_ = false;
      return;
    }
    games::Deal deal = fold_.deal_of({}, last);
    deal.dealer = next_dealer_;
    deal.number = number_++;
    session::Hand hand =
        read_hand(value, head_.session.rules, {std::move(deal), fold_, scoring_, soundness_ == Soundness::kChecked},
                  faults_, source_);
    next_dealer_ = following(hand.dealer.value_or(next_dealer_));
    scoring_ = scoring_ && faults_.count() == faults_before;
    if (scoring_) score(hand, value, last, sink);
  }

  [[nodiscard]] Seat following(Seat dealer) const {
    return games::next_dealer(head_.session.rules, head_.session.seats(), dealer);
  }

  void score(session::Hand& hand, json::Value value, bool last, const HandSink& sink) {
    const games::Deal deal = fold_.deal_of(hand, last);
    const games::State before = fold_.state();
    session::HandResult result = fold_.add(hand, last);
    if (!result.complete() && !last) {
      json::refuse(faults_, value, text::mark("a complete hand, as others follow it"), what_lacks(result.scored));
      scoring_ = false;
      return;
    }
    if (fold_.moved() > session::kMostMoved) {
      json::refuse(faults_, value,
                   text::say("all that has moved to come to at most {most}", std::to_string(session::kMostMoved)),
                   std::to_string(fold_.moved()));
      scoring_ = false;
      return;
    }
    sink(hand, result,
         {static_cast<std::size_t>(number_ - head_.session.hands_before) - 1, deal, before, fold_.state(), hand,
          result});
  }

  const Head& head_;
  Faults& faults_;
  Source source_;
  Soundness soundness_;
  session::Fold fold_;
  Seat next_dealer_;
  int number_;  // number of the next hand; no hand before it may be incomplete
  bool scoring_ = false;
};

// The session's result without its hands, which went to the sink. Meaningless if there are faults.
session::SessionResult read_hands(const Head& head, Faults& faults, Source source, const HandSink& sink,
                                  Soundness soundness = Soundness::kToCheck) {
  if (!head.readable) return {};
  HandsReader reader{head, faults, source, soundness};
  if (head.hands) reader.read(sink);
  return reader.finish();
}

Result<Read> read(std::string_view text, json::Tree& tree, Source source, bool keep_results) {
  Faults faults;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  Head head = read_head(tree.root(), faults, source);
  std::vector<session::Hand> hands;
  std::vector<session::HandResult> results;
  const HandSink keep = [&](session::Hand& hand, session::HandResult& hand_result, const session::Turn&) {
    hands.push_back(std::move(hand));
    if (keep_results) results.push_back(std::move(hand_result));
  };
  session::SessionResult result = read_hands(head, faults, source, keep);
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  head.session.hands = std::move(hands);
  result.hands = std::move(results);
  return Read{std::move(head.session), std::move(result)};
}

}  // namespace

Result<Read> read_session(std::string_view text, json::Tree& tree, Source source) {
  return read(text, tree, source, true);
}

Result<Read> read_session(std::string_view text, Source source) {
  json::Tree tree;
  return read_session(text, tree, source);
}

Result<session::Session> read_facts(std::string_view text, json::Tree& tree, Source source) {
  Result<Read> facts = read(text, tree, source, false);
  if (!facts) return tl::unexpected{std::move(facts.error())};
  return std::move(facts->session);
}

Result<void> read_through(std::string_view text, json::Tree& tree, Source source, Reader& reader) {
  Faults faults;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  const Head head = read_head(tree.root(), faults, source);
  const bool sound = faults.empty() && head.scorable;
  if (sound) reader.begin(head.session);
  const session::SessionResult result =
      read_hands(head, faults, source, [&](const auto&, const auto&, const session::Turn& turn) {
        if (sound) reader.turn(turn);
      });
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  reader.end(result);
  return {};
}

Result<Checked> Checked::read(std::string_view text, json::Tree& tree, Source source) {
  Faults faults;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  Checked checked{source};
  checked.head_ = read_head(tree.root(), faults, source);
  checked.result_ = read_hands(checked.head_, faults, source, [](const auto&...) {});
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return checked;
}

session::SessionResult Checked::visit(const Visit& visit) const {
  Faults none;
  const HandSink sink = [&](const auto&, const auto&, const session::Turn& turn) { visit(turn); };
  return read_hands(head_, none, source_, sink, Soundness::kChecked);
}

Result<void> score_document(std::string_view text, json::Tree& tree, json::Writer::Style style, const Out& out) {
  const text::Speaking in_english{text::english()};  // programs read the result
  Faults faults;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  const Head head = read_head(tree.root(), faults, Source::kDocument);
  if (!head.readable) return tl::unexpected{std::move(faults)};
  const std::size_t longest = std::max(kLongestKept, kLongestKeptPerByte * text.size());
  ResultWriter writer{head.session.rules, style};
  bool kept = true;
  const HandSink keep = [&](session::Hand&, session::HandResult& result, const session::Turn&) {
    if (!kept) return;
    writer.hand(result);
    kept = writer.text().size() <= longest;
  };
  session::SessionResult end = read_hands(head, faults, Source::kDocument, keep);
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  if (kept) {
    writer.end(end);
    out(writer.text());
    return {};
  }
  writer = ResultWriter{head.session.rules, style};
  const HandSink give = [&](session::Hand&, session::HandResult& result, const session::Turn&) {
    writer.hand(result);
    if (writer.text().size() >= kLongestKept) out(writer.take());
  };
  end = read_hands(head, faults, Source::kDocument, give);
  writer.end(end);
  out(writer.text());
  return {};
}

Result<session::Hand> read_hand(std::string_view text, const session::Session& session, const session::Fold& fold) {
  json::Tree tree;
  Faults faults;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  session::Hand hand = read_hand(tree.root(), session.rules, {fold.deal_of({}, true), fold}, faults, Source::kStore);
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return hand;
}

Result<games::Rules> read_rules(std::string_view game_id, std::string_view text, int seats) {
  const std::span<const games::Info> all = games::all();
  const auto game = std::ranges::find_if(all, [&](const games::Info& info) { return info.id == game_id; });
  Faults faults;
  if (game == all.end()) {
    faults.add({"", text::say("the id of a game"), json::quoted(game_id)});
    return tl::unexpected{std::move(faults)};
  }
  json::Tree tree;
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  games::Rules rules = read_rules_of(*game, tree.root(), tree.root(), seats, faults);
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return rules;
}

}  // namespace nullo::document
