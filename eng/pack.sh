#!/usr/bin/env bash
# Packs the library and projects of src for tests that use packages as you would, and prints the folder of the packages and their version:
#   packed="$(bash eng/pack.sh Integrations/Http)" && read -r feed version <<< "$packed"
# What was packed of the same sources before is there already. Only one at a time packs, because builds share their folders.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p artifacts/feed
exec 9> artifacts/feed/lock
flock -w 3600 9 || { echo "pack: another pack.sh has held the lock for an hour" >&2; exit 1; }

# The version is the state of all that goes into a package. A version of a package never changes, so its own is not set: each
# assembly would be compiled again for its sake.
state="h$(find src docs eng/CodecList eng/PackageTexts ./*.md ./*.props ./*.txt LICENSE .editorconfig -type f \
  -not -path '*/bin/*' -not -path '*/obj/*' -not -path '*/node_modules/*' -print0 | sort -z | xargs -0 sha1sum | sha1sum | cut -c1-12)"
feed="$PWD/artifacts/feed/$state" version="1.0.0-test.$state"
find artifacts/feed -mindepth 1 -maxdepth 1 -type d -mtime +0 -not -name "$state" -exec rm -rf {} +
for project in Runtime "$@"; do
  packed="$feed/.${project//\//-}" references=
  [ -e "$packed" ] && continue
  # What they refer to was built with the library.
  [[ $project != Integrations/* ]] || references=-p:BuildProjectReferences=false
  dotnet pack "src/$project" -c Release -v quiet -nodeReuse:false -o "$feed" -p:PackageVersion="$version" $references >&2
  touch "$packed"
done
echo "$feed $version"
