#include "backend/plays/extensions.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

namespace rozbazi::plays {
namespace {

// A lock on its day keeps a ranked finish from a day that closes or is voided between the look at it and the commit, so
// that what is closed never changes. Rows that another holds are passed by: it may close a day for minutes, and then
// nobody but who is concerned is to wait.
#define ROZBAZI_EXTEND(counting)                                                                                    \
  "with news as materialized (select play, date, recorded, actions, nullif(finished_at, '')::timestamptz as "       \
  "finished_at, nullif(score, '')::integer as score "                                                               \
  "from unnest($1::uuid[], $2::date[], $3::integer[], $4::text[], $5::text[], $6::text[]) "                         \
  "news (play, date, recorded, actions, finished_at, score)), "                                                     \
  "finish_days as (select date, closed_at is null as open, voided_at is null as counts from days "                  \
  "where date in (select date from news where finished_at is not null) for share skip locked), "                    \
  "taken as (select n.play, n.date, n.actions, n.finished_at, n.score, p.ranked "                                   \
  "from news n join plays p using (play, date) "                                                                    \
  "where octet_length(p.actions) = n.recorded and p.finished_at is null for no key update of p skip locked), "      \
  "changed as (update plays p set actions = p.actions || t.actions, finished_at = t.finished_at, score = t.score, " \
  "ranked = p.ranked and (t.finished_at is null or d.counts) "                                                      \
  "from taken t left join finish_days d using (date) where p.play = t.play and p.date = t.date "                    \
  "and (t.finished_at is null or not p.ranked or d.open) "                                                          \
  "returning p.play, p.date, p.table_name, p.score, p.ranked) " counting                                            \
  "select play, case when exists (select from changed c where c.play = n.play) then 'stored' "                      \
  "when exists (select from taken t join finish_days d using (date) where t.play = n.play and not d.open) "         \
  "then 'day_closed' "                                                                                              \
  "when exists (select from plays p where p.play = n.play and p.date = n.date "                                     \
  "and octet_length(p.actions) = n.recorded and p.finished_at is null) then 'held' "                                \
  "else 'overtaken' end as outcome from news n"

// Whoever counts is heard (schema/migrations/0007_board_versions.sql), even where it counts nothing.
constexpr db::Statement kMoves{"plays_extend_moves", ROZBAZI_EXTEND("")};
// Counts are locked in the order that everybody locks them in.
constexpr db::Statement kFinishes{
    "plays_extend_finishes",
    ROZBAZI_EXTEND(
        ", counted as (insert into score_counts (date, table_name, score, plays) "
        "select date, table_name, score, count(*) from changed where ranked and score is not null "
        "group by 1, 2, 3 order by 1, 2, 3 "
        "on conflict (date, table_name, score) do update set plays = score_counts.plays + excluded.plays) ")};

Outcome read_outcome(const pqxx::field& field) {
  static const std::map<std::string, Outcome> kOutcomes = {{"stored", Outcome::stored},
                                                           {"overtaken", Outcome::overtaken},
                                                           {"held", Outcome::held},
                                                           {"day_closed", Outcome::day_closed}};
  return kOutcomes.at(field.c_str());
}

}  // namespace

std::vector<Outcome> store_extensions(db::Session& session, std::span<const Extension* const> extensions) {
  std::vector<Uuid> plays;
  std::vector<Date> dates;
  std::vector<std::size_t> recorded;
  std::vector<std::string_view> news;
  std::vector<std::string> finished_at;
  std::vector<std::string> scores;
  for (const Extension* each : extensions) {
    plays.push_back(each->play);
    dates.push_back(each->date);
    recorded.push_back(each->recorded);
    news.push_back(each->news);
    finished_at.push_back(each->finish ? to_rfc3339(each->finish->at) : "");
    scores.push_back(each->finish ? std::to_string(each->finish->score) : "");
  }
  const bool finishes =
      std::any_of(extensions.begin(), extensions.end(), [](const Extension* each) { return each->finish.has_value(); });
  std::map<Uuid, Outcome> found;
  for (const pqxx::row& row :
       session.run(finishes ? kFinishes : kMoves, plays, dates, recorded, news, finished_at, scores)) {
    found.emplace(db::uuid(row["play"]), read_outcome(row["outcome"]));
  }
  std::vector<Outcome> outcomes;
  outcomes.reserve(plays.size());
  for (const Uuid& play : plays) outcomes.push_back(found.at(play));
  return outcomes;
}

}  // namespace rozbazi::plays
