#!/usr/bin/env bash
# Packs a release into artifacts/release, as .github/workflows/release.yml publishes it: the packages of NuGet and npm, what is new
# (notes.txt), and what they are made of (sbom.json).
#   bash eng/release.sh            to try it out: the version is that of Directory.Build.props
#   bash eng/release.sh v1.2.3     a tag, which must be this version and have its section in CHANGELOG.md
set -euo pipefail
cd "$(dirname "$0")/.."
out="$PWD/artifacts/release"
fail() { echo "release: $*" >&2; exit 1; }
say() { printf '\n== %s\n' "$*"; }

version="$(sed -n 's/.*<Version>\(.*\)<\/Version>.*/\1/p' Directory.Build.props)"
if [ $# -gt 0 ]; then
  [ "$1" = "v$version" ] || fail "the tag is '$1', but Directory.Build.props has version $version: change one of them"
  grep -Eq "^## \[?${version//./\\.}\]?( |$)" CHANGELOG.md || fail "CHANGELOG.md has no section '## $version'"
fi
grep -q "\"version\": \"$version\"" src/TypeScriptGen/runtime/package.json || fail "the package of npm has another version than $version"

# Packages name the repository, and link to its pages, where GitHub runs this.
address="${GITHUB_REPOSITORY:+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY}"

# Only one at a time packs, because builds share their folders.
mkdir -p artifacts/feed
exec 9> artifacts/feed/lock
flock -w 3600 9 || fail "another pack.sh has held the lock for an hour"
rm -rf "$out"
mkdir -p "$out"

# The library comes first: the others are built with it.
projects="$(echo src/Runtime/*.csproj; grep -l '<IsPackable>true' src/*/*.csproj | grep -v '^src/Runtime/'; find src/Integrations -name '*.csproj' | sort)"
for project in $projects; do
  say "Pack $(basename "$project" .csproj)"
  references=
  [[ $project != src/Integrations/* ]] || references=-p:BuildProjectReferences=false
  dotnet pack "$project" -c Release -v quiet -nodeReuse:false -o "$out" ${address:+"-p:MemFormatRepositoryUrl=$address"} $references
done
for project in $projects; do
  [ -f "$out/$(basename "$project" .csproj).$version.nupkg" ] || fail "$project was not packed as version $version"
done

say "Pack the runtime of TypeScript"
(
  cd src/TypeScriptGen/runtime
  npm ci --silent
  [ -z "$address" ] || npm pkg set repository.type=git "repository.url=git+$address.git"
  npm pack --silent --pack-destination "$out"
)

say "Notes"
dotnet eng/PackageTexts/bin/Release/net8.0/PackageTexts.dll . README.md "$version" "$out/texts" $address
mv "$out/texts/release-notes.txt" "$out/notes.txt"
rm -r "$out/texts"

say "What it is made of"
dotnet tool restore > /dev/null
printf '{ "solution": { "path": "../../MemFormat.sln", "projects": [%s] } }' "$(sed 's#.*#"&"#' <<< "$projects" | paste -sd, -)" > artifacts/feed/release.slnf
dotnet dotnet-CycloneDX artifacts/feed/release.slnf --output "$out" --filename sbom.json --output-format Json --exclude-dev --disable-package-restore \
  --set-name MemFormat --set-version "$version" --set-type Library > "$out/sbom.log" 2>&1 || { cat "$out/sbom.log" >&2; fail "no list of contents"; }
rm "$out/sbom.log"

say "Packed into artifacts/release"
ls "$out"
