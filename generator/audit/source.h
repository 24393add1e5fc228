// Where a record comes from: a file, or a server of the HTTP API.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace httplib {
class Client;
enum class Error;
}  // namespace httplib

namespace rozbazi::audit {

/// Nothing could be checked, for a reason that is told to people.
class Unreadable : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Gets bytes, and returns false where no more are wanted.
using Sink = std::function<bool(std::string_view)>;

/// Throws Unreadable.
void read_file(const std::string& path, const Sink& sink);

/// `http[s]://HOST[:PORT][/PATH]/v1/days/DATE/record`, taken apart.
struct RecordUrl {
  std::string origin;  // http[s]://HOST[:PORT]
  std::string path;    // in front of /v1
  std::string date;
};
std::optional<RecordUrl> parse_record_url(std::string_view url);

class Server {
 public:
  /// Throws Unreadable, as the others do.
  explicit Server(const RecordUrl& url);
  ~Server();

  void read_record(const Sink& sink);
  /// The answer to GET of that path behind the server's own, when it is a 200; waits as long as a busy server asks for.
  std::string get(const std::string& path);

 private:
  [[noreturn]] void fail(const std::string& path, httplib::Error error) const;
  [[noreturn]] void fail(const std::string& path, int status, std::string_view body) const;

  const RecordUrl url_;
  const std::unique_ptr<httplib::Client> client_;
};

}  // namespace rozbazi::audit
