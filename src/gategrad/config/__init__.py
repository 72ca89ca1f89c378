"""What a run is."""

from gategrad.config.run_config import DataConfig, ModelConfig, RunConfig, TrainConfig, settings_of

__all__ = ["DataConfig", "ModelConfig", "RunConfig", "TrainConfig", "settings_of"]
