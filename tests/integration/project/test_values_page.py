"""docs/values.md says what comes back from which saver."""

from __future__ import annotations

import pytest

from tests import values_page


@pytest.mark.direct("the stock saver prepares its statements")
def test_the_table_of_values_is_current(empty_dsn: str) -> None:
    written = values_page.table_in(values_page.FILE.read_text("utf-8"))
    made = values_page.table_of(values_page.cells_with(empty_dsn))
    assert values_page.here_in(written) == values_page.here_in(made)
    # The other columns are those of the versions that the page names.
    if values_page.versions() in written:
        assert written == made, "run python -m tests.values_page"
