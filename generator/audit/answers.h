// The audit as a page asks for it: JSON in, JSON out.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/json/json.h"
#include "generator/audit/stream.h"

namespace rozbazi::audit {

/// One record at a time.
class Conversation {
 public:
  Conversation();

  /// Forgets the record before. The salt decides in which plays of a large record the computer players are asked again.
  void begin(std::uint64_t salt);
  /// Takes the record's next bytes; answers `{"checked":N,"plays":N}`, with `"fault":{"line","what"}` where something
  /// is wrong: then no more bytes are wanted.
  void feed(std::string_view bytes, json::Buffer& out);
  /// At the record's end: `fault` as above, or `{"date","plays","removed","voided",
  /// "bots":{"version","checked","plays"},
  /// "tables":[{"table","players","best","median"}]}`.
  void finish(std::string_view, json::Buffer& out);
  /// Of a record that was finished without fault: `{"table","from","count"}` is answered with `{"entries":[…]}`, as a
  /// page of the API's boards shows them, each with its `line`, and without name and tag.
  void board(std::string_view request, json::Buffer& out);

 private:
  CourseSet known_;
  std::optional<StreamAudit> stream_;
};

/// What a published seed gives: `{"table","date","seed"}` is answered with `{"commitment","dealer","packs":[[…]]}`, or
/// `{}` where there is no such table, date or seed.
void answer_deal(std::string_view request, json::Buffer& out);

}  // namespace rozbazi::audit
