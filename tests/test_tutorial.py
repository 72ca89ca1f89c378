from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="pip install gategrad[notebook]")
nbclient = pytest.importorskip("nbclient", reason="pip install gategrad[notebook]")
pytest.importorskip("ipykernel", reason="pip install gategrad[notebook]")

NOTEBOOK = Path(__file__).parents[1] / "examples" / "tutorial.ipynb"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_notebook_runs(tmp_path):
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    stored = [cell.get("outputs") for cell in notebook.cells]
    client = nbclient.NotebookClient(
        notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}}
    )
    client.execute()
    # The last bits of trained weights depend on the processor, so that numbers may differ.
    for before, cell in zip(stored, notebook.cells, strict=True):
        kinds = {output["output_type"] for output in cell.get("outputs") or []}
        assert kinds == {output["output_type"] for output in before or []}
        assert "error" not in kinds
