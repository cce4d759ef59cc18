#!/usr/bin/env bash
# Renders the pages, and the API by its XML documentation, as a static site into artifacts/docs, and fails on links that lead nowhere. `--base /folder/` if it is not served at the root.
# MemFormatRepositoryUrl names the repository that links to source files lead to. Without it they are plain text.
set -euo pipefail
cd "$(dirname "$0")/docs"
# Not `npm ci`: it demands optional packages of all platforms in the lock file, and some were nowhere to be had when that was made.
[ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save --loglevel=error
# The documentation in XML of what the pages of the API describe: built unless it is newer than the code.
for assembly in Runtime/bin/Release/net10.0/MemFormat Files/bin/Release/net10.0/MemFormat.Files Zstandard/bin/Release/net10.0/MemFormat.Zstandard; do
  folder="../../src/${assembly%%/*}" xml="../../src/$assembly.xml"
  [ -e "$xml" ] && [ -z "$(find "$folder" -name '*.cs' -not -path '*/obj/*' -newer "$xml")" ] || dotnet build "$folder" -c Release -v quiet -nodeReuse:false
done
node charts.js --check
node api.js
npm run --silent build -- "$@"
node check.js "$@"
