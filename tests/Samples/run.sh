#!/usr/bin/env bash
# Runs the samples as a user would: the whole of Catalog, what it says of paths and files that are no good, its page in Chromium, a minimal API with its pages in TypeScript and in Blazor, F# types, workers of two releases, events of five, and a cluster of two.
set -uo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
passed=0 failed=0

# A first build, of what the sample needs alone (samples/Directory.Build.rsp), says so.
rm -rf "$root/samples/Catalog/bin/Release" "$root/artifacts/samples/bin/MemFormat.Analyzers"
dotnet build "$root/samples/Catalog" -c Release -v quiet -nodeReuse:false | tee "$work/build" >&2
catalog() { timeout 900 dotnet "$root/samples/Catalog/bin/Release/net10.0/Catalog.dll" "$@"; }

# check NAME COMMAND...: the command ends well.
check() {
  local name=$1; shift
  if "$@" >&2; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "samples: $name" >&2; fi
}

# expect NAME STATUS PATTERN ARGUMENTS...: the exit code, and for failures exactly one line that matches, on stderr.
expect() {
  local name=$1 status=$2 pattern=$3; shift 3
  catalog "$@" > "$work/out" 2> "$work/err"; local actual=$?
  local text="$work/out"; [ "$status" = 0 ] || text="$work/err"
  if [ "$actual" = "$status" ] && grep -Eq "$pattern" "$text" && { [ "$status" = 0 ] || [ "$(wc -l < "$work/err")" = 1 ]; }; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "samples: $name: exit code $actual, expected $status and '$pattern' in:" >&2
    tail -n 5 "$work/out" "$work/err" >&2
  fi
}

check "the first build does not say that it is one" grep -q 'The first run builds MemFormat' "$work/build"
check "the first build compiles analyzers" test ! -e "$root/artifacts/samples/bin/MemFormat.Analyzers"
expect "the whole run"      0 'System.Text.Json \+ Brotli' --out "$work/catalog.mem"
check "the run does not end with the next step" grep -Fq -- "-- serve $work/catalog.mem" "$work/out"
expect "a file's summary"   0 'assemblies' read "$work/catalog.mem"
expect "help"               0 '\-\-out' --help
expect "an unwritable path" 1 'cannot write' --out "$work/no/such/folder/catalog.mem"
expect "a missing file"     1 'missing.mem' read "$work/missing.mem"
head -c 100000 "$work/catalog.mem" > "$work/cut.mem"
expect "a file cut off"     1 'Truncated at Catalog\.' read "$work/cut.mem"
{ cat "$work/catalog.mem"; printf x; } > "$work/long.mem"
expect "bytes behind"       1 'TrailingData' read "$work/long.mem"
printf '{"not": "a catalog"}' > "$work/foreign.mem"
expect "a foreign file"     1 'damaged or not a catalog' read "$work/foreign.mem"

# The page: compiled under the strictest options, served, and used in a browser.
here="$root/tests/Samples"
[ -d "$here/node_modules/playwright-core" ] || npm ci --silent --prefix "$here" >&2
check "the page's TypeScript has errors" "$here/node_modules/.bin/tsc" -p "$root/samples/Catalog/Page"
rm -rf "$root/samples/Catalog/Page/node_modules"
# Processes in the background ignore Ctrl+C, and so do all processes of a script that runs in the background itself.
env --default-signal=INT dotnet "$root/samples/Catalog/bin/Release/net10.0/Catalog.dll" serve "$work/catalog.mem" --port 0 > "$work/serve" 2>&1 & server=$!
for _ in $(seq 1200); do grep -q 'The page is at' "$work/serve" || ! kill -0 "$server" 2>/dev/null && break; sleep 0.1; done
address="$(grep -o 'http://[^ ]*' "$work/serve")" || { echo "samples: no page after 120 seconds; the server said:" >&2; cat "$work/serve" >&2; }
check "the first serve does not say that it fetches the bundler" grep -q 'Fetching esbuild' "$work/serve"
check "the page does not do what it should within 15 minutes" timeout 900 node "$here/page.mjs" "$address/"
expect "a port that is taken"   1 'cannot listen on port' serve "$work/catalog.mem" --port "${address##*:}"
expect "a missing file, served" 1 'missing.mem' serve "$work/missing.mem"
dotnet="$(command -v dotnet)" timeout="$(command -v timeout)"
PATH=/nowhere "$timeout" 60 "$dotnet" "$root/samples/Catalog/bin/Release/net10.0/Catalog.dll" serve > "$work/no-node" 2>&1
check "serving without Node.js does not say what to do" grep -q 'install Node.js' "$work/no-node"
# stops PROCESS: it ends well within a minute after Ctrl+C.
stops() { kill -INT "$1" && timeout 60 tail -f /dev/null --pid="$1" && wait "$1"; }
if stops "$server"; then passed=$((passed + 1)); server=; else failed=$((failed + 1)); echo "samples: Ctrl+C does not end the server well within a minute" >&2; fi

# The minimal API and its page, by the steps of its README.
dotnet build "$root/samples/Minimal" -c Release -v quiet -nodeReuse:false >&2
check "the minimal page's TypeScript has errors" "$here/node_modules/.bin/tsc" -p "$root/samples/Minimal"
(cd "$root/samples/Minimal" && npm ci --silent && npm run bundle --silent) >&2
start=$SECONDS
check "publishing the Blazor page" dotnet publish "$root/samples/Minimal/Blazor" -c Release -v quiet -nodeReuse:false
echo "Publishing the Blazor page took $((SECONDS - start)) seconds."
for page in / /blazor/; do
  (cd "$root/samples/Minimal" && exec env --default-signal=INT dotnet bin/Release/net10.0/Minimal.dll --urls http://127.0.0.1:0) > "$work/minimal" 2>&1 & server=$!
  for _ in $(seq 300); do grep -q 'Now listening on' "$work/minimal" || ! kill -0 "$server" 2>/dev/null && break; sleep 0.1; done
  check "the minimal page at $page" timeout 300 node "$here/minimal.mjs" "$(grep -o 'http://127[^ ]*' "$work/minimal" | head -1)$page"
  check "Ctrl+C does not end the minimal API" stops "$server"
  server=
done

dotnet build "$root/samples/FSharp/Storage" -c Release -v quiet -nodeReuse:false >&2
if timeout 300 dotnet "$root/samples/FSharp/Storage/bin/Release/net10.0/Storage.dll" 2>&1 | diff "$root/samples/FSharp/expected.txt" - >&2; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
  echo "samples: F# types: another output than expected.txt" >&2
fi

# Workers of two releases, in one process and as processes that are killed. WORKERS_MESSAGES=10000 WORKERS_KILLS=8 is the long run.
dotnet build "$root/samples/Workers" -c Release -v quiet -nodeReuse:false >&2
workers() { timeout 900 dotnet "$root/samples/Workers/bin/Release/net10.0/Workers.dll" --messages "${WORKERS_MESSAGES:-500}" --kills "${WORKERS_KILLS:-2}" "$@"; }
check "workers in one process" workers
if [ -e /usr/lib/rabbitmq/bin/rabbitmq-server ] || [ "${MEMFORMAT_ALL:-}" = 1 ]; then
  check "workers with RabbitMQ" workers --rabbit

  # Ctrl+C in the midst of the work: the workers, the broker and its folder go.
  interrupted() {
    local temp="$work/interrupted" log="$work/interrupted.log" run status=0
    mkdir "$temp"
    TMPDIR="$temp" env --default-signal=INT dotnet "$root/samples/Workers/bin/Release/net10.0/Workers.dll" --messages 1000000 --rabbit > "$log" 2>&1 & run=$!
    for _ in $(seq 1200); do grep -q 'requests' "$log" || ! kill -0 "$run" 2>/dev/null && break; sleep 0.1; done
    stops "$run" || status=$?
    [ "$status" = 130 ] && ! compgen -G "$temp/rabbit*" > /dev/null && ! pgrep -f "$temp" > /dev/null ||
      { echo "exit code $status; left behind:" >&2; ls -A "$temp" >&2; pgrep -fa "$temp" >&2; kill -KILL "$run" 2> /dev/null; tail -n 5 "$log" >&2; return 1; }
  }
  check "workers after Ctrl+C" interrupted
fi

# Events of five releases, in memory and in a PostgreSQL; the build of the sixth is refused.
dotnet build "$root/samples/Events" -c Release -v quiet -nodeReuse:false >&2
events() {
  local expected="Events of 5 releases in $1, read by release 5:"
  shift
  timeout 300 dotnet "$root/samples/Events/bin/Release/net10.0/Events.dll" "$@" | diff <(echo "$expected"; cat "$root/samples/Events/expected.txt") -
}
check "events in memory" events memory --memory
if compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null || [ "${MEMFORMAT_ALL:-}" = 1 ]; then
  check "events in PostgreSQL" events "Marten over PostgreSQL"
fi
sixth() {
  ! dotnet build "$root/samples/Events/Release6" -c Release -v quiet -nodeReuse:false > "$work/sixth" && grep -q 'Orders.cs.*error MF071.*Price' "$work/sixth" ||
    { cat "$work/sixth" >&2; return 1; }
}
check "the sixth release of the events builds" sixth

# Two releases of an Orleans service with a directory; its test has them with a Redis.
dotnet build "$root/samples/Cluster" -c Release -v quiet -nodeReuse:false >&2
for how in '' --kill; do
  # shellcheck disable=SC2086 # No argument, or one.
  check "a cluster of two releases $how" timeout 900 dotnet "$root/samples/Cluster/bin/Release/net10.0/Cluster.dll" $how
done

echo "Samples: $passed passed, $failed failed"
[ "$failed" = 0 ]
