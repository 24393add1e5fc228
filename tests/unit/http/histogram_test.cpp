#include "backend/http/histogram.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "backend/http/metrics.h"

using namespace rozbazi::http;

TEST_CASE("A histogram's buckets count what is at most their bound, and all below") {
  Histogram histogram{1, 2.5, 10};
  for (const double value : {0.5, 1.0, 2.0, 10.5}) histogram.observe(value);
  std::ostringstream bare;
  histogram.write(bare, "rozbazi_size");
  CHECK(bare.str() ==
        "rozbazi_size_bucket{le=\"1\"} 2\nrozbazi_size_bucket{le=\"2.5\"} 3\nrozbazi_size_bucket{le=\"10\"} 3\n"
        "rozbazi_size_bucket{le=\"+Inf\"} 4\nrozbazi_size_sum 14\nrozbazi_size_count 4\n");
  std::ostringstream labelled;
  histogram.write(labelled, "a", "b=\"c\"");
  CHECK(labelled.str().starts_with("a_bucket{b=\"c\",le=\"1\"} 2\n"));
  CHECK(labelled.str().ends_with("a_sum{b=\"c\"} 14\na_count{b=\"c\"} 4\n"));
}

TEST_CASE("The metrics show a histogram as it is when they are read") {
  Histogram histogram{1};
  Metrics metrics;
  metrics.add("rozbazi_size", "How large.", histogram);
  histogram.observe(3);
  CHECK(metrics.text().find("# HELP rozbazi_size How large.\n# TYPE rozbazi_size histogram\n"
                            "rozbazi_size_bucket{le=\"1\"} 0\nrozbazi_size_bucket{le=\"+Inf\"} 1\n") !=
        std::string::npos);
}
