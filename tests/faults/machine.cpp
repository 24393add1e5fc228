// Preloaded into a program, this gives it a machine whose clock can jump and whose disk can be full. What it is at the
// moment stands in the file that ROZBAZI_MACHINE names (machine.mjs writes it); without one all is as usual.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <ctime>

namespace {

struct Machine {
  std::atomic<std::int64_t> seconds_ahead;
  std::atomic<std::int64_t> disk_is_full;
};
static_assert(std::atomic<std::int64_t>::is_always_lock_free && sizeof(Machine) == 16);

const Machine* find_machine() {
  static const Machine usual{};
  const char* const path = std::getenv("ROZBAZI_MACHINE");
  const int file = path == nullptr ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return &usual;
  void* const mapped = mmap(nullptr, sizeof(Machine), PROT_READ, MAP_SHARED, file, 0);
  close(file);
  return mapped == MAP_FAILED ? &usual : static_cast<const Machine*>(mapped);
}

const Machine& machine() {
  static const Machine* const found = find_machine();
  return *found;
}

template <typename Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool is_calendar(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

/// How many of `length` bytes at `offset` there is room for: on a full disk, those that the file has already.
std::size_t room(int file, off_t offset, std::size_t length) {
  struct stat status {};
  if (machine().disk_is_full == 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return length;
  return static_cast<std::size_t>(std::clamp<off_t>(status.st_size - offset, 0, static_cast<off_t>(length)));
}

/// The same where the file stands.
std::size_t room(int file, std::size_t length) {
  return machine().disk_is_full == 0 ? length : room(file, std::max<off_t>(lseek(file, 0, SEEK_CUR), 0), length);
}

ssize_t no_space() {
  errno = ENOSPC;
  return -1;
}

std::size_t length_of(const iovec* parts, int count) {
  std::size_t length = 0;
  for (int i = 0; i < count; ++i) length += parts[i].iov_len;
  return length;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  static auto* const real = next<int(clockid_t, timespec*)>("clock_gettime");
  const int result = real(clock, time);
  if (result == 0 && is_calendar(clock)) time->tv_sec += machine().seconds_ahead;
  return result;
}

int gettimeofday(timeval* __restrict time, void* __restrict zone) noexcept {
  static auto* const real = next<int(timeval*, void*)>("gettimeofday");
  const int result = real(time, zone);
  if (result == 0) time->tv_sec += machine().seconds_ahead;
  return result;
}

time_t time(time_t* into) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (into != nullptr) *into = now.tv_sec;
  return now.tv_sec;
}

ssize_t write(int file, const void* data, std::size_t length) {
  static auto* const real = next<ssize_t(int, const void*, std::size_t)>("write");
  const std::size_t fits = room(file, length);
  return fits == 0 && length > 0 ? no_space() : real(file, data, fits);
}

ssize_t pwrite(int file, const void* data, std::size_t length, off_t offset) {
  static auto* const real = next<ssize_t(int, const void*, std::size_t, off_t)>("pwrite");
  const std::size_t fits = room(file, offset, length);
  return fits == 0 && length > 0 ? no_space() : real(file, data, fits, offset);
}
ssize_t pwrite64(int file, const void* data, std::size_t length, off_t offset) {
  return pwrite(file, data, length, offset);
}

ssize_t writev(int file, const iovec* parts, int count) {
  static auto* const real = next<ssize_t(int, const iovec*, int)>("writev");
  const std::size_t length = length_of(parts, count);
  return room(file, length) < length ? no_space() : real(file, parts, count);
}

ssize_t pwritev(int file, const iovec* parts, int count, off_t offset) {
  static auto* const real = next<ssize_t(int, const iovec*, int, off_t)>("pwritev");
  const std::size_t length = length_of(parts, count);
  return room(file, offset, length) < length ? no_space() : real(file, parts, count, offset);
}
ssize_t pwritev64(int file, const iovec* parts, int count, off_t offset) { return pwritev(file, parts, count, offset); }

int posix_fallocate(int file, off_t offset, off_t length) {
  static auto* const real = next<int(int, off_t, off_t)>("posix_fallocate");
  const auto wanted = static_cast<std::size_t>(length);
  return room(file, offset, wanted) < wanted ? ENOSPC : real(file, offset, length);
}
int posix_fallocate64(int file, off_t offset, off_t length) { return posix_fallocate(file, offset, length); }

}  // extern "C"
