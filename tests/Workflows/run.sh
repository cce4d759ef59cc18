#!/usr/bin/env bash
# Checks the workflows of GitHub, and what eng/test.sh says and does before it builds.
set -uo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
here="$root/tests/Workflows"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
# check NAME COMMAND...: the command ends well.
check() {
  local name=$1; shift
  if "$@" >&2; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "workflows: $name" >&2; fi
}

npm ci --silent --prefix "$here" >&2
check "what GitHub reads is not as it should be" timeout 300 node --test "$here/check.mjs"

# eng/test.sh on a machine that lacks clang, and where another program holds apt's lock at first. The first build ends it.
mkdir "$work/bin"
for program in bash sed grep tr wc cat dirname basename mktemp rm tee awk env test ldconfig node npm chromium firefox-esr; do
  path="$(command -v "$program")" && ln -s "$path" "$work/bin/$program"
done
fake() { printf '#!%s\n%s\n' "$work/bin/bash" "$2" > "$work/bin/$1"; chmod +x "$work/bin/$1"; }
fake uname 'echo Linux'
fake id 'echo 0'
fake sleep 'echo "$1" >> '"$work/slept"
fake dotnet 'exit 3'
fake apt-get 'echo "$@" >> '"$work/asked"'; [ "$(wc -l < '"$work/asked"')" -gt 2 ] || { echo "E: Could not get lock /var/lib/dpkg/lock. It is held by process 7" >&2; exit 100; }'
run() { PATH="$work/bin" "$work/bin/bash" "$root/eng/test.sh" "$@" < /dev/null > "$work/out" 2>&1; echo $? > "$work/code"; }
said() { grep -Eq -- "$1" "$work/out" || { cat "$work/out" >&2; return 1; }; }
code() { [ "$(cat "$work/code")" = "$1" ]; }

run --list
check "--list does not name what it would install" said '^  clang which links native code$'
check "--list does not name all suites" [ "$(grep -oE 'MemFormat(\.[A-Za-z]+)?\.Tests' "$work/out" | sort)" = "$(find "$root/tests" -name '*Tests.csproj' -exec basename -s .csproj {} + | sort)" ]
check "--list fails" code 0
check "--list asks apt" [ ! -e "$work/asked" ]
run --list --fast
check "--fast needs a linker" [ "$(grep -c clang "$work/out")" = 0 ]
check "--fast does not say what it leaves out" said '^Would skip: .*Interop'
run --nonsense
check "an unknown option is accepted" code 2
check "an unknown option is not named" said "unknown option '--nonsense'"

run
check "a held lock is not waited for" said "Another program holds apt's lock"
check "the lock is not waited for twice" [ "$(wc -l < "$work/slept")" = 2 ]
check "nothing is installed after it" grep -q 'install -y .*clang' "$work/asked"
check "it does not say that it restores" said '^== Restore'
check "it goes on after a failed restore" code 3

# All suites run, though one fails, and are added up.
fake dotnet '[ "$1" = test ] || exit 0
  case "$2" in
    *Schema.Tests.dll) echo "Failed!  - Failed:     2, Passed:    10, Skipped:     1, Total:    13, Duration: 1 s - Schema.dll (net10.0)"; exit 1 ;;
    *) echo "Passed!  - Failed:     0, Passed:    12, Skipped:     1, Total:    13, Duration: 1 s" ;;
  esac'
fake apt-get ''
run
suites="$(find "$root/tests" -name '*Tests.csproj' | wc -l)"
check "it does not say which suite runs" said "^== Test $suites of $suites: MemFormat\\."
check "a failed suite does not fail all" code 1
check "the last line does not add up" [ "$(tail -n 1 "$work/out")" = "$((12 * suites - 2)) passed, 2 failed, $suites skipped" ]
run --fast
check "--fast runs other suites than it says" said "^== Test $((suites - 8)) of $((suites - 8)): "
fake dotnet '[ "$1" != test ] || echo "Passed!  - Failed:     0, Passed:    12, Skipped:     0"'
run
check "a run without failures fails" code 0

fake apt-get 'echo "E: Unable to locate package" >&2; exit 100'
run
check "another failure of apt is not shown" said 'E: Unable to locate package'
check "another failure of apt is overlooked" code 1

echo "Workflows: $passed passed, $failed failed"
[ "$failed" = 0 ]
