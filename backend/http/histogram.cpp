#include "backend/http/histogram.h"

#include <algorithm>
#include <string>

namespace rozbazi::http {

void Histogram::observe(double value) {
  const auto bucket = std::lower_bound(bounds_.begin(), bounds_.end(), value) - bounds_.begin();
  const std::lock_guard lock(mutex_);
  ++buckets_[static_cast<std::size_t>(bucket)];
  sum_ += value;
}

void Histogram::write(std::ostream& out, std::string_view name, std::string_view labels) const {
  const std::string first = labels.empty() ? "" : std::string(labels) + ',';
  const std::string all = labels.empty() ? "" : '{' + std::string(labels) + '}';
  const std::lock_guard lock(mutex_);
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < bounds_.size(); ++i) {
    count += buckets_[i];
    out << name << "_bucket{" << first << "le=\"" << bounds_[i] << "\"} " << count << '\n';
  }
  count += buckets_.back();
  out << name << "_bucket{" << first << "le=\"+Inf\"} " << count << '\n'
      << name << "_sum" << all << ' ' << sum_ << '\n'
      << name << "_count" << all << ' ' << count << '\n';
}

}  // namespace rozbazi::http
