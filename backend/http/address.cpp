#include "backend/http/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace rozbazi::http {
namespace {

constexpr int kBits = 128;
constexpr int kMappedBits = 96;  // of ::ffff:0:0/96, where IPv4 lives
constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

Address mapped(const in_addr& v4) {
  Address address;
  std::ranges::copy(kMapped, address.bytes.begin());
  std::memcpy(address.bytes.data() + kMapped.size(), &v4, sizeof v4);
  return address;
}

}  // namespace

bool Address::is_v4() const { return std::equal(kMapped.begin(), kMapped.end(), bytes.begin()); }

bool Address::is_loopback() const {
  if (is_v4()) return bytes[kMapped.size()] == 127;
  Address loopback;
  loopback.bytes.back() = 1;
  return *this == loopback;
}

Address Address::prefix(int bits) const {
  Address cleared = *this;
  for (int i = 0; i < kBits / 8; ++i) {
    const int kept = std::clamp(bits - i * 8, 0, 8);
    auto& byte = cleared.bytes[static_cast<std::size_t>(i)];
    byte = static_cast<std::uint8_t>(byte & (0xff00 >> kept));
  }
  return cleared;
}

std::optional<Address> parse_address(std::string_view text) {
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    text = text.substr(1, end - 1);
  } else if (std::ranges::count(text, ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  const std::string terminated(text);
  if (in_addr v4{}; ::inet_pton(AF_INET, terminated.c_str(), &v4) == 1) return mapped(v4);
  Address address;
  static_assert(sizeof address.bytes == sizeof(in6_addr));
  if (::inet_pton(AF_INET6, terminated.c_str(), address.bytes.data()) == 1) return address;
  return std::nullopt;
}

std::optional<AddressBlock> parse_address_block(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = parse_address(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == std::string_view::npos) return AddressBlock{*address, kBits};
  const std::string_view digits = text.substr(slash + 1);
  int bits = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
  const int before = address->is_v4() ? kMappedBits : 0;
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || bits < 0 || bits > kBits - before) {
    return std::nullopt;
  }
  return AddressBlock{address->prefix(before + bits), before + bits};
}

std::string peer_address(int socket) {
  sockaddr_storage storage{};
  socklen_t size = sizeof storage;
  if (::getpeername(socket, reinterpret_cast<sockaddr*>(&storage), &size) != 0) return {};
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* address = nullptr;
  if (storage.ss_family == AF_INET) address = &reinterpret_cast<const sockaddr_in&>(storage).sin_addr;
  if (storage.ss_family == AF_INET6) address = &reinterpret_cast<const sockaddr_in6&>(storage).sin6_addr;
  if (address == nullptr || ::inet_ntop(storage.ss_family, address, text.data(), text.size()) == nullptr) return {};
  return text.data();
}

}  // namespace rozbazi::http
