"""Failures inside the helper show their values, as those in tests do."""

import pytest

pytest.register_assert_rewrite("table")
