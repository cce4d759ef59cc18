#!/usr/bin/env bash
# Renders the pages as a static site into artifacts/docs, and fails on links that lead nowhere. `--base /folder/` if it is not served at the root.
# MemFormatRepositoryUrl names the repository that links to source files lead to. Without it they are plain text.
set -euo pipefail
cd "$(dirname "$0")/docs"
# Not `npm ci`: it demands optional packages of all platforms in the lock file, and some were nowhere to be had when that was made.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save --loglevel=error
npm run --silent build -- "$@"
node check.js "$@"
