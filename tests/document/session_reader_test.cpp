// What reading a session does, besides the single faults of the documents in tests/golden/refused/.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "document/document.h"

namespace nullo::document {
namespace {

// A session document with these hands; `more`: further members, each with its comma.
std::string with_hands(const std::vector<std::string_view>& hands, std::string_view more = "") {
  std::string text = R"({"format":"nullo.session","version":1,"game":"tetka",)";
  text += R"("players":["Anna","Boris","Clara","Dmitri"],)";
  text += more;
  text += R"("hands":[)";
  for (const std::string_view hand : hands) {
    text += hand;
    text += ",";
  }
  if (!hands.empty()) text.pop_back();
  return text + "]}";
}

constexpr std::string_view kComplete = R"({"bum_card":"7C","summary":{"tricks":[4,3,3,3],"bum_trick":1,"last_trick":2,)"
                                       R"("captured":{"7C":0,"QC":1,"QD":2,"QH":3,"QS":0}}})";

std::vector<std::string> places(std::string_view text) {
  const Result<Read> read = read_session(text);
  std::vector<std::string> found;
  if (!read) {
    for (const Fault& fault : read.error().kept()) found.push_back(fault.at);
  }
  return found;
}

using Places = std::vector<std::string>;

// A session document without hands; `names`: the players' names, as JSON writes them.
std::string with_names(std::string_view names) {
  return fmt::format(R"({{"format":"nullo.session","version":1,"game":"tetka","players":[{}],"hands":[]}})", names);
}

std::string told(std::string_view text) {
  const Result<Read> read = read_session(text);
  return read ? std::string{} : to_string(read.error().kept().front());
}

TEST(SessionReader, TakesNamesOfEveryScript) {
  EXPECT_EQ(told(with_names(R"("Zoë", "李雷", "👩\u200d🚀", "Anna\u00a0B")")), "");
  EXPECT_EQ(told(with_names(R"("می\u200cخواهم", "שרה", "Ёлка", "\u200bA")")), "");
}

TEST(SessionReader, SaysWhyAWordIsNoName) {
  EXPECT_EQ(told(with_names(R"("\u3164", "B", "C", "D")")),
            "/players/0: expected a name that shows something, found nothing that can be seen");
  EXPECT_EQ(told(with_names(R"("A", " B", "C", "D")")),
            "/players/1: expected a name without a blank at either end, found \" B\", a blank at the beginning");
  EXPECT_EQ(told(with_names(R"("A", "B\u3000", "C", "D")")),
            "/players/1: expected a name without a blank at either end, found \"B\u3000\", a blank at the end");
  EXPECT_EQ(told(with_names(R"("A", "B", "Zo\u00eb", "Zoe\u0308")")),
            "/players/3: expected a name that no other player has, found \"Zoe\u0308\" again, written with other "
            "characters");
}

TEST(SessionReader, TakesWhatIsStoredAlreadyByTheRulesOfItsDay) {
  for (const char* names : {R"("\u3164", "B", "C", "D")", R"("A", " B", "B\u00a0", "D")", R"("A", "B\u0085", "C", "D")",
                            R"("A", "B", "Zo\u00eb", "Zoe\u0308")"}) {
    EXPECT_NE(told(with_names(names)), "") << names;
    EXPECT_TRUE(read_session(with_names(names), Source::kStore)) << names;
  }
  for (const char* names : {R"("A", "A", "C", "D")", R"("", "B", "C", "D")", R"("A\n", "B", "C", "D")"}) {
    EXPECT_FALSE(read_session(with_names(names), Source::kStore)) << names;
  }
}

TEST(SessionReader, NoKeyOfADocumentPassesForALineOfOurs) {
  EXPECT_EQ(told(with_hands({R"({"bum\nnullo: all is well\u001b[2J\u009b":1})"})).find('\n'), std::string::npos);
  EXPECT_EQ(told(with_hands({R"({"\u001b[31m":1})"})).find('\x1B'), std::string::npos);
}

TEST(SessionReader, TellsAllFaultsAndNotOnlyTheFirst) {
  const std::string text = R"({"format":"nullo.result","version":3,"game":"tetka","players":["Anna","Anna","Clara",""],
    "rules":{"orbits":0,"x":1},"first_dealer":9,"hands":[{"bum_card":"1C","tricks":[{"winner":7}]},
    {"summary":{"tricks":[13,13,0,0]}},{"y":1}]})";
  EXPECT_EQ(places(text),
            (Places{"/format", "/version", "/players/1", "/players/3", "/rules/orbits", "/rules/x", "/first_dealer",
                    "/hands/0/bum_card", "/hands/0/tricks/0/winner", "/hands/1/summary/tricks", "/hands/2/y"}));
}

TEST(SessionReader, LooksAtHandsWithoutAGame) {
  EXPECT_EQ(places(R"({"format":"nullo.session","version":1,"game":"?","players":["A","B"],"hands":7})"),
            (Places{"/game", "/hands"}));
  EXPECT_EQ(places(R"({"format":"nullo.session","version":1,"game":"?","players":["A","B"],"rules":3,"hands":[1]})"),
            (Places{"/game", "/rules"}));
}

TEST(SessionReader, BlamesTheLaterOfTwoFactsInTheText) {
  const std::string_view king_first = R"({"bum_card":"KS","summary":{"bum_trick":1,"last_trick":3}})";
  const std::string_view bum_later = R"({"bum_card":"KS","summary":{"last_trick":3,"bum_trick":1}})";
  const std::string_view king_later = R"({"summary":{"bum_trick":1,"last_trick":3},"bum_card":"KS"})";
  EXPECT_EQ(places(with_hands({king_first})), Places{"/hands/0/summary/last_trick"});
  EXPECT_EQ(places(with_hands({bum_later})), Places{"/hands/0/summary/bum_trick"});
  EXPECT_EQ(places(with_hands({king_later})), Places{"/hands/0/bum_card"});
}

TEST(SessionReader, BlamesTheDealerWhereItComesLast) {
  const std::string_view hand = R"({"bum_card":"7C","tricks":[{"play":["7C","3H","4H","7H"],"leader":1}],"dealer":0})";
  EXPECT_EQ(places(with_hands({hand})).size(), 1U);
  EXPECT_EQ(places(with_hands({hand})), Places{"/hands/0/dealer"});
}

TEST(SessionReader, TellsTheHandAfterTheEndOnce) {
  EXPECT_EQ(places(with_hands(std::vector<std::string_view>(11, kComplete))), Places{"/hands/4"});
}

TEST(SessionReader, TellsTheIncompleteHandThatOthersFollowOnce) {
  const std::string text = with_hands({kComplete, R"({"bum_card":"7C"})", "{}", "{}"});
  EXPECT_EQ(places(text), Places{"/hands/1"});
  const Result<Read> read = read_session(text);
  EXPECT_EQ(read.error().kept().at(0).found.substr(0, 18), "one without tricks");
}

TEST(SessionReader, FindsContradictionsBehindTheFirstFault) {
  const std::string text = with_hands({R"({"x":1})", kComplete, R"({"summary":{"tricks":[9,9,0,0]}})"});
  EXPECT_EQ(places(text), (Places{"/hands/0/x", "/hands/2/summary/tricks"}));
}

TEST(SessionReader, KnowsWhoDealsBehindTheFirstFault) {
  // Hand 0 is refused; seat 2 deals hand 1, seat 3 hand 2, so seat 0 leads there.
  const std::string_view hand_2 = R"({"tricks":[{"leader":0,"winner":1}]})";
  EXPECT_EQ(places(with_hands({R"({"dealer":1,"x":1})", "{}", hand_2})), Places{"/hands/0/x"});
  EXPECT_EQ(places(with_hands({R"({"dealer":2,"x":1})", "{}", hand_2})),
            (Places{"/hands/0/x", "/hands/2/tricks/0/leader"}));
}

TEST(SessionReader, IsNotFinishedWhereThePlayersStopInAHandOrBeforeTheFirst) {
  const std::string ended = R"("ended_at":"2026-11-21T20:00:00Z",)";
  EXPECT_TRUE(read_session(with_hands({kComplete}, ended))->result.finished);
  EXPECT_FALSE(read_session(with_hands({kComplete, "{}"}, ended))->result.finished);
  EXPECT_FALSE(read_session(with_hands({}, ended))->result.finished);
  EXPECT_FALSE(read_session(with_hands({kComplete}))->result.finished);
}

TEST(SessionReader, ReadsIdsInSmallLetters) {
  const Result<Read> read = read_session(with_hands({}, R"("id":"0B5C1C2E-6d0e-4c55-9a53-8b1f0c7d2a11",)"));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->session.id, "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11");
}

TEST(SessionReader, TakesNamesOfSixtyFourCharactersAndNotesOfTwoThousand) {
  std::string name;
  for (int i = 0; i < 64; ++i) name += "ß";
  std::string text = with_hands({}, "\"note\":\"" + std::string(2000, 'n') + "\",");
  text.replace(text.find("Anna"), 4, name);
  EXPECT_EQ(places(text), Places{});
}

TEST(SessionReader, KeepsAHundredFaultsAndCountsTheOthers) {
  const Result<Read> read = read_session(with_hands(std::vector<std::string_view>(1000, "7")));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kept().size(), 100U);
  EXPECT_EQ(read.error().count(), 1000U);
  const std::string refusal = write_refusal(read.error());
  EXPECT_EQ(refusal.substr(0, 60), R"({"format":"nullo.refusal","version":1,"faults":[{"at":"/hand)");
  EXPECT_EQ(refusal.substr(refusal.size() - 14), R"(}],"more":900})");
}

TEST(SessionReader, WritesARefusalOnOneLine) {
  Faults faults;
  faults.add({"/a", "b \"c\"", "d\n"});
  EXPECT_EQ(write_refusal(faults),
            R"({"format":"nullo.refusal","version":1,"faults":[{"at":"/a","expected":"b \"c\"","found":"d\n"}]})");
}

TEST(SessionReader, ScoresALongSessionInPieces) {
  std::vector<std::string_view> hands(4000, kComplete);
  const std::string text = with_hands(hands, R"("rules":{"orbits":1000},)");
  json::Tree tree;
  std::string result;
  int pieces = 0;
  ASSERT_TRUE(score_document(text, tree, json::Writer::Style::kCompact, [&](std::string_view piece) {
    result += piece;
    ++pieces;
  }));
  EXPECT_GT(pieces, 1);
  const Result<Read> read = read_session(text);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->result.finished);
  EXPECT_EQ(result, write_result(read->session, read->result, json::Writer::Style::kCompact));
  hands.emplace_back("{}");
  EXPECT_EQ(places(with_hands(hands, R"("rules":{"orbits":1000},)")), Places{"/hands/4000"});
}

TEST(HandReader, ReadsAHandAsTheStoreKeepsIt) {
  session::Session session;
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.rules = *games::rules_of("tetka");
  const session::Fold fold{session};
  const std::string text = R"({"dealer":2,"bum_card":"7C","adjustments":[{"from":"bank","to":"seat:1","amount":3}]})";
  const Result<session::Hand> hand = read_hand(text, session, fold);
  ASSERT_TRUE(hand);
  EXPECT_EQ(write_hand(session.rules, *hand), text);
  const Result<session::Hand> refused = read_hand(R"({"bum_card":"7X","y":2})", session, fold);
  ASSERT_FALSE(refused);
  ASSERT_EQ(refused.error().count(), 2U);
  EXPECT_EQ(refused.error().kept()[0].at, "/bum_card") << "relative to the hand";
  EXPECT_FALSE(read_hand("{", session, fold));
}

TEST(RulesReader, ReadsRulesAsTheStoreKeepsThem) {
  const Result<games::Rules> rules = read_rules("tetka", R"({"orbits":3})", 4);
  ASSERT_TRUE(rules);
  EXPECT_EQ(write_rules(*rules), R"({"orbits":3})");
  EXPECT_FALSE(read_rules("tetka", R"({"orbits":0})", 4));
  EXPECT_FALSE(read_rules("whist", "{}", 4));
  EXPECT_FALSE(read_rules("tetka", "[", 4));
}

// Each hand moves 400 million chips, to the pot and out of it.
TEST(ASessionInWhichTooMuchMoves, IsRefusedAtTheHandThatPassesTheLimit) {
  const auto document_of = [](int hands) {
    std::string text = R"({"format": "nullo.session", "version": 1, "game": "razz", "players": ["A", "B"], "hands": [)";
    for (int hand = 0; hand < hands; ++hand) {
      if (hand > 0) text += ',';
      text += R"({"bets": [99999999, 99999999], "folded": [0]})";
    }
    return text + "]}";
  };
  const Result<Read> read = read_session(document_of(3'000));
  ASSERT_FALSE(read);
  ASSERT_EQ(read.error().count(), 1U);
  const Fault& fault = read.error().kept().front();
  EXPECT_EQ(fault.expected, "all that has moved to come to at most 1000000000000");
  ASSERT_TRUE(fault.at.starts_with("/hands/")) << fault.at;
  const int hand = std::stoi(fault.at.substr(7));
  EXPECT_GT(hand, 2'000);
  EXPECT_TRUE(read_session(document_of(hand)).has_value()) << "the hands before are accepted";
  EXPECT_FALSE(read_session(document_of(hand + 1)).has_value());
}

}  // namespace
}  // namespace nullo::document
