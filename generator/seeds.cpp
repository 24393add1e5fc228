#include "generator/seeds.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <stdexcept>

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

Commitment commit_to(const Seed& seed, std::string_view table, Date date) {
  std::string message = "rozbazi/v1/commit/";
  message.append(table).append("/").append(date.text()).append("/").append(to_hex(seed));
  Commitment commitment{};
  unsigned size = 0;
  if (EVP_Digest(message.data(), message.size(), commitment.data(), &size, EVP_sha256(), nullptr) != 1 ||
      size != commitment.size()) {
    throw std::runtime_error("OpenSSL could not compute a SHA-256");
  }
  return commitment;
}

}  // namespace rozbazi
