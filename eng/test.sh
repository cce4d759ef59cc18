#!/usr/bin/env bash
# Runs all tests. Installs what a fresh Debian machine with the .NET SDK lacks for them.
set -euo pipefail
cd "$(dirname "$0")/.."

# NativeAOT links with clang and zlib.
if [ "$(uname -s)" = Linux ] && ! command -v clang >/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq clang zlib1g-dev >/dev/null
  else
    echo "clang is missing and cannot be installed from here: the NativeAOT tests will say that they were skipped." >&2
  fi
fi

export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1
dotnet build MemFormat.sln -c Release -v quiet -nodeReuse:false

# One project at a time: several hosts on two cores disturb the tests that count allocations.
status=0
dotnet test MemFormat.sln -c Release --no-build -m:1 --logger "console;verbosity=minimal" || status=1

bash tests/Aot/run.sh || status=1
bash tests/Package/run.sh || status=1
exit "$status"
