// The kernels of the instruction set that this process runs.
#pragma once

#include "training/kernels/kernels.h"

namespace gategrad {

const TrainingKernels& training_kernels();

// Those for rows of T.
template <class T>
const ParameterKernels<T>& parameter_kernels(int kind);
template <>
inline const ParameterKernels<float>& parameter_kernels<float>(int kind) {
  return training_kernels().parameters_f32[kind];
}
template <>
inline const ParameterKernels<double>& parameter_kernels<double>(int) {
  return training_kernels().parameters_f64;
}

template <class T>
const LayerKernels<T>& layer_kernels();
template <>
inline const LayerKernels<float>& layer_kernels<float>() {
  return training_kernels().layers_f32;
}
template <>
inline const LayerKernels<double>& layer_kernels<double>() {
  return training_kernels().layers_f64;
}
template <>
inline const LayerKernels<Half>& layer_kernels<Half>() {
  return training_kernels().layers_half;
}

template <class T>
const ConvolutionKernels<T>& convolution_kernels();
template <>
inline const ConvolutionKernels<float>& convolution_kernels<float>() {
  return training_kernels().convolutions_f32;
}
template <>
inline const ConvolutionKernels<Half>& convolution_kernels<Half>() {
  return training_kernels().convolutions_half;
}

}  // namespace gategrad
