"""The rules and the minds as WebAssembly, compiled from the same functions as for the CPU.

`python -m namiji.wasm FOLDER` builds two modules. `rules` and `minds` list what they export,
`compiler` makes object files of that by way of LLVM, and `build` links them. `description` says
what there is and where it lies in memory; `data` writes the records that functions take.
"""
