#include "backend/rooms/code.h"

#include <catch2/catch.hpp>

#include "backend/rooms/ugly.h"

using namespace rozbazi;

TEST_CASE("a room's code is read as it is made, and spells nothing ugly") {
  for (int time = 0; time < 500; ++time) {
    const std::string code = rooms::new_code();
    CHECK(rooms::read(code) == code);
    CHECK_FALSE(rooms::is_ugly(code));
  }
}

TEST_CASE("what is ugly is found wherever it stands, and with digits for letters") {
  for (const std::string_view code : {"FUCK22", "2FUCK2", "FVCK22", "F4RT22", "5EX222", "22KUTT", "KU77A2", "GAND22",
                                      "642ASS", "BHARWA", "KUTA22", "2KUTE2"}) {
    CAPTURE(code);
    CHECK(rooms::is_ugly(code));
  }
  for (const std::string_view code : {"K7M2QX", "SHER22", "CHAY22", "DAAK22"}) {
    CAPTURE(code);
    CHECK_FALSE(rooms::is_ugly(code));
  }
}

TEST_CASE("what is ugly can be spelled with the letters of codes") {
  for (const std::string_view word : rooms::kUgly) {
    CAPTURE(word);
    CHECK(rooms::read(std::string(word) + std::string(6 - std::min<std::size_t>(6, word.size()), '2')).has_value());
  }
}
