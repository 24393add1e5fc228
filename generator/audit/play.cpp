#include "generator/audit/play.h"

#include <algorithm>

#include "generator/audit/members.h"

namespace rozbazi::audit {
namespace {

// The form of a UUID, as the service writes it.
bool read_id(std::string_view text, Id& into) {
  if (text.size() != into.size()) return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool dash = at == 8 || at == 13 || at == 18 || at == 23;
    const char character = text[at];
    const bool digit = (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
    if (dash ? character != '-' : !digit) return false;
  }
  std::copy(text.begin(), text.end(), into.begin());
  return true;
}

std::string number(std::int64_t value) { return std::to_string(value); }

std::string refused(const Refusal& refusal) {
  switch (refusal.code) {
    case Refusal::Code::illegal_action:
      return "is not legal (" + std::string(refusal.rule) + ")";
    case Refusal::Code::log_after_end:
      return "comes after the end of the match";
    default:
      return "is no action of this game";
  }
}

}  // namespace

PlayCheck::PlayCheck(const AuditedDay& day, Courses& known, const Sample& sample)
    : day_(day), known_(known), lot_(sample, day.plays), options_(day.tables.size()) {
  for (std::size_t table = 0; table < day.tables.size(); ++table) {
    static_cast<void>(json::parse(day.tables[table].table->options, options_[table]));
    beginnings_.push_back(begin_course(day.tables[table].table->name));
  }
}

std::variant<AuditedPlay, std::string> PlayCheck::check(std::string_view line) {
  json::Document document;
  if (auto fault = json::parse(line, document)) return *std::move(fault);
  Members members(document, "the play");
  AuditedPlay play;
  const std::string_view id = members.string("play");
  const auto table = day_.find(members.string("table"));
  play.removed = members.flag("removed");
  if (play.removed) {
    if (const std::string& fault = members.finish(); !fault.empty()) return fault;
  }
  const std::string_view player = play.removed ? "" : members.string("player");
  const json::Value* log = play.removed ? nullptr : members.list("log");
  const json::Value* played = play.removed ? nullptr : members.list("played");
  const std::int64_t score = play.removed ? 0 : members.integer("score");
  const std::string_view finished_at = play.removed ? "" : members.string("finished_at");
  if (const std::string& fault = members.finish(); !fault.empty()) return fault;

  if (!read_id(id, play.play)) return "`play` is no id";
  if (!table) return "its table has no deal on this day";
  play.table = *table;
  if (play.removed) return play;
  if (day_.voided) return "the day is voided and this play counts";
  if (!read_id(player, play.player)) return "`player` is no id";
  const auto instant = parse_rfc3339(finished_at);
  if (!instant || to_rfc3339(*instant) != finished_at) return "`finished_at` is no instant as the service writes them";
  if (*instant >= closes_at(day_.date) + kGrace) return "it was finished when the day was closed";
  play.finished_at = *instant;
  play.score = static_cast<int>(score);
  if (play.score != score) return "`score` is beyond any table's";
  if (std::string fault = replay(*played, *log, play); !fault.empty()) return fault;
  return play;
}

std::unique_ptr<AnyMatch> PlayCheck::start(std::size_t table) const {
  const AuditedTable& of = day_.tables[table];
  auto started = find_game(of.table->game)->start(&options_[table], dealer(*of.table, day_.date), of.seed);
  return std::get<std::unique_ptr<AnyMatch>>(std::move(started));
}

// What is wrong, in words; empty where nothing is.
std::string PlayCheck::replay(const json::Value& played, const json::Value& log, AuditedPlay& play) {
  const AuditedTable& of = day_.tables[play.table];
  const std::unique_ptr<AnyMatch> match = start(play.table);
  CourseKey course = beginnings_[play.table];
  const bool drawn = lot_.draws(play.play);
  play.asked = of.bots.has_value();
  rapidjson::SizeType own = 0;
  for (rapidjson::SizeType at = 0; at < played.Size(); ++at) {
    const std::string where = "played[" + number(at) + "]";
    Members members(played[at], where);
    const std::int64_t deal = members.integer("deal");
    const std::int64_t seat = members.integer("seat");
    const std::string_view action = members.string("action");
    if (const std::string& fault = members.finish(); !fault.empty()) return fault;
    if (match->turn() < 0) return where + " comes after the end of the match";
    if (deal != match->deal()) return where + " is of deal " + number(deal) + ", it should be " + number(match->deal());
    if (seat != match->turn()) {
      return where + ": seat " + number(seat) + " acts, and it is the turn of seat " + number(match->turn());
    }
    course = go_on(course, action);
    if (seat == kOwnSeat) {
      if (own == log.Size() || !log[own].IsString() || json::text(log[own]) != action) {
        return "`log` and " + where + " do not agree";
      }
      ++own;
    } else if (play.asked && !known_.has(course)) {
      play.asked = drawn;  // else nothing that comes after is known either
      const std::string reply = drawn ? match->choose(*of.bots, of.seed, workspace_) : std::string(action);
      if (reply != action) {
        return where + ": the computer player plays `" + std::string(action) + "`, where version " +
               number(of.bots_version) + " plays `" + reply + "`";
      }
      if (drawn) known_.add(course);
    }
    if (const auto refusal = match->act(action)) {
      return where + ": `" + std::string(action) + "` " + refused(*refusal);
    }
  }
  if (own != log.Size()) return "`log` has actions that are not in `played`";
  if (!match->finished()) return "the match is not finished";
  if (const std::int64_t real = match->daily_scores()[kOwnSeat]; real != play.score) {
    return "the score is " + number(play.score) + ", and the replay gives " + number(real);
  }
  return {};
}

}  // namespace rozbazi::audit
