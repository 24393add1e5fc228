// A long text in an unnamed temporary file, compressed once for all who will read it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "backend/http/large_body.h"
#include "backend/record/deflate.h"

namespace rozbazi::record {

/// A file that nobody else can open and that is gone with its last user, whatever becomes of the process.
class UnnamedFile {
 public:
  /// In the folder that TMPDIR names, or /var/tmp. Throws std::runtime_error, as the others do.
  UnnamedFile();
  ~UnnamedFile();
  UnnamedFile(const UnnamedFile&) = delete;
  UnnamedFile& operator=(const UnnamedFile&) = delete;

  void append(std::string_view bytes);
  /// Up to `most` bytes from that place on; empty at the end.
  std::string read(std::uint64_t place, std::size_t most) const;

 private:
  int file_;
};

/// A body: a text of one piece in front, of which is not known what it says before the rest is whole, and the rest.
class SpooledBody : public http::LargeBody, public std::enable_shared_from_this<SpooledBody> {
 public:
  /// Adds to the rest.
  void add(std::string_view text);
  /// Ends it. The front must be another one for any other rest.
  void finish(std::string front);

  std::string_view name() const override { return front_; }
  std::uint64_t size(bool gzip) const override;
  std::shared_ptr<http::Pieces> open(bool gzip) const override;

 private:
  class Plain;
  class Gzip;

  UnnamedFile file_;  // the rest, deflated
  Deflater deflater_;
  Sums rest_;
  std::uint64_t in_file_ = 0;
  std::string front_;
  std::string gzip_front_;  // gzip's header, and the front deflated
  std::string gzip_end_;
};

}  // namespace rozbazi::record
