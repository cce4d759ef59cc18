#!/usr/bin/env bash
# Packs the library, MemFormat.Files and MemFormat.Zstandard, and uses the packages in a new project: run by .NET, and as a native program.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

packed="$(bash "$root/eng/pack.sh" Zstandard Files)"
read -r feed version <<< "$packed"

mkdir "$work/app"
cd "$work/app"
# The packages of the platform come from wherever this machine has them.
cat > nuget.config <<XML
<configuration>
  <config><add key="globalPackagesFolder" value="$work/packages" /></config>
  <packageSources><add key="local" value="$feed" /></packageSources>
</configuration>
XML
cat > app.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <RollForward>Major</RollForward>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <InvariantGlobalization>true</InvariantGlobalization>
    <PublishAot>\$(Native)</PublishAot>
    <TrimmerSingleWarn>false</TrimmerSingleWarn>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="MemFormat.Files" Version="$version" />
    <PackageReference Include="MemFormat.Zstandard" Version="$version" />
    <TrimmerRootAssembly Include="MemFormat.Files;MemFormat.Zstandard" />
  </ItemGroup>
</Project>
XML
cat > Program.cs <<'CS'
using MemFormat;

var notes = Enumerable.Range(0, 3_000).Select(i => new Note(i, $"note {i % 100}")).ToList();
var dictionary = MemFormatZstandardDictionary.Train(notes.Select(n => MemFormatSerializer.Serialize(n)), 1_024);
foreach (var compression in new[] { MemFormatCompression.None, MemFormatZstandard.Zstd(), MemFormatZstandard.With(new() { Dictionary = dictionary, Checksum = true }) })
{
    var options = new MemFileOptions { Values = new() { Compression = compression } };
    File.Delete("notes.mem");
    using (var file = MemFile.Append<Note>("notes.mem", options))
        file.AddRange(notes.Take(1_000));
    using (var file = MemFile.Append<Note>("notes.mem", options))
        file.AddRange(notes.Skip(1_000));
    using (var file = MemFile.Open<Note>("notes.mem", options))
    {
        var parallel = 0;
        await foreach (var note in file.ReadParallelAsync())
            parallel += note == notes[parallel] ? 1 : 0;
        Console.WriteLine($"{compression}: {file.SequenceEqual(notes)} {parallel} {file[2_000].Text}");
    }

    using (var mapped = MemFile.Open<Note>("notes.mem", options with { MemoryMapped = true }))
        Console.WriteLine(mapped.Blocks.AsParallel().Sum(block => block.Count()));
}

using var process = System.Diagnostics.Process.GetCurrentProcess();
Console.WriteLine($"native: {process.Modules.Cast<System.Diagnostics.ProcessModule>().Count(module => module.ModuleName.Contains("zstd"))}");

[MemFormattable]
public partial record Note(int Number, string Text);
CS

passed=0
expect() {
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    printf '%s: expected\n%s\nbut it was\n%s\n' "$1" "$3" "$2" >&2
    echo "Files: $passed passed, 1 failed"
    exit 1
  fi
}
expected="None: True 3000 note 0
3000
Zstandard: True 3000 note 0
3000
Zstandard: True 3000 note 0
3000
native: 0"
expect "the packages" "$(timeout 900 dotnet run -c Release -v quiet)" "$expected"
rm -rf nuget.config obj bin
# The compiler for native code is not in the feed.
dotnet publish -c Release -v quiet -nodeReuse:false -p:Native=true -r linux-x64 -o "$work/native" -p:RestoreAdditionalProjectSources="$feed" -p:RestorePackagesPath="$work/packages" >&2
expect "as a native program" "$(timeout 300 "$work/native/app")" "$expected"
expect "dependencies" "$(cd "$work/packages" && sed -n 's/.*<dependency id="\([^"]*\)".*/\1/p' memformat.{files,zstandard}/"$version"/*.nuspec | sort | uniq -c | tr -s ' \n' ' ')" \
  ' 4 MemFormat 2 ZstdSharp.Port '

echo "Files: $passed passed, 0 failed"
