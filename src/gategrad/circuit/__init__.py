"""What a trained network is: frozen NumPy arrays, nothing else."""

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.columns import Column
from gategrad.circuit.convolution import ConvolutionStage
from gategrad.circuit.convolutional_circuit import AnyCircuit, ConvolutionalCircuit
from gategrad.circuit.decoders import Codebook, Dense
from gategrad.circuit.detectors import DetectorEncoder
from gategrad.circuit.encoder import ThresholdEncoder
from gategrad.circuit.files import load_circuit
from gategrad.circuit.gate_encoder import Encoder, GateEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.parts import part_gates
from gategrad.circuit.readout import Readout
from gategrad.circuit.simulate import simulate
from gategrad.circuit.stats import CircuitStats, circuit_stats, live_features
from gategrad.circuit.tree_stage import tree_stage

__all__ = [
    "AnyCircuit",
    "Circuit",
    "CircuitStats",
    "Codebook",
    "Column",
    "ConvolutionStage",
    "ConvolutionalCircuit",
    "Dense",
    "DetectorEncoder",
    "Encoder",
    "GateEncoder",
    "Netlist",
    "Readout",
    "ThresholdEncoder",
    "circuit_stats",
    "live_features",
    "load_circuit",
    "part_gates",
    "simulate",
    "tree_stage",
]
