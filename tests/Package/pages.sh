#!/usr/bin/env bash
# Runs the programs that pages show, as they show them: in a new project with the packages that the page installs, and nothing else.
# A block ```csharp STEP FILE is a file, and ```text STEP what the step prints. Steps run in the page's order, each in a folder of its
# own; files that a step wrote are there for the next one. `pages.sh docs/faq.md` runs one page.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
pages=(docs/faq.md docs/security.md docs/migration/binary-formatter.md docs/migration/newtonsoft.md)
[ $# = 0 ] || pages=("$@")
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

packed="$(bash "$root/eng/pack.sh")"
read -r feed version <<< "$packed"

# Packages of this build come from the folder, others from where this machine gets them.
cat > "$work/nuget.config" <<XML
<configuration>
  <config><add key="globalPackagesFolder" value="$work/packages" /></config>
  <packageSources><add key="local" value="$feed" /></packageSources>
</configuration>
XML
declare -A versions=([Newtonsoft.Json]=13.0.4 [System.Formats.Nrbf]=10.0.12 [MemFormat]="$version")

# reference PACKAGE: its line in a project file.
reference() { echo "<PackageReference Include=\"$1\" Version=\"${versions[$1]}\" />"; }

passed=0 failed=0
for page in "${pages[@]}"; do
  here="$work/$(basename "$page" .md)"
  mkdir -p "$here/data"
  references="$(sed -n 's/^dotnet add package //p' "$root/$page" | sort -u | while read -r package; do reference "$package"; done)"
  [ -n "$references" ] || references="$(reference MemFormat)"
  while read -r step; do
    folder="$here/$step"
    mkdir "$folder"
    (cd "$folder" && awk -v step="$step" '
      /^```/ { file = ""; if (!inside && $2 == step) { file = $1 == "```text" ? "expected.txt" : $3; printf "" > file } inside = !inside; next }
      file != "" { print > file }' "$root/$page")
    properties= extra=
    # The old program of this page is for .NET Framework. A package brings its serializer back.
    if [ "$page $step" = "docs/migration/binary-formatter.md old" ]; then
      properties='<EnableUnsafeBinaryFormatterSerialization>true</EnableUnsafeBinaryFormatterSerialization><NoWarn>SYSLIB0011</NoWarn>'
      extra='<PackageReference Include="System.Runtime.Serialization.Formatters" Version="10.0.12" />'
    fi
    cat > "$folder/$step.csproj" <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    $properties
  </PropertyGroup>
  <ItemGroup>$references$extra</ItemGroup>
</Project>
XML
    if output="$(cd "$folder" && dotnet build -c Release -v quiet --nologo -nodeReuse:false 2>&1)" \
        && output="$(cd "$here/data" && timeout 300 dotnet "$folder/bin/Release/net10.0/$step.dll" 2>&1)" \
        && [ "$output" = "$(cat "$folder/expected.txt" 2>/dev/null)" ]; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "$page: '$step' does not do what the page shows: $output" >&2
    fi
  done < <(awk '/^```/ { if (!inside && $1 == "```csharp" && NF == 3 && !seen[$2]++) print $2; inside = !inside }' "$root/$page")
done

echo "Pages: $passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -ge "${#pages[@]}" ]
