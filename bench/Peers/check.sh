#!/usr/bin/env bash
# Has the peers read and write the same data, and compares the table of changes with what MemFormat does now. Measures nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
timeout 600 dotnet build -c Release -v quiet -nodeReuse:false bench/Peers
run() { timeout 600 dotnet exec bench/Peers/bin/Release/net10.0/MemFormat.Benchmarks.dll "$@"; }
run --check --filter "Order(10 lines)" "Shape[1000], a union"
run evolution --check bench/results/changes.md
