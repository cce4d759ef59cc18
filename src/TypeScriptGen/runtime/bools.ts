// Lists of bools.

import type { Reader } from './core.ts';
import { bit, bits, count } from './lists.ts';
import { HasNulls } from './wire.ts';

/** Reads elements that take a bit each. */
export function bools(r: Reader): boolean[] | null {
  return all(r, 0) as boolean[] | null;
}

/** Reads bools with a bitmap of those that are present. */
export function boolsWithNulls(r: Reader): (boolean | null)[] | null {
  return all(r, HasNulls);
}

function all(r: Reader, flags: number): (boolean | null)[] | null {
  const hasNulls = r.bytes[r.at]! & flags, n = count(r, 1 / 8, flags), items: (boolean | null)[] = [];
  if (n < 0) return null;
  const present = hasNulls ? bits(r, n) : -1;
  let k = n;
  if (hasNulls) for (let i = 0; i < n; i++) k -= 1 - bit(r, present, i);
  const at = bits(r, k);
  for (let i = k = 0; i < n; i++) items.push(hasNulls && !bit(r, present, i) ? null : !!bit(r, at, k++));
  return items;
}
