"""The errors that a caller may want to catch. Each has a message and a stable code."""


class NamijiError(ValueError):
    """What the caller asked for is not possible. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), str(self), dict(vars(self)))


def _again(kind: type[NamijiError], message: str, attributes: dict[str, object]) -> NamijiError:
    """Unpickle an error that comes from a worker process."""
    error = kind.__new__(kind, message)
    vars(error).update(attributes)
    return error


class IllegalAction(NamijiError):
    """An action that the rules do not allow now."""


class ImpossibleOutcome(NamijiError):
    """An outcome of chance that is not possible: the bag or deck does not hold it."""


class RecordError(NamijiError):
    """A record that cannot be read or is wrong. `line` counts from 1; 0 is the whole record."""

    def __init__(self, code: str, message: str, line: int = 0) -> None:
        super().__init__(code, f"line {line}: {message}" if line else message)
        self.line = line
