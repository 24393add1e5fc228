// From an answer to what is sent: validators, caching, compression and the fields that every answer carries.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "backend/clock.h"
#include "backend/http/exchange.h"
#include "backend/http/wire/responder.h"

namespace rozbazi::http {

/// What of a request decides the form of its answer.
struct Preferences {
  bool head = false;                 // only the fields are wanted
  std::string accept_encoding = {};  // as sent; empty: nothing but plain
  std::string if_none_match = {};    // as sent
};

/// What a browser may load for an answer that is data: nothing.
inline constexpr std::string_view kDataPolicy = "default-src 'none'; frame-ancestors 'none'";

/// An answer in its final form but for the fields that every answer carries.
struct Reply {
  int status = 200;
  Headers headers;
  std::shared_ptr<const std::string> body;  // nullptr: none, and no Content-Length
  struct Large {
    std::uint64_t size;
    std::shared_ptr<Pieces> pieces;
  };
  std::optional<Large> large = {};  // in place of `body`
  bool body_sent = true;            // false: its length is told, it is not sent (HEAD)
  std::string_view content_policy = kDataPolicy;
};

/// A weak validator of the bytes, quotes and all: representations that differ in compression alone share it.
std::string entity_tag(std::string_view bytes);
/// Whether a conditional request's If-None-Match names the validator (RFC 9110, 13.1.2).
bool names_tag(std::string_view if_none_match, std::string_view tag);

/// Adds Cache-Control, ETag and encoding to a handler's answer; 304 where the client has it already.
Reply make_reply(Answer answer, const Preferences& preferences);

/// The connection-independent fields every answer carries, and who may embed and read it.
struct CommonFields {
  bool behind_tls = false;  // visitors come by https alone: tell browsers to remember it
};

/// Writes the head. `now` becomes the field Date.
Outgoing write_reply(Reply reply, const CommonFields& common, Instant now, bool keep_alive);

}  // namespace rozbazi::http
