#!/usr/bin/env bash
# Has all libraries of the benchmarks read and write the same data, and compares the sizes that bench/results/typescript.md names. Measures nothing.
set -euo pipefail
cd "$(dirname "$0")"
# Not `npm ci`: it demands optional packages of all platforms in the lock file, and some were nowhere to be had when that was made.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save --loglevel=error
npm run --silent check
