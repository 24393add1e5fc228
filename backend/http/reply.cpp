#include "backend/http/reply.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <new>

#include "backend/http/encoding.h"
#include "backend/http/status.h"
#include "backend/http/text.h"

namespace rozbazi::http {
namespace {

/// Below it, compression costs more than it saves.
constexpr std::size_t kLeastCompressed = 1024;
constexpr std::size_t kTagBytes = 12;

struct CacheFields {
  std::string_view cache_control;
  bool tagged;
};

CacheFields fields_of(Cache cache) {
  switch (cache) {
    case Cache::no_store:
      return {"no-store", false};
    case Cache::private_revalidate:
      return {"private, no-cache", true};
    case Cache::public_revalidate:
      return {"public, no-cache", true};
    case Cache::public_300:
      return {"public, max-age=300", true};
  }
  return {"no-store", false};
}

/// The form that HTTP wants of a date (RFC 9110, 5.6.7): "Sun, 06 Nov 1994 08:49:37 GMT".
std::string http_date(Instant instant) {
  static constexpr std::array<const char*, 7> kWeekdays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr std::array<const char*, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const std::chrono::sys_time<std::chrono::microseconds> time{std::chrono::microseconds(instant.microseconds)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss<std::chrono::seconds> clock{std::chrono::floor<std::chrono::seconds>(time - day)};
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d GMT",
                kWeekdays[std::chrono::weekday(day).c_encoding()], static_cast<unsigned>(date.day()),
                kMonths[static_cast<unsigned>(date.month()) - 1], static_cast<int>(date.year()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text.data();
}

bool may_have_body(int status) { return status != 204 && status != 304; }

void append(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

std::string entity_tag(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1) {
    throw std::bad_alloc();
  }
  static constexpr std::string_view kHex = "0123456789abcdef";
  std::string tag = "W/\"";
  for (std::size_t i = 0; i < kTagBytes; ++i) {
    tag += kHex[digest[i] >> 4];
    tag += kHex[digest[i] & 15];
  }
  return tag + '"';
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  const auto strong = [](std::string_view t) { return t.starts_with("W/") ? t.substr(2) : t; };
  return std::ranges::any_of(list_items(if_none_match),
                             [&](std::string_view item) { return item == "*" || strong(item) == strong(tag); });
}

Reply make_reply(Answer answer, const Preferences& preferences) {
  Reply reply{.status = answer.status, .headers = std::move(answer.headers), .body = nullptr};
  const CacheFields cache = fields_of(answer.cache);
  // A proxy in front may hold what is everybody's for one second, whatever it makes of Cache-Control; nginx obeys
  // whichever of the two it reads first.
  if (answer.cache == Cache::public_revalidate) reply.headers.emplace_back("X-Accel-Expires", "1");
  reply.headers.emplace_back("Cache-Control", cache.cache_control);
  const bool compressible =
      answer.large || (is_compressible(answer.content_type) && answer.body.size() >= kLeastCompressed);
  if (compressible) reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (answer.cache == Cache::private_revalidate) reply.headers.emplace_back("Vary", "Authorization");
  if (cache.tagged && answer.status == 200) {
    std::string tag = entity_tag(answer.large ? answer.large->name() : answer.body);
    const bool known = names_tag(preferences.if_none_match, tag);
    reply.headers.emplace_back("ETag", std::move(tag));
    if (known) {
      reply.status = 304;
      return reply;
    }
  }
  if (!may_have_body(answer.status)) return reply;

  reply.headers.emplace_back("Content-Type", std::move(answer.content_type));
  reply.body_sent = !preferences.head;
  if (answer.large) {
    const bool gzip = accepts(preferences.accept_encoding, Encoding::gzip);
    if (gzip) reply.headers.emplace_back("Content-Encoding", name(Encoding::gzip));
    reply.large = {answer.large->size(gzip), answer.large->open(gzip)};
    return reply;
  }
  const Encoding encoding = compressible ? best_encoding(preferences.accept_encoding) : Encoding::identity;
  if (encoding != Encoding::identity) {
    answer.body = encode(answer.body, encoding);
    reply.headers.emplace_back("Content-Encoding", name(encoding));
  }
  reply.body = std::make_shared<const std::string>(std::move(answer.body));
  return reply;
}

Outgoing write_reply(Reply reply, const CommonFields& common, Instant now, bool keep_alive) {
  std::string head;
  head.reserve(1024);
  head.append("HTTP/1.1 ").append(std::to_string(reply.status)).append(" ").append(status_text(reply.status));
  head.append("\r\n");
  append(head, "Date", http_date(now));
  append(head, "Connection", keep_alive ? "keep-alive" : "close");
  for (const auto& [name, value] : reply.headers) append(head, name, value);
  if (reply.large) {
    append(head, "Content-Length", std::to_string(reply.large->size));
  } else if (reply.body) {
    append(head, "Content-Length", std::to_string(reply.body->size()));
  }
  append(head, "Content-Security-Policy", reply.content_policy);
  append(head, "X-Content-Type-Options", "nosniff");
  append(head, "Referrer-Policy", "strict-origin-when-cross-origin");
  append(head, "Cross-Origin-Opener-Policy", "same-origin");
  append(head, "Cross-Origin-Resource-Policy", "same-origin");
  append(head, "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (common.behind_tls) append(head, "Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  head.append("\r\n");
  if (!reply.body_sent) return {std::move(head), nullptr};
  return {std::move(head), std::move(reply.body), reply.large ? std::move(reply.large->pieces) : nullptr};
}

}  // namespace rozbazi::http
