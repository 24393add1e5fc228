#include "generator/seeds.h"

#include <openssl/hmac.h>

#include <stdexcept>
#include <string>

namespace rozbazi {
namespace {

const unsigned char* octets(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

}  // namespace

Seed derive_seed(const Secret& secret, std::string_view table, Date date) {
  std::string message = "rozbazi/v1/";
  message.append(table).append("/").append(date.text());
  Seed seed{};
  unsigned size = 0;
  const auto key = secret.bytes();
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), octets(message), message.size(), seed.data(),
           &size) == nullptr ||
      size != seed.size()) {
    throw std::runtime_error("OpenSSL could not compute an HMAC-SHA-256");
  }
  return seed;
}

}  // namespace rozbazi
