#include "backend/record/spool.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace rozbazi::record {
namespace {

constexpr std::size_t kPiece = 64 * 1024;

[[noreturn]] void fail(const std::string& doing) { throw std::runtime_error(doing + ": " + std::strerror(errno)); }

std::string folder() {
  const char* const named = std::getenv("TMPDIR");
  return named != nullptr && *named != '\0' ? named : "/var/tmp";
}

}  // namespace

UnnamedFile::UnnamedFile() {
  std::string path = folder() + "/rozbazi-XXXXXX";
  file_ = ::mkostemp(path.data(), O_CLOEXEC);
  if (file_ < 0) fail("no temporary file in " + folder());
  ::unlink(path.c_str());
}

UnnamedFile::~UnnamedFile() { ::close(file_); }

void UnnamedFile::append(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail("writing a temporary file");
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string UnnamedFile::read(std::uint64_t place, std::size_t most) const {
  std::string bytes(most, '\0');
  for (;;) {
    const ssize_t got = ::pread(file_, bytes.data(), bytes.size(), static_cast<off_t>(place));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail("reading a temporary file");
    bytes.resize(static_cast<std::size_t>(got));
    return bytes;
  }
}

class SpooledBody::Plain : public http::Pieces {
 public:
  explicit Plain(std::shared_ptr<const SpooledBody> body) : body_(std::move(body)) {}

  std::string next() override {
    std::string piece;
    if (!begun_) piece = body_->front_;
    begun_ = true;
    while (piece.empty() && place_ < body_->in_file_) {
      const std::string deflated = body_->file_.read(place_, kPiece);
      if (deflated.empty()) throw std::runtime_error("a temporary file has become shorter");
      place_ += deflated.size();
      piece = inflater_.add(deflated);
    }
    return piece;
  }

 private:
  const std::shared_ptr<const SpooledBody> body_;
  Inflater inflater_;
  std::uint64_t place_ = 0;
  bool begun_ = false;
};

class SpooledBody::Gzip : public http::Pieces {
 public:
  explicit Gzip(std::shared_ptr<const SpooledBody> body) : body_(std::move(body)) {}

  std::string next() override {
    if (!std::exchange(begun_, true)) return body_->gzip_front_;
    if (place_ == body_->in_file_) return std::exchange(ended_, true) ? "" : body_->gzip_end_;
    std::string piece = body_->file_.read(place_, kPiece);
    if (piece.empty()) throw std::runtime_error("a temporary file has become shorter");
    place_ += piece.size();
    return piece;
  }

 private:
  const std::shared_ptr<const SpooledBody> body_;
  std::uint64_t place_ = 0;
  bool begun_ = false;
  bool ended_ = false;
};

void SpooledBody::add(std::string_view text) {
  rest_.add(text);
  const std::string deflated = deflater_.add(text, Z_NO_FLUSH);
  file_.append(deflated);
  in_file_ += deflated.size();
}

void SpooledBody::finish(std::string front) {
  const std::string deflated = deflater_.add("", Z_FINISH);
  file_.append(deflated);
  in_file_ += deflated.size();

  front_ = std::move(front);
  Sums whole;
  whole.add(front_);
  gzip_front_ = gzip_begin() + Deflater().add(front_, Z_FULL_FLUSH);
  gzip_end_ = whole.followed_by(rest_).gzip_end();
}

std::uint64_t SpooledBody::size(bool gzip) const {
  return gzip ? gzip_front_.size() + in_file_ + gzip_end_.size() : front_.size() + rest_.size();
}

std::shared_ptr<http::Pieces> SpooledBody::open(bool gzip) const {
  if (gzip) return std::make_shared<Gzip>(shared_from_this());
  return std::make_shared<Plain>(shared_from_this());
}

}  // namespace rozbazi::record
