"""Pictures as SVG: charts, and the table as one seat sees it."""
