// What may be tapped in a hand of Reversis, and what is asked next.
#include <algorithm>

#include <fmt/format.h>

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
#include "text/say.h"

namespace nullo::reversis {
namespace {

using Wants = games::Question::Wants;

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play}, names_{names}, known_{known(play.deal, play.hand)}, scored_{Game::score(play)} {}

  games::Entry entry() {
    entry_.form = games::Form::kTricks;
    entry_.seats = kSeats;
    games::fill_tricks(entry_, play_.hand.tricks, known_.outcomes, kTrickRules, first_leader(play_.deal));
    if (known_.undertaker) entry_.tricks[kUndertaken - 1].mark = text::say("reversis");
    games::fill_trick_fields(entry_, play_.hand.tricks, known_.outcomes, known_.trick_rules());
    player_fields();
    led_fields();
    points_field();
    claim_fields();
    palette();
    espagnolette_shortcut();
    entry_.due = due();
    entry_.panel = panel(play_.hand, known_, scored_.after, names_);
    if (scored_.complete()) {
      entry_.explained = settled(play_, known_, names_);
      if (const std::string talon = talon_text(known_); !talon.empty()) entry_.concluded.push_back(talon);
      entry_.doubt = doubt();
    }
    question();
    return std::move(entry_);
  }

 private:
  // ---- facts

  // Whether the current trick is entered card by card.
  [[nodiscard]] bool in_order() const { return games::in_order(play_.hand.tricks, known_.outcomes); }

  // Who played an ace or the Quinola, while that is not known.
  void player_fields() {
    for (const Trick& trick : play_.hand.tricks) {
      if (trick.is_play) continue;
      for (const NotedCard& noted : trick.cards) {
        if (!kPaid.contains(noted.card) || noted.by) continue;
        games::SeatField field;
        field.id = games::card_field_of(games::kPlayedBy, noted.card);
        field.label = text::say("{card} was played by", to_text(noted.card));
        field.choices = possible_players(play_.rules, play_.deal, play_.hand, noted.card);
        entry_.fields.emplace_back(std::move(field));
      }
    }
  }

  // The suit led to the trick of the Quinola, if nothing else shows it. [reversis R8]
  void led_fields() {
    const Paid* quinola = known_.paid.find(kQuinola);
    if (quinola == nullptr) return;
    const Trick& trick = play_.hand.tricks[static_cast<std::size_t>(quinola->trick)];
    if (quinola->fall != Fall::kUnknownSuit && (!trick.led || trick.is_play)) return;
    games::ChoiceField field;
    field.id = led_field_of(quinola->trick);
    field.label = text::say("Led to trick {trick}", quinola->trick + 1);
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
    if (!known_.all_over() || (known_.undertaker && find_missing("points") == nullptr && play_.hand.points.empty()))
      return;
    if ((known_.honours_out() - kPaid).empty() && play_.hand.points.empty()) return;
    games::CountsField field = games::counts_field(points_fact(), play_.deal, &play_.hand);
    games::add_known(known_.points, field);
    entry_.fields.emplace_back(std::move(field));
  }

  // What the winner of the hand may ask for before the next deal. [reversis R6]
  void claim_fields() {
    if (!scored_.complete() || known_.undertaker) return;
    const Party party = party_of(play_.rules, play_.deal.dealer, known_, espagnolette_of(play_.hand, known_));
    for (const Paid& paid : known_.paid) {
      if (paid.fall != Fall::kLed || paid.by == party.winner) continue;
      const std::string card = to_text(paid.card);
      const std::string_view winner = names_[party.winner];
      const std::string_view payer = names_[*paid.by];
      const bool claimed = std::ranges::find(play_.hand.claims, paid.card) != play_.hand.claims.end();
      const text::Sentence of_quinola =
          claimed
              ? text::mark(
                    "{winner} claims 10 from {player} and 5 from each of the others, for the {card} that {player} led")
              : text::mark(
                    "{winner} may claim 10 from {player} and 5 from each of the others, for the {card} that {player} "
                    "led");
      const text::Sentence of_ace =
          claimed ? text::mark("{winner} claims {amount} from {player} for the {card} that {player} led")
                  : text::mark("{winner} may claim {amount} from {player} for the {card} that {player} led");
      std::string label = paid.card == kQuinola ? text::say(of_quinola, winner, payer, card)
                                                : text::say(of_ace, winner, ace_pays(paid.card), payer, card);
      games::ChoiceField field;
      field.id = games::card_field_of(kClaims, paid.card);
      field.label = std::move(label);
      field.offered = true;
      const char key = paid.card == kQuinola ? kQuinolaKey : key_of_ace(paid.card);
      field.choices.push_back({std::string{kClaim}, key, text::say("Claim it for the {card}", card), {}});
      if (claimed) field.value = std::string{kClaim};
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
    games::PaletteCard item{card, std::move(keys), caption(card), known_.outcomes.trick_of(card), std::nullopt};
    if (item.trick) item.taker = known_.outcomes[static_cast<std::size_t>(*item.trick)].winner;
    entry_.palette.push_back(std::move(item));
  }

  // What the card is worth while it is out; later how it fell, so that a slip is seen.
  [[nodiscard]] std::string caption(Card card) const {
    if (const Paid* paid = known_.paid.find(card)) {
      switch (paid->fall) {
        case Fall::kLed:
          return text::say("led by {player}", games::seat_text(*paid->by));
        case Fall::kFollowed:
          return text::say("forced from {player}", games::seat_text(*paid->by));
        case Fall::kDiscarded:
          return text::say("thrown by {player}", games::seat_text(*paid->by));
        case Fall::kUnknownPlayer:
        case Fall::kUnknownSuit:
          return text::say("led, forced or thrown?");
      }
    }
    if (card == kQuinola) return text::say("Quinola, 1 point");
    return text::say_count(points_of(card), "{count} point", "{count} points");
  }

  // It may be noticed, or turn out to be wrong, when all tricks are over. Where every card is entered, the cards show
  // it.
  void espagnolette_shortcut() {
    if (known_.all_over() ? !play_.hand.espagnolette && !unsaid_espagnolette() : in_order()) return;
    if (play_.hand.espagnolette) entry_.marks.push_back({*play_.hand.espagnolette, text::say("espagnolette"), false});
    const bool undertaken = play_.hand.espagnolette.has_value();
    entry_.shortcuts.push_back({std::string{kEspagnolette}, 'e',
                                undertaken ? text::say("No espagnolette: …") : text::say("Espagnolette: …"), true,
                                undertaken ? text::mark("{player} undertook no espagnolette")
                                           : text::mark("{player} undertook the espagnolette")});
  }

  // Who is known to have held the cards for an espagnolette, if nothing says whether that seat undertook it.
  [[nodiscard]] std::optional<Seat> unsaid_espagnolette() const {
    if (espagnolette_of(play_.hand, known_)) return std::nullopt;
    for (const Seat seat : Seats{kSeats}) {
      if (held_its_cards(known_, seat) && rules_out_espagnolette(play_.hand, known_, seat) == RuledOut::kNo)
        return seat;
    }
    return std::nullopt;
  }

  // ---- what fell due with the last trick

  // The postings that the last trick added, without those that were paid and returned at once.
  [[nodiscard]] std::vector<Posting> due() const {
    if (known_.tricks_over() == 0) return scored_.postings;
    Hand earlier;
    earlier.tricks = {play_.hand.tricks.begin(), play_.hand.tricks.begin() + known_.tricks_over() - 1};
    return moved(Game::score(play_.with(earlier)).postings, scored_.postings);
  }

  // ---- sentences

  // An ace or the J♥ that nobody noted lies in the talon, unless it was forgotten; and who held the cards for an
  // espagnolette may have undertaken it. Much depends on which is true. Where that is asked, the other honours that
  // would lie in the talon are named, too.
  [[nodiscard]] std::string doubt() const {
    CardSet out = known_.honours_out() & (known_.undertaker ? CardSet{kQuinola} : kPaid);
    const std::optional<Seat> seat = unsaid_espagnolette();
    if (!known_.undertaker && (seat || !out.empty())) out |= known_.set_aside() - known_.talon;
    std::vector<std::string> said;
    if (!out.empty())
      said.push_back(text::say(out.size() == 1 ? text::mark("{cards} is in no trick: in the talon?")
                                               : text::mark("{cards} are in no trick: in the talon?"),
                               games::join_cards(out)));
    if (seat) {
      const CardSet held = known_.played_by[at(*seat)] & kPaid;
      said.push_back(text::say("{player} had {cards}: no espagnolette?", names_[*seat], games::join_cards(held)));
    }
    if (!out.empty() && seat) {
      said.push_back(text::say("{key}, or mend it.", games::kEnter));
    } else if (!out.empty()) {
      said.push_back(text::say("{key}, or tap the trick, then the card.", games::kEnter));
    } else if (seat) {
      said.push_back(text::say("{key}, or tap Espagnolette, then {player}.", games::kEnter, names_[*seat]));
    }
    return fmt::format("{}", fmt::join(said, " "));
  }

  void question() {
    games::Question& question = entry_.question;
    question.heading = text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    if (scored_.complete()) {
      question.text = text::say("The hand is complete.");
      return;
    }
    if (ask_player() || ask_led()) return;
    if (!known_.all_over()) return ask_trick();
    if (const games::Missing* points = find_missing("points")) {
      if (points->seats.empty()) {
        question.text = text::say("Who played the J♥? Tap the trick it fell in, then the card.");
        return;
      }
      games::ask(points_fact(), points->seats, names_, question);
      if (known_.undertaker)
        question.text =
            text::say("Tap the trick of the J♥, then the card. If it is in the talon: how many points has {player}?",
                      names_[points->seats.front()]);
      return;
    }
    if (const games::Missing* honours = find_missing("honours")) {
      const text::Sentence fell =
          honours->cards.size() == 1
              ? text::mark("{cards} fell in no trick, and the talon has no room for it. Tap its trick, then the card.")
              : text::mark(
                    "{cards} fell in no trick, and the talon has no room for all of them. Tap the trick of each that "
                    "was played, then the card.");
      question.text = text::say(fell, games::join_cards(honours->cards));
    }
  }

  // Asks who played the earliest ace or Quinola whose player nobody entered.
  bool ask_player() {
    for (const games::Field& each : entry_.fields) {
      const auto* field = std::get_if<games::SeatField>(&each);
      if (field == nullptr) continue;
      const Card card = *games::card_of_field(games::kPlayedBy, field->id);
      ask_about(*known_.outcomes.trick_of(card), Wants::kSeat, field->id);
      entry_.question.choices = field->choices;
      entry_.question.text = text::say("Who played the {card}?", to_text(card));
      return true;
    }
    return false;
  }

  bool ask_led() {
    const games::Missing* led = find_missing("led");
    if (led == nullptr) return false;
    ask_about(led->trick - 1, Wants::kChoice, led_field_of(led->trick - 1));
    entry_.question.text = text::say("Which suit was led? The J♥ was forced if it was hearts, thrown if not.");
    return true;
  }

  void ask_about(int trick, Wants wants, std::string field) {
    entry_.question.heading = games::trick_heading(entry_, static_cast<std::size_t>(trick), names_);
    entry_.question.wants = wants;
    entry_.question.field = std::move(field);
  }

  void ask_trick() {
    games::ask_trick(entry_, play_.hand.tricks, known_.outcomes, what_to_note(), names_);
    if (in_order()) return;
    const auto now = static_cast<std::size_t>(known_.tricks_over());
    std::string cards;
    for (const NotedCard& noted : entry_.tricks[now].cards) {
      cards += cards.empty() ? "" : ", ";
      cards +=
          noted.by ? text::say("{card} from {player}", to_text(noted.card), names_[*noted.by]) : to_text(noted.card);
    }
    std::string& text = entry_.question.text;
    if (!cards.empty()) {
      text = text::say(entry_.tricks[now].cards.size() > 1 ? text::mark("{cards} are in it. Who won?")
                                                           : text::mark("{cards} is in it. Who won?"),
                       cards);
    } else if (now == kUndertaken && known_.undertaker) {
      text = text::say("{player} has the first nine tricks: pay back what was paid for aces and the J♥. {question}",
                       names_[*known_.undertaker], text);
    }
  }

  // After nine tricks of a reversis only the J♥ counts.
  [[nodiscard]] std::string what_to_note() const {
    if (!known_.undertaker) return text::say("Ace or picture in it?");
    return known_.noted.contains(kQuinola) ? std::string{} : text::say("J♥ in it?");
  }

  [[nodiscard]] const games::Missing* find_missing(std::string_view key) const {
    return games::find_missing(scored_.missing, key);
  }

  const Game::Play& play_;
  const games::Names& names_;
  Known known_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

}  // namespace nullo::reversis
