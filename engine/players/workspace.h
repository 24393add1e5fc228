// What a thinking computer player works with and keeps from one decision to the next: the solvers' tables, a few
// megabytes. It holds no knowledge: what is chosen never depends on what it was used for before. One for everybody who
// thinks at the same time.
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace rozbazi {

class Workspace {
 public:
  /// The desk of that kind, which is made when it is first asked for.
  template <class Desk>
  Desk& desk() {
    for (const Slot& slot : slots_) {
      if (slot.kind == &kKind<Desk>) return static_cast<Holder<Desk>&>(*slot.holder).desk;
    }
    slots_.push_back({&kKind<Desk>, std::make_unique<Holder<Desk>>()});
    return static_cast<Holder<Desk>&>(*slots_.back().holder).desk;
  }

 private:
  struct AnyHolder {
    virtual ~AnyHolder() = default;
  };
  template <class Desk>
  struct Holder final : AnyHolder {
    Desk desk;
  };
  struct Slot {
    const char* kind;
    std::unique_ptr<AnyHolder> holder;
  };
  // Its address tells one kind from another, without the runtime's types.
  template <class Desk>
  static constexpr char kKind = 0;

  std::vector<Slot> slots_;
};

}  // namespace rozbazi
