// Lists of bools.

import type { Reader } from './core.ts';
import { bit, bits, count, ones } from './lists.ts';

/** Reads elements that take a bit each, and where `flags` allows nulls a bitmap of those that are present. */
export function bools(r: Reader, flags: number): (boolean | null)[] | null;
export function bools(r: Reader): boolean[] | null;
export function bools(r: Reader, flags: number = 0): (boolean | null)[] | null {
  const hasNulls = r.bytes[r.at]! & flags, n = count(r, 1 / 8, flags), items: (boolean | null)[] = [];
  if (n < 0) return null;
  const present = hasNulls ? bits(r, n) : -1, at = bits(r, hasNulls ? ones(r, present, n) : n);
  for (let i = 0, k = 0; i < n; i++) items.push(hasNulls && !bit(r, present, i) ? null : !!bit(r, at, k++));
  return items;
}
