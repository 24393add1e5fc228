#include "generator/secret.h"

#include <fcntl.h>
#include <openssl/crypto.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "engine/base/hex.h"

namespace rozbazi {
namespace {

constexpr std::size_t kHexSize = 2 * Secret::kSize;
// One byte more than the longest secret file (64 hex digits and a newline), so that a longer one shows.
constexpr std::size_t kRoom = kHexSize + 2;

// Raw file content, wiped like the secret itself. Plain read(2): a stream would keep a copy in its buffer.
class Content {
 public:
  explicit Content(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(path);
    ssize_t got = 0;
    do {
      got = read(file, bytes_.data() + size_, bytes_.size() - size_);
      if (got > 0) size_ += static_cast<std::size_t>(got);
    } while ((got > 0 && size_ < bytes_.size()) || (got < 0 && errno == EINTR));
    const int error = errno;
    close(file);
    errno = error;
    if (got < 0) fail(path);
  }
  Content(const Content&) = delete;
  Content& operator=(const Content&) = delete;
  ~Content() { OPENSSL_cleanse(bytes_.data(), bytes_.size()); }

  std::span<const std::uint8_t> bytes() const { return {bytes_.data(), size_}; }

 private:
  [[noreturn]] static void fail(const std::string& path) {
    throw std::runtime_error("cannot read the secret file " + path + ": " + std::strerror(errno));
  }

  std::array<std::uint8_t, kRoom> bytes_{};
  std::size_t size_ = 0;
};

}  // namespace

Secret::Secret(std::span<const std::uint8_t, kSize> bytes) : bytes_{} {
  std::copy(bytes.begin(), bytes.end(), bytes_.begin());
}

Secret::~Secret() { OPENSSL_cleanse(bytes_.data(), bytes_.size()); }

Secret Secret::load(const std::string& path) {
  const Content content(path);
  std::span<const std::uint8_t> bytes = content.bytes();
  if (bytes.size() == kSize) return Secret(bytes.first<kSize>());

  if (bytes.size() == kHexSize + 1 && bytes.back() == '\n') bytes = bytes.first(kHexSize);
  bool good = bytes.size() == kHexSize;
  Secret secret(std::array<std::uint8_t, kSize>{});
  for (std::size_t i = 0; good && i < kSize; ++i) {
    const int high = hex_value(static_cast<char>(bytes[2 * i]));
    const int low = hex_value(static_cast<char>(bytes[2 * i + 1]));
    good = high >= 0 && low >= 0;
    if (good) secret.bytes_[i] = static_cast<std::uint8_t>(high << 4 | low);
  }
  if (!good) {
    throw std::runtime_error("the secret file " + path +
                             " must hold exactly 32 bytes, or 64 hex digits with at most one newline after them");
  }
  return secret;
}

}  // namespace rozbazi
