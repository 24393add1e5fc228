#include "generator/audit/source.h"

#include <httplib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <thread>

#include "engine/json/json.h"
#include "generator/date.h"

namespace rozbazi::audit {
namespace {

constexpr std::size_t kPiece = 1024 * 1024;
constexpr std::chrono::seconds kConnecting{10};
constexpr std::chrono::seconds kReading{120};  // a large day's record is put together first
constexpr int kAttempts = 10;
constexpr int kLongestPause = 60;  // seconds

bool may_be_tried_again(int status) { return status == 429 || status == 503; }

int pause_before_next(const httplib::Response& response) {
  int seconds = 1;
  const std::string text = response.get_header_value("Retry-After");
  std::from_chars(text.data(), text.data() + text.size(), seconds);
  return std::clamp(seconds, 1, kLongestPause);
}

std::string_view reason(httplib::Error error) {
  switch (error) {
    case httplib::Error::Connection:
      return "nobody answers at that address";
    case httplib::Error::ConnectionTimeout:
      return "no connection came about in time";
    case httplib::Error::SSLConnection:
    case httplib::Error::SSLLoadingCerts:
      return "no encrypted connection came about";
    case httplib::Error::SSLServerVerification:
      return "its certificate is none that this machine trusts for that name (SSL_CERT_FILE names further ones)";
    default:
      return "the connection was lost";
  }
}

}  // namespace

void read_file(const std::string& path, const Sink& sink) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file) throw Unreadable("cannot open " + path + ": " + std::strerror(errno));
  std::string piece(kPiece, '\0');
  for (;;) {
    const std::size_t got = std::fread(piece.data(), 1, piece.size(), file.get());
    if (std::ferror(file.get()) != 0) throw Unreadable("cannot read " + path + ": " + std::strerror(errno));
    if (got == 0 || !sink(std::string_view(piece).substr(0, got))) return;
  }
}

std::optional<RecordUrl> parse_record_url(std::string_view url) {
  constexpr std::string_view kEnd = "/record";
  constexpr std::string_view kDays = "/v1/days/";
  constexpr std::size_t kDate = 10;
  const std::size_t scheme = url.starts_with("http://") ? 7 : url.starts_with("https://") ? 8 : 0;
  const std::size_t host_end = url.find('/', scheme);
  if (scheme == 0 || host_end == std::string_view::npos || host_end == scheme || !url.ends_with(kEnd)) return {};
  std::string_view path = url.substr(host_end);
  path.remove_suffix(kEnd.size());
  if (path.size() < kDays.size() + kDate) return {};
  const std::string_view date = path.substr(path.size() - kDate);
  path.remove_suffix(kDate);
  if (!Date::parse(date) || !path.ends_with(kDays)) return {};
  path.remove_suffix(kDays.size());
  return RecordUrl{std::string(url.substr(0, host_end)), std::string(path), std::string(date)};
}

Server::Server(const RecordUrl& url) : url_(url), client_(std::make_unique<httplib::Client>(url.origin)) {
  if (!client_->is_valid()) throw Unreadable(url.origin + " is no address of a server");
  client_->set_keep_alive(true);
  client_->set_tcp_nodelay(true);
  client_->set_connection_timeout(kConnecting);
  client_->set_read_timeout(kReading);
}

Server::~Server() = default;

void Server::read_record(const Sink& sink) {
  const std::string path = url_.path + "/v1/days/" + url_.date + "/record";
  for (int attempt = 1;; ++attempt) {
    int status = 0;
    int pause = 0;
    bool stopped = false;
    std::string refusal;
    const auto result = client_->Get(
        path, {{"Accept-Encoding", "gzip"}},
        [&](const httplib::Response& response) {
          status = response.status;
          pause = pause_before_next(response);
          return true;
        },
        [&](const char* bytes, std::size_t size) {
          if (status != 200) {
            refusal.append(bytes, size);
            return true;
          }
          stopped = !sink({bytes, size});
          return !stopped;
        });
    if (stopped) return;
    if (!result) fail(path, result.error());
    if (status == 200) return;
    if (!may_be_tried_again(status) || attempt == kAttempts) fail(path, status, refusal);
    std::this_thread::sleep_for(std::chrono::seconds(pause));
  }
}

std::string Server::get(const std::string& path_behind) {
  const std::string path = url_.path + path_behind;
  for (int attempt = 1;; ++attempt) {
    auto result = client_->Get(path, {{"Accept-Encoding", "gzip"}});
    if (!result) fail(path, result.error());
    if (result->status == 200) return std::move(result->body);
    if (!may_be_tried_again(result->status) || attempt == kAttempts) fail(path, result->status, result->body);
    std::this_thread::sleep_for(std::chrono::seconds(pause_before_next(*result)));
  }
}

void Server::fail(const std::string& path, httplib::Error error) const {
  throw Unreadable(url_.origin + path + " cannot be read: " + std::string(reason(error)));
}

void Server::fail(const std::string& path, int status, std::string_view body) const {
  std::string text = url_.origin + path + " answers " + std::to_string(status);
  json::Document problem;
  if (!json::parse(body, problem) && problem.IsObject()) {
    const json::Value* detail = json::member(problem, "detail");
    if (detail != nullptr && detail->IsString()) text.append(": ").append(json::text(*detail));
  }
  throw Unreadable(text);
}

}  // namespace rozbazi::audit
