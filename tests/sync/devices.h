// What the tests of devices in a club share: a hub that answers without a network, and devices that ask it.
#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "club/club.h"
#include "club/wire.h"
#include "document/document.h"
#include "games/tetka/tetka.h"
#include "store/store.h"
#include "support/postgresql.h"
#include "support/random_session.h"
#include "support/scratch.h"
#include "sync/device.h"

namespace nullo::sync {

struct Reply {
  int status = 200;
  std::string body = {};
};

inline constexpr const char* kNow = "2026-11-28T20:00:00Z";

// Answers requests as the hub's server does.
class TestHub {
 public:
  explicit TestHub(std::filesystem::path file)
      : TestHub{[file = std::move(file)] { return club::open_sqlite(file); }} {}
  virtual ~TestHub() = default;
  TestHub(const TestHub&) = delete;
  TestHub& operator=(const TestHub&) = delete;

  // `session`: as a guest of that one.
  club::Paired pair(const std::string& device, const std::string& session = {}) {
    return *club_->pair(club_->invite(club::Role::kScorer, kNow, session), device, kNow);
  }
  Reply answer(const std::string& token, const Request& request) {
    const std::optional<club::Device> device = club_->device_with(token, kNow);
    if (!device) return {401};
    if (request.path == "/api/1/push") {
      const Result<std::vector<club::Revision>> revisions = club::read_push(request.body);
      if (!revisions) return {400, to_string(revisions.error().kept().front())};
      return {200, club::write_answered(club_->push(*device, *revisions))};
    }
    if (request.path == "/api/1/habits") {
      const Result<std::vector<club::Habit>> habits = club::read_habits(request.body);
      if (!habits) return {400, to_string(habits.error().kept().front())};
      return {club_->keep_habits(*device, *habits) ? 200 : 403, "{}"};
    }
    if (request.path == "/api/1/pen")
      return {club_->take_pen(*device, club::read_about(request.body).value_or("")) ? 200 : 404, "{}"};
    return {200, club::write_changes(club_->changes(number_in(request.path, "since="), 100, *device))};
  }

  club::Club& club() { return *club_; }
  void restart() {
    club_.reset();
    open();
  }
  virtual void back_up(const std::filesystem::path& copy) { club_->back_up(copy); }
  virtual void restore(const std::filesystem::path& copy) { club_->restore(copy, {}); }

 protected:
  explicit TestHub(std::function<std::unique_ptr<club::Database>()> database) : database_{std::move(database)} {
    open();
  }
  [[nodiscard]] std::unique_ptr<club::Database> database() const { return database_(); }

 private:
  static std::int64_t number_in(std::string_view path, std::string_view name) {
    const std::string_view digits = path.substr(path.find(name) + name.size());
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }
  void open() { club_ = std::make_unique<club::Club>(database_()); }

  std::function<std::unique_ptr<club::Database>()> database_;
  std::unique_ptr<club::Club> club_;
};

// The same in PostgreSQL, where a backup is a schema with copies of the tables.
class TestHubInPostgresql : public TestHub {
 public:
  TestHubInPostgresql()
      : TestHub{[address = testing::Postgresql::emptied().address()] { return club::open_postgresql(address); }} {}

  void back_up(const std::filesystem::path& copy) override {
    const std::unique_ptr<club::Database> all = database();
    all->run(fmt::format("DROP SCHEMA IF EXISTS {} CASCADE", copy.stem().string()));
    all->run(fmt::format("CREATE SCHEMA {}", copy.stem().string()));
    for (const char* table : kTables)
      all->run(fmt::format("CREATE TABLE {0}.{1} AS TABLE nullo.{1}", copy.stem().string(), table));
  }
  void restore(const std::filesystem::path& copy) override {
    const std::unique_ptr<club::Database> all = database();
    club::Transaction transaction{*all, club::Database::Access::kWrite};
    all->run("TRUNCATE club, device, invite, session, revision, habit");
    for (const char* table : kTables)
      all->run(fmt::format("INSERT INTO nullo.{1} OVERRIDING SYSTEM VALUE SELECT * FROM {0}.{1}", copy.stem().string(),
                           table));
    transaction.commit();
    club().begin_epoch();
  }

 private:
  // each after those it names
  static constexpr std::array kTables{"club", "device", "invite", "session", "revision", "habit"};
};

// A device with a database of its own.
class TestDevice {
 public:
  TestDevice(std::filesystem::path file, std::string name, TestHub& hub)
      : file_{std::move(file)}, name_{std::move(name)}, hub_{&hub} {
    restart();
  }

  void pair(const std::string& session = {}) {
    const club::Paired paired = hub_->pair(name_, session);
    store_->join({.address = "http://localhost",
                  .token = paired.token,
                  .club = paired.club,
                  .device = name_,
                  .epoch = paired.epoch,
                  .only_session = paired.session});
    token_ = paired.token;
  }
  // Ends between any two steps, and begins anew.
  void restart() {
    device_.reset();
    store_.reset();
    store_ = std::make_unique<store::Store>(file_, store::Store::Access::kWrite);
    device_ = std::make_unique<Device>(*store_);
  }
  // Asks until nothing is left to ask; false: the hub gave an answer that is none.
  bool meet() {
    device_->look_again();
    for (int asked = 0; asked < 1000; ++asked) {
      const std::optional<Request> request = device_->next();
      if (!request) return true;
      const Reply reply = hub_->answer(token_, *request);
      if (device_->hear(request->number, reply.status, reply.body) != Heard::kGoOn) return false;
    }
    return false;
  }

  store::Store& store() { return *store_; }
  Device& device() { return *device_; }
  [[nodiscard]] const std::string& token() const { return token_; }
  [[nodiscard]] const std::string& name() const { return name_; }

  session::Session load(const std::string& id) { return *store_->load(id); }
  // Adds a word to the note of a session.
  void note(const std::string& id, const std::string& word) {
    const session::Session before = load(id);
    session::Session after = before;
    after.note += (after.note.empty() ? "" : " ") + word;
    store_->record(after, {std::nullopt, text_of(before), text_of(after), "note " + word});
  }
  std::string note_of(const std::string& id) { return load(id).note; }

 private:
  static std::string text_of(const session::Session& session) {
    return document::write_session(session, json::Writer::Style::kCompact);
  }

  std::filesystem::path file_;
  std::string name_;
  TestHub* hub_;
  std::string token_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<Device> device_;
};

}  // namespace nullo::sync
