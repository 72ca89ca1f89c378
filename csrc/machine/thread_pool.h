// A small pool of threads, safe after fork and beside other thread pools.
#pragma once

#include <cstdint>
#include <functional>

namespace gategrad {

// Calls job(0), ..., job(n_jobs - 1), on up to `threads` threads, the caller's among them, and
// returns when all are done. Jobs must not throw. Where another thread is using the pool, all jobs
// run on the caller's thread.
void parallel(int64_t n_jobs, int threads, const std::function<void(int64_t)>& job);

}  // namespace gategrad
