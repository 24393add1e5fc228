// Rooms in use, from memory: whoever asks what is new, more than once a second, costs the database nothing while
// nothing is. A room is read when it is asked for and is forgotten when the database tells that it has a further
// version, whichever server has made that. Where more are in use than are held, all are forgotten and read anew.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "backend/base/bytes.h"
#include "backend/db/listener.h"
#include "backend/db/pool.h"
#include "backend/rooms/snapshot.h"

namespace rozbazi::rooms {

using SharedSnapshot = std::shared_ptr<const Snapshot>;

/// May be used by any thread.
class Memory {
 public:
  /// The pool must outlive the memory.
  Memory(db::Pool& pool, const std::string& database_url);

  /// The room's last version as far as it is told, from memory or the database; nullptr where there is no such room.
  SharedSnapshot find(std::string_view code, Instant now);
  /// The same from the database, whatever is remembered.
  SharedSnapshot read(std::string_view code, Instant now);
  /// What has just become of a room, in that course of the database's history.
  void remember(const SharedSnapshot& snapshot, db::Timeline::Number timeline);
  /// The latest course of the database's history.
  db::Timeline::Number timeline() const { return timeline_.latest(); }
  /// A token has turned out to be that member's.
  void recognise(std::string_view code, const Sha256& token, const Uuid& player);

  /// A room at which its member may look without the database: nothing is due in it, and everybody in it is known.
  struct Glance {
    SharedSnapshot snapshot;
    Uuid player;
    bool to_note;  // that the member was seen now
  };
  std::optional<Glance> glance(std::string_view code, const Sha256& token, Instant now);
  /// A member was seen, and that is noted.
  void saw(std::string_view code, const Uuid& player, Instant now);
  /// What is remembered of a room has turned out to be an earlier version.
  void drop(std::string_view code);

  struct Numbers {
    std::int64_t rooms;  // that are remembered
    std::uint64_t read;  // from the database
  };
  Numbers numbers() const;

 private:
  struct Known {
    std::int64_t told = 0;          // the last version that was told of
    SharedSnapshot snapshot = {};   // of no earlier one, or nullptr
    std::map<Sha256, Uuid> tokens;  // of members
    std::map<Uuid, Instant> seen;   // when they were, as far as it is known here
  };
  using Rooms = std::map<std::string, Known, std::less<>>;

  /// Forgets what was remembered of an earlier timeline: it has perhaps never been.
  void enter_latest();
  void clear();
  Known& known(std::string_view code);
  void remember_in(Known& known, const SharedSnapshot& snapshot);
  void hear(const std::string& text, db::Timeline::Number timeline);
  void forget_all();

  db::Pool& pool_;
  db::Timeline& timeline_;
  mutable std::mutex mutex_;  // of what follows
  Rooms rooms_;
  db::Timeline::Number rooms_timeline_ = 0;  // that they are of
  std::uint64_t forgotten_ = 0;              // how often all was
  std::uint64_t read_ = 0;
  db::Listener listener_;  // the last: it uses all of them
};

}  // namespace rozbazi::rooms
