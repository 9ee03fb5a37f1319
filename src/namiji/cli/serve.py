"""`namiji serve`: the game server."""

import inspect
import signal
import sys
import threading
from dataclasses import Field, fields
from typing import Annotated, Any, NoReturn, get_args, get_origin, get_type_hints

import typer

from namiji.errors import NamijiError
from namiji.server.config import Config


def serve(*, open_browser: bool, **settings: Any) -> None:
    """Serve the game to browsers and programs, until Ctrl-C or SIGTERM.

    The page is there at once. On the first start the server compiles the rules and the bots
    meanwhile, and says how long that takes. Each option can also be set by its environment
    variable; docs/deploy.md has the details.

    Examples:

    namiji serve --open

    namiji serve --lan

    namiji serve --host 0.0.0.0 --port 8080 --database postgresql://namiji@localhost/namiji
    """
    config = config_of(settings)

    from namiji.server.run import listen, run, share_url_of, url_of

    with listen(config) as listener:
        from namiji.cli.progress import PreparationLine
        from namiji.server.app import create_app
        from namiji.server.logs import is_plain, set_up_logs

        url, share_url = url_of(listener), share_url_of(listener)

        def when_up() -> None:
            typer.echo(f"Namiji is at {url} (Ctrl-C ends it)")
            if share_url is not None:
                typer.echo(f"Others on your network open {share_url}")
            if open_browser:
                _open(url)

        signal.signal(signal.SIGTERM, _end)  # uvicorn stops first, then raises it once more
        set_up_logs(config.log)
        app = create_app(config, share_url)
        if is_plain(config.log, sys.stderr):
            app.state.preparation.on_progress = PreparationLine().show
        run(app, config, listener, when_up)


def config_of(settings: dict[str, Any]) -> Config:
    """The config that the command's options come to."""
    try:
        return Config(**{name: _value(value) for name, value in settings.items()})
    except NamijiError as error:
        raise typer.BadParameter(str(error)) from None


def _options() -> list[inspect.Parameter]:
    """An option for each setting, and one that is the command's own."""
    hints = get_type_hints(Config)
    browser = Annotated[bool, typer.Option("--open", help="Open the browser when it is up.")]
    kind = inspect.Parameter.KEYWORD_ONLY
    return [
        inspect.Parameter("open_browser", kind, default=False, annotation=browser),
        *(
            inspect.Parameter(
                *(each.name, kind),
                default=_as_list(each.default),
                annotation=Annotated[_type(hints[each.name]), _option(each)],
            )
            for each in fields(Config)
        ),
    ]


def _option(setting: "Field[Any]") -> Any:
    about = setting.metadata
    return typer.Option(
        "--" + (about["option"] or setting.name).replace("_", "-"),
        envvar=f"NAMIJI_{setting.name.upper()}",
        help=about["says"],
        rich_help_panel=about["group"],
    )


def _type(hint: Any) -> Any:
    """Typer takes a repeated option as a list."""
    return list[get_args(hint)[0]] if get_origin(hint) is tuple else hint  # type: ignore[misc]


def _as_list(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


serve.__signature__ = inspect.Signature(_options())  # type: ignore[attr-defined]


def _open(url: str) -> None:
    """In a thread: some browsers do not give control back before they are closed."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _end(_signal: int, _frame: object) -> NoReturn:
    raise SystemExit(0)
