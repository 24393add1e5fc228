#include "backend/rooms/memory.h"

#include <algorithm>
#include <charconv>

#include "backend/rooms/store.h"

namespace rozbazi::rooms {
namespace {

// Some 20 KB each at the end of a long match.
constexpr std::size_t kMostRooms = 1'000;
// A member has a token for each device.
constexpr std::size_t kMostTokens = 8 * kMostMembers;

}  // namespace

Memory::Memory(db::Pool& pool, const std::string& database_url)
    : pool_(pool),
      timeline_(pool.shared().timeline),
      listener_(database_url, "rozbazi_rooms", pool.shared(),
                {.heard = [this](const std::string& text, db::Timeline::Number timeline) { hear(text, timeline); },
                 .missed = [this] { forget_all(); }}) {}

SharedSnapshot Memory::find(std::string_view code, Instant now) {
  {
    const std::lock_guard lock(mutex_);
    enter_latest();
    const auto found = rooms_.find(code);
    if (found != rooms_.end() && found->second.snapshot && now - found->second.snapshot->room().used_at < kLife) {
      return found->second.snapshot;
    }
  }
  return read(code, now);
}

SharedSnapshot Memory::read(std::string_view code, Instant now) {
  std::uint64_t forgotten = 0;
  {
    // What is told while it is read is not missed.
    const std::lock_guard lock(mutex_);
    enter_latest();
    known(code);
    forgotten = forgotten_;
    ++read_;
  }
  auto room = rooms::find(pool_, code, now);
  if (!room) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    if (found != rooms_.end()) rooms_.erase(found);
    return nullptr;
  }
  auto snapshot = std::make_shared<const Snapshot>(Sitting(*std::move(room)));
  const std::lock_guard lock(mutex_);
  enter_latest();
  if (forgotten == forgotten_) remember_in(known(code), snapshot);
  return snapshot;
}

void Memory::remember(const SharedSnapshot& snapshot, db::Timeline::Number timeline) {
  const std::lock_guard lock(mutex_);
  enter_latest();
  if (timeline != rooms_timeline_) return;
  remember_in(known(snapshot->room().code), snapshot);
}

void Memory::recognise(std::string_view code, const Sha256& token, const Uuid& player) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found == rooms_.end()) return;
  auto& tokens = found->second.tokens;
  if (tokens.size() == kMostTokens) tokens.clear();
  tokens.insert_or_assign(token, player);
}

std::optional<Memory::Glance> Memory::glance(std::string_view code, const Sha256& token, Instant now) {
  const std::lock_guard lock(mutex_);
  enter_latest();
  const auto found = rooms_.find(code);
  if (found == rooms_.end() || !found->second.snapshot) return std::nullopt;
  Known& known = found->second;
  const Snapshot& snapshot = *known.snapshot;
  const auto whose = known.tokens.find(token);
  if (whose == known.tokens.end()) return std::nullopt;
  // Whoever was forgotten is no member of this version any more.
  const Member* const member = snapshot.room().find(whose->second);
  if (member == nullptr || !member->connected) return std::nullopt;
  if (now - snapshot.room().used_at >= kLife) return std::nullopt;
  if (snapshot.computer_acts_at() && *snapshot.computer_acts_at() <= now) return std::nullopt;
  for (const Member& each : snapshot.room().members) {
    if (each.connected && now - known.seen.at(each.player) >= kConnection) return std::nullopt;
  }
  Instant& seen = known.seen.at(member->player);
  const bool to_note = now - seen >= kSeenTo;
  if (to_note) seen = now;
  return Glance{known.snapshot, member->player, to_note};
}

void Memory::saw(std::string_view code, const Uuid& player, Instant now) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found != rooms_.end()) found->second.seen.insert_or_assign(player, now);
}

void Memory::drop(std::string_view code) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code);
  if (found != rooms_.end()) found->second.snapshot.reset();
}

void Memory::enter_latest() {
  const db::Timeline::Number latest = timeline_.latest();
  if (latest == rooms_timeline_) return;
  rooms_timeline_ = latest;
  clear();
}

// Each is read again when it is asked for.
void Memory::clear() {
  rooms_.clear();
  ++forgotten_;
}

Memory::Known& Memory::known(std::string_view code) {
  const auto found = rooms_.find(code);
  if (found != rooms_.end()) return found->second;
  if (rooms_.size() == kMostRooms) clear();
  return rooms_.emplace(code, Known{}).first->second;
}

void Memory::remember_in(Known& known, const SharedSnapshot& snapshot) {
  const Room& room = snapshot->room();
  for (const Member& member : room.members) {
    Instant& seen = known.seen.try_emplace(member.player, member.seen_at).first->second;
    seen = std::max(seen, member.seen_at);
  }
  if (room.version < known.told) return;
  if (known.snapshot && known.snapshot->room().version > room.version) return;
  known.told = room.version;
  known.snapshot = snapshot;
}

void Memory::hear(const std::string& text, db::Timeline::Number timeline) {
  const std::string_view code = std::string_view(text).substr(0, text.find(' '));
  std::int64_t version = 0;
  const char* const end = text.data() + text.size();
  if (code.size() == text.size() || std::from_chars(text.data() + code.size() + 1, end, version).ptr != end) return;
  const std::lock_guard lock(mutex_);
  if (timeline != rooms_timeline_) return;
  const auto found = rooms_.find(code);
  if (found == rooms_.end()) return;
  Known& known = found->second;
  known.told = std::max(known.told, version);
  if (known.snapshot && known.snapshot->room().version < known.told) known.snapshot.reset();
}

void Memory::forget_all() {
  const std::lock_guard lock(mutex_);
  clear();
}

Memory::Numbers Memory::numbers() const {
  const std::lock_guard lock(mutex_);
  const auto rooms = std::ranges::count_if(rooms_, [](const auto& each) { return each.second.snapshot != nullptr; });
  return {rooms, read_};
}

}  // namespace rozbazi::rooms
