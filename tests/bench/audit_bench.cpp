// How many plays the auditor checks: `bench_audit` measures; `bench_audit PLAYS > FILE` makes a large record instead.
#include <cstdlib>
#include <iostream>

#include "generator/audit/parallel.h"
#include "tests/bench/bench.h"
#include "tests/record/made_record.h"

using namespace rozbazi;

namespace {

// To make them takes longer than to audit them: the computer players think in each.
constexpr int kPlays = 800;
// 100,000 plays in a minute on two cores, of which the auditor asks about 2,000.
constexpr double kMust = 100'000.0 / 60 / 2;
constexpr std::uint64_t kSample = kPlays / 50;

}  // namespace

int main(int count, char** arguments) {
  const Date date = Date::parse("2026-11-29").value();
  if (count == 2) {
    std::cout << record::MadeRecord(date, std::atoi(arguments[1])).text();
    return 0;
  }
  const std::string text = record::MadeRecord(date, kPlays).text();
  std::uint64_t salt = 0;
  const auto audit = [&] {
    audit::ParallelAudit parallel(2, {kSample, ++salt}, nullptr);
    parallel.feed(text);
    if (parallel.finish()) std::abort();
    return kPlays;
  };
  bench::rate("plays audited, random ones at all tables, one core", kMust, audit, 5.0);
  return 0;
}
