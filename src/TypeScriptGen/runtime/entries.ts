// Maps.

import { invalid } from './core.ts';
import type { Reader } from './core.ts';
import { count, list, listWithNulls } from './lists.ts';

/** Reads entries. */
export function entries<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): [K, V][] | null {
  return list<[K, V]>(r, size, r => [key(r), read(r)]);
}

/** Reads entries with a bitmap of the values that are present. */
export function entriesWithNulls<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): [K, V | null][] | null {
  return listWithNulls<[K, V | null]>(r, size, r => [key(r), read(r)], r => [key(r), null]) as [K, V | null][] | null;
}

/** Reads entries whose keys JavaScript compares by their values. */
export function map<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): Map<K, V> | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const map = new Map<K, V>();
  for (let i = 0; i < n; i++) map.set(key(r), read(r));
  return map.size < n ? invalid(r.at) : map;
}

/** Reads such entries, with a bitmap of the values that are present. */
export function mapWithNulls<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): Map<K, V | null> | null {
  const all = entriesWithNulls(r, size, key, read);
  return all && toMap(all, r);
}

/** Entries as a map. */
export function toMap<K, V>(all: readonly (readonly [K, V])[], r: Reader): Map<K, V> {
  const map = new Map(all);
  return map.size < all.length ? invalid(r.at) : map;
}

/** Entries as an object without a prototype, so that no key is special. */
export function record<V>(all: [string, V][] | null, r: Reader): Record<string, V> | null {
  if (!all) return null;
  const record = Object.create(null) as Record<string, V>;
  for (const [key, value] of all) {
    if (key in record) invalid(r.at);
    record[key] = value;
  }

  return record;
}
