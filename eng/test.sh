#!/usr/bin/env bash
# Runs all tests: what CI runs. Installs what a fresh Debian machine with the .NET SDK lacks for them.
#   bash eng/test.sh --list   shows what it would install and which suites it would run, then exits
#   bash eng/test.sh --fast   leaves out the suites with browsers, servers and native code, and installs nothing for them
set -euo pipefail
cd "$(dirname "$0")/.."
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1
usage() { sed -n '2,4s/^# *//p' eng/test.sh; exit "$1"; }

list= fast=
for argument in "$@"; do
  case "$argument" in
    --list) list=1 ;;
    --fast) fast=1 ;;
    --help | -h) usage 0 ;;
    *) echo "test: unknown option '$argument'" >&2; usage 2 >&2 ;;
  esac
done
[ -n "$fast" ] || export MEMFORMAT_ALL=1

say() { printf '\n== %s\n' "$*"; }

# Suites in the order of the solution, and those that need more than .NET.
suites="$(sed -n 's/.*"\(tests[^"]*Tests\.csproj\)".*/\1/p' MemFormat.sln | tr '\\' /)" left_out=
needy='EndToEnd|Interop|MassTransit|Storage|Akka|Marten|Orleans|Recipes'
if [ -n "$fast" ]; then
  left_out="$(grep -E "$needy" <<< "$suites")"
  suites="$(grep -vE "$needy" <<< "$suites")"
fi
count="$(wc -l <<< "$suites" | tr -d ' ')"
names() { sed 's#.*/##; s#\.csproj##' <<< "$1" | tr '\n' ' '; }

# need PACKAGE WHY COMMAND...: the package is missing if the command fails.
missing= reasons=
need() { "${@:3}" > /dev/null 2>&1 || { missing="$missing $1"; reasons="$reasons  $1 $2"$'\n'; }; }
[ "$(uname -s)" != Linux ] || need libicu-dev 'for cultures beyond the invariant one' eval 'ldconfig -p | grep libicuuc\\.so'
need nodejs 'for printed TypeScript, and for the end of this script' command -v node
if [ -z "$fast" ]; then
  need npm 'for compilers and bundlers of TypeScript' command -v npm
  need clang 'which links native code' command -v clang
  need zlib1g-dev 'which native code is linked with' test -e /usr/include/zlib.h
  need chromium 'for printed TypeScript and pages' command -v chromium
  need firefox-esr 'for printed TypeScript' eval 'command -v firefox-esr || command -v firefox'
  # Real servers, which the tests start on ports of their own.
  need redis-server 'for tests of caches' command -v redis-server
  need rabbitmq-server 'for tests of MassTransit and Wolverine' test -e /usr/lib/rabbitmq/bin/rabbitmq-server
  need postgresql 'for tests of EF Core' compgen -G '/usr/lib/postgresql/*/bin/initdb'
  need nats-server 'for tests of NATS' command -v nats-server
  need curl 'for tests of servers' command -v curl
fi

if [ -n "$list" ]; then
  if [ -n "$missing" ]; then printf 'Would install:\n%s' "$reasons"; else echo "Would install nothing."; fi
  echo "Would run $count suites: $(names "$suites")"
  [ -z "$fast" ] || echo "Would skip: $(names "$left_out")"
  exit 0
fi

# apt_get waits while another program holds one of apt's locks: ten minutes at most.
apt_get() {
  local deadline=$((SECONDS + 600)) errors
  until errors="$(LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" 2>&1 > /dev/null)"; do
    [[ $errors == *'Could not get lock'* && $SECONDS -lt $deadline ]] || { echo "$errors" >&2; return 1; }
    echo "Another program holds apt's lock. Retrying in 5 seconds."
    sleep 5
  done
}
if [ -n "$missing" ]; then
  say "Install$missing"
  if [ "$(uname -s)" = Linux ] && [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt_get update
    # shellcheck disable=SC2086 # One argument for each package.
    apt_get install -y $missing
  else
    printf 'These can only be installed as root on Debian. Continuing without them; tests may fail:\n%s' "$reasons"
  fi
fi

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
status=0

# A process that crashes leaves its stacks there: printed at the end.
export DOTNET_DbgEnableMiniDump=1 DOTNET_EnableCrashReportOnly=1 DOTNET_DbgMiniDumpName="$work/%p"

say "Restore"
dotnet restore MemFormat.sln -v quiet -nodeReuse:false
say "Build: $(grep -c '^Project.*proj"' MemFormat.sln) projects"
dotnet build MemFormat.sln -c Release --no-restore -v quiet -consoleLoggerParameters:Verbosity=minimal -nodeReuse:false

# run SUITE: a test that hangs or crashes is named.
run() {
  dotnet test "$(dirname "$1")/bin/Release/net10.0/$(basename "$1" .csproj).dll" --blame-hang-timeout 40m --blame-hang-dump-type none \
    --results-directory "$work/results" --logger "console;verbosity=minimal" 2>&1 < /dev/null
}

# One suite at a time: test hosts side by side disturb each other on two cores. But the scripts of EndToEnd wait for one build or
# server after the other, so they run beside all others.
[ -z "$fast" ] || say "Left out: $(names "$left_out")"
number=0 beside="$(grep EndToEnd <<< "$suites" || true)"
if [ -n "$beside" ]; then
  say "Start $(basename "$beside" .csproj) in the background"
  run "$beside" > "$work/beside" &
fi
for suite in $(grep -vxF "${beside:-none}" <<< "$suites") $beside; do
  number=$((number + 1))
  say "Test $number of $count: $(basename "$suite" .csproj)"
  if [ "$suite" = "$beside" ]; then
    wait $! || status=1
    tee -a "$work/log" < "$work/beside"
  else
    run "$suite" | tee -a "$work/log" || status=1
  fi
done

# The lines `Failed: 0, Passed: 12, Skipped: 0` of all suites, added up.
say "All"
tr -d ':,' < "$work/log" | awk '
  /(Passed|Failed)!/ { for (i = 1; i < NF; i++) { if ($i == "Passed") passed += $(i+1); if ($i == "Failed") failed += $(i+1); if ($i == "Skipped") skipped += $(i+1) } }
  END { printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped }'
node eng/crashes.mjs "$work"
exit "$status"
