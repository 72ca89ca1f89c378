// The interpreter's lock, let go of while native code works.
#pragma once

#include <Python.h>

#include <chrono>
#include <thread>

// As nanobind's gil_scoped_release, but for what happens when Python ends meanwhile. Up to Python
// 3.13 a daemon thread that then asks for the lock is ended by pthread_exit, whose unwinding no
// destructor and none of nanobind's frames may let through: the process would abort. Such a thread
// stays here instead, as it does in later versions, until the process is gone.
class ReleasedGil {
 public:
  ReleasedGil() : state_(PyEval_SaveThread()) {}
  ReleasedGil(const ReleasedGil&) = delete;
  ReleasedGil& operator=(const ReleasedGil&) = delete;
  ~ReleasedGil() {
    try {
      PyEval_RestoreThread(state_);
    } catch (...) {
      for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
    }
  }

 private:
  PyThreadState* state_;
};
