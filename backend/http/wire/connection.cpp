#include "backend/http/wire/connection.h"

#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <exception>
#include <utility>

namespace rozbazi::http {
namespace {

constexpr std::size_t kReceiveBytes = 16 * 1024;
constexpr std::size_t kMostDiscarded = 1024 * 1024;
/// After so many answers in a row another connection has its turn.
constexpr int kAnswersATurn = 16;
/// The same with the pieces of a large answer.
constexpr int kPiecesATurn = 16;
/// Of a large answer, so much is to be taken within the patience for one.
constexpr std::size_t kPatienceBytes = 1024 * 1024;

}  // namespace

Connection::Connection(int socket, std::string peer, const Patience& patience)
    : socket_(socket), peer_(std::move(peer)), patience_(patience) {
  start_stage(patience.request);
  wait_for(Wants::read);
}

Connection::~Connection() { ::close(socket_); }

void Connection::hang_up(bool whole) { ::shutdown(socket_, whole ? SHUT_RDWR : SHUT_RD); }

void Connection::start_stage(std::chrono::milliseconds patience) {
  stage_begin_ = std::chrono::steady_clock::now();
  stage_end_ = stage_begin_ + patience;
}

Connection::Wants Connection::wait_for(Wants what) {
  waiting_since_ = stage_begin_.time_since_epoch().count();
  deadline_ = stage_end_.time_since_epoch().count();
  return what;
}

Connection::Io Connection::receive() {
  std::array<char, kReceiveBytes> bytes;
  const ssize_t count = ::recv(socket_, bytes.data(), bytes.size(), 0);
  if (count > 0) {
    reader_.feed({bytes.data(), static_cast<std::size_t>(count)});
    return Io::done;
  }
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return Io::would_block;
  return Io::closed;
}

/// Sends the answer; where it comes in many pieces, other connections have their turn between some of these.
Connection::Io Connection::send() {
  for (int pieces = 0; pieces < kPiecesATurn; ++pieces) {
    const Io io = send_piece();
    if (io != Io::done) return io;
    if (!outgoing_.pieces) {
      outgoing_ = {};
      sending_ = false;
      return Io::done;
    }
    if (!next_piece()) return Io::closed;
  }
  return Io::would_block;
}

/// False where it cannot be had.
bool Connection::next_piece() {
  taken_ += outgoing_.body ? outgoing_.body->size() : 0;
  if (taken_ >= kPatienceBytes) {
    start_stage(patience_.answer);
    taken_ = 0;
  }
  try {
    auto piece = std::make_shared<const std::string>(outgoing_.pieces->next());
    if (piece->empty()) outgoing_.pieces = nullptr;
    outgoing_.head.clear();
    outgoing_.body = std::move(piece);
  } catch (const std::exception&) {
    return false;
  }
  return true;
}

Connection::Io Connection::send_piece() {
  const std::string_view body = outgoing_.body ? std::string_view(*outgoing_.body) : std::string_view();
  const std::size_t head_size = outgoing_.head.size();
  while (sent_ < head_size + body.size()) {
    // sendmsg takes what it only reads as pointers to what it may write.
    std::array<iovec, 2> pieces{};
    std::size_t count = 0;
    if (sent_ < head_size) pieces[count++] = {outgoing_.head.data() + sent_, head_size - sent_};
    const std::size_t body_sent = sent_ < head_size ? 0 : sent_ - head_size;
    if (body_sent < body.size()) {
      pieces[count++] = {const_cast<char*>(body.data()) + body_sent, body.size() - body_sent};
    }
    msghdr message{};
    message.msg_iov = pieces.data();
    message.msg_iovlen = count;
    const ssize_t sent = ::sendmsg(socket_, &message, MSG_NOSIGNAL);
    if (sent < 0) return errno == EAGAIN || errno == EINTR ? Io::would_block : Io::closed;
    sent_ += static_cast<std::size_t>(sent);
  }
  sent_ = 0;
  return Io::done;
}

/// Closing while bytes of the client's are unread would reset the connection and lose the answer on its way.
Connection::Io Connection::discard() {
  std::array<char, kReceiveBytes> bytes;
  while (discarded_ < kMostDiscarded) {
    const ssize_t count = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return Io::would_block;
    if (count <= 0) break;
    discarded_ += static_cast<std::size_t>(count);
  }
  return Io::closed;
}

void Connection::answer(Responder& responder, const std::atomic<bool>& last, Message message) {
  const bool keep_alive = message.keep_alive && !last;
  close_after_ = !keep_alive;
  receiving_ = false;
  outgoing_ = responder.respond(std::move(message), peer_, keep_alive);
  sending_ = true;
  taken_ = 0;
  start_stage(patience_.answer);
}

Connection::Wants Connection::advance(Responder& responder, const std::atomic<bool>& last) {
  constexpr auto kNever = SteadyTime::max().time_since_epoch().count();
  // Reading what wait_for() wrote last makes all that the owner before has done visible to this one.
  deadline_.exchange(kNever);
  waiting_since_ = kNever;
  idle_ = false;
  for (int answers = 0;;) {
    if (lingering_) return discard() == Io::closed ? Wants::close : wait_for(Wants::read);
    if (sending_) {
      const Io io = send();
      if (io == Io::closed) return Wants::close;
      if (io == Io::would_block) return wait_for(Wants::write);
      if (!receiving_) start_stage(patience_.idle);
      if (close_after_) {
        ::shutdown(socket_, SHUT_WR);
        lingering_ = true;
        start_stage(patience_.linger);
        continue;
      }
    }
    if (answers == kAnswersATurn) return wait_for(Wants::write);

    auto next = reader_.next();
    if (auto* message = std::get_if<Message>(&next)) {
      answer(responder, last, std::move(*message));
      ++answers;
      continue;
    }
    if (const auto* problem = std::get_if<Problem>(&next)) {
      outgoing_ = responder.refuse(*problem, peer_);
      sending_ = true;
      close_after_ = true;
      start_stage(patience_.answer);
      continue;
    }
    if (reader_.in_request() && !std::exchange(receiving_, true)) start_stage(patience_.request);
    if (reader_.take_expectation()) {
      outgoing_ = {"HTTP/1.1 100 Continue\r\n\r\n"};
      sending_ = true;
      continue;
    }
    const Io io = receive();
    if (io == Io::closed) return Wants::close;
    if (io == Io::would_block) break;
  }
  idle_ = !reader_.in_request();
  return wait_for(Wants::read);
}

}  // namespace rozbazi::http
