#include "generator/audit/answers.h"

#include <algorithm>

#include "engine/json/put.h"
#include "engine/match/write.h"
#include "engine/random/pack.h"
#include "generator/commitment.h"

namespace rozbazi::audit {
namespace {

constexpr std::size_t kMostCourses = std::size_t{1} << 21;  // 32 MiB
// A telephone thinks of their replies in half a minute.
constexpr std::uint64_t kSample = 300;

void write_fault(json::Writer& out, const Fault& fault) {
  json::key(out, "fault");
  out.StartObject();
  json::put(out, "line", static_cast<std::int64_t>(fault.line));
  json::put(out, "what", fault.what);
  out.EndObject();
}

void write_table(json::Writer& out, const Audit& audit, std::size_t table) {
  const std::vector<BoardEntry> board = audit.board(table);
  out.StartObject();
  json::put(out, "table", audit.day().tables[table].table->name);
  json::put(out, "players", static_cast<std::int64_t>(board.size()));
  if (!board.empty()) {
    json::put(out, "best", board.front().play->score);
    json::put(out, "median", board[board.size() / 2].play->score);
  }
  out.EndObject();
}

void write_good(json::Writer& out, const Audit& audit) {
  const AuditedDay& day = audit.day();
  json::put(out, "date", day.date.text());
  json::put(out, "plays", static_cast<std::int64_t>(audit.plays().size()));
  json::put(out, "removed", std::count_if(audit.plays().begin(), audit.plays().end(), [](const AuditedPlay& play) {
              return play.removed;
            }));
  json::put(out, "voided", day.voided);
  json::key(out, "bots");
  out.StartObject();
  const bool any = !day.tables.empty();
  json::put(out, "version", any ? day.tables.front().bots_version : 0);
  json::put(out, "checked", any && day.tables.front().bots.has_value());
  json::put(out, "plays", static_cast<std::int64_t>(audit.asked()));
  out.EndObject();
  json::key(out, "tables");
  out.StartArray();
  for (std::size_t table = 0; table < day.tables.size(); ++table) write_table(out, audit, table);
  out.EndArray();
}

void write_entry(json::Writer& out, const BoardEntry& entry) {
  out.StartObject();
  json::put(out, "rank", entry.rank);
  json::put(out, "player", std::string_view(entry.play->player.data(), entry.play->player.size()));
  json::put(out, "score", entry.play->score);
  json::put(out, "percentage", json::Tenths{entry.percentage});
  json::put(out, "finished_at", to_rfc3339(entry.play->finished_at));
  json::put(out, "play", std::string_view(entry.play->play.data(), entry.play->play.size()));
  json::put(out, "line", static_cast<std::int64_t>(entry.line));
  out.EndObject();
}

std::string_view text_of(const json::Document& object, std::string_view name) {
  const json::Value* value = object.IsObject() ? json::member(object, name) : nullptr;
  return value != nullptr && value->IsString() ? json::text(*value) : "";
}

std::size_t count_of(const json::Document& object, std::string_view name) {
  const json::Value* value = object.IsObject() ? json::member(object, name) : nullptr;
  return value != nullptr && value->IsInt64() && value->GetInt64() > 0 ? static_cast<std::size_t>(value->GetInt64())
                                                                       : 0;
}

}  // namespace

Conversation::Conversation() : known_(kMostCourses) {}

void Conversation::begin(std::uint64_t salt) { stream_.emplace(known_, Sample{kSample, salt}); }

void Conversation::feed(std::string_view bytes, json::Buffer& out) {
  if (!stream_) begin(0);
  stream_->feed(bytes);
  const Audit* audit = stream_->audit();
  const auto checked = audit == nullptr ? 0 : audit->plays().size();
  const auto plays = audit == nullptr ? 0 : audit->day().plays;
  json::object(out, [&](json::Writer& writer) {
    json::put(writer, "checked", static_cast<std::int64_t>(checked));
    json::put(writer, "plays", static_cast<std::int64_t>(plays));
    if (const auto* fault = stream_->fault()) write_fault(writer, *fault);
  });
}

void Conversation::finish(std::string_view, json::Buffer& out) {
  if (!stream_) begin(0);
  const auto fault = stream_->finish();
  json::object(out, [&](json::Writer& writer) {
    if (fault) {
      write_fault(writer, *fault);
    } else {
      write_good(writer, *stream_->audit());
    }
  });
}

void Conversation::board(std::string_view request, json::Buffer& out) {
  json::Document document;
  static_cast<void>(json::parse(request, document));
  const Audit* audit = stream_ ? stream_->audit() : nullptr;
  const auto table = audit == nullptr ? std::nullopt : audit->day().find(text_of(document, "table"));
  json::object(out, [&](json::Writer& writer) {
    json::key(writer, "entries");
    writer.StartArray();
    if (table) {
      const std::vector<BoardEntry> board = audit->board(*table);
      const std::size_t from = std::min(board.size(), count_of(document, "from"));
      const std::size_t to = std::min(board.size(), from + count_of(document, "count"));
      for (std::size_t at = from; at < to; ++at) write_entry(writer, board[at]);
    }
    writer.EndArray();
  });
}

void answer_deal(std::string_view request, json::Buffer& out) {
  json::Document document;
  static_cast<void>(json::parse(request, document));
  const Table* table = find_table(text_of(document, "table"));
  const auto date = Date::parse(text_of(document, "date"));
  const auto seed = parse_seed(text_of(document, "seed"));
  json::Document options;
  json::object(out, [&](json::Writer& writer) {
    if (table == nullptr || !date || !seed || json::parse(table->options, options)) return;
    const auto shape = find_game(table->game)->shape(&options);
    json::put(writer, "commitment", to_hex(commit_to(*seed, table->name, *date)));
    json::put(writer, "dealer", dealer(*table, *date));
    json::key(writer, "packs");
    writer.StartArray();
    for (int pack = 0; pack < table->deals; ++pack) {
      writer.StartArray();
      for (const Card card :
           shuffled_pack(std::get<GameInfo::Shape>(shape).deck, *seed, static_cast<std::uint64_t>(pack)).cards()) {
        write_card(writer, card);
      }
      writer.EndArray();
    }
    writer.EndArray();
  });
}

}  // namespace rozbazi::audit
