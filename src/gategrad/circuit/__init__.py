"""What a trained network is: frozen NumPy arrays, nothing else."""

from gategrad.circuit.circuit import Circuit, load_circuit
from gategrad.circuit.decoders import Codebook, Decoder, Dense
from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.detector_encoder import DetectorEncoder
from gategrad.circuit.encoders.gate_encoder import GateEncoder
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.hardware.part_gates import part_gates
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.simulate import simulate
from gategrad.circuit.stages.convolution import ConvolutionStage
from gategrad.circuit.stages.tree_stage import tree_stage
from gategrad.circuit.stats import CircuitStats, circuit_stats, live_features

__all__ = [
    "Circuit",
    "CircuitStats",
    "Codebook",
    "Column",
    "ConvolutionStage",
    "Decoder",
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
