#!/usr/bin/env bash
# Installs the packages whose data are workloads of bench/MemFormat.Benchmarks, and writes that data into `prepared`.
set -euo pipefail
cd "$(dirname "$0")"
# Not `npm ci`, as everywhere here.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save --loglevel=error
node prepare.mjs
