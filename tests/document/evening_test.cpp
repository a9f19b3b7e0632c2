// The plan of a club's evening as it is kept and told to other devices.
#include "document/evening.h"

#include <gtest/gtest.h>

namespace nullo::document {
namespace {

TEST(AnEveningPlan, IsReadAsItWasWritten) {
  const draws::Plan plan{.began = "2026-11-30T18:00:00Z",
                         .people = {"Anna", "\"Боб\""},
                         .seats = 3,
                         .how = draws::How::kRandom,
                         .rounds = 7,
                         .drawn = {{.tables = {{"Anna"}, {"\"Боб\"", "Clara"}}, .byes = {"Dmitri"}}},
                         .place_points = {3, 2, 1}};
  EXPECT_EQ(read_evening(write_evening(plan)), plan);
  const draws::Plan own_points{.place_points = {}};
  EXPECT_EQ(read_evening(write_evening(own_points)), own_points);
  EXPECT_EQ(read_evening("{}"), draws::Plan{});
}

TEST(AnEveningPlan, SaysWhatIsWrongAndWhere) {
  const auto place = [](std::string_view text) {
    const Result<draws::Plan> plan = read_evening(text);
    return plan ? std::string{"it is read"} : plan.error().kept().front().at;
  };
  EXPECT_EQ(place("{"), "");
  EXPECT_EQ(place("[]"), "");
  EXPECT_EQ(place(R"({"began":1})"), "/began");
  EXPECT_EQ(place(R"({"drawn":[{"tables":[1]}]})"), "/drawn/0/tables/0");
  EXPECT_EQ(place(R"({"drawn":[{"tables":[[1]]}]})"), "/drawn/0/tables/0/0");
  EXPECT_EQ(place(R"({"seats":99})"), "/seats");
  EXPECT_EQ(place(R"({"people":["a\nb"]})"), "/people/0");
  EXPECT_EQ(place(R"({"place_points":[-1]})"), "/place_points/0");
  EXPECT_EQ(place(R"({"chairs":4})"), "/chairs");
}

}  // namespace
}  // namespace nullo::document
