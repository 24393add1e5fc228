#include "backend/record/deflate.h"

#include <array>
#include <new>
#include <stdexcept>

namespace rozbazi::record {
namespace {

constexpr int kLevel = 6;
constexpr int kWindowBits = -15;  // negative: no frame
constexpr int kMemoryLevel = 8;
constexpr std::size_t kRoom = 64 * 1024;

// zlib takes what it only reads as a pointer to what it may write.
Bytef* octets(std::string_view text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); }

void append_little_endian(std::string& bytes, std::uint64_t word) {
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(word >> shift & 255);
}

}  // namespace

Deflater::Deflater() {
  if (deflateInit2(&stream_, kLevel, Z_DEFLATED, kWindowBits, kMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
}

std::string Deflater::add(std::string_view text, int flush) {
  std::string out;
  std::array<char, kRoom> room;
  stream_.next_in = octets(text);
  stream_.avail_in = static_cast<uInt>(text.size());
  do {
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(room.size());
    deflate(&stream_, flush);
    out.append(room.data(), room.size() - stream_.avail_out);
  } while (stream_.avail_out == 0);
  return out;
}

Inflater::Inflater() {
  if (inflateInit2(&stream_, kWindowBits) != Z_OK) throw std::bad_alloc();
}

std::string Inflater::add(const std::string& deflated) {
  std::string out;
  std::array<char, kRoom> room;
  stream_.next_in = octets(deflated);
  stream_.avail_in = static_cast<uInt>(deflated.size());
  do {
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(room.size());
    const int result = inflate(&stream_, Z_NO_FLUSH);
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) {
      throw std::runtime_error("what was deflated cannot be inflated");
    }
    out.append(room.data(), room.size() - stream_.avail_out);
  } while (stream_.avail_out == 0);
  return out;
}

void Sums::add(std::string_view text) {
  crc_ = crc32_z(crc_, octets(text), text.size());
  size_ += text.size();
}

Sums Sums::followed_by(const Sums& other) const {
  Sums both;
  both.crc_ = crc32_combine(crc_, other.crc_, static_cast<z_off_t>(other.size_));
  both.size_ = size_ + other.size_;
  return both;
}

std::string Sums::gzip_end() const {
  std::string end;
  append_little_endian(end, crc_);
  append_little_endian(end, size_);
  return end;
}

std::string gzip_begin() {
  // Magic, deflated, no flags, no time, no hint, unknown system (RFC 1952, 2.3).
  return {"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};
}

}  // namespace rozbazi::record
