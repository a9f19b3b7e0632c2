// What may be tapped in a hand of Hearts, and what is asked next.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "games/find_field.h"
#include "games/hearts/fields.h"
#include "games/hearts/hearts.h"
#include "games/hearts/moon.h"
#include "games/hearts/panel.h"
#include "games/hearts/passing.h"
#include "games/hearts/taken.h"
#include "games/sentence.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

using Wants = games::Question::Wants;

// Builds the entry of one hand.
class Asking : Known {
 public:
  Asking(Known known, const games::Names& names)
      : Known{std::move(known)}, names_{names}, scored_{Game::score({rules, deal, {}, hand})} {}

  games::Entry entry() {
    entry_.form = hand.summary ? games::Form::kSummary : games::Form::kTricks;
    entry_.seats = deal.seats;
    entry_.can_switch = true;
    if (!something_entered()) entry_.passing = passing(rules, deal, names_);
    charged_field();
    if (hand.summary) {
      summary_fields();
    } else {
      tricks();
      left_over_fields();
    }
    moon_field();
    palette();
    shortcuts();
    guessed_of_kitty();
    entry_.panel = panel(*this, scores_of(scored_.postings, deal.seats), names_);
    explain_thrown_in();
    explain_moon();
    question();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] bool something_entered() const {
    return !hand.tricks.empty() || (hand.summary && *hand.summary != Summary{});
  }

  // ---- facts

  void charged_field() {
    const CardSet choices = chargeable(rules) & pack.cards;
    if (rules.double_card || !hand.charged.empty()) {
      entry_.fields.emplace_back(
          games::CardsField{std::string{kCharged}, text::say(charged_fact().label), choices, hand.charged, 'e'});
    }
  }

  void tricks() {
    const auto over = static_cast<std::size_t>(taken.outcomes.over);
    const bool open = over < hand.tricks.size();
    const int open_rounds = open ? taken.outcomes[over].rounds() : 1;
    const int left = hand.thrown_in ? 0 : std::max(pack.rounds - taken.outcomes.rounds, 0);
    const int cells = static_cast<int>(over) + (left > 0 ? std::max(left - open_rounds, 0) + 1 : 0);
    entry_.tricks_in_hand = std::max(cells, static_cast<int>(hand.tricks.size()));
    entry_.pack = pack.cards;
    for (std::size_t k = 0; k < static_cast<std::size_t>(entry_.tricks_in_hand); ++k) {
      games::TrickCell cell;
      if (k < hand.tricks.size()) {
        cell.leader = taken.outcomes[k].leader;
        cell.winner = taken.outcomes[k].winner;
        cell.cards = hand.tricks[k].cards;
        cell.is_play = hand.tricks[k].is_play;
        cell.hearts = hand.tricks[k].hearts;
        cell.on_table = taken.outcomes[k].on_table;
        if (taken.outcomes[k].rounds() == 2) cell.mark = text::say("two rounds");
        if (cell.hearts > 0) cell.mark += fmt::format("{}{} ♥", cell.mark.empty() ? "" : ", ", cell.hearts);
      } else if (k == hand.tricks.size()) {
        cell.leader = k == 0 ? first_leader(rules, deal) : taken.outcomes.next_leader;
      }
      entry_.tricks.push_back(cell);
    }
    entry_.tricks_entered = static_cast<int>(over);
  }

  [[nodiscard]] bool all_tricks_entered() const { return hand.thrown_in || taken.outcomes.rounds >= pack.rounds; }

  // Cards that lie in no trick although all tricks are entered: in the kitty, or forgotten. Only their captor is asked
  // for; not that of hearts of unknown rank, which are counted in their tricks.
  void left_over_fields() {
    if (leader_missing()) {
      seat_field(std::string{kLeader}, text::say("Led to trick {trick}", taken.outcomes.over + 1), std::nullopt);
    }
    if (all_tricks_entered()) {
      for (const Card card : asked_singly()) captured_field(card, 1, std::nullopt);
    }
    beside_fields();
    if (!all_tricks_entered()) return;
    if (find_missing("kitty_to") != nullptr || (hand.kitty && hand.kitty->to)) {
      seat_field(std::string{kKittyTo}, text::say(kitty_to_fact().label), taken.kitty_to);
    }
    kitty_cards_field();
  }

  // Counting cards that lie in none of the tricks entered.
  void kitty_cards_field() {
    if (pack.kitty == 0) return;
    games::CardsField field{std::string{kKittyCards}, text::say(kitty_cards_fact().label), asked_singly(), {}};
    if (hearts_in_no_trick() > 0) field.choices |= taken.out.once & counting.by_count;
    if (hand.kitty) {
      for (const Card card : hand.kitty->cards) field.values.insert(card);
    }
    field.choices |= field.values & counting.cards;
    for (const games::Captured& captured : hand.captured) field.choices.insert(captured.card);
    if (!field.choices.empty()) entry_.fields.emplace_back(std::move(field));
  }

  // Some of the cards whose trick nobody entered may lie in the kitty, if nobody entered that either.
  void guessed_of_kitty() {
    if (pack.kitty == 0 || hand.kitty || hand.captured.empty() || !all_tricks_entered()) return;
    for (const Seat seat : Seats{deal.seats}) {
      CardSet cards;
      for (const games::Captured& captured : hand.captured) {
        if (captured.by == seat) cards.insert(captured.card);
      }
      if (cards.empty()) continue;
      const text::Sentence line = cards.size() == 1
                                      ? text::mark("{card} counts for {player}; nobody entered what lay in the kitty")
                                      : text::mark("{cards} count for {player}; nobody entered what lay in the kitty");
      entry_.concluded.push_back(text::say(line, games::join_cards(cards), names_[seat]));
    }
  }

  // Cards of which only the captor is known.
  void beside_fields() {
    CardSet seen;
    for (const games::Captured& captured : hand.captured) {
      captured_field(captured.card, seen.contains(captured.card) ? 2 : 1, captured.by);
      seen.insert(captured.card);
    }
  }

  [[nodiscard]] bool leader_missing() const { return find_missing("leader") != nullptr; }

  void seat_field(std::string id, std::string label, std::optional<Seat> value, std::optional<Card> card = {}) {
    games::SeatField field{std::move(id), std::move(label), card, {}, value, std::nullopt};
    field.choices = possible_seats(rules, deal, hand, field.id);
    entry_.fields.emplace_back(std::move(field));
  }

  void captured_field(Card card, int copy, std::optional<Seat> captor) {
    seat_field(captured_field_of(card, copy), copy == 1 ? to_text(card) : the_other(card), captor, card);
  }

  static std::string the_other(Card card) { return text::say("The other {card}", to_text(card)); }

  void summary_fields() {
    const Summary& summary = *hand.summary;
    if (!counting.by_count.empty()) {
      counts_field(hearts_fact(), pack.hearts(), summary.hearts, taken.hearts);
    }
    for (const Card card : in_order_of_asking()) {
      std::vector<Seat> captors;
      for (const games::Captured& captured : summary.captured) {
        if (captured.card == card) captors.push_back(captured.by);
      }
      for (std::size_t copy = 0; copy < static_cast<std::size_t>(pack.copies(card)); ++copy) {
        captured_field(card, static_cast<int>(copy) + 1,
                       copy < captors.size() ? std::optional{captors[copy]} : std::nullopt);
      }
    }
    if (!summary.tricks.empty() || find_missing("tricks") != nullptr) {
      counts_field(tricks_won_fact(), pack.rounds, summary.tricks, taken.tricks);
    }
  }

  // The Q♠ first, then the other cards that are asked for one by one; hearts last, from the ace down.
  [[nodiscard]] std::vector<Card> in_order_of_asking() const {
    const CardSet singly = counting.cards - counting.by_count;
    std::vector<Card> cards;
    if (singly.contains(kQueenOfSpades)) cards.push_back(kQueenOfSpades);
    for (const Card card : singly - CardSet::of_suit(Suit::kHearts)) {
      if (card != kQueenOfSpades) cards.push_back(card);
    }
    const auto others = static_cast<std::ptrdiff_t>(cards.size());
    for (const Card card : singly.in_suit(Suit::kHearts)) cards.insert(cards.begin() + others, card);
    return cards;
  }

  void counts_field(const games::Fact& fact, int total, const games::Counts& entered, const games::Counts& known) {
    games::CountsField field{std::string{fact.field}, text::say(fact.label), total, total, {}, {}, {}, true};
    field.values = games::Counts(deal.seats);
    field.follows = games::Counts(deal.seats);
    const int piles = entered.empty() ? piles_of(rules, deal.seats) : entered.size();
    if (piles == kSides) field.sides = kSides;
    for (const Seat seat : Seats{entered.empty() ? 0 : deal.seats}) field.values[seat] = entered[pile_of(seat, piles)];
    games::Counts of_piles(piles);
    for (const Seat pile : Seats{piles}) of_piles[pile] = sum_of_pile(known, pile, piles);
    games::add_known(of_piles, field);
    entry_.fields.emplace_back(std::move(field));
  }

  // What the shooter may choose, with the totals that it leads to.
  void moon_field() {
    const games::Missing* missing = find_missing("moon_choice");
    if (missing == nullptr && !(hand.moon_choice && shot())) return;
    const std::vector<Seat> shooters = missing != nullptr ? missing->seats : shot()->shooters.list();
    const std::string who = games::join_names(shooters, names_);
    const Amount worth = worth_of_moon();
    games::ChoiceField field{std::string{kMoonChoice}, text::say("{players}: the moon", who), {}, std::nullopt};
    field.choices.push_back({std::string{kAdd}, 'a', text::say("The others +{points}", worth),
                             standing_after(rules, deal, hand, MoonChoice::kAdd, names_)});
    field.choices.push_back({std::string{kSubtract}, 's', fmt::format("{} −{}", who, text::grouped(worth)),
                             standing_after(rules, deal, hand, MoonChoice::kSubtract, names_)});
    if (hand.moon_choice) field.value = hand.moon_choice == MoonChoice::kAdd ? kAdd : kSubtract;
    entry_.fields.emplace_back(std::move(field));
  }

  [[nodiscard]] std::optional<Shot> shot() const {
    const bool known = std::ranges::all_of(scored_.missing, [](const games::Missing& missing) {
      return missing.key == "moon_choice" || (missing.key == "tricks" && missing.trick == 0);
    });
    return known ? shot_of(*this) : std::nullopt;
  }

  [[nodiscard]] Amount worth_of_moon() const {
    const std::optional<Shot> moon = shot();
    if (!moon) return 0;
    Amount captured = 0;
    const Seat shooter = moon->shooters.front();
    for (const Posting& posting : scored_.postings) {
      const bool card = posting.to == Account::of(shooter) && posting.reason != "moon" && posting.reason != "reset";
      if (card) captured += posting.amount;
    }
    return moon_worth(*this, *moon, captured);
  }

  // ---- cards

  void palette() {
    for (const Card card : in_palette_order()) {
      games::PaletteCard item{card, keys_of(card), caption_of(card), std::nullopt, taken.captor_of(card)};
      for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
        for (const NotedCard& noted : hand.tricks[k].cards) {
          // Of two equal cards the palette shows the one that is still out.
          if (noted.card == card && !taken.out.once.contains(card)) item.trick = static_cast<int>(k);
        }
      }
      if (taken.out.once.contains(card)) item.taker.reset();
      entry_.palette.push_back(std::move(item));
    }
  }

  // Hearts from the ace down, then the others.
  [[nodiscard]] std::vector<Card> in_palette_order() const {
    std::vector<Card> cards;
    for (const Card card : counting.cards.in_suit(Suit::kHearts)) cards.insert(cards.begin(), card);
    for (const Card card : counting.cards - CardSet::of_suit(Suit::kHearts)) cards.push_back(card);
    return cards;
  }

  // A card that is alone in its suit has the suit's letter; hearts from the ten up have the letter of their rank.
  [[nodiscard]] std::string keys_of(Card card) const {
    const auto key = [](char letter) { return std::string(1, static_cast<char>(letter - 'A' + 'a')); };
    if (counting.cards.in_suit(card.suit()).size() == 1) return key(letter(card.suit()));
    return card.suit() == Suit::kHearts && card.rank() >= Rank::kTen ? key(letter(card.rank())) : "";
  }

  [[nodiscard]] std::string caption_of(Card card) const {
    const int points = (rules.penalties.of(card) + rules.bonus.of(card)) * (is_charged(hand, card) ? 2 : 1);
    std::string text = points == 0 ? "" : points < 0 ? games::signed_text(points) : fmt::format("{}", points);
    if (rules.double_card != card) return text;
    const bool exposed = card == kTenOfClubs && hand.charged.contains(card);
    return fmt::format("{}{}{}", text, text.empty() ? "" : ", ", exposed ? "× 4" : text::say("doubles"));
  }

  void shortcuts() {
    if (!hand.summary && all_tricks_entered() && room_in_kitty() > 0 && !asked_singly().empty()) {
      const Card card = *asked_singly().begin();
      entry_.shortcuts.push_back(
          {std::string{kIntoKitty}, 'y', text::say("{card} is in the kitty", to_text(card)), false});
    }
    if (!hand.summary && !counting.by_count.empty()) {
      games::Shortcut heart{std::string{kAHeart}, 'o', text::say("One more ♥"), false};
      heart.of_trick = true;
      entry_.shortcuts.push_back(std::move(heart));
    }
    const bool thrown_in = throw_in();
    if (asks_hearts() && asked_singly().empty()) add_rest();
    const bool open = hand.summary ? !scored_.missing.empty() : !all_tricks_entered();
    if (!open) return;
    if (!something_entered() && rules.moon != Moon::kNone) {
      entry_.shortcuts.push_back(
          {std::string{kMoonShortcut}, 'm', text::say("The moon is …"), true, text::mark("{player} shot the moon")});
    }
    if (!thrown_in && (!hand.summary || !taken.out.once.empty())) add_rest();
    if (hand.summary) return;
    if (rules.packs == 2) {
      entry_.shortcuts.push_back({std::string{kNobody}, 'n', text::say("Nobody: they cancel"), false});
    }
    if (rules.boosted_nines && pack.rounds - taken.outcomes.rounds > 1) {
      const bool two = taken.outcomes.over < static_cast<int>(hand.tricks.size()) && hand.tricks.back().rounds == 2;
      entry_.shortcuts.push_back({std::string{kTwoRounds}, 'b',
                                  two ? text::say("One round after all") : text::say("A nine: two rounds"), false});
    }
  }

  void add_rest() { entry_.shortcuts.push_back(games::rest_shortcut()); }

  // In the place of "The rest goes to …", which nobody needs then. Whether it may be. Not where cards are left over:
  // there the row of buttons would grow.
  bool throw_in() {
    const bool some_left = taken.outcomes.rounds < pack.rounds;
    if (hand.summary || pack.kitty > 0 || !something_entered() || !some_left ||
        !why_not_thrown_in(rules, deal, hand).empty())
      return false;
    games::Shortcut shortcut{std::string{kThrowIn}, 'v',
                             hand.thrown_in ? text::say("Not thrown in") : text::say("Throw in"), false};
    shortcut.bright = !hand.thrown_in;
    entry_.shortcuts.push_back(std::move(shortcut));
    return true;
  }

  // ---- sentences

  void explain_thrown_in() {
    if (!hand.thrown_in) return;
    entry_.explained.push_back(
        text::say_count(taken.outcomes.over, "All points were out after {count} trick, so the cards were thrown in.",
                        "All points were out after {count} tricks, so the cards were thrown in."));
  }

  void explain_moon() {
    if (!scored_.missing.empty()) return;
    const std::optional<Shot> moon = shot();
    if (!moon) return;
    const std::string who = games::join_names(moon->shooters.list(), names_);
    std::string line =
        moon->sun ? text::say("{players} shot the sun.", who) : text::say("{players} shot the moon.", who);
    if (rules.moon == Moon::kAuto) line += " " + automatic_text();
    entry_.explained.push_back(std::move(line));
  }

  // Why an automatic moon was added or subtracted [hearts H5].
  [[nodiscard]] std::string automatic_text() const {
    const bool subtracted = std::ranges::any_of(scored_.postings, [](const Posting& posting) {
      return posting.to.is_bank() && (posting.reason == "moon" || posting.reason == "sun");
    });
    return subtracted ? text::say("Adding would have ended the game with another winner, so it is subtracted.")
                      : text::say("Adding does not lose the game, so the others get it.");
  }

  void question() {
    entry_.question.heading = text::say("Hand {hand} – {player} dealt", deal.number + 1, names_[deal.dealer]);
    if (scored_.missing.empty()) {
      entry_.question.text = text::say("The hand is complete.");
      return;
    }
    if (leader_missing()) return ask_seat(kLeader, text::say("Who led to trick {trick}?", taken.outcomes.over + 1));
    if (!hand.summary && !all_tricks_entered()) return ask_trick();
    if (const games::Missing* hearts = find_missing("hearts")) {
      return ask_count(hearts_fact(), hearts->seats);
    }
    if (find_missing("captured") != nullptr) return asked_singly().empty() && !hand.summary ? ask_hearts() : ask_card();
    if (find_missing("kitty_to") != nullptr) return ask_kitty();
    if (const games::Missing* tricks = find_missing("tricks")) {
      return ask_count(tricks_won_fact(), tricks->seats);
    }
    if (const games::Missing* choice = find_missing("moon_choice")) {
      games::ask(moon_choice_fact(), entry_.question);
      entry_.question.wants = Wants::kChoice;
      entry_.question.heading = text::say(
          shot() && shot()->sun ? text::mark("{players} shot the sun") : text::mark("{players} shot the moon"),
          games::join_names(choice->seats, names_));
    }
  }

  void ask_trick() {
    const auto now = static_cast<std::size_t>(taken.outcomes.over);
    const games::TrickCell& cell = entry_.tricks[now];
    entry_.question.wants = Wants::kTrick;
    for (const Seat seat : Seats{deal.seats}) entry_.question.choices.push_back(seat);
    entry_.question.heading = rules.boosted_nines
                                  ? text::say("Trick {trick}", now + 1)
                                  : text::say("Trick {trick} of {tricks}", now + 1, entry_.tricks_in_hand);
    if (cell.leader) {
      entry_.question.heading += " – " + text::say("{player} leads", names_[*cell.leader]);
    } else if (const CardSet clubs = pack.cards.in_suit(Suit::kClubs); now == 0 && !clubs.empty()) {
      entry_.question.heading += " – " + text::say("the {card} leads", to_text(*clubs.begin()));
    }
    CardSet noted;
    for (const NotedCard& card : cell.cards) noted.insert(card.card);
    if (cell.hearts > 0) {
      const bool others = !(noted & counting.by_count).empty();
      const std::string cards = games::join_cards(noted);
      entry_.question.text =
          noted.empty()
              ? text::say_count(cell.hearts, "{count} heart is in it. Who won?", "{count} hearts are in it. Who won?")
          : others ? text::say_count(cell.hearts, "{cards} and {count} other heart are in it. Who won?",
                                     "{cards} and {count} other hearts are in it. Who won?", cards)
                   : text::say_count(cell.hearts, "{cards} and {count} heart are in it. Who won?",
                                     "{cards} and {count} hearts are in it. Who won?", cards);
      return;
    }
    const std::string who = noted.empty() ? text::say("Who won?") : games::who_won_with(cell.cards);
    if (games::bright_shortcut(entry_.shortcuts) != nullptr) {
      entry_.question.text = text::say("All points are out: {key} throws the cards in. Or who won?", games::kEnter);
    } else {
      entry_.question.text = taken.out.once.empty() || !noted.empty() ? who : text::say("Points in it?") + " " + who;
    }
  }

  void ask_card() {
    for (const games::Field& field : entry_.fields) {
      const auto* who = std::get_if<games::SeatField>(&field);
      if (who == nullptr || !who->card || who->value) continue;
      const bool other = taken.out.count(CardSet{*who->card}) < pack.copies(*who->card);  // one lies in a trick
      const std::string card = other ? the_other(*who->card) : to_text(*who->card);
      ask_seat(who->id, hand.summary ? who_captured(*who->card)
                        : room_in_kitty() > 0
                            ? text::say("{card} is in no trick. Who captured it? Or is it in the kitty?", card)
                            : text::say("{card} is in no trick yet. Who captured it?", card));
      return;
    }
  }

  // Of two equal cards the second one is asked for in other words.
  [[nodiscard]] std::string who_captured(Card card) const {
    for (const games::Field& field : entry_.fields) {
      const auto* other = std::get_if<games::SeatField>(&field);
      if (other != nullptr && other->card == card && other->value)
        return text::say("One {card} is {player}'s. Who captured the other?", to_text(card), names_[*other->value]);
    }
    return text::say("Who captured {cards}?", to_text(card));
  }

  void ask_hearts() {
    const int missing = hearts_in_no_trick();
    const int all = pack.count(counting.by_count);
    entry_.question.text =
        room_in_kitty() > 0
            ? text::say_count(missing,
                              "One heart is in no trick. Tap it if it is in the kitty, or say who captured it.",
                              "{count} hearts are in no trick. Tap those in the kitty, or say who captured the rest.")
            : text::say("{count} of {total} hearts are entered. Say who has the rest, or tap the trick.", all - missing,
                        all);
  }

  void ask_kitty() {
    ask_seat(kKittyTo, text::say(kitty_to_fact().asks));
    const std::optional<Seat> by_rule = kitty_by_rule(*this);
    const std::vector<Seat>& possible = entry_.question.choices;
    if (!by_rule || std::ranges::find(possible, *by_rule) == possible.end()) return;
    entry_.question.usual = by_rule;
    const text::Sentence rule = goes_with_first_trick(pack, deal.seats)
                                    ? text::mark("{key}: {player}, who took the first trick.")
                                    : text::mark("{key}: {player}, who took the first penalty card.");
    entry_.question.text += " " + text::say(rule, games::kEnter, names_[*by_rule]);
  }

  void ask_seat(std::string_view field, std::string text) {
    entry_.question.wants = Wants::kSeat;
    entry_.question.field = field;
    entry_.question.text = std::move(text);
    entry_.question.choices = possible_seats(rules, deal, hand, field);
  }

  void ask_count(const games::Fact& fact, const std::vector<Seat>& seats) {
    games::ask(fact, seats, names_, entry_.question);
    const std::string who = games::whose(entry_, fact.field, seats.front(), names_);
    entry_.question.text = text::say(fact.asks, who);
  }

  [[nodiscard]] const games::Missing* find_missing(std::string_view key) const {
    return games::find_missing(scored_.missing, key);
  }

  const games::Names& names_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) {
  return Asking{known(play.rules, play.deal, play.hand), names}.entry();
}

}  // namespace nullo::hearts
