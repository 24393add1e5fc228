// Records of more plays than there is time to ask about.
#include <catch2/catch.hpp>
#include <set>

#include "generator/audit/stream.h"
#include "tests/record/made_record.h"

namespace rozbazi::audit {
namespace {

const Date kDate = Date::parse("2026-11-29").value();
constexpr int kPlays = 24;
constexpr std::uint64_t kSample = 6;

Id id_of(std::uint64_t number) {
  Id id{};
  for (char& digit : id) {
    digit = "0123456789abcdef"[number % 16];
    number /= 16;
  }
  return id;
}

std::set<std::uint64_t> drawn(const Sample& sample, std::uint64_t plays) {
  const Lot lot(sample, plays);
  std::set<std::uint64_t> numbers;
  for (std::uint64_t number = 0; number < plays; ++number) {
    if (lot.draws(id_of(number))) numbers.insert(number);
  }
  return numbers;
}

TEST_CASE("A lot draws about as many as it should, and others with another salt") {
  const auto one = drawn({2000, 1}, 100'000);
  const auto other = drawn({2000, 2}, 100'000);
  std::set<std::uint64_t> both;
  for (const std::uint64_t number : one) {
    if (other.contains(number)) both.insert(number);
  }
  // 2,000 and 40 are what is to be expected; five standard deviations from there is nobody's luck.
  CHECK((one.size() > 1780 && one.size() < 2220));
  CHECK((other.size() > 1780 && other.size() < 2220));
  CHECK(both.size() < 80);
}

TEST_CASE("A lot draws all where there are no more than it should draw") {
  CHECK(drawn({2000, 1}, 2000).size() == 2000);
  CHECK(drawn({}, 3000).size() == 3000);
  CHECK(drawn({2000, 1}, 0).empty());
}

TEST_CASE("Of many plays a sample is asked about, and all are replayed") {
  record::MadeRecord forged(kDate, kPlays);
  forged.forge_replies(13);
  const std::string text = forged.text();
  int found = 0;
  for (std::uint64_t salt = 1; salt <= 12; ++salt) {
    CourseSet known(1 << 16);
    StreamAudit audit(known, {kSample, salt});
    audit.feed(text);
    const auto fault = audit.finish();
    if (fault) {
      ++found;
      CHECK(fault->line == 15);
      CHECK(fault->what.find("the computer player plays `") != std::string::npos);
    } else {
      CHECK(audit.audit()->plays().size() == kPlays);
      CHECK(audit.audit()->asked() < kPlays);
    }
  }
  // Each time with a chance of one in four.
  CHECK(found > 0);
  CHECK(found < 12);

  CourseSet known(1 << 16);
  CHECK(audit(text, known)->line == 15);
}

TEST_CASE("A score that was not earned is found outside the sample too") {
  record::MadeRecord forged(kDate, kPlays);
  std::string& line = forged.lines[20];
  const std::size_t score = line.find("\"score\":") + 8;
  line = line.substr(0, score) + '1' + line.substr(line.find(',', score));
  for (std::uint64_t salt = 1; salt <= 5; ++salt) {
    CourseSet known(1 << 16);
    StreamAudit audit(known, {1, salt});
    audit.feed(forged.text());
    const auto fault = audit.finish();
    CHECK(fault->line == 22);
    CHECK(fault->what.starts_with("the score is 1, and the replay gives "));
  }
}

}  // namespace
}  // namespace rozbazi::audit
