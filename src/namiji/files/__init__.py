"""Writing files, and files of results that an interrupted command continues."""

from namiji.files.write import printable, whole_file, write_text, writing

__all__ = ["printable", "whole_file", "write_text", "writing"]
