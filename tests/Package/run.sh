#!/usr/bin/env bash
# Packs the library, and builds and runs a new console project that has nothing but the package and the code of two pages:
# the README's examples, and each step of docs/getting-started.md.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

packed="$(bash "$root/eng/pack.sh")"
read -r feed version <<< "$packed"

cat > "$work/nuget.config" <<XML
<configuration>
  <config><add key="globalPackagesFolder" value="$work/packages" /></config>
  <packageSources><add key="local" value="$feed" /></packageSources>
</configuration>
XML
cat > "$work/Directory.Build.props" <<XML
<Project><PropertyGroup><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup></Project>
XML
mkdir "$work/app" "$work/guide"
cd "$work/app"
cat > app.csproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="MemFormat" Version="$version" />
  </ItemGroup>
</Project>
XML

passed=0
check() { if [ "$2" = 1 ]; then passed=$((passed + 1)); else echo "$1" >&2; fi; }
yes() { if "$@"; then echo 1; else echo 0; fi; }

# take PAGE STEP: puts the files of a step into the current folder: the blocks ```csharp STEP FILE, and ```text STEP as expected.txt.
take() {
  rm -f expected.txt
  awk -v step="$2" '
    /^```/ { file = ""; if (!inside && $2 == step) { file = $1 == "```text" ? "expected.txt" : $3; printf "" > file } inside = !inside; next }
    file != "" { print > file }' "$root/$1"
}
# run PAGE STEP: the step prints what the page says.
run() {
  take "$1" "$2"
  [ -s expected.txt ] || { echo "$1 has no step '$2'." >&2; exit 1; }
  output="$(timeout 900 dotnet run -c Release -v quiet)"
  echo "$output"
  check "'$2' did not print what $1 says." "$(yes [ "$output" = "$(cat expected.txt)" ])"
}

run README.md quick-start
# In the same folder: it reads the file of the first step.
run README.md change

# The guide's steps, one after another in one project: later ones read the file of the first.
cp app.csproj "$work/guide/Shop.csproj"
cd "$work/guide"
for step in first change union errors; do
  run docs/getting-started.md "$step"
done
cd "$work/app"

# What the package asks for: .NET 10 has pipelines in the framework.
dependencies="$(sed -n 's/.*\(targetFramework="[^"]*"\|<dependency id="[^"]*"\).*/\1/p' "$work/packages/memformat/$version/memformat.nuspec" | tr '\n' ' ')"
check "The package has other dependencies: $dependencies" "$(yes [ "$dependencies" = 'targetFramework="net10.0" targetFramework="net8.0" <dependency id="System.IO.Pipelines" ' ])"

# What each program carries.
size="$(stat -c %s "$work/packages/memformat/$version/lib/net10.0/MemFormat.dll")"
check "MemFormat.dll has $size bytes, more than 504 KB." "$(yes [ "$size" -le $((504 * 1024)) ])"

# TypeScript as a part of the build: printed, not touched by a build that changes nothing, printed again when deleted, cleaned.
sed -i 's#<OutputType>#<MemFormatTypeScriptOutput>web/gen</MemFormatTypeScriptOutput><OutputType>#' app.csproj
build() { dotnet build -c Release -v quiet --nologo -nodeReuse:false "$@" >&2; }
build
check "A build did not print TypeScript." "$(yes grep -qs '^export function read' web/gen/index.ts web/gen/*.ts)"
before="$(stat -c '%n %Y %Z' web/gen/*.ts)"
# The README's page, under a strict compiler.
take README.md browser
[ -d "$root/tests/Samples/node_modules/typescript" ] || npm ci --silent --prefix "$root/tests/Samples" >&2
check "The README's TypeScript does not compile." "$(yes "$root/tests/Samples/node_modules/.bin/tsc" --noEmit --strict --target es2022 --module esnext --moduleResolution bundler --allowImportingTsExtensions --lib es2022,dom web/page.ts)"
build
check "A build that changed nothing printed again." "$(yes [ "$before" = "$(stat -c '%n %Y %Z' web/gen/*.ts)" ])"
build -p:MemFormatTypeScriptNames=Keep -p:MemFormatTypeScriptArrays=Typed -p:MemFormatTypeScriptDiscriminator=kind
check "What was chosen on the command line was not printed." "$(yes grep -q '^  Quantity: number;' web/gen/*.ts)"
build -p:MemFormatTypeScriptVersions=Lazy
check "What other versions need is not in a file of its own." "$(yes grep -qs "import('./global-versions" web/gen/global.ts)"
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
check "The fixes are not beside the analyzers." "$(yes ls "$work/packages/memformat/$version/analyzers/dotnet/roslyn4.14/cs/MemFormat.CodeFixes.dll" | tail -n 1)"
# A call with a type that has no codec.
echo 'static class Breach { static byte[] Save() => MemFormat.MemFormatSerializer.Serialize(new { A = 1 }); }' > Breach.cs
breach="$(dotnet build -c Release -v quiet --nologo -nodeReuse:false 2>&1 || true)"
check "A call with a type that has no codec builds: $breach" "$(yes grep -q 'Breach.cs(1,87): error MF090' <<< "$breach")"
rm Breach.cs
dotnet clean -c Release -v quiet --nologo >&2
check "A clean left printed files." "$(yes [ ! -f web/gen/index.ts ])"

# What the feed and the folder show.
package="$work/packages/memformat/$version"
check "The README lost its text." "$(yes [ "$(grep -c '^using MemFormat;$\|^## Quick start$\|^Console.WriteLine(copy == order);$' "$package/README.md")" = 6 ])"
check "The package has no icon, pages or symbols." "$(yes ls "$package/icon.png" "$package/docs/diagnostics/MF001.md" "$feed/MemFormat.$version.snupkg" | tail -n 1)"

# A project's own namespaces of interceptors are beside ours, and calls are still intercepted.
sed -i 's#<OutputType>#<InterceptorsNamespaces>My.Own</InterceptorsNamespaces><OutputType>#' app.csproj
check "A project that sets InterceptorsNamespaces does not build." "$(yes build)"
check "Its namespaces are not both named." "$(yes [ "$(dotnet msbuild -getProperty:InterceptorsNamespaces)" = "My.Own;MemFormat.Generated" ])"

# A member with attributes in a type without one.
echo 'class Unstored { [MemFormat.MemMember(1)] public int Id; }' > Breach.cs
breach="$(dotnet build -c Release -v quiet --nologo -nodeReuse:false 2>&1 || true)"
check "An attribute without [MemFormattable] is not told: $breach" "$(yes grep -q 'Breach.cs(1,19): error MF018' <<< "$breach")"
rm Breach.cs

# What is packed lost the names of hidden parameters, not of those that callers name or leave out.
echo 'static class Named { static byte[] Save() => MemFormat.MemFormatSerializer.Serialize(value: 1, options: null); static bool Try() => MemFormat.MemFormatSerializer.TrySerialize(destination: [], value: 1, bytesWritten: out _); }' > Named.cs
check "A call cannot name its arguments." "$(yes build)"
rm Named.cs

# Frameworks without a library do not restore.
sed 's#net10.0</TargetFramework>#netstandard2.0</TargetFramework><ImplicitUsings>disable</ImplicitUsings>#' app.csproj > ../old.csproj && mkdir ../old && mv ../old.csproj ../old
old="$(dotnet restore ../old/old.csproj -v quiet --nologo 2>&1 || true)"
check "netstandard2.0 restores, or does not say why not: $old" "$(yes grep -q 'error NU1202.*MemFormat' <<< "$old")"

# F# is told where to read.
mkdir ../fs && cat > ../fs/fs.fsproj <<XML
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><TreatWarningsAsErrors>false</TreatWarningsAsErrors></PropertyGroup>
  <ItemGroup><Compile Include="Types.fs" /><PackageReference Include="MemFormat" Version="$version" /></ItemGroup>
</Project>
XML
echo 'module Types' > ../fs/Types.fs
fs="$(dotnet build ../fs/fs.fsproj -v quiet --nologo -nodeReuse:false 2>&1 || true)"
page="$(sed -n 's#.*warning MF101: .*See \([^,]*\),.*#\1#p' <<< "$fs" | head -1)"
check "F# is not told, or of a page that does not exist: $fs" "$(yes [ -s "$page" ])"

echo "Package: $passed passed, $((31 - passed)) failed"
[ "$passed" = 31 ]
