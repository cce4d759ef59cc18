#!/usr/bin/env bash
# Takes the packages of src/Integrations, and follows the README of each in a new project that has nothing but the packages.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

packed="$(cd "$root/src" && bash ../eng/pack.sh $(dirname Integrations/*/*.csproj))"
read -r feed version <<< "$packed"

# The packages of this build come from the folder, others from where this machine gets them.
mkdir "$work/packages"
cat > "$work/nuget.config" <<XML
<configuration>
  <config><add key="globalPackagesFolder" value="$work/packages" /></config>
  <fallbackPackageFolders><add key="here" value="$(dotnet nuget locals global-packages --list | sed 's/^[^:]*: //')" /></fallbackPackageFolders>
  <packageSources><add key="local" value="$feed" /></packageSources>
  <packageSourceMapping>
    <clear />
    <packageSource key="local"><package pattern="MemFormat" /><package pattern="MemFormat.*" /></packageSource>
    <packageSource key="nuget.org"><package pattern="*" /></packageSource>
  </packageSourceMapping>
</configuration>
XML
cat > "$work/Directory.Build.props" <<XML
<Project><PropertyGroup>
  <TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable>
  <TreatWarningsAsErrors>true</TreatWarningsAsErrors><NoWarn>NU1603;NU1605</NoWarn><InvariantGlobalization>true</InvariantGlobalization>
</PropertyGroup></Project>
XML

passed=0
check() { if [ "$2" = 1 ]; then passed=$((passed + 1)); else echo "integrations: $1" >&2; fi; }
yes() { if "$@"; then echo 1; else echo 0; fi; }

# take PAGE STEP FOLDER: puts the blocks ```csharp STEP FILE of a page into a folder, and ```text STEP as expected.txt.
take() {
  mkdir -p "$work/$3"
  (cd "$work/$3" && awk -v step="$2" '
    /^```/ { file = ""; if (!inside && $2 == step) { file = $1 == "```text" ? "expected.txt" : $3; printf "" > file } inside = !inside; next }
    file != "" { print > file }' "$root/$1")
}
# project FOLDER SDK PROPERTIES PACKAGES...: a new project that has the packages, of this build or NAME@VERSION.
project() {
  local folder=$1 sdk=$2 properties=$3; shift 3
  { echo "<Project Sdk=\"$sdk\"><PropertyGroup><OutputType>Exe</OutputType>$properties</PropertyGroup><ItemGroup>"
    for package in "$@"; do
      [[ $package == *@* ]] || package+="@$version"
      echo "<PackageReference Include=\"${package%@*}\" Version=\"${package#*@}\" />"
    done
    echo '</ItemGroup></Project>'; } > "$work/$folder/$folder.csproj"
}

# The server as a native program, without a warning; the client against it, and curl as one that prefers JSON.
take src/Integrations/AspNetCore/README.md server server
project server Microsoft.NET.Sdk.Web '<PublishAot>true</PublishAot><TrimmerSingleWarn>false</TrimmerSingleWarn>' MemFormat.AspNetCore
dotnet publish "$work/server" -c Release -r linux-x64 -o "$work/native" --nologo -v quiet -nodeReuse:false >&2
take src/Integrations/Http/README.md client client
project client Microsoft.NET.Sdk '' MemFormat.Http
dotnet build "$work/client" -c Release --nologo -v quiet -nodeReuse:false >&2
"$work/native/server" --urls http://127.0.0.1:0 > "$work/server.log" & server=$!
for _ in $(seq 1200); do grep -q 'Now listening on' "$work/server.log" || ! kill -0 "$server" 2>/dev/null && break; sleep 0.1; done
address="$(grep -o -m 1 'http://127[^ ]*' "$work/server.log")" || { echo "integrations: no server after 120 seconds; it said:" >&2; cat "$work/server.log" >&2; exit 1; }
output="$(timeout 300 dotnet "$work/client/bin/Release/net10.0/client.dll" "$address")"
check "the client printed: $output" "$(yes [ "$output" = "$(cat "$work/client/expected.txt")" ])"
status() { curl -s --max-time 60 -o "$work/answer" -w '%{http_code} %{content_type}' "$@"; }
check "a native server refuses bad bytes with: $(status -d xx -H 'Content-Type: application/x-memformat' "$address/orders") $(cat "$work/answer")" \
  "$(yes grep -q '"error":"[A-Za-z]*".*"offset":[0-9]' "$work/answer")"
check "a native server without JSON does not say 406: $(status -H 'Accept: application/json' "$address/orders")" \
  "$(yes [ "$(status -H 'Accept: application/json' "$address/orders")" = '406 ' ])"
kill "$server" && timeout 60 tail -f /dev/null --pid="$server" || { echo "integrations: the server does not end within a minute" >&2; exit 1; }
server=

# run SDK STEP PAGE PACKAGES...: a program in the console prints what the page says.
run() {
  local sdk=$1 step=$2 page=$3 output; shift 3
  take "$page" "$step" "$step"
  project "$step" "$sdk" '' "$@"
  output="$(cd "$work/$step" && timeout 900 dotnet run -c Release -v quiet)" || true
  check "$page printed: $output" "$(yes [ "$output" = "$(cat "$work/$step/expected.txt")" ])"
}
# central NAME: NAME@VERSION, as this repository uses it.
central() { echo "$1@$(sed -n "s/.*Include=\"$1\" Version=\"\([^\"]*\)\".*/\1/p" "$root/Directory.Packages.props")"; }
run Microsoft.NET.Sdk.Web caching src/Integrations/Caching/README.md MemFormat.Caching
run Microsoft.NET.Sdk ef src/Integrations/EntityFrameworkCore/README.md MemFormat.EntityFrameworkCore "$(central Microsoft.EntityFrameworkCore.Sqlite)"
run Microsoft.NET.Sdk fsharp src/Integrations/FSharp/README.md MemFormat.FSharp
run Microsoft.NET.Sdk.Web fusion src/Integrations/FusionCache/README.md MemFormat.FusionCache
run Microsoft.NET.Sdk.Web signalr src/Integrations/SignalR/README.md MemFormat.SignalR "$(central Microsoft.AspNetCore.SignalR.Client)"
# A project named as a package cannot refer to that package.
run Microsoft.NET.Sdk.Web bus src/Integrations/MassTransit/README.md MemFormat.MassTransit
run Microsoft.NET.Sdk.Web actors src/Integrations/Akka/README.md MemFormat.Akka

total=10
echo "Integrations: $passed passed, $((total - passed)) failed"
[ "$passed" = "$total" ]
