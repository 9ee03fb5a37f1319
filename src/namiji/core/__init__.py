"""The compiled rules of Namiji: one state record, plain functions over it."""
