// Memory that is kept for the next call: for the large tensors of training, and scratch memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gategrad {

// Every step of training needs the same large tensors again. malloc hands pages of that size back
// to the system, which clears and maps them anew at each step: as slow as a layer's arithmetic.
// Here freed blocks are kept for the next step, aligned to huge pages, which random reads of rows
// need (with 4 KiB pages nearly every row is a miss in the address translation cache).

// Throws std::bad_alloc. Blocks below 1 MiB come from malloc.
void* take_block(std::size_t bytes);
void give_block(void* block, std::size_t bytes) noexcept;

// Gives all kept blocks back to the system.
void drop_kept_blocks() noexcept;
std::size_t kept_bytes() noexcept;

// Memory for the length of a call.
template <class T>
struct Scratch {
  explicit Scratch(int64_t n)
      : bytes(static_cast<std::size_t>(n) * sizeof(T)), data(static_cast<T*>(take_block(bytes))) {}
  ~Scratch() { give_block(data, bytes); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::size_t bytes;
  T* data;
};

}  // namespace gategrad
