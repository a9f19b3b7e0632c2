// What may be tapped in a hand of Reversis, and what is asked next.
#include <algorithm>

#include <fmt/core.h>

#include "games/reversis/espagnolette.h"
#include "games/reversis/fields.h"
#include "games/reversis/known.h"
#include "games/reversis/panel.h"
#include "games/reversis/party.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "games/sentence.h"
#include "games/trick_entry.h"
#include "games/words.h"

namespace nullo::reversis {
namespace {

using Wants = games::Question::Wants;

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Rules& rules, const games::Deal& deal, const State& before, const Hand& hand, const games::Names& names)
      : rules_{rules},
        deal_{deal},
        before_{before},
        hand_{hand},
        names_{names},
        known_{known(deal, hand)},
        scored_{Game::score(rules, deal, before, hand)} {}

  games::Entry entry() {
    entry_.form = games::Form::kTricks;
    entry_.seats = kSeats;
    tricks();
    play_field();
    player_fields();
    led_fields();
    points_field();
    claim_fields();
    palette();
    shortcuts();
    entry_.due = due();
    entry_.panel = panel(hand_, known_, scored_.after, names_);
    if (scored_.complete()) {
      entry_.explained = settled(rules_, deal_, hand_, known_, names_);
      if (const std::string talon = talon_text(known_); !talon.empty()) entry_.concluded.push_back(talon);
      entry_.doubt = doubt();
    }
    question();
    return std::move(entry_);
  }

 private:
  // ---- facts

  void tricks() {
    games::fill_tricks(entry_, hand_.tricks, known_.outcomes, kTrickRules, first_leader(deal_));
    if (known_.undertaker) entry_.tricks[kUndertaken - 1].mark = "reversis";
  }

  // Whether the current trick is entered card by card.
  [[nodiscard]] bool in_order() const { return games::in_order(hand_.tricks, known_.outcomes); }

  void play_field() {
    if (!in_order()) return;
    games::CardField field;
    field.id = games::kPlayedCard;
    field.label = "Next card";
    field.choices = kPack - known_.noted - known_.talon;
    entry_.fields.emplace_back(std::move(field));
  }

  // Who played an ace or the Quinola, while that is not known.
  void player_fields() {
    for (const Trick& trick : hand_.tricks) {
      if (trick.is_play) continue;
      for (const NotedCard& noted : trick.cards) {
        if (!kPaid.contains(noted.card) || noted.by) continue;
        games::SeatField field;
        field.id = player_field_of(noted.card);
        field.label = fmt::format("{} was played by", to_text(noted.card));
        field.choices = possible_players(rules_, deal_, hand_, noted.card);
        entry_.fields.emplace_back(std::move(field));
      }
    }
  }

  // The suit led to the trick of the Quinola, if nothing else shows it. [reversis R8]
  void led_fields() {
    const Paid* quinola = known_.paid.find(kQuinola);
    if (quinola == nullptr) return;
    const Trick& trick = hand_.tricks[static_cast<std::size_t>(quinola->trick)];
    if (quinola->fall != Fall::kUnknownSuit && (!trick.led || trick.is_play)) return;
    games::ChoiceField field;
    field.id = led_field_of(quinola->trick + 1);
    field.label = fmt::format("Led to trick {}", quinola->trick + 1);
    field.trick = quinola->trick;
    // The suits' letters mean their aces, and whoever types on without looking up means those: hence these keys.
    char key = '6';
    for (const Suit suit : {Suit::kHearts, Suit::kClubs, Suit::kDiamonds, Suit::kSpades}) {
      field.choices.push_back(
          {std::string{letter(suit)}, key++, fmt::format("{} {}", to_text(suit), suit_name(suit)), {}});
    }
    if (trick.led) field.value = std::string{letter(*trick.led)};  // so that it can be corrected with its trick
    entry_.fields.emplace_back(std::move(field));
  }

  // The points of each pile, if not all kings, queens and jacks were noted.
  void points_field() {
    if (!known_.all_over() || (known_.undertaker && find_missing("points") == nullptr && hand_.points.empty())) return;
    if ((known_.honours_out() - kPaid).empty() && hand_.points.empty()) return;
    games::CountsField field;
    field.id = kPoints;
    field.label = "Points in the pile";
    field.total = kPointsInPack;
    field.most = kPointsInPack;
    field.values = hand_.points.empty() ? games::Counts(kSeats) : hand_.points;
    field.follows = games::Counts(kSeats);
    for (const Seat seat : Seats{kSeats}) {
      if (!known_.points[seat]) field.asked.push_back(seat);
      if (!field.values[seat]) field.follows[seat] = known_.points[seat];
    }
    entry_.fields.emplace_back(std::move(field));
  }

  // What the winner of the hand may ask for before the next deal. [reversis R6]
  void claim_fields() {
    if (!scored_.complete() || known_.undertaker) return;
    const Party party = party_of(rules_, deal_.dealer, known_, espagnolette_of(hand_, known_));
    for (const Paid& paid : known_.paid) {
      if (paid.fall != Fall::kLed || paid.by == party.winner) continue;
      const std::string card = to_text(paid.card);
      const std::string_view winner = names_[party.winner];
      const std::string_view payer = names_[*paid.by];
      const bool claimed = std::ranges::find(hand_.claims, paid.card) != hand_.claims.end();
      const std::string_view claims = claimed ? "claims" : "may claim";
      std::string label = paid.card == kQuinola
                              ? fmt::format("{} {} 10 from {} and 5 from each of the others, for the {} that {} led",
                                            winner, claims, payer, card, payer)
                              : fmt::format("{} {} {} from {} for the {} that {} led", winner, claims,
                                            ace_pays(paid.card), payer, card, payer);
      games::ChoiceField field;
      field.id = claim_field_of(paid.card);
      field.label = std::move(label);
      field.offered = true;
      const char key = paid.card == kQuinola ? kQuinolaKey : key_of_ace(paid.card);
      field.choices.push_back({std::string{kClaim}, key, fmt::format("Claim it for the {}", card), {}});
      if (claimed) {
        field.value = std::string{kClaim};
      }
      entry_.fields.emplace_back(std::move(field));
    }
  }

  // ---- cards

  static constexpr char kQuinolaKey = 'q';
  static char key_of_ace(Card ace) { return static_cast<char>(letter(ace.suit()) - 'A' + 'a'); }

  void palette() {
    for (const Card card : kAces) add_to_palette(card, std::string{key_of_ace(card)});
    add_to_palette(kQuinola, std::string{kQuinolaKey});
    for (const CardSet rank : {kKings, kQueens, kJacks - CardSet{kQuinola}}) {
      for (const Card card : rank) add_to_palette(card, "");
    }
  }

  void add_to_palette(Card card, std::string keys) {
    games::PaletteCard item{card, std::move(keys), caption(card), std::nullopt, std::nullopt};
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      if (!known_.outcomes[k].cards.contains(card)) continue;
      item.trick = static_cast<int>(k);
      item.taker = known_.outcomes[k].winner;
    }
    entry_.palette.push_back(std::move(item));
  }

  // What the card is worth while it is out; later how it fell, so that a slip is seen.
  [[nodiscard]] std::string caption(Card card) const {
    if (const Paid* paid = known_.paid.find(card)) {
      switch (paid->fall) {
        case Fall::kLed:
          return fmt::format("led by {}", games::seat_text(*paid->by));
        case Fall::kFollowed:
          return fmt::format("forced from {}", games::seat_text(*paid->by));
        case Fall::kDiscarded:
          return fmt::format("thrown by {}", games::seat_text(*paid->by));
        case Fall::kUnknownPlayer:
        case Fall::kUnknownSuit:
          return "led, forced or thrown?";
      }
    }
    if (card == kQuinola) return "Quinola, 1 point";
    return games::amount_of(points_of(card), "point");
  }

  void shortcuts() {
    if (known_.all_over()) return espagnolette_after_all();
    entry_.shortcuts.push_back(
        {std::string{games::kTheRest}, 'r', "All the rest goes to …", true, "{} takes all that is left"});
    entry_.shortcuts.push_back(
        {std::string{games::kEveryCard}, 'p', in_order() ? "Winners only" : "Every card", false});
    if (!in_order()) espagnolette_shortcut();  // else the cards show it
  }

  void espagnolette_shortcut() {
    if (hand_.espagnolette) entry_.marks.push_back({*hand_.espagnolette, "espagnolette", false});
    entry_.shortcuts.push_back(
        {std::string{kEspagnolette}, 'e', hand_.espagnolette ? "No espagnolette: …" : "Espagnolette: …", true});
  }

  // It may be noticed, or turn out to be wrong, when all tricks are over.
  void espagnolette_after_all() {
    if (hand_.espagnolette || unsaid_espagnolette()) espagnolette_shortcut();
  }

  // Who is known to have held the cards for an espagnolette, if nothing says whether that seat undertook it.
  [[nodiscard]] std::optional<Seat> unsaid_espagnolette() const {
    if (espagnolette_of(hand_, known_)) return std::nullopt;
    for (const Seat seat : Seats{kSeats}) {
      if (held_its_cards(known_, seat) && rules_out_espagnolette(hand_, known_, seat) == RuledOut::kNo) return seat;
    }
    return std::nullopt;
  }

  // ---- what fell due with the last trick

  // The postings that the last trick added, without those that were paid and returned at once.
  [[nodiscard]] std::vector<Posting> due() const {
    if (known_.tricks_over() == 0) return scored_.postings;
    Hand earlier;
    earlier.tricks = {hand_.tricks.begin(), hand_.tricks.begin() + known_.tricks_over() - 1};
    return moved(Game::score(rules_, deal_, before_, earlier).postings, scored_.postings);
  }

  // ---- sentences

  // An ace or the J♥ that nobody noted lies in the talon, unless it was forgotten; and who held the cards for an
  // espagnolette may have undertaken it. Much depends on which is true.
  [[nodiscard]] std::string doubt() const {
    const CardSet out = known_.honours_out() & (known_.undertaker ? CardSet{kQuinola} : kPaid);
    const std::optional<Seat> seat = unsaid_espagnolette();
    std::string text;
    if (!out.empty())
      text += fmt::format("{} {} in no trick: in the talon? ", games::join_cards(out), out.size() == 1 ? "is" : "are");
    if (seat) {
      const CardSet held = known_.played_by[at(*seat)] & kPaid;
      text += fmt::format("{} had {}: no espagnolette? ", names_[*seat], games::join_cards(held));
    }
    if (!out.empty() && seat) return fmt::format("{}{}, or mend it.", text, games::kEnter);
    if (!out.empty()) return fmt::format("{}{}, or tap the trick, then the card.", text, games::kEnter);
    return seat ? fmt::format("{}{}, or tap Espagnolette, then {}.", text, games::kEnter, names_[*seat]) : text;
  }

  void question() {
    games::Question& question = entry_.question;
    question.heading = fmt::format("Hand {} – {} dealt", deal_.number + 1, names_[deal_.dealer]);
    if (scored_.complete()) {
      question.text = "The hand is complete.";
      return;
    }
    if (ask_player() || ask_led()) return;
    if (!known_.all_over()) return ask_trick();
    if (const games::Missing* points = find_missing("points")) {
      if (points->seats.empty()) {
        question.text = "Who played the J♥? Tap the trick it fell in, then the card.";
        return;
      }
      question.wants = Wants::kCount;
      question.field = kPoints;
      question.seat = points->seats.front();
      question.choices = points->seats;
      const std::string_view who = names_[points->seats.front()];
      question.text =
          known_.undertaker
              ? fmt::format("Tap the trick of the J♥, then the card. If it is in the talon: how many points has {}?",
                            who)
              : fmt::format("How many points did {} take? (Or tap a trick, and note the pictures in it.)", who);
      return;
    }
    if (const games::Missing* honours = find_missing("honours")) {
      const bool one = honours->cards.size() == 1;
      question.text = fmt::format("{} fell in no trick, and the talon has no room for {}. Tap {}, then the card.",
                                  games::join_cards(honours->cards), one ? "it" : "all of them",
                                  one ? "its trick" : "the trick of each that was played");
    }
  }

  // Asks who played the earliest ace or Quinola whose player nobody entered.
  bool ask_player() {
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      const Trick& trick = hand_.tricks[k];
      if (trick.is_play) continue;
      for (const NotedCard& noted : trick.cards) {
        if (!kPaid.contains(noted.card) || noted.by) continue;
        entry_.question.heading = trick_heading(k);
        entry_.question.wants = Wants::kSeat;
        entry_.question.field = player_field_of(noted.card);
        entry_.question.choices = possible_players(rules_, deal_, hand_, noted.card);
        entry_.question.text = fmt::format("Who played the {}?", to_text(noted.card));
        return true;
      }
    }
    return false;
  }

  bool ask_led() {
    const games::Missing* led = find_missing("led");
    if (led == nullptr) return false;
    entry_.question.heading = trick_heading(static_cast<std::size_t>(led->trick) - 1);
    entry_.question.wants = Wants::kChoice;
    entry_.question.field = led_field_of(led->trick);
    entry_.question.text = "Which suit was led? The J♥ was forced if it was hearts, thrown if not.";
    return true;
  }

  void ask_trick() {
    const auto now = static_cast<std::size_t>(known_.tricks_over());
    entry_.question.wants = Wants::kTrick;
    for (const Seat seat : Seats{kSeats}) entry_.question.choices.push_back(seat);
    entry_.question.heading = trick_heading(now);
    if (in_order()) {
      const auto played = static_cast<int>(hand_.tricks[now].cards.size());
      entry_.question.wants = Wants::kCard;
      entry_.question.field = games::kPlayedCard;
      entry_.question.choices.clear();
      entry_.question.text =
          fmt::format("Which card does {} play?", names_[(*known_.outcomes[now].leader).left(kSeats, played)]);
      return;
    }
    std::string cards;
    for (const NotedCard& noted : entry_.tricks[now].cards) {
      cards += cards.empty() ? "" : ", ";
      cards += to_text(noted.card);
      if (noted.by) cards += fmt::format(" from {}", names_[*noted.by]);
    }
    const bool pay_back = now == kUndertaken && known_.undertaker && cards.empty();
    entry_.question.text = pay_back ? fmt::format(
                                          "{} has the first nine tricks: pay back what was paid for aces and the J♥. "
                                          "{}Who won?",
                                          names_[*known_.undertaker], what_to_note())
                           : cards.empty() ? fmt::format("{}Who won?", what_to_note())
                                           : fmt::format("{} {} in it. Who won?", cards,
                                                         entry_.tricks[now].cards.size() > 1 ? "are" : "is");
  }

  // After nine tricks of a reversis only the J♥ counts.
  [[nodiscard]] std::string_view what_to_note() const {
    if (!known_.undertaker) return "Ace or picture in it? ";
    return known_.noted.contains(kQuinola) ? "" : "J♥ in it? ";
  }

  [[nodiscard]] std::string trick_heading(std::size_t k) const {
    std::string heading = fmt::format("Trick {} of {}", k + 1, kTricksPerHand);
    if (entry_.tricks[k].leader) heading += fmt::format(" – {} leads", names_[*entry_.tricks[k].leader]);
    return heading;
  }

  [[nodiscard]] const games::Missing* find_missing(std::string_view key) const {
    return games::find_missing(scored_.missing, key);
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const State& before_;
  const Hand& hand_;
  const games::Names& names_;
  Known known_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Rules& rules, const games::Deal& deal, const State& before, const Hand& hand,
                         const games::Names& names) {
  return Asking{rules, deal, before, hand, names}.entry();
}

}  // namespace nullo::reversis
