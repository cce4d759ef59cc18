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

# What the package asks for: .NET 10 has pipelines in the framework.
dependencies="$(sed -n 's/.*\(targetFramework="[^"]*"\|<dependency id="[^"]*"\).*/\1/p' "$work/packages/memformat/$version/memformat.nuspec" | tr '\n' ' ')"
if [ "$dependencies" != 'targetFramework="net10.0" targetFramework="net8.0" <dependency id="System.IO.Pipelines" ' ]; then
  echo "The package has other dependencies: $dependencies" >&2
  echo "Package: 0 passed, 1 failed"
  exit 1
fi

if [ "$output" = "$(awk '/^```text quick-start/{on=1; next} /^```/{on=0} on' "$root/README.md")" ]; then
  echo "Package: 1 passed, 0 failed"
else
  echo "The quick start did not print what the README says." >&2
  echo "Package: 0 passed, 1 failed"
  exit 1
fi
