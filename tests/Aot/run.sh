#!/usr/bin/env bash
# Publishes the program as native code, any trimming or AOT warning an error, and runs it.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v clang >/dev/null; then
  echo "NativeAOT links with clang, which is not on this machine." >&2
  exit 1
fi

log=$(mktemp)
out=$(mktemp -d)
trap 'rm -rf "$log" "$out"' EXIT

dotnet publish Aot.csproj -c Release -r linux-x64 -o "$out" --nologo -v minimal -nodeReuse:false -p:TreatWarningsAsErrors=true | tee "$log"
if grep -E 'warning (IL|AOT)|(IL[23][0-9]{3})' "$log"; then
  echo "NativeAOT warned." >&2
  exit 1
fi

# What tools read of the assemblies is for tools: the program has nothing of it.
manifest="$(grep -a -o -E '[0-9]:[A-Za-z0-9+/]{60}' ../Neighbour/bin/Release/net8.0/Neighbour.dll | head -n 1)"
if [ -z "$manifest" ] || grep -a -q -F "$manifest" "$out/MemFormat.Aot"; then
  echo "The manifest of an assembly is not where it should be, or in the program." >&2
  exit 1
fi

# A small program: its parts of the library are found by another way than all of it.
dotnet publish ../Small/Small.csproj -c Release -r linux-x64 -o "$out/small" --nologo -v quiet -nodeReuse:false -p:TreatWarningsAsErrors=true
timeout 300 "$out/small/Small"

# Unions of the language, by the compiler that knows them.
dotnet publish ../UnionsNative/UnionsNative.csproj -c Release -r linux-x64 -o "$out/unions" --nologo -v quiet -nodeReuse:false -p:TreatWarningsAsErrors=true
timeout 300 "$out/unions/UnionsNative"

# Users pay for what they use: the other parts are measured when you run sizes.sh by hand.
../../bench/Start/sizes.sh None Unions

echo "size: $(stat -c %s "$out/MemFormat.Aot") bytes"
timeout 1800 "$out/MemFormat.Aot" ../Golden/1.0
