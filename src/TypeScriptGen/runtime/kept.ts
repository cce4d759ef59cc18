// Members kept for other versions.

import { fail, invalid, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { count } from './lists.ts';
import { HasNulls, IdGap, MemberUnit, NamedKeys } from './wire.ts';

/** Skips the members kept for later versions, and tells their keys and places. */
export function skipExtension(reader: Reader, tell?: (key: number, at: number) => void): void {
  const hasTables = reader.bytes[reader.at]! & HasNulls, length = count(reader, 1, hasTables), end = reader.at + length;
  if (length < 0) return;
  // What reads other versions can step over tables.
  if (hasTables && !reader.other) fail('OtherVersion', end);
  let last = 0;
  do {
    const at = reader.at, start = take(reader, varint(reader)), next = reader.at, isNamed = reader.bytes[start]! - MemberUnit;
    reader.at = start + 1;
    const key = isNamed ? 2 ** 32 + reader.view.getUint32(take(reader, 4), true) : 1 + gap(reader);
    if ((isNamed ? isNamed !== NamedKeys : key > 0x7fffffff) || key <= last || reader.at > next) invalid(start);
    reader.at = next;
    if (hasTables) reader.other!.skipTable(reader);
    take(reader, varint(reader));
    last = key;
    tell?.(key, at);
  } while (reader.at < end);
  if (reader.at > end) invalid(end);
}

/** Reads how far an id is from the one that would be next. */
export function gap(reader: Reader): number {
  if (reader.bytes[reader.at] !== IdGap) return 0;
  reader.at++;
  const delta = varint(reader);
  return delta & 1 ? -(delta + 1) / 2 : delta / 2 || invalid(reader.at);
}
