#include "machine/thread_pool.h"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

namespace gategrad {
namespace {

// How long a thread looks out for work, or for the others' end, before it sleeps. Waking a thread
// takes longer than many a layer; a training step asks for the next one within microseconds.
constexpr auto kLookOut = std::chrono::microseconds(50);

inline void pause() {
#ifdef __x86_64__
  __builtin_ia32_pause();
#endif
}

// Whether `reached` held within kLookOut.
template <class Reached>
bool look_out(Reached reached) {
  const auto end = std::chrono::steady_clock::now() + kLookOut;
  do {
    for (int i = 0; i < 16; ++i) {
      if (reached()) return true;
      pause();
    }
  } while (std::chrono::steady_clock::now() < end);
  return false;
}

class Pool {
 public:
  void run(int64_t n_jobs, int threads, const std::function<void(int64_t)>& job) {
    std::unique_lock<std::mutex> lock(mutex_);
    while (n_workers_ < threads - 1) {
      try {
        // Detached: the process may end, or fork, while workers wait.
        std::thread([this, id = n_workers_] { work(id); }).detach();
      } catch (const std::system_error&) {
        threads = n_workers_ + 1;  // no more threads to be had: the others do the work
        break;
      }
      ++n_workers_;
    }
    job_ = &job;
    n_jobs_ = n_jobs;
    next_.store(0);
    helpers_ = threads - 1;
    running_ = helpers_;
    ++round_;
    lock.unlock();
    start_.notify_all();
    take(job, n_jobs);
    look_out([this] { return running_ == 0; });
    lock.lock();
    done_.wait(lock, [this] { return running_ == 0; });
    job_ = nullptr;
  }

  std::mutex busy;

 private:
  void take(const std::function<void(int64_t)>& job, int64_t n_jobs) {
    for (int64_t i = next_.fetch_add(1); i < n_jobs; i = next_.fetch_add(1)) job(i);
  }

  void work(int id) {
    uint64_t seen = 0;
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      lock.unlock();
      look_out([&] { return round_ != seen; });
      lock.lock();
      start_.wait(lock, [&] { return round_ != seen; });
      seen = round_;
      if (id >= helpers_) continue;
      const std::function<void(int64_t)>* job = job_;
      const int64_t n_jobs = n_jobs_;
      lock.unlock();
      take(*job, n_jobs);
      lock.lock();
      if (--running_ == 0) done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable start_, done_;
  int n_workers_ = 0;
  const std::function<void(int64_t)>* job_ = nullptr;
  int64_t n_jobs_ = 0;
  std::atomic<int64_t> next_{0};
  int helpers_ = 0;
  // Changed with the mutex held, looked at without.
  std::atomic<int> running_{0};
  std::atomic<uint64_t> round_{0};
};

// Never destroyed: workers may outlive static destructors.
std::atomic<Pool*> pool{nullptr};

Pool& current_pool() {
  static const int registered =
      // A child of fork has none of the parent's threads, and its copy of the pool's locks may be
      // held for ever: it starts with a new pool.
      pthread_atfork(nullptr, nullptr, [] { pool.store(new Pool); });
  (void)registered;
  Pool* existing = pool.load();
  if (existing) return *existing;
  Pool* fresh = new Pool;
  if (pool.compare_exchange_strong(existing, fresh)) return *fresh;
  delete fresh;
  return *existing;
}

}  // namespace

void parallel(int64_t n_jobs, int threads, const std::function<void(int64_t)>& job) {
  if (threads > n_jobs) threads = static_cast<int>(n_jobs);
  if (threads > 1) {
    Pool& shared = current_pool();
    std::unique_lock<std::mutex> lock(shared.busy, std::try_to_lock);
    if (lock.owns_lock()) {
      shared.run(n_jobs, threads, job);
      return;
    }
  }
  for (int64_t i = 0; i < n_jobs; ++i) job(i);
}

}  // namespace gategrad
