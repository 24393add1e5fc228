// How many plays the auditor checks: `bench_audit` measures; `bench_audit PLAYS > FILE` makes a large record instead.
#include <cstdlib>
#include <iostream>

#include "generator/audit/parallel.h"
#include "tests/bench/bench.h"
#include "tests/record/made_record.h"

using namespace rozbazi;

namespace {

constexpr int kPlays = 16'000;
// 100,000 plays in a minute on two cores.
constexpr double kMust = 100'000.0 / 60 / 2;

}  // namespace

int main(int count, char** arguments) {
  const Date date = Date::parse("2026-11-29").value();
  if (count == 2) {
    std::cout << record::MadeRecord(date, std::atoi(arguments[1])).text();
    return 0;
  }
  const std::string text = record::MadeRecord(date, kPlays).text();
  const auto audit = [&] {
    audit::ParallelAudit parallel(2, nullptr);
    parallel.feed(text);
    if (parallel.finish()) std::abort();
    return kPlays;
  };
  bench::rate("plays audited, random ones at all tables, one core", kMust, audit, 2.0);
  return 0;
}
