// Members kept for other versions.

import { fail, invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { count } from './lists.ts';
import { HasNulls, IdGap, MemberUnit, NamedKeys } from './wire.ts';

/** Skips the members kept for later versions, and tells their keys and places. */
export function skipExtension(r: Reader, tell?: (key: number, at: number) => void): void {
  const hasTables = r.bytes[r.at]! & HasNulls, n = count(r, 1, hasTables), end = r.at + n;
  if (n < 0) return;
  // What reads other versions can step over tables.
  if (hasTables && !r.other) fail('OtherVersion', end);
  let last = 0;
  do {
    const at = r.at, start = take(r, uv(r)), next = r.at, isNamed = r.bytes[start]! - MemberUnit;
    r.at = start + 1;
    const key = isNamed ? 2 ** 32 + r.view.getUint32(take(r, 4), true) : 1 + gap(r);
    if ((isNamed ? isNamed !== NamedKeys : key > 0x7fffffff) || key <= last || r.at > next) invalid(start);
    r.at = next;
    if (hasTables) r.other!.table(r);
    take(r, uv(r));
    last = key;
    tell?.(key, at);
  } while (r.at < end);
  if (r.at > end) invalid(end);
}

/** Reads how far an id is from the one that would be next. */
export function gap(r: Reader): number {
  if (r.bytes[r.at] !== IdGap) return 0;
  r.at++;
  const delta = uv(r);
  return delta & 1 ? -(delta + 1) / 2 : delta / 2 || invalid(r.at);
}
