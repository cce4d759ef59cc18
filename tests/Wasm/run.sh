#!/usr/bin/env bash
# Publishes a trimmed program for browsers, any trimming warning an error, and runs it in Node: it writes the golden bytes.
set -euo pipefail
cd "$(dirname "$0")"
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT

dotnet publish Wasm.csproj -c Release -o "$out" --nologo -v quiet -nodeReuse:false >&2
(cd "$out/wwwroot" && timeout 900 node main.mjs) | tee "$out/said"
grep -Eqx '[0-9]{4,} passed, 0 failed' "$out/said"
size="$(stat -c %s "$out/wwwroot/_framework/MemFormat.wasm")"
echo "MemFormat.wasm: $size bytes"
[ "$size" -le $((450 * 1024)) ]
