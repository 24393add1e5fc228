#include "backend/http/address.h"

#include <catch2/catch.hpp>
#include <string>

namespace rozbazi::http {
namespace {

bool within(const std::string& block, const std::string& address) {
  return parse_address_block(block)->contains(*parse_address(address));
}

TEST_CASE("An IPv4 address and the IPv6 address it is mapped to are one") {
  CHECK(*parse_address("192.0.2.7") == *parse_address("::ffff:192.0.2.7"));
  CHECK(parse_address("192.0.2.7")->is_v4());
  CHECK(!parse_address("2001:db8::1")->is_v4());
}

TEST_CASE("Ports and brackets, as proxies write them, are passed over") {
  CHECK(*parse_address("192.0.2.7:4711") == *parse_address("192.0.2.7"));
  CHECK(*parse_address("[2001:db8::1]:4711") == *parse_address("2001:db8::1"));
  CHECK(*parse_address("[2001:db8::1]") == *parse_address("2001:db8::1"));
}

TEST_CASE("What is no address is refused") {
  for (const std::string text :
       {"", "unknown", "192.0.2", "192.0.2.256", "2001:db8::1::2", "[2001:db8::1", "example.org"}) {
    INFO(text);
    CHECK(!parse_address(text));
  }
}

TEST_CASE("Loopback addresses are told from others") {
  CHECK(parse_address("127.0.0.1")->is_loopback());
  CHECK(parse_address("127.9.9.9")->is_loopback());
  CHECK(parse_address("::1")->is_loopback());
  CHECK(!parse_address("128.0.0.1")->is_loopback());
  CHECK(!parse_address("::2")->is_loopback());
}

TEST_CASE("A block holds the addresses that share its leading bits") {
  CHECK(within("10.0.0.0/8", "10.255.0.1"));
  CHECK(!within("10.0.0.0/8", "11.0.0.1"));
  CHECK(within("192.0.2.1/24", "192.0.2.200"));
  CHECK(within("127.0.0.1", "127.0.0.1"));
  CHECK(!within("127.0.0.1", "127.0.0.2"));
  CHECK(within("2001:db8::/32", "2001:db8:ffff::1"));
  CHECK(!within("2001:db8::/32", "2001:db9::1"));
  CHECK(within("0.0.0.0/0", "203.0.113.9"));
  CHECK(!within("0.0.0.0/0", "2001:db8::1"));
  CHECK(within("2001:db8::/63", "2001:db8:0:1::1"));
  CHECK(!within("2001:db8::/64", "2001:db8:0:1::1"));
}

TEST_CASE("What is no block is refused") {
  for (const std::string text : {"", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x", "::/129", "all"}) {
    INFO(text);
    CHECK(!parse_address_block(text));
  }
}

}  // namespace
}  // namespace rozbazi::http
