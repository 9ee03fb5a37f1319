"""The errors that a caller may want to catch. Each carries a stable code beside its message."""


class NamijiError(ValueError):
    """Something a caller asked for cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), str(self), dict(vars(self)))


def _again(kind: type[NamijiError], message: str, attributes: dict[str, object]) -> NamijiError:
    """An error unpickled, as it comes back from a worker process."""
    error = kind.__new__(kind, message)
    vars(error).update(attributes)
    return error


class IllegalAction(NamijiError):
    """An action that the rules do not allow now."""


class ImpossibleOutcome(NamijiError):
    """An outcome of chance that cannot be: handed in, but not in the bag or deck."""


class RecordError(NamijiError):
    """A record that cannot be read, or that does not hold; `line` counts from 1, 0 is the whole."""

    def __init__(self, code: str, message: str, line: int = 0) -> None:
        super().__init__(code, f"line {line}: {message}" if line else message)
        self.line = line
