#!/usr/bin/env bash
# Prepares the real files, and has all contenders of bench/MemFormat.Benchmarks write and read them. Measures nothing.
# Each cell compares all that its contenders write and read: one per file is enough.
set -euo pipefail
cd "$(dirname "$0")"
bash prepare.sh
timeout 600 dotnet run -c Release --project ../MemFormat.Benchmarks -- --check --filter "caniuse read" "compat-data read" "110m read" "50m read" "m compact read"
