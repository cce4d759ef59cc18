// Collections.

import { fail, invalid, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { CollectionFlags, CountUnit, HasNulls, NullCollection } from './wire.ts';

/** Reads the number of elements, which take at least `size` bytes each; -1 for null. */
export function count(reader: Reader, size: number, flags: number): number {
  const head = varint(reader);
  if (head === NullCollection) return -1;
  const length = Math.floor(head / CountUnit);
  if (head & ~flags & CollectionFlags) invalid(reader.at);
  if (length * size > reader.bytes.length - reader.at) fail('Truncated', reader.at);
  return length;
}

/** Reads this many bits and returns the place of the first byte. */
export function bits(reader: Reader, length: number): number {
  const at = take(reader, length + 7 >> 3);
  if (length & 7 && reader.bytes[reader.at - 1]! >> (length & 7)) invalid(at);
  return at;
}

export function bit(reader: Reader, at: number, index: number): number {
  return reader.bytes[at + (index >> 3)]! >> (index & 7) & 1;
}

/** How many of so many bits are set. */
export function ones(reader: Reader, at: number, length: number): number {
  let all = 0;
  while (length--) all += bit(reader, at, length);
  return all;
}

/**
 * An array for this many elements. It is allocated in one go if they are few: nested counts could claim the same bytes
 * many times.
 */
function arrayOf<T>(length: number): T[] {
  return length > 4096 ? [] : new Array<T>(length);
}

/** Reads elements that state themselves whether they are null, or never are. */
export function list<T>(reader: Reader, size: number, read: (reader: Reader) => T): T[] | null {
  const length = count(reader, size, 0);
  if (length < 0) return null;
  const items = arrayOf<T>(length);
  for (let i = 0; i < length; i++) items[i] = read(reader);
  return items;
}

/** Reads elements with a bitmap of those that are present. What is absent may have something to read, too. */
export function listWithNulls<T>(reader: Reader, size: number, read: (reader: Reader) => T, absent?: (reader: Reader) => T): (T | null)[] | null {
  if (!(reader.bytes[reader.at]! & HasNulls)) return list(reader, size, read);
  const length = count(reader, 1 / 8, HasNulls), present = bits(reader, length);
  const items = arrayOf<T | null>(length);
  for (let i = 0; i < length; i++) items[i] = bit(reader, present, i) ? read(reader) : absent ? absent(reader) : null;
  return items;
}

/** Reads elements of a fixed size. */
export function block<T>(reader: Reader, size: number, get: (view: DataView, at: number) => T): T[] | null {
  const length = count(reader, size, 0);
  if (length < 0) return null;
  const items = arrayOf<T>(length), view = reader.view;
  let at = take(reader, length * size);
  for (let i = 0; i < length; i++, at += size) items[i] = get(view, at);
  return items;
}

/** Reads elements without duplicates; later ones are dropped. */
export function set<T>(items: T[] | null): Set<T> | null {
  return items && new Set(items);
}
