"""What tests cost: a process that goes on is asked for its share, and one that has ended is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cost import seconds_of_living

SPENDS = "import time\nwhile time.process_time() < 0.2: pass\nprint('spent', flush=True)\ninput()"
WAITS = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {SPENDS!r}], check=True)\nprint('done')"


@pytest.mark.skipif(not Path("/proc").exists(), reason="there is no /proc here")
def test_a_process_that_goes_on_is_asked_for_its_share() -> None:
    words = [sys.executable, "-c", WAITS]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as above:
        assert above.stdout is not None and above.stdout.readline() == "spent\n"
        assert seconds_of_living(above.pid) >= 0.19
        assert above.communicate("\n")[0] == "done\n"
    assert seconds_of_living(above.pid) == 0
