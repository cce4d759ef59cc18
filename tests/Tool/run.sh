#!/usr/bin/env bash
# Packs the library and the tool, installs the tool, and takes a new project through two releases: what the first one wrote with a
# fingerprint is read by the second one.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

packed="$(bash "$root/eng/pack.sh" Tool)"
read -r feed version <<< "$packed"

mkdir "$work/app"
cd "$work/app"
cat > nuget.config <<XML
<configuration><packageSources><add key="local" value="$feed" /></packageSources></configuration>
XML
dotnet tool install MemFormat.Tool --tool-path "$work/tools" --version "$version" > /dev/null
memformat="$work/tools/memformat"

cat > app.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <MemFormatEmitSchema>true</MemFormatEmitSchema>
    <RestorePackagesPath>$work/packages</RestorePackagesPath>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="MemFormat" Version="$version" />
  </ItemGroup>
</Project>
XML
cat > Program.cs <<'CS'
using MemFormat;

var fingerprint = new MemFormatOptions { Header = MemFormatHeader.Fingerprint };
if (args[0] == "write")
    File.WriteAllBytes(args[1], MemFormatSerializer.Serialize(new Order { Id = 7, Customer = "Ada" }, fingerprint));
else
    Console.WriteLine(Read());

string Read()
{
    try
    {
        var order = MemFormatSerializer.Deserialize<Order>(File.ReadAllBytes(args[1]))!;
        return $"{order.Id} {order.Customer}";
    }
    catch (MemFormatException exception)
    {
        return exception.Error.ToString();
    }
}
CS

passed=0
expect() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    printf '%s: expected\n%s\nbut it was\n%s\n' "$1" "$3" "$2" >&2
    echo "Tool: $passed passed, 1 failed"
    exit 1
  fi
}
build() { dotnet build -c Release -v quiet -nodeReuse:false --nologo > "$work/log" || { cat "$work/log" >&2; exit 1; }; }
app="bin/Release/net10.0/app.dll"

# The first release.
echo 'using MemFormat; [MemFormattable] public partial class Order { public int Id { get; set; } public string Customer { get; set; } = ""; }' > Order.cs
build
expect "the first update" "$("$memformat" schema update "$app")" "$PWD/MemFormat.Unshipped.txt: written, 4 lines"
"$memformat" schema ship --release 1.0 > /dev/null
timeout 60 dotnet "$app" write "$work/first.bin"

# The second one, first without what was recorded, to see that it matters.
echo 'using MemFormat; [MemFormattable] public partial class Order { public long Id { get; set; } public string Customer { get; set; } = ""; public string Currency { get; set; } = "EUR"; }' > Order.cs
mkdir "$work/aside"
mv MemFormat.*.txt "$work/aside"
build
expect "an unknown fingerprint" "$(timeout 60 dotnet "$app" read "$work/first.bin")" "UnknownSchema"
mv "$work/aside/"* .
expect "a check" "$("$memformat" schema check "$app" > "$work/log"; echo $?)" "1"
expect "the second update" "$("$memformat" schema update "$app")" "$PWD/MemFormat.Unshipped.txt: written, 3 lines"
build
expect "what the first release wrote" "$(timeout 60 dotnet "$app" read "$work/first.bin")" "7 Ada"
expect "another check" "$("$memformat" schema check "$app")" "$PWD/MemFormat.Unshipped.txt: up to date"
timeout 60 dotnet "$app" write "$work/second.bin"
expect "what the second release wrote" "$(timeout 60 dotnet "$app" read "$work/second.bin")" "7 Ada"

# TypeScript, with other types than the usual ones.
"$memformat" ts "$app" --output web --integers number > /dev/null
expect "an integer" "$(grep '^  id: ' web/global.ts)" "  id: number;"
expect "a wrong choice" "$("$memformat" ts "$app" --output web --decimals exact 2>&1)" "memformat: --decimals cannot be 'exact'. Type of decimals: string, or number (the nearest one)."
expect "a type that is not there" "$("$memformat" ts "$app" --output web --exclude Orders 2>&1)" \
  "memformat: Orders cannot be left out: there is no such type. Write C# names with namespaces and without type arguments."

# A promise about all releases is kept by the build.
"$memformat" schema ship --release 2.0 > /dev/null
order() { echo "using MemFormat; [MemFormattable] public partial class Order { $1 public System.Uri? Id { get; set; } public string Customer { get; set; } = \"\"; public string Currency { get; set; } = \"EUR\"; }" > Order.cs; }
sed -i 's/Id = 7/Id = new System.Uri("a:7")/' Program.cs
errors() { { dotnet build -c Release -v quiet -nodeReuse:false --nologo "$@" || true; } | sed -n 's/.*: \(error [^[]*\) \[.*/\1/p' | sort -u; }
order "[MemWas(typeof(long), nameof(Of))] [MemWas(typeof(int), nameof(Of))]"
sed -i 's/}$/private static System.Uri Of(long id) => new($"a:{id}"); private static System.Uri Of(int id) => new($"a:{id}"); }/' Order.cs
expect "conversions of both releases" "$(errors -p:MemFormatCompatibility=BackwardTransitive)" ""
"$memformat" schema update "$app" > /dev/null
"$memformat" schema ship --release 3.0 > /dev/null
order ""
expect "a promise about the last release" "$(errors -p:MemFormatCompatibility=Backward)" ""
expect "a promise about all releases" "$(errors -p:MemFormatCompatibility=Backward-Transitive | sed 's/.*error: //; s/ -> .*//')" \
  "$(printf 'data of Order 1.0 cannot be read: type0.?926e1512: int\ndata of Order 2.0 cannot be read: type0.?926e1512: long')"
expect "an unknown promise" "$(errors -p:MemFormatCompatibility=Sideways | cut -c1-60)" "error MF102: Set MemFormatCompatibility to Backward, Forward"

echo "Tool: $passed passed, 0 failed"
