// What a record says of itself, and what is found though it agrees with itself.
#include "generator/audit/stream.h"

#include <catch2/catch.hpp>
#include <string>

#include "generator/audit/parallel.h"
#include "tests/record/made_record.h"

namespace rozbazi::audit {
namespace {

const Date kDate = Date::parse("2026-11-29").value();
constexpr int kBelote = 3;  // the number of the table, and of its play in a record of eight

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t place = text.find(what);
  REQUIRE(place != std::string::npos);
  return text.replace(place, what.size(), by);
}

/// What is found in a record, by one thread and by several, given in pieces of any size.
std::string found_in(const std::string& text) {
  CourseSet known(1 << 16);
  const auto tell = [](const std::optional<Fault>& fault) {
    return fault ? "line " + std::to_string(fault->line) + ": " + fault->what : "good";
  };
  const std::string found = tell(audit(text, known));
  for (const std::size_t piece : {std::size_t{100}, text.size()}) {
    ParallelAudit parallel(2, {}, nullptr);
    for (std::size_t at = 0; at < text.size(); at += piece) {
      if (!parallel.feed(std::string_view(text).substr(at, piece))) break;
    }
    CHECK(tell(parallel.finish()) == found);
  }
  return found;
}

TEST_CASE("A record of random plays at all tables is good, and one without plays") {
  CHECK(found_in(record::MadeRecord(kDate, 40).text()) == "good");
  CHECK(found_in(record::MadeRecord(kDate, 0).text()) == "good");
}

TEST_CASE("A forged play is found though every digest fits it") {
  const record::MadeRecord good(kDate, 8);
  const auto forge = [&](std::size_t line, std::string_view what, std::string_view by) {
    record::MadeRecord forged = good;
    forged.lines[line] = replaced(forged.lines[line], what, by);
    return found_in(forged.text());
  };
  CHECK(forge(kBelote, "\"score\":", "\"score\":1").starts_with("line 5: the score is 1"));
  CHECK(forge(kBelote, "\"deal\":0", "\"deal\":1").starts_with("line 5: played[0] is of deal 1"));
  CHECK(forge(kBelote, "{\"deal\":0,\"seat\":0,\"action\":\"", "{\"deal\":0,\"seat\":2,\"action\":\"")
            .starts_with("line 5: played["));
  CHECK(forge(kBelote, "\"log\":[\"", "\"log\":[\"x").find("do not agree") != std::string::npos);
  CHECK(forge(kBelote, "\"table\":\"belote\"", "\"table\":\"whist\"") == "line 5: its table has no deal on this day");
  CHECK(forge(kBelote, "T00:00:", "T23:59:").starts_with("line 6: it was finished before"));
  CHECK(forge(kBelote, "2026-11-29T", "2026-11-30T") == "line 6: it was finished before the play above it");
  CHECK(forge(7, "2026-11-29T00:00:00.", "2026-11-30T00:30:00.").starts_with("line 9: it was finished when"));
  CHECK(forge(kBelote, "\"player\":\"0", "\"player\":\"Z") == "line 5: `player` is no id");
  CHECK(forge(kBelote, "}],\"score\"", "},{\"deal\":0,\"seat\":0,\"action\":\"pass\"}],\"score\"")
            .find("after the end of the match") != std::string::npos);
}

TEST_CASE("A computer player's reply that its version does not give is found") {
  record::MadeRecord forged(kDate, 8);
  forged.forge_replies(kBelote);
  const std::string found = found_in(forged.text());
  CHECK(found.starts_with("line 5: played["));
  CHECK(found.find("the computer player plays `") != std::string::npos);
}

TEST_CASE("A play or a player that is there twice is found") {
  record::MadeRecord twice(kDate, 9);
  const std::string play = twice.lines[0].substr(9, 36);
  const std::string player = twice.lines[0].substr(57, 36);
  record::MadeRecord forged = twice;
  forged.lines[8] = replaced(forged.lines[8], forged.lines[8].substr(57, 36), player);
  CHECK(found_in(forged.text()) == "line 10: this player has a play of this table in a line before");
  forged = twice;
  forged.lines[8] = replaced(forged.lines[8], forged.lines[8].substr(9, 36), play);
  CHECK(found_in(forged.text()) == "line 10: the same play is in a line before");
}

TEST_CASE("A removed play is counted and is on no board") {
  record::MadeRecord record(kDate, 16);
  record.lines[kBelote] = record::removed_line(record.lines[kBelote].substr(9, 36), "belote");
  CHECK(found_in(record.text()) == "line 1: it says that `belote` has 2 players, and 1 plays of it count");
  --record.day.deals[kBelote].opened->players;
  CHECK(found_in(record.text()) == "good");
}

TEST_CASE("On a voided day no play counts") {
  record::MadeRecord record(kDate, 8);
  record.day.voided = true;
  CHECK(found_in(record.text()) == "line 2: the day is voided and this play counts");
  for (std::size_t at = 0; at < record.lines.size(); ++at) {
    record.lines[at] = record::removed_line(record.lines[at].substr(9, 36), record.day.deals[at].table->name);
    record.day.deals[at].opened->players = 0;
  }
  CHECK(found_in(record.text()) == "good");
}

TEST_CASE("A deal that was not promised is found") {
  record::MadeRecord record(kDate, 8);
  record.day.deals[kBelote].seed->front() ^= 1;
  CHECK(found_in(record.text()) ==
        "line 1: the seed of the table `belote` is not the one that its commitment promised");
}

TEST_CASE("The replies of computer players of an unknown version are not judged, all else is") {
  record::MadeRecord record(kDate, 8);
  for (record::DealTold& deal : record.day.deals) deal.opened->version = 999;
  CHECK(found_in(record.text()) == "good");
  record.lines[kBelote] = replaced(record.lines[kBelote], "\"score\":", "\"score\":1");
  CHECK(found_in(record.text()).starts_with("line 5: the score is 1"));
}

TEST_CASE("What is no record is refused at its first line") {
  CHECK(found_in("").starts_with("line 1: "));
  CHECK(found_in("\n").starts_with("line 1: "));
  CHECK(found_in("[]\n") == "line 1: the day is no JSON object");
  CHECK(found_in("{}\n") == "line 1: the day has no `date`");
}

TEST_CASE("A line without end is not waited for") {
  ParallelAudit endless(2, {}, nullptr);
  int pieces = 0;
  while (endless.feed(std::string(10'000, ' '))) REQUIRE(++pieces < 1000);
  CHECK(endless.finish()->what == "it is longer than any line of a record");
}

TEST_CASE("Boards follow from a record: ranks, percentages, ties by the time of finish") {
  Audit audit(std::get<AuditedDay>(read_day(record::first_line(record::MadeRecord(kDate, 0).day, {}))));
  const auto add = [&](char id, int score, std::int64_t finished) {
    AuditedPlay play;
    play.play.fill(id);
    play.player.fill(id);
    play.score = score;
    play.finished_at = {finished};
    audit.add_play(play);
  };
  add('a', 40, 30);
  add('b', 90, 40);
  add('c', 40, 20);
  add('d', -10, 10);
  std::string order;
  std::vector<std::int64_t> ranks;
  std::vector<std::int64_t> percentages;
  for (const BoardEntry& entry : audit.board(0)) {
    order += entry.play->play.front();
    ranks.push_back(entry.rank);
    percentages.push_back(entry.percentage);
  }
  CHECK(order == "bcad");
  CHECK(ranks == std::vector<std::int64_t>{1, 2, 2, 4});
  CHECK(percentages == std::vector<std::int64_t>{1000, 500, 500, 0});
}

}  // namespace
}  // namespace rozbazi::audit
