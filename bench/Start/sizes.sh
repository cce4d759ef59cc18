#!/usr/bin/env bash
# Builds small native programs and compares their sizes with sizes.txt: a program that grew by more than 1 % pays for
# what it does not use; one that shrank by more leaves a bound that no longer holds anything.
#   sizes.sh                 every part
#   sizes.sh None Unions     some
#   sizes.sh --accept ...    writes what it measures
set -euo pipefail
cd "$(dirname "$0")"

accept=false
if [ "${1:-}" = --accept ]; then
  accept=true
  shift
fi

parts=("$@")
[ "${#parts[@]}" -gt 0 ] || mapfile -t parts < <(grep -v '^#' sizes.txt | cut -d ' ' -f 1)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
failed=0
for part in "${parts[@]}"; do
  expected=$(awk -v part="$part" '$1 == part { print $2 }' sizes.txt)
  [ -n "$expected" ] || { echo "sizes.txt has no part $part." >&2; exit 1; }
  timeout 600 dotnet publish Start.csproj -c Release -r linux-x64 -p:Native=true -p:Feature="$part" -o "$out/$part" --nologo -v quiet -nodeReuse:false
  timeout 60 "$out/$part/Start" >/dev/null || { echo "The program with $part failed." >&2; exit 1; }
  size=$(stat -c %s "$out/$part/Start")
  echo "$part: $size bytes, expected $expected"
  if $accept; then
    sed -i "s/^$part .*/$part $size/" sizes.txt
  elif [ $((size * 100)) -gt $((expected * 101)) ] || [ $((size * 100)) -lt $((expected * 99)) ]; then
    echo "$part differs by more than 1 %. If you meant it, run bench/Start/sizes.sh --accept $part." >&2
    failed=1
  fi
done
exit "$failed"
