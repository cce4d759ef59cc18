// Collections.

import { fail, invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { CollectionFlags, CountUnit, HasNulls, NullCollection } from './wire.ts';

/** Reads the number of elements, which take at least `size` bytes each; -1 for null. */
export function count(r: Reader, size: number, flags: number): number {
  const head = uv(r);
  if (head === NullCollection) return -1;
  const n = Math.floor(head / CountUnit);
  if (head & ~flags & CollectionFlags) invalid(r.at);
  if (n * size > r.bytes.length - r.at) fail('Truncated', r.at);
  return n;
}

/** Reads this many bits and returns the place of the first byte. */
export function bits(r: Reader, n: number): number {
  const at = take(r, n + 7 >> 3);
  if (n & 7 && r.bytes[r.at - 1]! >> (n & 7)) invalid(at);
  return at;
}

export function bit(r: Reader, at: number, n: number): number {
  return r.bytes[at + (n >> 3)]! >> (n & 7) & 1;
}

/** How many of so many bits are set. */
export function ones(r: Reader, at: number, n: number): number {
  let all = 0;
  while (n--) all += bit(r, at, n);
  return all;
}

/**
 * An array for this many elements. It is allocated in one go if they are few: nested counts could claim the same bytes
 * many times.
 */
function arrayOf<T>(n: number): T[] {
  return n > 4096 ? [] : new Array<T>(n);
}

/** Reads elements that state themselves whether they are null, or never are. */
export function list<T>(r: Reader, size: number, read: (r: Reader) => T): T[] | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const items = arrayOf<T>(n);
  for (let i = 0; i < n; i++) items[i] = read(r);
  return items;
}

/** Reads elements with a bitmap of those that are present. What is absent may have something to read, too. */
export function listWithNulls<T>(r: Reader, size: number, read: (r: Reader) => T, absent?: (r: Reader) => T): (T | null)[] | null {
  if (!(r.bytes[r.at]! & HasNulls)) return list(r, size, read);
  const n = count(r, 1 / 8, HasNulls), present = bits(r, n);
  const items = arrayOf<T | null>(n);
  for (let i = 0; i < n; i++) items[i] = bit(r, present, i) ? read(r) : absent ? absent(r) : null;
  return items;
}

/** Reads elements of a fixed size. */
export function block<T>(r: Reader, size: number, get: (view: DataView, at: number) => T): T[] | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const items = arrayOf<T>(n), view = r.view;
  let at = take(r, n * size);
  for (let i = 0; i < n; i++, at += size) items[i] = get(view, at);
  return items;
}

/** Reads elements without duplicates; later ones are dropped. */
export function set<T>(items: T[] | null): Set<T> | null {
  return items && new Set(items);
}
