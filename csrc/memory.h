// Memory for the large tensors of training.
#pragma once

#include <cstddef>

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

}  // namespace gategrad
