"""`python -m namiji` is the command `namiji`."""

from namiji.cli.app import main

if __name__ == "__main__":
    main()
