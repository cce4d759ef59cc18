#!/usr/bin/env bash
# Makes a project with `dotnet new memformat-contracts` as a stranger would: in a fresh folder, by the steps of its README, and breaks its promise.
set -uo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
# check NAME COMMAND...: the command ends well.
check() {
  local name=$1; shift
  if "$@" >&2; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "template: $name" >&2; fi
}

packed="$(bash "$root/eng/pack.sh" Tool Templates)" || exit 1
read -r feed version <<< "$packed"
cd "$work"
# Where tools were restored to is remembered there, also of folders that are gone.
export DOTNET_CLI_HOME="$work/home" DOTNET_NOLOGO=1 DOTNET_GENERATE_ASPNET_CERTIFICATE=false
cat > nuget.config <<XML
<configuration>
  <config><add key="globalPackagesFolder" value="$work/packages" /></config>
  <packageSources><add key="local" value="$feed" /></packageSources>
</configuration>
XML
new() { dotnet new "$@" --debug:custom-hive "$work/hive" > "$work/new" 2>&1 || { cat "$work/new" >&2; return 1; }; }
build() { dotnet build -c Release -v quiet -nodeReuse:false --nologo "$@" > "$work/log" 2>&1; }
built() { build "$@" || { cat "$work/log" >&2; return 1; }; }
says() { grep -Eq "$1" "$work/log" || { cat "$work/log" >&2; return 1; }; }

check "the template cannot be installed" new install "$feed/MemFormat.Templates.$version.nupkg"
# A name that is no name in C#.
check "no project is made" new memformat-contracts --name Shop-Contracts --Framework net8.0
cd Shop-Contracts || exit 1
check "something of the template is left" [ -z "$(grep -rE 'My.Contracts|TARGET_FRAMEWORK|_VERSION' . || true)" ]
check "it does not build, or warns" built -warnaserror
assembly=bin/Release/net8.0/Shop-Contracts.dll
check "no TypeScript is printed" grep -q '^export function readOrder' web/generated/Shop_Contracts.ts

check "the tool is not restored" dotnet tool restore
schema() { dotnet memformat schema "$@"; }
check "the recorded schemas are not those of the types" schema check "$assembly"
check "a schema cannot be shipped" schema ship --release 1.0

# The promise: a number that becomes smaller, a member without its reservation; and a change that is fine.
sed -i 's/int Quantity/short Quantity/' Order.cs
build
check "a narrower number is not refused" says 'error MF073: .*Quantity'
sed -i 's/short Quantity/int Quantity/; /MemMember(3)/d' Order.cs
build
check "a removed member is not refused" says 'error MF074: .*member 3'
sed -i 's/^    \[MemMember(2)\] public required string Customer.*/&\n    [MemMember(3)] public List<OrderLine> Lines { get; init; } = [];\n    [MemMember(4)] public string? Note { get; init; }/' Order.cs
check "a new member is refused" built
check "it cannot be recorded" schema update "$assembly"
check "it is not recorded" grep -q 'Order member 4 String' MemFormat.Unshipped.txt

# The page, from the file system, with the printed code.
check "the page is not made" eval 'npm install --silent && npm run --silent page'
here="$root/tests/Samples"
[ -d "$here/node_modules/playwright-core" ] || npm ci --silent --prefix "$here" >&2
check "the page does not read what it writes" timeout 300 node "$here/template.mjs" "file://$PWD/web/index.html" "$work/order.mem"
check "the tool does not read what the page wrote" eval 'dotnet memformat inspect "$work/order.mem" | grep "\"#1\": \"Tea\"" > /dev/null'

echo "Template: $passed passed, $failed failed"
[ "$failed" = 0 ]
