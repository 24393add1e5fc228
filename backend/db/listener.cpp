#include "backend/db/listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <exception>
#include <pqxx/notification>
#include <utility>

#include "backend/db/pool.h"

namespace rozbazi::db {
namespace {

// Between two attempts to connect, and between two looks whether the database is still the one to listen to.
constexpr int kPause = 1000;  // ms

class Receiver : public pqxx::notification_receiver {
 public:
  Receiver(Connection& connection, const std::string& channel, const Listener::Ears& ears)
      : notification_receiver(connection.raw(), channel), connection_(connection), ears_(ears) {}
  void operator()(const std::string& text, int) override { ears_.heard(text, connection_.timeline()); }

 private:
  const Connection& connection_;
  const Listener::Ears& ears_;
};

}  // namespace

Listener::Listener(std::string url, std::string channel, Shared& shared, Ears ears)
    : url_(std::move(url)),
      channel_(std::move(channel)),
      shared_(shared),
      ears_(std::move(ears)),
      stop_sign_(::eventfd(0, EFD_CLOEXEC)),
      worker_([this](const std::stop_token& stop) { work(stop); }) {}

Listener::~Listener() {
  worker_.request_stop();
  ::eventfd_write(stop_sign_, 1);
  worker_.join();
  ::close(stop_sign_);
}

void Listener::work(const std::stop_token& stop) const {
  while (!stop.stop_requested()) {
    try {
      listen(stop);
    } catch (const std::exception&) {
      // Whoever asks the database meanwhile notices as well, and it is in the log.
      ears_.missed();
      pollfd sign{stop_sign_, POLLIN, 0};
      ::poll(&sign, 1, kPause);
    }
  }
}

// Until it is to stop, the connection is lost, or another database has taken over.
void Listener::listen(const std::stop_token& stop) const {
  Connection connection(url_, shared_, {});
  const Receiver receiver(connection, channel_, ears_);
  ears_.missed();
  while (!stop.stop_requested() && !connection.superseded()) {
    std::array<pollfd, 2> sources{{{connection.raw().sock(), POLLIN, 0}, {stop_sign_, POLLIN, 0}}};
    ::poll(sources.data(), sources.size(), kPause);
    connection.raw().get_notifs();
  }
}

}  // namespace rozbazi::db
