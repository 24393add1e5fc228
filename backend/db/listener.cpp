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

// Between two attempts to connect.
constexpr int kPause = 1000;  // ms

class Receiver : public pqxx::notification_receiver {
 public:
  Receiver(pqxx::connection& connection, const std::string& channel, const Listener::Ears& ears)
      : notification_receiver(connection, channel), ears_(ears) {}
  void operator()(const std::string& text, int) override { ears_.heard(text); }

 private:
  const Listener::Ears& ears_;
};

}  // namespace

Listener::Listener(std::string url, std::string channel, Ears ears)
    : url_(std::move(url)),
      channel_(std::move(channel)),
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

// Until it is to stop or the connection is lost.
void Listener::listen(const std::stop_token& stop) const {
  Connection connection(url_, {});
  const Receiver receiver(connection.raw(), channel_, ears_);
  ears_.missed();
  while (!stop.stop_requested()) {
    std::array<pollfd, 2> sources{{{connection.raw().sock(), POLLIN, 0}, {stop_sign_, POLLIN, 0}}};
    ::poll(sources.data(), sources.size(), -1);
    connection.raw().get_notifs();
  }
}

}  // namespace rozbazi::db
