// rozbazi-audit: checks a closed day from its public record alone (docs/record.md).
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <random>
#include <span>
#include <string>
#include <thread>

#include "generator/audit/parallel.h"
#include "generator/audit/progress.h"
#include "generator/audit/served.h"
#include "generator/bots.h"

namespace rozbazi::audit {
namespace {

constexpr int kGood = 0;
constexpr int kBad = 1;
constexpr int kNotChecked = 2;

// Their replies take half a minute on two cores.
constexpr std::uint64_t kSample = 2000;

constexpr std::string_view kUsage =
    "usage: rozbazi-audit [--all] FILE\n"
    "       rozbazi-audit [--all] http[s]://HOST[:PORT][/PATH]/v1/days/YYYY-MM-DD/record\n"
    "\n"
    "Checks a closed day from its public record: every deal against its seed and commitment, every play by\n"
    "playing it again, the boards that follow. Given a URL, also the boards that the same server shows.\n"
    "What the computer players did is thought of again in 2,000 plays drawn by lot, with --all in every play\n"
    "(some minutes for 10,000).\n"
    "Exit code: 0 the record is good, 1 it is not (the line is named), 2 nothing could be checked.\n";

std::string count_of(std::uint64_t count, std::string_view one) {
  return std::to_string(count) + ' ' + std::string(one) + (count == 1 ? "" : "s");
}

void tell_table(const Audit& audit, std::size_t number) {
  const AuditedTable& table = audit.day().tables[number];
  const std::vector<BoardEntry> board = audit.board(number);
  std::printf("  %-16s %8zu players", std::string(table.table->name).c_str(), board.size());
  if (!board.empty()) {
    std::printf("   best %5d   median %5d", board.front().play->score, board[board.size() / 2].play->score);
  }
  std::printf("\n");
}

void tell(const Audit& audit, bool boards_compared) {
  const AuditedDay& day = audit.day();
  std::uint64_t removed = 0;
  for (const AuditedPlay& play : audit.plays()) removed += play.removed ? 1 : 0;
  std::cout << "The record of " << day.date.text() << " is good: " << count_of(day.plays, "play");
  if (removed > 0) std::cout << ", " << removed << " of them removed";
  if (day.voided) std::cout << "; the day is voided";
  std::cout << ".\n  Every deal follows from its seed, every seed is the promised one, every score was earned by legal "
               "moves.\n";
  for (std::size_t table = 0; table < day.tables.size(); ++table) {
    std::cout.flush();
    tell_table(audit, table);
    std::fflush(stdout);
  }
  if (day.tables.empty()) return;
  const AuditedTable& first = day.tables.front();
  if (first.bots) {
    const std::uint64_t asked = audit.asked();
    std::cout << "  The computer players did what their version, " << first.bots_version << ", does";
    if (asked < day.plays - removed) {
      std::cout << ": asked again in " << count_of(asked, "play")
                << ", those drawn by lot and those that went the same way (--all asks in every one)";
    }
    std::cout << ".\n";
  } else {
    std::cout << "  What the computer players did is legal; whether it is what their version, " << first.bots_version
              << ", does was not checked: this program has the versions " << kOldestBots << " to " << kNewestBots
              << ".\n";
  }
  if (boards_compared) std::cout << "  The boards that are served are those that the record gives.\n";
}

int fail(const Fault& fault) {
  std::cout << "line " << fault.line << ": " << fault.what << '\n';
  return kBad;
}

int check(const std::string& source, const Sample& sample) {
  const bool is_url = source.find("://") != std::string::npos;
  std::optional<Server> server;
  std::optional<RecordUrl> url;
  if (is_url) {
    url = parse_record_url(source);
    if (!url) throw Unreadable(source + " is no record's URL, which ends in /v1/days/YYYY-MM-DD/record");
    server.emplace(*url);
  }
  Progress progress;
  const auto threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  ParallelAudit audit(threads, sample, [&](std::uint64_t done, std::uint64_t all) { progress.show(done, all); });
  const Sink sink = [&](std::string_view bytes) { return audit.feed(bytes); };
  if (server) {
    server->read_record(sink);
  } else {
    read_file(source, sink);
  }
  const auto fault = audit.finish();
  progress.clear();
  if (fault) return fail(*fault);
  if (server) {
    if (audit.audit().day().date.text() != url->date) return fail({1, "it is another day's than the one asked for"});
    if (const auto unlike = compare_boards(audit.audit(), *server)) return fail(*unlike);
  }
  tell(audit.audit(), server.has_value());
  return kGood;
}

// Whoever made the record must not know which plays are drawn.
Sample new_sample() {
  std::random_device device;
  return {kSample, std::uint64_t{device()} << 32 | device()};
}

int run(std::span<const char* const> arguments) {
  const bool all = !arguments.empty() && arguments.front() == std::string_view("--all");
  if (all) arguments = arguments.subspan(1);
  const std::string argument = arguments.size() == 1 ? arguments.front() : "";
  if (argument == "--help" || argument == "-h") {
    std::cout << kUsage;
    return kGood;
  }
  if (argument.empty() || argument.front() == '-') {
    std::cerr << kUsage;
    return kNotChecked;
  }
  try {
    return check(argument, all ? Sample{} : new_sample());
  } catch (const std::exception& error) {
    std::cerr << "rozbazi-audit: " << error.what() << '\n';
    return kNotChecked;
  }
}

}  // namespace
}  // namespace rozbazi::audit

int main(int count, char** arguments) {
  return rozbazi::audit::run({arguments + 1, static_cast<std::size_t>(count - 1)});
}
