// The module's heap, in place of the C library's, whose general one would be a tenth of the bytes that telephones load.
// A request wants a few growing buffers and gives them back before the next: blocks are powers of two, and each size
// keeps the ones that were given back.
#include <bit>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>

extern "C" unsigned char
    __heap_base;  // NOLINT(bugprone-reserved-identifier): the linker's name for the end of the data

namespace {

constexpr std::size_t kPage = 64 * 1024;
constexpr std::size_t kAlignment = 16;

/// In front of every block; a free one's holds the next free one of its size.
struct alignas(kAlignment) Header {
  int size;  // log 2 of the block's size, header included
  Header* next;
};

Header* free_blocks[32];
std::uintptr_t top = (reinterpret_cast<std::uintptr_t>(&__heap_base) + kAlignment - 1) / kAlignment * kAlignment;

/// Memory that was never used, or nullptr where the host gives no more.
void* fresh(std::size_t bytes) {
  const std::uintptr_t end = top + bytes;
  const std::size_t pages = __builtin_wasm_memory_size(0);
  if (end > pages * kPage) {
    const std::size_t more = (end - pages * kPage + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, more) == SIZE_MAX) return nullptr;
  }
  void* place = reinterpret_cast<void*>(top);
  top = end;
  return place;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  if (bytes > SIZE_MAX / 4) return nullptr;
  const auto size = static_cast<int>(std::bit_width(bytes + sizeof(Header) - 1));
  Header* block = free_blocks[size];
  if (block != nullptr) {
    free_blocks[size] = block->next;
  } else {
    block = static_cast<Header*>(fresh(std::size_t{1} << size));
    if (block == nullptr) return nullptr;
    block->size = size;
  }
  return block + 1;
}

void free(void* place) {
  if (place == nullptr) return;
  Header* block = static_cast<Header*>(place) - 1;
  block->next = free_blocks[block->size];
  free_blocks[block->size] = block;
}

void* calloc(std::size_t count, std::size_t each) {
  if (each != 0 && count > SIZE_MAX / each) return nullptr;
  void* place = malloc(count * each);
  return place == nullptr ? nullptr : std::memset(place, 0, count * each);
}

void* realloc(void* place, std::size_t bytes) {
  if (place == nullptr) return malloc(bytes);
  const std::size_t room = (std::size_t{1} << (static_cast<Header*>(place) - 1)->size) - sizeof(Header);
  if (bytes <= room) return place;
  void* larger = malloc(bytes);
  if (larger == nullptr) return nullptr;
  std::memcpy(larger, place, room);
  free(place);
  return larger;
}

/// What aligned `new` asks for; nothing in the engine is wider than a block.
int posix_memalign(void** place, std::size_t alignment, std::size_t bytes) {
  if (alignment > kAlignment) return EINVAL;
  *place = malloc(bytes);
  return *place == nullptr ? ENOMEM : 0;
}

}  // extern "C"
