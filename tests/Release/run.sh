#!/usr/bin/env bash
# Rehearses a release as far as it goes without GitHub: eng/release.sh with a wrong tag, and without one.
set -uo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
out="$root/artifacts/release"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
# check NAME COMMAND...: the command ends well.
check() {
  local name=$1; shift
  if "$@" >&2; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "release: $name" >&2; fi
}
unset GITHUB_REPOSITORY

bash "$root/eng/release.sh" v9.9.9 > "$work/wrong" 2>&1 < /dev/null
check "a tag of another version is packed" grep -q "^release: the tag is 'v9.9.9'" "$work/wrong"
check "nothing is packed" eval 'bash "$root/eng/release.sh" > "$work/log" 2>&1 < /dev/null || { tail -n 20 "$work/log"; false; }'
check "the packages are not those of the tests" [ "$(find "$out" -name 'MemFormat*.nupkg' | wc -l)" = "$(grep -c '^        \["MemFormat' "$root/tests/MemFormat.EndToEnd.Tests/PackedPackages.cs")" ]
check "the package of npm is missing" eval 'tar tzf "$out"/memformat-*.tgz | grep package/dist/index.js > /dev/null'
check "the notes are not those of the changelog" grep -q '^### ' "$out/notes.txt"
check "there are no symbols" eval 'ls "$out"/MemFormat.Files.*.snupkg'

# What is in the list: what packages bring, and nothing that only tests have.
names="$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).components.map(each => each.name).join("\n")' "$out/sbom.json")"
for name in ZstdSharp.Port Spectre.Console System.CommandLine MassTransit; do
  check "the list of contents lacks $name" grep -qx "$name" <<< "$names"
done
check "the list of contents has packages of tests" [ "$(grep -c '^xunit\|^BenchmarkDotNet' <<< "$names")" = 0 ]

echo "Release: $passed passed, $failed failed"
[ "$failed" = 0 ]
