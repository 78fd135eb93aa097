"""python -m pg_checkpoint: the command line, also where no script was installed."""

from pg_checkpoint.cli import main

__all__: list[str] = []

if __name__ == "__main__":
    main()
