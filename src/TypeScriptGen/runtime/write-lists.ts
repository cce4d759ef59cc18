// Writes collections.

import { array, bits, flag, object, refuse, room, same, setBit, tuple, uv } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CountUnit, HasNulls, NullCollection } from './wire.ts';

/** Writes elements that are never null, or state it themselves. */
export function list<T>(w: Writer, items: readonly T[] | null, put: (w: Writer, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, array(items).length * CountUnit);
  for (const item of items) put(w, item);
}

/** Writes elements, and a bitmap if there are nulls among them. Something else may come before each. */
export function listWithNulls<T>(w: Writer, items: readonly (T | null)[] | null, put: (w: Writer, item: T) => void, before?: (w: Writer, i: number) => void): void {
  const present = nulls(w, items);
  let i = 0;
  for (const item of items ?? []) {
    before?.(w, i);
    if (item !== null) put(w, item);
    if (present >= 0 && item !== null) setBit(w, present, i);
    i++;
  }
}

/** Writes the number of elements, and room for a bitmap if there are nulls. Returns its place, or -1. */
function nulls(w: Writer, items: readonly unknown[] | null): number {
  if (items === null) {
    uv(w, NullCollection);
    return -1;
  }

  const n = array(items).length, hasNulls = items.includes(null);
  uv(w, n * CountUnit + (hasNulls ? HasNulls : 0));
  return hasNulls ? bits(w, n) : -1;
}

/** Writes elements of a fixed size. */
export function block<T>(w: Writer, size: number, items: readonly T[] | null, set: (view: DataView, at: number, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  const n = array(items).length;
  uv(w, n * CountUnit);
  let at = room(w, n * size);
  for (const item of items) {
    set(w.view, at, item);
    at += size;
  }
}

/** Writes elements that take a bit each. */
export function bools(w: Writer, items: readonly boolean[] | null): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, array(items).length * CountUnit);
  setBits(w, items);
}

export function boolsWithNulls(w: Writer, items: readonly (boolean | null)[] | null): void {
  if (items === null) return uv(w, NullCollection);
  // With what is missing in a sparse array.
  const present = nulls(w, items), all = [...items];
  setBits(w, all.filter(item => item !== null) as boolean[]);
  if (present >= 0) all.forEach((item, i) => item !== null && setBit(w, present, i));
}

function setBits(w: Writer, items: readonly boolean[]): void {
  const at = bits(w, items.length);
  let i = 0;
  for (const item of items) {
    if (flag(item, 1)) setBit(w, at, i);
    i++;
  }
}

/** The elements of a set. */
export function elements<T>(items: ReadonlySet<T> | null): readonly T[] | null {
  return items && [...same(items, Set)];
}

type Put<T> = (w: Writer, value: T) => void;

/** Writes the entries of a map. */
export function entries<K, V>(w: Writer, items: ReadonlyMap<K, V> | null, key: Put<K>, put: Put<V>): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, same(items, Map).size * CountUnit);
  for (const [k, value] of items) {
    key(w, k);
    put(w, value);
  }
}

/** Writes them with a bitmap if there are nulls among the values. */
export function entriesWithNulls<K, V>(w: Writer, items: ReadonlyMap<K, V | null> | null, key: Put<K>, put: Put<V>): void {
  pairsWithNulls(w, items && [...same(items, Map)], key, put);
}

/** Writes entries that are an array, because JavaScript does not compare their keys by value. */
export function pairs<K, V>(w: Writer, items: readonly (readonly [K, V])[] | null, key: Put<K>, put: Put<V>): void {
  list(w, items, (w, pair) => {
    tuple(pair, 2);
    key(w, pair[0]);
    put(w, pair[1]);
  });
}

export function pairsWithNulls<K, V>(w: Writer, items: readonly (readonly [K, V | null])[] | null, key: Put<K>, put: Put<V>): void {
  const values = items && array(items).map(pair => {
    tuple(pair, 2);
    return pair[1];
  });
  listWithNulls(w, values, put, (w, i) => key(w, items![i]![0]));
}

/** Writes keys that .NET compares by value. It would not read two that are the same. */
export function unique<K>(key: Put<K>): Put<K> {
  const all = new Set<string>();
  return (w, value) => {
    const at = w.at, { size } = all;
    key(w, value);
    if (all.add(w.bytes.subarray(at, w.at).join()).size === size) refuse('InvalidData', 'two entries have the same key');
  };
}

/** Writes the entries of an object. */
export function record<V>(w: Writer, items: Readonly<Record<string, V>> | null, key: Put<string>, put: Put<V>): void {
  pairs(w, entriesOf(items), key, put);
}

export function recordWithNulls<V>(w: Writer, items: Readonly<Record<string, V | null>> | null, key: Put<string>, put: Put<V>): void {
  pairsWithNulls(w, entriesOf(items), key, put);
}

/** Other things than objects would have none. */
function entriesOf<V>(items: Readonly<Record<string, V>> | null): [string, V][] | null {
  if (items) object(items);
  return items && Object.entries(items);
}

/** Writes the numbers of a typed array. */
export function typed<T extends ArrayBufferView & { readonly length: number }>(w: Writer, items: T | null, array: abstract new (buffer: ArrayBuffer) => T): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, same(items, array).length * CountUnit);
  const at = room(w, items.byteLength);
  w.bytes.set(new Uint8Array(items.buffer, items.byteOffset, items.byteLength), at);
}

/** The numbers of a typed array. */
export function numbers<N>(items: Iterable<N> | null, array: abstract new (buffer: ArrayBuffer) => Iterable<N>): readonly N[] | null {
  return items && [...same(items, array)];
}

export function bytes(w: Writer, value: Uint8Array | null): void {
  if (value === null) return uv(w, NullCollection);
  uv(w, same(value, Uint8Array).length * CountUnit);
  const at = room(w, value.length);
  w.bytes.set(value, at);
}
