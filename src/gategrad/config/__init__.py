"""What a run is."""

from gategrad.config.data_config import DataConfig
from gategrad.config.model_config import ModelConfig, settings_of
from gategrad.config.run_config import RunConfig, with_fields
from gategrad.config.train_config import TrainConfig

__all__ = ["DataConfig", "ModelConfig", "RunConfig", "TrainConfig", "settings_of", "with_fields"]
