#include "club/wire.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/utf8.h"
#include "club/handed.h"
#include "core/name.h"
#include "core/seat.h"
#include "document/evening.h"
#include "document/season.h"
#include "json/reader.h"
#include "json/tree.h"
#include "json/uuid.h"
#include "json/writer.h"

namespace nullo::club {

namespace {

constexpr std::size_t kLongestCode = 32;        // as somebody types it, with blanks
constexpr std::size_t kLongestFault = 100'000;  // characters of one of its texts
constexpr std::size_t kLongestGame = 32;        // the id of one
constexpr std::size_t kLongestHabit = 4'000;    // characters of its content
constexpr int kMostColour = 9;
constexpr std::array<std::string_view, 4> kPlaces{"trunk", "side", "parent_unknown", "refused"};
constexpr std::array<std::string_view, 2> kRoles{"scorer", "admin"};

// ---- reading

using Text = std::string;

bool is_token(std::string_view text) {
  constexpr std::size_t kDigits = 32;
  return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Text read_id_at(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", a UUID", key));
  return value ? json::read_uuid(*value, object.faults()).value_or("") : "";
}

Text read_id_if_there(json::Object& object, std::string_view key) {
  const auto value = object.get(key);
  return value ? json::read_uuid(*value, object.faults()).value_or("") : "";
}

Text read_time_at(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", a time in UTC", key));
  return value ? json::read_time(*value, object.faults()).value_or("") : "";
}

Text read_name(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", a name", key));
  const auto name = value ? json::read_line(*value, kLongestName, object.faults(), "a name") : std::nullopt;
  if (!name) return {};
  if (fault_of_name(*name))
    json::refuse(object.faults(), *value, "a name that can be seen, without blanks at its ends");
  return *name;
}

std::int64_t read_seq(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", a whole number", key));
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  return value ? json::read_integer(*value, 0, kMost, object.faults()).value_or(0) : 0;
}

bool read_bool_at(json::Object& object, std::string_view key) {
  const auto value = object.require(key, fmt::format("\"{}\", true or false", key));
  return value && json::read_bool(*value, object.faults()).value_or(false);
}

template <class Word, std::size_t N>
Word read_word_at(json::Object& object, std::string_view key, const std::array<std::string_view, N>& words) {
  const auto value = object.require(key, fmt::format("\"{}\", a word", key));
  const auto word = value ? json::read_word(*value, words, object.faults()) : std::nullopt;
  return static_cast<Word>(word.value_or(0));
}

// The values of a list, each read by `read_one`; a list that is too long is not read at all.
template <class T, class ReadOne>
std::vector<T> read_list(std::optional<json::Value> value, std::size_t most, Faults& faults, const ReadOne& read_one) {
  std::vector<T> list;
  if (!value || !json::is_array(*value, faults, "a list")) return list;
  if (value->size() > most) {
    json::refuse(faults, *value, fmt::format("a list of at most {}", most), fmt::format("{} of them", value->size()));
    return list;
  }
  list.reserve(value->size());
  for (const json::Value each : *value) list.push_back(read_one(each));
  return list;
}
template <class T, class ReadOne>
std::vector<T> read_list_at(json::Object& object, std::string_view key, const ReadOne& read_one,
                            std::size_t most = std::numeric_limits<std::size_t>::max()) {
  return read_list<T>(object.require(key, fmt::format("\"{}\", a list", key)), most, object.faults(), read_one);
}
template <class T, class ReadOne>
std::vector<T> read_list_if_there(json::Object& object, std::string_view key, const ReadOne& read_one) {
  return read_list<T>(object.get(key), std::numeric_limits<std::size_t>::max(), object.faults(), read_one);
}

Content read_content(json::Object& object) {
  Content content;
  Faults& faults = object.faults();
  if (const auto document = object.require("document", "\"document\", a session document as a text"))
    content.document = json::read_text(*document, 1, json::Tree::kMostBytes, faults).value_or("");
  if (const auto deleted = object.get("deleted_at"))
    content.deleted_at = json::read_time(*deleted, faults).value_or("");
  if (const auto handed = object.get("handed")) content.handed = read_handed(*handed, faults);
  return content;
}

Revision read_revision(json::Value value, Faults& faults) {
  json::Object object{value, faults, "a revision, an object"};
  Revision revision;
  revision.id = read_id_at(object, "id");
  revision.session = read_id_at(object, "session");
  revision.parent = read_id_if_there(object, "parent");
  revision.other = read_id_if_there(object, "other");
  revision.at = read_time_at(object, "at");
  revision.content = read_content(object);
  revision.passed = read_list_if_there<Text>(
      object, "passed", [&](json::Value each) { return json::read_uuid(each, faults).value_or(""); });
  object.refuse_others();
  return revision;
}

Fault read_fault(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  const auto text_at = [&object](std::string_view key) {
    const auto text = object.require(key, fmt::format("\"{}\", a text", key));
    return text ? json::read_text(*text, 0, kLongestFault, object.faults()).value_or("") : "";
  };
  Fault fault{text_at("at"), text_at("expected"), text_at("found")};
  object.refuse_others();
  return fault;
}

Answered read_one_answered(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Answered answered;
  answered.id = read_id_at(object, "id");
  answered.place = read_word_at<Place>(object, "place", kPlaces);
  for (Fault& fault :
       read_list_if_there<Fault>(object, "faults", [&](json::Value each) { return read_fault(each, faults); }))
    answered.faults.add(std::move(fault));
  object.refuse_others();
  return answered;
}

Tip read_tip(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Tip tip;
  tip.revision = read_id_at(object, "revision");
  tip.device = read_name(object, "device");
  tip.at = read_time_at(object, "at");
  tip.content = read_content(object);
  object.refuse_others();
  return tip;
}

Standing read_standing(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Standing standing;
  standing.session = read_id_at(object, "session");
  standing.seq = read_seq(object, "seq");
  if (const auto trunk = object.require("trunk", "\"trunk\", a revision")) standing.trunk = read_tip(*trunk, faults);
  standing.sides = read_list_at<Tip>(object, "sides", [&](json::Value each) { return read_tip(each, faults); });
  if (const auto pen = object.get("pen")) {
    json::Object has{*pen, faults};
    standing.pen = read_name(has, "device");
    standing.pen_is_here = read_bool_at(has, "yours");
    has.refuse_others();
  }
  object.refuse_others();
  return standing;
}

std::size_t longest(const Habit& habit) {
  if (habit.game == kEvening) return document::kLongestEvening;
  return habit.game == kSeason ? document::kLongestSeason : kLongestHabit;
}

Habit read_habit(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Habit habit;
  if (const auto game = object.get("game"))
    habit.game = json::read_line(*game, kLongestGame, faults, "the id of a game").value_or("");
  habit.name = read_name(object, "name");
  if (const auto content = object.get("content"))
    habit.content = json::read_text(*content, 1, longest(habit), faults).value_or("");
  object.refuse_others();
  const Faults wrong = faults_of(habit);
  for (const Fault& fault : wrong.kept()) json::refuse(faults, value, fault.expected, fault.found);
  return habit;
}

Member read_member(json::Value value, Faults& faults) {
  json::Object object{value, faults};
  Member member;
  member.name = read_name(object, "name");
  member.role = read_word_at<Role>(object, "role", kRoles);
  member.is_guest = read_bool_at(object, "guest");
  member.last_seen = read_time_at(object, "last_seen");
  member.is_here = read_bool_at(object, "yours");
  object.refuse_others();
  return member;
}

// Reads the one object that a text is.
template <class T, class ReadMembers>
Result<T> read_whole(std::string_view text, std::size_t most, const ReadMembers& read_members) {
  Faults faults;
  json::Tree tree;
  if (text.size() > most) {
    faults.add({"", fmt::format("at most {} bytes", most), fmt::format("{}", text.size())});
    return tl::unexpected{std::move(faults)};
  }
  if (!tree.parse(text, faults)) return tl::unexpected{std::move(faults)};
  json::Object object{tree.root(), faults};
  T read = read_members(object, faults);
  object.refuse_others();
  if (!faults.empty()) return tl::unexpected{std::move(faults)};
  return read;
}

// ---- writing

void put_if_any(json::Writer& out, std::string_view key, std::string_view text) {
  if (!text.empty()) out.member(key, text);
}

// What a revision and a tip have in common.
void put_content(json::Writer& out, const Content& content) {
  out.member("document", content.document);
  put_if_any(out, "deleted_at", content.deleted_at);
  if (content.handed.empty()) return;
  out.key("handed").raw(write_handed(content.handed));
}

void put_tip(json::Writer& out, const Tip& tip) {
  out.begin_object().member("revision", tip.revision).member("device", tip.device).member("at", tip.at);
  put_content(out, tip.content);
  out.end_object();
}

void put_habit(json::Writer& out, const Habit& habit) {
  out.begin_object();
  put_if_any(out, "game", habit.game);
  out.member("name", habit.name);
  put_if_any(out, "content", habit.content);
  out.end_object();
}

std::string_view word_of(Place place) { return kPlaces[static_cast<std::size_t>(place)]; }
std::string_view word_of(Role role) { return kRoles[static_cast<std::size_t>(role)]; }

}  // namespace

std::string write_pairing(const Pairing& pairing) {
  json::Writer out;
  out.begin_object().member("code", pairing.code).member("name", pairing.name).end_object();
  return out.take();
}

Result<Pairing> read_pairing(std::string_view text) {
  return read_whole<Pairing>(text, kMostBody, [](json::Object& object, Faults& faults) {
    Pairing pairing;
    if (const auto code = object.require("code", "\"code\", what the hub showed"))
      pairing.code = json::read_line(*code, kLongestCode, faults, "a code").value_or("");
    pairing.name = read_name(object, "name");
    return pairing;
  });
}

std::string write_paired(const Paired& paired) {
  json::Writer out;
  out.begin_object()
      .member("token", paired.token)
      .member("club", paired.club)
      .member("device", paired.device)
      .member("epoch", paired.epoch)
      .member("role", word_of(paired.role));
  put_if_any(out, "session", paired.session);
  out.end_object();
  return out.take();
}

Result<Paired> read_paired(std::string_view text) {
  return read_whole<Paired>(text, kMostBody, [](json::Object& object, Faults& faults) {
    Paired paired;
    if (const auto token = object.require("token", "\"token\", a text")) {
      const bool fits = token->kind() == json::Kind::kString && is_token(token->text());
      if (fits) paired.token = token->text();
      if (!fits) json::refuse(faults, *token, "32 digits from 0 to f", "another text");  // which stays unsaid
    }
    paired.club = read_name(object, "club");
    paired.device = read_name(object, "device");
    paired.epoch = read_id_at(object, "epoch");
    paired.role = read_word_at<Role>(object, "role", kRoles);
    paired.session = read_id_if_there(object, "session");
    return paired;
  });
}

std::string write_push(std::span<const Revision> revisions) {
  json::Writer out;
  out.begin_object().key("revisions").begin_array();
  for (const Revision& revision : revisions) {
    out.begin_object().member("id", revision.id).member("session", revision.session);
    put_if_any(out, "parent", revision.parent);
    put_if_any(out, "other", revision.other);
    out.member("at", revision.at);
    put_content(out, revision.content);
    if (!revision.passed.empty()) {
      out.key("passed").begin_array();
      for (const std::string& id : revision.passed) out.value(id);
      out.end_array();
    }
    out.end_object();
  }
  out.end_array().end_object();
  return out.take();
}

Result<std::vector<Revision>> read_push(std::string_view text) {
  return read_whole<std::vector<Revision>>(text, kMostBody, [](json::Object& object, Faults& faults) {
    return read_list_at<Revision>(
        object, "revisions", [&](json::Value each) { return read_revision(each, faults); }, kMostRevisions);
  });
}

std::string write_answered(std::span<const Answered> answers) {
  json::Writer out;
  out.begin_object().key("answers").begin_array();
  for (const Answered& answered : answers) {
    out.begin_object().member("id", answered.id).member("place", word_of(answered.place));
    if (!answered.faults.empty()) {
      out.key("faults").begin_array();
      for (const Fault& fault : answered.faults.kept())
        out.begin_object()
            .member("at", printable(fault.at))
            .member("expected", printable(fault.expected))
            .member("found", printable(fault.found))
            .end_object();
      out.end_array();
    }
    out.end_object();
  }
  out.end_array().end_object();
  return out.take();
}

Result<std::vector<Answered>> read_answered(std::string_view text) {
  return read_whole<std::vector<Answered>>(text, json::Tree::kMostBytes, [](json::Object& object, Faults& faults) {
    return read_list_at<Answered>(
        object, "answers", [&](json::Value each) { return read_one_answered(each, faults); }, kMostRevisions);
  });
}

std::string write_habits(std::span<const Habit> habits) {
  json::Writer out;
  out.begin_object().key("habits").begin_array();
  for (const Habit& habit : habits) put_habit(out, habit);
  return out.end_array().end_object().take();
}

Result<std::vector<Habit>> read_habits(std::string_view text) {
  return read_whole<std::vector<Habit>>(text, kMostBody, [](json::Object& object, Faults& faults) {
    return read_list_at<Habit>(
        object, "habits", [&](json::Value each) { return read_habit(each, faults); }, kMostRevisions);
  });
}

Faults faults_of(const Habit& habit) {
  Faults faults;
  if (fault_of_name(habit.name)) faults.add({"/name", "a name", json::quoted(habit.name)});
  if (utf8::characters(habit.content) > longest(habit))
    faults.add({"/content", fmt::format("at most {} characters", longest(habit)), "more"});
  if (!faults.empty() || (habit.content.empty() && !habit.game.empty())) return faults;
  if (habit.game.empty()) {
    const Result<Look> look = read_look(habit.content);
    return look ? Faults{} : look.error();
  }
  if (habit.game == kSeason) {
    const auto season = document::read_season(habit.content, document::Source::kStore);
    if (season && season->id != habit.name)
      faults.add({"/content/id", json::quoted(habit.name), json::quoted(season->id)});
    return season ? faults : season.error();
  }
  if (habit.game == kEvening) {
    if (habit.name != kEvening) faults.add({"/name", json::quoted(kEvening), json::quoted(habit.name)});
    const Result<draws::Plan> plan = document::read_evening(habit.content);
    return plan ? faults : plan.error();
  }
  const Result<KeptRules> rules = read_kept_rules(habit.content);
  return rules ? Faults{} : rules.error();
}

std::string write_look(const Look& look) {
  json::Writer out;
  out.begin_object();
  put_if_any(out, "short_name", look.short_name);
  if (look.colour) out.member("colour", *look.colour);
  return out.end_object().take();
}

Result<Look> read_look(std::string_view text) {
  return read_whole<Look>(text, kMostBody, [](json::Object& object, Faults& faults) {
    Look look;
    if (object.get("short_name")) look.short_name = read_name(object, "short_name");
    if (const auto colour = object.get("colour")) {
      const auto number = json::read_integer(*colour, 0, kMostColour, faults);
      if (number) look.colour = static_cast<int>(*number);
    }
    return look;
  });
}

std::string write_kept_rules(const KeptRules& rules) {
  json::Writer out;
  return out.begin_object().member("rules", rules.rules).member("seats", rules.seats).end_object().take();
}

Result<KeptRules> read_kept_rules(std::string_view text) {
  return read_whole<KeptRules>(text, kMostBody, [](json::Object& object, Faults& faults) {
    KeptRules kept;
    if (const auto rules = object.require("rules", "\"rules\", an object as a text"))
      kept.rules = json::read_text(*rules, 1, kLongestHabit, faults).value_or("{}");
    json::Tree tree;
    if (tree.parse(kept.rules, faults)) json::Object{tree.root(), faults, "rules, an object"};
    (void)object.require("seats", "\"seats\", a whole number");
    json::read_number(object, "seats", 1, kMostSeats, kept.seats);
    return kept;
  });
}

std::string write_changes(const Changes& changes) {
  json::Writer out;
  out.begin_object()
      .member("epoch", changes.epoch)
      .member("newest", changes.newest)
      .member("until", changes.until)
      .member("more", changes.more)
      .key("sessions")
      .begin_array();
  for (const Standing& standing : changes.sessions) {
    out.begin_object().member("session", standing.session).member("seq", standing.seq).key("trunk");
    put_tip(out, standing.trunk);
    out.key("sides").begin_array();
    for (const Tip& side : standing.sides) put_tip(out, side);
    out.end_array();
    if (!standing.pen.empty()) {
      out.key("pen").begin_object().member("device", standing.pen).member("yours", standing.pen_is_here).end_object();
    }
    out.end_object();
  }
  out.end_array().key("habits").begin_array();
  for (const Habit& habit : changes.habits) put_habit(out, habit);
  out.end_array().end_object();
  return out.take();
}

Result<Changes> read_changes(std::string_view text) {
  return read_whole<Changes>(text, json::Tree::kMostBytes, [](json::Object& object, Faults& faults) {
    Changes changes;
    changes.epoch = read_id_at(object, "epoch");
    changes.newest = read_seq(object, "newest");
    changes.until = read_seq(object, "until");
    changes.more = read_bool_at(object, "more");
    changes.sessions =
        read_list_at<Standing>(object, "sessions", [&](json::Value each) { return read_standing(each, faults); });
    changes.habits = read_list_at<Habit>(object, "habits", [&](json::Value each) { return read_habit(each, faults); });
    return changes;
  });
}

std::string write_about(std::string_view session) {
  json::Writer out;
  out.begin_object();
  put_if_any(out, "session", session);
  return out.end_object().take();
}

Result<std::string> read_about(std::string_view text) {
  return read_whole<std::string>(
      text, kMostBody, [](json::Object& object, Faults& /*faults*/) { return read_id_if_there(object, "session"); });
}

std::string write_invited(std::string_view code) {
  json::Writer out;
  return out.begin_object().member("code", code).end_object().take();
}

Result<std::string> read_invited(std::string_view text) {
  return read_whole<std::string>(text, kMostBody, [](json::Object& object, Faults& faults) {
    const auto code = object.require("code", "\"code\", with which a device pairs");
    return code ? json::read_line(*code, kLongestCode, faults, "a code").value_or("") : "";
  });
}

std::string write_members(std::span<const Member> members) {
  json::Writer out;
  out.begin_object().key("devices").begin_array();
  for (const Member& member : members)
    out.begin_object()
        .member("name", member.name)
        .member("role", word_of(member.role))
        .member("guest", member.is_guest)
        .member("last_seen", member.last_seen)
        .member("yours", member.is_here)
        .end_object();
  return out.end_array().end_object().take();
}

Result<std::vector<Member>> read_members(std::string_view text) {
  return read_whole<std::vector<Member>>(text, kMostBody, [](json::Object& object, Faults& faults) {
    return read_list_at<Member>(object, "devices", [&](json::Value each) { return read_member(each, faults); });
  });
}

std::string write_revoked(std::string_view device) {
  json::Writer out;
  return out.begin_object().member("device", device).end_object().take();
}

Result<std::string> read_revoked(std::string_view text) {
  return read_whole<std::string>(text, kMostBody,
                                 [](json::Object& object, Faults& /*faults*/) { return read_name(object, "device"); });
}

std::string write_content(const Content& content) {
  json::Writer out;
  out.begin_object();
  put_content(out, content);
  return out.end_object().take();
}

Result<Content> read_content(std::string_view text) {
  return read_whole<Content>(text, json::Tree::kMostBytes,
                             [](json::Object& object, Faults& /*faults*/) { return read_content(object); });
}

}  // namespace nullo::club
