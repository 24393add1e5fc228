// A body that is too large to be held in memory: it is read in pieces while it is sent.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace rozbazi::http {

/// The bytes of one body on their way to one client. Used by one thread at a time.
class Pieces {
 public:
  virtual ~Pieces() = default;
  /// What comes next; empty at the end. Throws where it cannot be had: the connection is closed then, so that nobody
  /// takes what was sent for the whole.
  virtual std::string next() = 0;
};

/// Shared by those who read it.
class LargeBody {
 public:
  virtual ~LargeBody() = default;
  /// A text that is another one for any other body.
  virtual std::string_view name() const = 0;
  /// Its size as it is, or with gzip.
  virtual std::uint64_t size(bool gzip) const = 0;
  /// The pieces keep what they need of the body alive.
  virtual std::shared_ptr<Pieces> open(bool gzip) const = 0;
};

}  // namespace rozbazi::http
