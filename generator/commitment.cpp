#include "generator/commitment.h"

#include "engine/base/sha256.h"

namespace rozbazi {

Commitment commit_to(const Seed& seed, std::string_view table, Date date) {
  Sha256Stream message;
  message.add("rozbazi/v1/commit/");
  message.add(table);
  message.add("/");
  message.add(date.text());
  message.add("/");
  message.add(to_hex(seed));
  return message.digest();
}

}  // namespace rozbazi
