"""A scikit-learn classifier that trains a network and predicts with its circuit."""

from gategrad.estimator.classifier import LogicGateClassifier

__all__ = ["LogicGateClassifier"]
