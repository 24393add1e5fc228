#include "backend/days/calendar.h"

#include <algorithm>
#include <stdexcept>

#include "backend/days/store.h"
#include "backend/http/exchange.h"
#include "backend/periods/fold.h"
#include "engine/match/any_match.h"
#include "generator/bots.h"
#include "generator/seeds.h"

namespace rozbazi {
namespace {

// How long anybody waits for another who does what is due.
constexpr std::chrono::seconds kPatience{2};

// The last day that is closed for good by that clock.
Date last_closed(Instant now) { return date_of(now - kGrace) - 1; }

// When a day opens or closes next.
Instant next_change(Instant now) {
  const Date today = date_of(now);
  const Instant closing = opens_at(today) + kGrace;
  return now < closing ? closing : closes_at(today);
}

// The dates that may lack a commitment: days that nobody was there to publish, and, since a release may bring further
// tables, the days ahead. A table that is new never enters a day that has begun: all tables of a day open together,
// with one version of the computer players.
std::vector<Date> missing(const DaysAt::Days& days, Date launch, Date today) {
  std::vector<Date> dates;
  for (Date date = launch; date <= today + kDaysAhead; date = date + 1) {
    if (date > today || !days.contains(date)) dates.push_back(date);
  }
  return dates;
}

/// Whether the engine can fill the other seats of the table.
bool has_players(const Table& table) {
  const GameInfo* game = find_game(table.game);
  const auto level = bots_at(table.name, kNewestBots);
  return game != nullptr && level && game->has_level(*level);
}

std::vector<days::TableBots> all_newest_bots() {
  std::vector<days::TableBots> all;
  for (const Table& table : all_tables()) {
    if (has_players(table)) all.push_back({table.name, newest_bots(table)});
  }
  return all;
}

/// Whether this program plays as the deal's computer players do.
bool plays_as(const Deal& deal) {
  const auto level = bots_at(deal.table->name, deal.bots->version);
  return level && name(*level) == deal.bots->level;
}

}  // namespace

std::optional<Date> DaysAt::read_date(std::string_view text) const {
  return text == "today" ? today() : Date::parse(text);
}

const Day* DaysAt::find(Date date) const {
  if (date < launch_ || date > today() + kDaysAhead) return nullptr;
  const auto found = days_->find(date);
  return found == days_->end() ? nullptr : &found->second;
}

Date DaysAt::last_closed() const {
  Date date = today();
  while (date >= launch_) {
    const Day* day = find(date);
    if (day != nullptr && day->closed) return date;
    date = date - 1;
  }
  return launch_ - 1;
}

const Day& DaysAt::require(std::string_view text) const {
  const auto date = read_date(text);
  const Day* day = date ? find(*date) : nullptr;
  if (day == nullptr) {
    throw http::Problem(
        404, "no_such_day",
        "There is no such day. A day is YYYY-MM-DD or today, from the service's first day to a week ahead.");
  }
  return *day;
}

const Deal& DaysAt::require_deal(const Day& day, std::string_view table) {
  if (const Deal* deal = day.find(table)) return *deal;
  throw http::Problem(404, "no_such_table",
                      "No such table has a deal on that day. GET /v1/days/today lists the tables.");
}

Calendar::Calendar(db::Pool& pool, const Secret& secret, Instant now)
    : pool_(pool), secret_(secret), launch_(date_of(now)), due_(now) {
  settle(now);
}

DaysAt Calendar::at(Instant now) {
  std::unique_lock lock(mutex_);
  if (now >= due_ && settling_) settled_.wait_until(lock, settling_since_ + kPatience, [this] { return !settling_; });
  if (now < due_) return DaysAt(days_, launch_, now);
  // Until it is stored it is not seen.
  if (settling_) return DaysAt(days_, launch_, due_ - std::chrono::microseconds(1));

  settling_ = true;
  settling_since_ = std::chrono::steady_clock::now();
  lock.unlock();
  try {
    settle(now);
  } catch (...) {
    end_settling();
    throw;
  }
  end_settling();
  lock.lock();
  return DaysAt(days_, launch_, now);
}

void Calendar::end_settling() {
  const std::lock_guard lock(mutex_);
  settling_ = false;
  settled_.notify_all();
}

bool Calendar::await_closing(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  return folding_.wait(lock, stop, [this] { return folded_ != settlements_; });
}

void Calendar::fold(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const std::uint64_t settlements = settlements_;
  lock.unlock();
  pool_.transact([&](db::Session& session) {
    if (stop.stop_requested()) throw std::runtime_error("the server stops");
    const std::stop_callback cut(stop, [&] { session.cut(); });
    return periods::fold(session);
  });
  lock.lock();
  folded_ = settlements;
  folding_.notify_all();
}

void Calendar::await_folding() {
  std::unique_lock lock(mutex_);
  folding_.wait_for(lock, kPatience, [this] { return folded_ == settlements_; });
}

Seed Calendar::seed(const Deal& deal) const { return derive_seed(secret_, deal.table->name, deal.date); }

void Calendar::settle(Instant now) {
  const Date today = date_of(now);
  struct Settled {
    Date launch;
    DaysAt::Days days;
  };
  Settled settled = pool_.transact([&](db::Session& session) {
    const Date launch = days::launch(session, today);
    const std::vector<Date> dates = missing(days::load(session), launch, today);
    if (!dates.empty()) {
      std::vector<days::NewCommitment> commitments;
      for (const Date date : dates) {
        for (const Table& table : all_tables()) {
          if (!has_players(table)) continue;
          commitments.push_back(
              {date, table.name, commit_to(derive_seed(secret_, table.name, date), table.name, date)});
        }
      }
      days::make_room(session, dates.front(), dates.back());
      days::publish(session, commitments, now);
    }
    days::open(session, today, all_newest_bots());
    days::close(session, last_closed(now), now);
    Settled done{launch, days::load(session)};
    check(done.days);  // before the commit: a wrong secret leaves no promise behind
    return done;
  });
  const std::lock_guard lock(mutex_);
  launch_ = settled.launch;
  days_ = std::make_shared<const DaysAt::Days>(std::move(settled.days));
  due_ = next_change(now);
  ++settlements_;
  folding_.notify_all();
}

void Calendar::check(const DaysAt::Days& days) const {
  for (const auto& [date, day] : days) {
    for (const Deal& deal : day.deals) {
      if (commit_to(seed(deal), deal.table->name, date) != deal.commitment) {
        throw std::runtime_error("the secret is not the one that the table " + std::string(deal.table->name) + " of " +
                                 date.text() +
                                 " was promised with; start with the secret file that this database belongs to");
      }
      if (!day.closed && deal.bots && !plays_as(deal)) {
        throw std::runtime_error("the table " + std::string(deal.table->name) + " of " + date.text() +
                                 " was opened with version " + std::to_string(deal.bots->version) + " (" +
                                 deal.bots->level + ") of the computer players, and this program has the versions " +
                                 std::to_string(kOldestBots) + " to " + std::to_string(kNewestBots) +
                                 "; start a release that has it, or this one when that day is closed");
      }
    }
  }
}

}  // namespace rozbazi
