#!/usr/bin/env bash
# Packs the library, and builds and runs a new console project that has nothing but the package and the README's code.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

version="0.1.0-test.$(date +%s)"
dotnet pack "$root/src/Runtime/MemFormat.csproj" -c Release -v quiet -nodeReuse:false -o "$work/feed" -p:Version="$version"

mkdir "$work/app"
cd "$work/app"
cat > nuget.config <<XML
<configuration><packageSources><add key="local" value="$work/feed" /></packageSources></configuration>
XML
cat > app.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <RestorePackagesPath>$work/packages</RestorePackagesPath>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="MemFormat" Version="$version" />
  </ItemGroup>
</Project>
XML

# The quick start, as it stands in the README.
awk '/^```csharp quick-start/{on=1; next} /^```/{on=0} on' "$root/README.md" > Program.cs
[ -s Program.cs ] || { echo "The README has no quick start." >&2; exit 1; }
output="$(dotnet run -c Release -v quiet)"
echo "$output"
passed=0
check() { if [ "$2" = 1 ]; then passed=$((passed + 1)); else echo "$1" >&2; fi; }
yes() { if "$@"; then echo 1; else echo 0; fi; }

[ "$output" = "$(awk '/^```text quick-start/{on=1; next} /^```/{on=0} on' "$root/README.md")" ] && same=1 || same=0
check "The quick start did not print what the README says." $same

# What the package asks for: .NET 10 has pipelines in the framework.
dependencies="$(sed -n 's/.*\(targetFramework="[^"]*"\|<dependency id="[^"]*"\).*/\1/p' "$work/packages/memformat/$version/memformat.nuspec" | tr '\n' ' ')"
check "The package has other dependencies: $dependencies" "$(yes [ "$dependencies" = 'targetFramework="net10.0" targetFramework="net8.0" <dependency id="System.IO.Pipelines" ' ])"

# TypeScript as a part of the build: printed, not touched by a build that changes nothing, printed again when deleted, cleaned.
sed -i 's#<OutputType>#<MemFormatTypeScriptOutput>web/gen</MemFormatTypeScriptOutput><OutputType>#' app.csproj
build() { dotnet build -c Release -v quiet --nologo -nodeReuse:false "$@" >&2; }
build
check "A build did not print TypeScript." "$(yes grep -qs '^export function read' web/gen/index.ts web/gen/*.ts)"
before="$(stat -c '%n %Y %Z' web/gen/*.ts)"
build
check "A build that changed nothing printed again." "$(yes [ "$before" = "$(stat -c '%n %Y %Z' web/gen/*.ts)" ])"
build -p:MemFormatTypeScriptNames=Keep -p:MemFormatTypeScriptArrays=Typed -p:MemFormatTypeScriptDiscriminator=kind
check "What was chosen on the command line was not printed." "$(yes grep -q '^  Id: number;' web/gen/*.ts)"
wrong="$(dotnet build -c Release -v quiet --nologo -nodeReuse:false -p:MemFormatTypeScriptIntegers=Long 2>&1)" && failed=0 || failed=1
check "A wrong choice was not an error." "$(yes [ "$failed" = 1 ])"
check "A wrong choice was not explained: $wrong" "$(yes grep -q "error.*--integers cannot be 'Long'" <<< "$wrong")"
sed -i 's#<OutputType>#<MemFormatTypeScriptExclude>OrderLine;OrderLine</MemFormatTypeScriptExclude><OutputType>#' app.csproj
build
check "A type was not left out." "$(yes [ "$(grep -c 'function writeOrder\|interface OrderLine\|function readOrder(' web/gen/global.ts)" = 1 ])"
check "The compiler was not told what is left out." "$(yes grep -rqs 'MemFormatTypeScriptLeftOut = OrderLine,OrderLine' obj)"
sed -i 's#<MemFormatTypeScriptExclude>.*</MemFormatTypeScriptExclude>##' app.csproj
rm web/gen/index.ts
build
check "Deleted files were not printed again." "$(yes [ -f web/gen/index.ts ])"
sed -i 's#<OutputType>#<MemFormatTypeScriptRuntime>memformat</MemFormatTypeScriptRuntime><OutputType>#' app.csproj
build
check "The runtime is not imported from the package." "$(yes [ "$(grep -c "from 'memformat/reader'" web/gen/index.ts) $(find web/gen/memformat -type f | wc -l)" = "2 0" ])"
# The analyzers, which use the generator's assembly beside theirs: nothing but an analyzer reports MF023, or any place in a file.
echo '[MemFormat.MemUnion(1, typeof(int))] public interface IUnstored;' > Breach.cs
breach="$(dotnet build -c Release -v quiet --nologo -nodeReuse:false 2>&1 || true)"
check "The analyzers of the package did not run: $breach" "$(yes grep -q 'Breach.cs(1,2): error MF023' <<< "$breach")"
rm Breach.cs
dotnet clean -c Release -v quiet --nologo >&2
check "A clean left printed files." "$(yes [ ! -f web/gen/index.ts ])"

echo "Package: $passed passed, $((13 - passed)) failed"
[ "$passed" = 13 ]
