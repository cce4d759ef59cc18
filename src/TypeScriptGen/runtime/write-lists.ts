// Writes collections.

import { array, bits, flag, object, refuse, room, same, setBit, tuple, varint } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CountUnit, HasNulls, NullCollection } from './wire.ts';

/** Writes elements that are never null, or state it themselves. */
export function list<T>(writer: Writer, items: readonly T[] | null, put: (writer: Writer, item: T) => void): void {
  if (items === null) return varint(writer, NullCollection);
  varint(writer, array(items).length * CountUnit);
  for (const item of items) put(writer, item);
}

/** Writes elements, and a bitmap if there are nulls among them. Something else may come before each. */
export function listWithNulls<T>(writer: Writer, items: readonly (T | null)[] | null, put: (writer: Writer, item: T) => void, before?: (writer: Writer, i: number) => void): void {
  const present = nulls(writer, items);
  let i = 0;
  for (const item of items ?? []) {
    before?.(writer, i);
    if (item !== null) put(writer, item);
    if (present >= 0 && item !== null) setBit(writer, present, i);
    i++;
  }
}

/** Writes the number of elements, and room for a bitmap if there are nulls. Returns its place, or -1. */
function nulls(writer: Writer, items: readonly unknown[] | null): number {
  if (items === null) {
    varint(writer, NullCollection);
    return -1;
  }

  const length = array(items).length, hasNulls = items.includes(null);
  varint(writer, length * CountUnit + (hasNulls ? HasNulls : 0));
  return hasNulls ? bits(writer, length) : -1;
}

/** Writes elements of a fixed size. */
export function block<T>(writer: Writer, size: number, items: readonly T[] | null, set: (view: DataView, at: number, item: T) => void): void {
  if (items === null) return varint(writer, NullCollection);
  const length = array(items).length;
  varint(writer, length * CountUnit);
  let at = room(writer, length * size);
  for (const item of items) {
    set(writer.view, at, item);
    at += size;
  }
}

/** Writes elements that take a bit each. */
export function bools(writer: Writer, items: readonly boolean[] | null): void {
  if (items === null) return varint(writer, NullCollection);
  varint(writer, array(items).length * CountUnit);
  setBits(writer, items);
}

export function boolsWithNulls(writer: Writer, items: readonly (boolean | null)[] | null): void {
  if (items === null) return varint(writer, NullCollection);
  // With what is missing in a sparse array.
  const present = nulls(writer, items), all = [...items];
  setBits(writer, all.filter(item => item !== null) as boolean[]);
  if (present >= 0) all.forEach((item, i) => item !== null && setBit(writer, present, i));
}

function setBits(writer: Writer, items: readonly boolean[]): void {
  const at = bits(writer, items.length);
  let i = 0;
  for (const item of items) {
    if (flag(item, 1)) setBit(writer, at, i);
    i++;
  }
}

/** The elements of a set. */
export function elements<T>(items: ReadonlySet<T> | null): readonly T[] | null {
  return items && [...same(items, Set)];
}

type Put<T> = (writer: Writer, value: T) => void;

/** Writes the entries of a map. */
export function entries<K, V>(writer: Writer, items: ReadonlyMap<K, V> | null, putKey: Put<K>, put: Put<V>): void {
  if (items === null) return varint(writer, NullCollection);
  varint(writer, same(items, Map).size * CountUnit);
  for (const [key, value] of items) {
    putKey(writer, key);
    put(writer, value);
  }
}

/** Writes them with a bitmap if there are nulls among the values. */
export function entriesWithNulls<K, V>(writer: Writer, items: ReadonlyMap<K, V | null> | null, key: Put<K>, put: Put<V>): void {
  pairsWithNulls(writer, items && [...same(items, Map)], key, put);
}

/** Writes entries that are an array, because JavaScript does not compare their keys by value. */
export function pairs<K, V>(writer: Writer, items: readonly (readonly [K, V])[] | null, key: Put<K>, put: Put<V>): void {
  list(writer, items, (writer, pair) => {
    tuple(pair, 2);
    key(writer, pair[0]);
    put(writer, pair[1]);
  });
}

export function pairsWithNulls<K, V>(writer: Writer, items: readonly (readonly [K, V | null])[] | null, key: Put<K>, put: Put<V>): void {
  const values = items && array(items).map(pair => {
    tuple(pair, 2);
    return pair[1];
  });
  listWithNulls(writer, values, put, (writer, i) => key(writer, items![i]![0]));
}

/** Writes keys that .NET compares by value. It would not read two that are the same. */
export function unique<K>(key: Put<K>): Put<K> {
  const all = new Set<string>();
  return (writer, value) => {
    const at = writer.at, { size } = all;
    key(writer, value);
    if (all.add(writer.bytes.subarray(at, writer.at).join()).size === size) refuse('InvalidData', 'two entries have the same key');
  };
}

/** Writes the entries of an object. */
export function record<V>(writer: Writer, items: Readonly<Record<string, V>> | null, key: Put<string>, put: Put<V>): void {
  pairs(writer, entriesOf(items), key, put);
}

export function recordWithNulls<V>(writer: Writer, items: Readonly<Record<string, V | null>> | null, key: Put<string>, put: Put<V>): void {
  pairsWithNulls(writer, entriesOf(items), key, put);
}

/** Other things than objects would have none. */
function entriesOf<V>(items: Readonly<Record<string, V>> | null): [string, V][] | null {
  if (items) object(items);
  return items && Object.entries(items);
}

/** Writes the numbers of a typed array. */
export function typed<T extends ArrayBufferView & { readonly length: number }>(writer: Writer, items: T | null, array: abstract new (buffer: ArrayBuffer) => T): void {
  if (items === null) return varint(writer, NullCollection);
  varint(writer, same(items, array).length * CountUnit);
  const at = room(writer, items.byteLength);
  writer.bytes.set(new Uint8Array(items.buffer, items.byteOffset, items.byteLength), at);
}

/** The numbers of a typed array. */
export function numbers<N>(items: Iterable<N> | null, array: abstract new (buffer: ArrayBuffer) => Iterable<N>): readonly N[] | null {
  return items && [...same(items, array)];
}

export function bytes(writer: Writer, value: Uint8Array | null): void {
  if (value === null) return varint(writer, NullCollection);
  varint(writer, same(value, Uint8Array).length * CountUnit);
  const at = room(writer, value.length);
  writer.bytes.set(value, at);
}
