// Addresses of peers, IPv4 and IPv6, and blocks of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi::http {

/// An address as 128 bits; an IPv4 address as the IPv6 address it is mapped to (::ffff:a.b.c.d).
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  bool is_v4() const;
  bool is_loopback() const;
  /// The address with all but its leading bits cleared.
  Address prefix(int bits) const;
  friend auto operator<=>(const Address&, const Address&) = default;
};

/// Nothing where the text is no address. Brackets around an IPv6 address and a port behind either are passed over, as
/// proxies write them.
std::optional<Address> parse_address(std::string_view text);

/// A block in CIDR notation; one address alone is a block of one.
struct AddressBlock {
  Address first;
  int bits = 128;

  bool contains(const Address& address) const { return address.prefix(bits) == first; }
};
std::optional<AddressBlock> parse_address_block(std::string_view text);

/// The address of the other end of a connected socket in text; empty where there is none.
std::string peer_address(int socket);

}  // namespace rozbazi::http
