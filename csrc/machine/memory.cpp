#include "machine/memory.h"

#include <pthread.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <new>

namespace gategrad {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;
constexpr std::size_t kSmallest = std::size_t{1} << 20;

struct Store {
  std::mutex mutex;
  std::multimap<std::size_t, void*> idle;  // by size
  std::size_t idle_bytes = 0;
  std::size_t live_bytes = 0;
  std::size_t peak_live_bytes = 0;
};

Store& store();

// Never destroyed: tensors may outlive static objects. Held across a fork, so that a child never
// inherits it in the hands of a thread that it does not have.
Store* new_store() {
  pthread_atfork([] { store().mutex.lock(); }, [] { store().mutex.unlock(); },
                 [] { store().mutex.unlock(); });
  return new Store;
}

Store& store() {
  static Store* const only = new_store();
  return *only;
}

std::size_t rounded(std::size_t bytes) { return (bytes + kHugePage - 1) / kHugePage * kHugePage; }

void drop_first(Store& s) {
  const auto first = s.idle.begin();
  s.idle_bytes -= first->first;
  std::free(first->second);
  s.idle.erase(first);
}

}  // namespace

void* take_block(std::size_t bytes) {
  void* block = nullptr;
  if (bytes < kSmallest) {
    if (posix_memalign(&block, 64, std::max<std::size_t>(bytes, 64))) throw std::bad_alloc();
    return block;
  }
  const std::size_t size = rounded(bytes);
  Store& s = store();
  std::lock_guard<std::mutex> lock(s.mutex);
  const std::size_t live = s.live_bytes + size, peak = std::max(s.peak_live_bytes, live);
  const auto found = s.idle.find(size);
  if (found != s.idle.end()) {
    block = found->second;
    s.idle.erase(found);
    s.idle_bytes -= size;
  } else {
    // Kept and used blocks together never exceed what was in use at once.
    while (!s.idle.empty() && live + s.idle_bytes > peak) drop_first(s);
    if (posix_memalign(&block, kHugePage, size)) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    madvise(block, size, MADV_HUGEPAGE);  // a hint: where it fails, pages are small
#endif
  }
  s.live_bytes = live;
  s.peak_live_bytes = peak;
  return block;
}

void give_block(void* block, std::size_t bytes) noexcept {
  if (bytes < kSmallest) {
    std::free(block);
    return;
  }
  const std::size_t size = rounded(bytes);
  Store& s = store();
  std::lock_guard<std::mutex> lock(s.mutex);
  s.live_bytes -= size;
  try {
    s.idle.emplace(size, block);
    s.idle_bytes += size;
  } catch (const std::bad_alloc&) {
    std::free(block);
  }
}

void drop_kept_blocks() noexcept {
  Store& s = store();
  std::lock_guard<std::mutex> lock(s.mutex);
  while (!s.idle.empty()) drop_first(s);
  s.peak_live_bytes = s.live_bytes;
}

std::size_t kept_bytes() noexcept {
  Store& s = store();
  std::lock_guard<std::mutex> lock(s.mutex);
  return s.idle_bytes;
}

}  // namespace gategrad
