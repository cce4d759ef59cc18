// Members kept for other versions.

import { invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { count } from './lists.ts';
import { IdGap, MemberUnit, NamedKeys } from './wire.ts';

/** Skips the members kept for later versions. */
export function skipExtension(r: Reader): void {
  const n = count(r, 1, 0), end = r.at + n;
  if (n < 0) return;
  let last = -1;
  do last = entry(r, last); while (r.at < end);
  if (r.at > end) invalid(end);
}

/** Skips such a member, and returns its key: one for each, names behind ids, and greater than the last one. */
export function entry(r: Reader, last: number): number {
  const size = uv(r), at = take(r, size), end = r.at, kind = r.bytes[at]!, isNamed = kind === MemberUnit + NamedKeys;
  r.at = at + 1;
  let key = 1;
  if (isNamed) key = 2 ** 32 + r.view.getUint32(take(r, 4), true);
  else if (r.bytes[r.at] === IdGap) {
    r.at++;
    const delta = uv(r);
    key = delta & 1 ? (1 - delta) / 2 : delta ? 1 + delta / 2 : 0;
  }

  if (!isNamed && (kind !== MemberUnit || key < 1 || key > 0x7fffffff) || key <= last || r.at > end) invalid(at);
  r.at = end;
  take(r, uv(r));
  return key;
}
