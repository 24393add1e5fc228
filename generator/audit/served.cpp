#include "generator/audit/served.h"

#include <cmath>

namespace rozbazi::audit {
namespace {

std::string percent_encode(std::string_view text) {
  std::string encoded;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    encoded += '%';
    encoded += "0123456789ABCDEF"[byte >> 4];
    encoded += "0123456789ABCDEF"[byte & 15];
  }
  return encoded;
}

std::string text_of(const json::Value& object, std::string_view name) {
  const json::Value* value = json::member(object, name);
  return value != nullptr && value->IsString() ? std::string(json::text(*value)) : "";
}

std::optional<std::int64_t> number_of(const json::Value& object, std::string_view name) {
  const json::Value* value = json::member(object, name);
  return value != nullptr && value->IsInt64() ? std::optional(value->GetInt64()) : std::nullopt;
}

std::optional<std::int64_t> tenths_of(const json::Value& object, std::string_view name) {
  const json::Value* value = json::member(object, name);
  if (value == nullptr || !value->IsNumber()) return std::nullopt;
  return std::llround(value->GetDouble() * 10);
}

// The member that is not the record's, or nothing.
std::optional<std::string> wrong_member(const BoardEntry& expected, const json::Value& served) {
  const auto text = [](const Id& id) { return std::string(id.data(), id.size()); };
  if (!served.IsObject()) return "entry";
  if (text_of(served, "player") != text(expected.play->player)) return "player";
  if (text_of(served, "play") != text(expected.play->play)) return "play";
  if (number_of(served, "score") != expected.play->score) return "score";
  if (number_of(served, "rank") != expected.rank) return "rank";
  if (tenths_of(served, "percentage") != expected.percentage) return "percentage";
  if (text_of(served, "finished_at") != to_rfc3339(expected.play->finished_at)) return "finished_at";
  return std::nullopt;
}

class BoardComparison {
 public:
  BoardComparison(const Audit& audit, std::size_t table, Server& server)
      : name_(audit.day().tables[table].table->name),
        path_("/v1/boards/" + name_ + '/' + audit.day().date.text() + "?limit=100"),
        board_(audit.board(table)),
        server_(server) {}

  std::optional<Fault> run() {
    std::size_t place = 0;
    for (std::string cursor;;) {
      json::Document page;
      const std::string body = server_.get(path_ + (cursor.empty() ? "" : "&cursor=" + percent_encode(cursor)));
      const json::Value* entries = nullptr;
      if (!json::parse(body, page) && page.IsObject()) entries = json::member(page, "entries");
      if (entries == nullptr || !entries->IsArray()) return fault(1, "is no board");
      if (number_of(page, "players") != static_cast<std::int64_t>(board_.size())) {
        return fault(1, "has other than " + std::to_string(board_.size()) + " players");
      }
      const json::Value* final = json::member(page, "final");
      if (final == nullptr || !final->IsTrue()) return fault(1, "is not final");
      for (const json::Value& served : entries->GetArray()) {
        if (place == board_.size()) return fault(1, "goes on behind its last player");
        const BoardEntry& expected = board_[place++];
        if (const auto wrong = wrong_member(expected, served)) {
          return fault(expected.line, "has another `" + *wrong + "` in place " + std::to_string(place));
        }
      }
      cursor = text_of(page, "next");
      if (cursor.empty()) break;
      if (entries->Empty()) return fault(1, "has an empty page before its last");
    }
    if (place < board_.size()) return fault(board_[place].line, "ends before place " + std::to_string(place + 1));
    return std::nullopt;
  }

 private:
  Fault fault(std::uint64_t line, const std::string& what) const {
    return {line, "the board of `" + name_ + "` that is served " + what};
  }

  const std::string name_;
  const std::string path_;
  const std::vector<BoardEntry> board_;
  Server& server_;
};

}  // namespace

std::optional<Fault> compare_boards(const Audit& audit, Server& server) {
  for (std::size_t table = 0; table < audit.day().tables.size(); ++table) {
    if (auto fault = BoardComparison(audit, table, server).run()) return fault;
  }
  return std::nullopt;
}

}  // namespace rozbazi::audit
