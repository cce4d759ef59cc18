// Maps.

import { invalid } from './core.ts';
import type { Reader } from './core.ts';
import { count, list, listWithNulls } from './lists.ts';

/** Reads entries. */
export function entries<K, V>(reader: Reader, size: number, key: (reader: Reader) => K, read: (reader: Reader) => V): [K, V][] | null {
  return list<[K, V]>(reader, size, reader => [key(reader), read(reader)]);
}

/** Reads entries with a bitmap of the values that are present. */
export function entriesWithNulls<K, V>(reader: Reader, size: number, key: (reader: Reader) => K, read: (reader: Reader) => V): [K, V | null][] | null {
  return listWithNulls<[K, V | null]>(reader, size, reader => [key(reader), read(reader)], reader => [key(reader), null]) as [K, V | null][] | null;
}

/** Reads entries whose keys JavaScript compares by their values. */
export function map<K, V>(reader: Reader, size: number, key: (reader: Reader) => K, read: (reader: Reader) => V): Map<K, V> | null {
  const length = count(reader, size, 0);
  if (length < 0) return null;
  const map = new Map<K, V>();
  for (let i = 0; i < length; i++) map.set(key(reader), read(reader));
  return map.size < length ? invalid(reader.at) : map;
}

/** Reads such entries, with a bitmap of the values that are present. */
export function mapWithNulls<K, V>(reader: Reader, size: number, key: (reader: Reader) => K, read: (reader: Reader) => V): Map<K, V | null> | null {
  const all = entriesWithNulls(reader, size, key, read);
  return all && toMap(all, reader);
}

/** Entries as a map. */
export function toMap<K, V>(all: readonly (readonly [K, V])[], reader: Reader): Map<K, V> {
  const map = new Map(all);
  return map.size < all.length ? invalid(reader.at) : map;
}

/** Entries as an object without a prototype, so that no key is special. */
export function record<V>(all: [string, V][] | null, reader: Reader): Record<string, V> | null {
  if (!all) return null;
  const record = Object.create(null) as Record<string, V>;
  for (const [key, value] of all) {
    if (key in record) invalid(reader.at);
    record[key] = value;
  }

  return record;
}
