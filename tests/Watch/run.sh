#!/usr/bin/env bash
# Edits a class while `dotnet watch` runs its program, twice. Each payload written after an edit is read by the program after a restart.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
watch=
trap '[ -z "$watch" ] || kill -- "-$watch" 2>/dev/null || true; rm -rf "$work"' EXIT

dotnet build "$root/src/Runtime/MemFormat.csproj" -c Release -v quiet -nodeReuse:false
mkdir "$work/app"
cd "$work/app"
cat > app.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <Import Project="$root/src/Runtime/buildTransitive/MemFormat.props" />
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
  </PropertyGroup>
  <ItemGroup>
    <Reference Include="$root/src/Runtime/bin/Release/net10.0/MemFormat.dll" />
    <Analyzer Include="$root/src/Generator/bin/Release/netstandard2.0/MemFormat.Generator.dll" />
  </ItemGroup>
</Project>
XML
cat > Program.cs <<'CS'
using MemFormat;

if (args.Length == 1)
{
    Console.WriteLine(System.Text.Json.JsonSerializer.Serialize(MemFormatSerializer.Deserialize<Order>(File.ReadAllBytes(args[0]))));
    return;
}

while (true)
{
    Console.WriteLine(Writer.Write());
    Thread.Sleep(200);
}
CS
cat > Writer.cs <<'CS'
using MemFormat;

static class Writer
{
    public static string Write()
    {
        var payload = MemFormatSerializer.Serialize(new Order { Id = 7, Lines = [new Line(), new Line()] });
        return "payload " + Convert.ToBase64String(payload);
    }
}
CS
# types MEMBER MEMBER: the two classes, each with a further member.
types() { printf 'using MemFormat;\n[MemFormattable] public partial class Order { public int Id { get; set; } public List<Line> Lines { get; set; } = []; %s }\n[MemFormattable] public partial class Line { %s }\n' "$1" "$2" > Order.cs; }
# wait_for WHAT COMMAND...: until the command succeeds, for two minutes at most.
wait_for() {
  for _ in $(seq 600); do "${@:2}" && return; sleep 0.2; done
  echo "Waited two minutes for $1. The log ends:" >&2
  tail -n 30 "$work/log" >&2
  exit 1
}
# after N: the first payload written after watch has applied N edits. In the moment in which it applies one, the header may be the old one.
after() { awk -v edits="$1" '/changes applied/ { edits-- } /^payload/ && edits == 0 { print $2; exit }' "$work/log"; }
is_there() { [ -n "$(after "$1")" ]; }

types "" 'public int Count { get; set; }'
set -m
dotnet watch --non-interactive > "$work/log" 2>&1 &
watch=$!
set +m
wait_for "dotnet watch to begin" grep -q "Waiting for changes" "$work/log"
wait_for "the first payload" is_there 0
types 'public string? Name { get; set; } = "the order";' 'public int Count { get; set; }'
wait_for "a payload with a member more" is_there 1
types 'public string? Name { get; set; } = "the order";' 'public int Count { get; set; } public string Text { get; set; } = "the line";'
wait_for "a payload whose lines have a member more" is_there 2
kill -- "-$watch"
timeout 60 tail -f /dev/null --pid="$watch" || { echo "dotnet watch does not end within a minute." >&2; kill -KILL -- "-$watch"; }
watch=

dotnet build -v quiet -nodeReuse:false
line='{"Count":0,"Text":"the line"}'
for edits in 0 1 2; do
  after "$edits" | base64 -d > payload
  json="$(timeout 60 dotnet bin/Debug/net10.0/app.dll payload)"
  expected="{\"Id\":7,\"Lines\":[$line,$line],\"Name\":\"the order\"}"
  [ "$json" = "$expected" ] || { echo "After $edits edits, the payload was read as $json, not as $expected." >&2; exit 1; }
done
echo "3 payloads passed."
