#!/usr/bin/env bash
# Runs all tests. Installs what a fresh Debian machine with the .NET SDK lacks for them.
set -euo pipefail
cd "$(dirname "$0")/.."
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MEMFORMAT_ALL=1

# NativeAOT links with clang and zlib; what is printed for the browser runs in Node, Chromium and Firefox.
missing=()
command -v clang >/dev/null || missing+=(clang)
[ -e /usr/include/zlib.h ] || missing+=(zlib1g-dev)
command -v node >/dev/null || missing+=(nodejs)
command -v npm >/dev/null || missing+=(npm)
# Cultures beyond the invariant one are ICU's.
ldconfig -p 2>/dev/null | grep -q 'libicuuc\.so' || missing+=(libicu-dev)
command -v chromium >/dev/null || missing+=(chromium)
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing+=(firefox-esr)
# The integrations are tested with real servers, which the tests start on ports of their own.
command -v curl >/dev/null || missing+=(curl)
command -v redis-server >/dev/null || missing+=(redis-server)
[ -e /usr/lib/rabbitmq/bin/rabbitmq-server ] || missing+=(rabbitmq-server)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
if [ "$(uname -s)" = Linux ] && [ "${#missing[@]}" -gt 0 ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
log="$work/log"
status=0

# A process that crashes leaves its stacks there: printed at the end.
export DOTNET_DbgEnableMiniDump=1 DOTNET_EnableCrashReportOnly=1 DOTNET_DbgMiniDumpName="$work/%p"

# One project at a time: test hosts side by side disturb each other on two cores. A test that hangs or crashes is named.
dotnet build MemFormat.sln -c Release -v quiet -nodeReuse:false
dotnet test MemFormat.sln -c Release --no-build -m:1 --blame-hang-timeout 40m --blame-hang-dump-type none --results-directory "$work/results" --logger "console;verbosity=minimal" 2>&1 | tee "$log" || status=1

# The lines `Failed: 0, Passed: 12, Skipped: 0` of all projects, added up.
tr -d ':,' < "$log" | awk '
  /(Passed|Failed)!/ { for (i = 1; i < NF; i++) { if ($i == "Passed") passed += $(i+1); if ($i == "Failed") failed += $(i+1); if ($i == "Skipped") skipped += $(i+1) } }
  END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped }'
node eng/crashes.mjs "$work"
exit "$status"
