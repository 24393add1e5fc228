// zlib's streams, as the spool needs them: deflated texts that can be put one behind another.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace rozbazi::record {

/// RFC 1951, without a frame around it.
class Deflater {
 public:
  Deflater();
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  /// What there is to write after adding `text`. `flush`: Z_NO_FLUSH in between; Z_FINISH at the end; Z_FULL_FLUSH
  /// where another deflated text goes on behind this one.
  std::string add(std::string_view text, int flush);

 private:
  z_stream stream_{};
};

class Inflater {
 public:
  Inflater();
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// What `deflated` goes on with. Throws std::runtime_error where that cannot be.
  std::string add(const std::string& deflated);

 private:
  z_stream stream_{};
};

/// What the end of a gzip file (RFC 1952) says of its text.
class Sums {
 public:
  void add(std::string_view text);
  /// Of this text with that one behind it.
  Sums followed_by(const Sums& other) const;
  std::uint64_t size() const { return size_; }
  std::string gzip_end() const;

 private:
  uLong crc_ = crc32(0, nullptr, 0);
  std::uint64_t size_ = 0;
};

/// What every gzip file begins with.
std::string gzip_begin();

}  // namespace rozbazi::record
