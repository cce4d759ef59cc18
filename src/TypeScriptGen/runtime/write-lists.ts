// Writes collections.

import { bits, countOf, room, sameArray, setBit, uv, wanted } from './write-core.ts';
import type { Items, Writer } from './write-core.ts';
import { CountUnit, HasNulls, NullCollection } from './wire.ts';

/** Writes elements that are never null, or state it themselves. */
export function list<T>(w: Writer, items: readonly T[] | ReadonlySet<T> | null, put: (w: Writer, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  for (const item of items) put(w, item);
}

/** Writes elements, and a bitmap if there are nulls among them. Something else may come before each. */
export function listWithNulls<T>(w: Writer, items: readonly (T | null)[] | ReadonlySet<T | null> | null, put: (w: Writer, item: T) => void, before?: (w: Writer, i: number) => void): void {
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
function nulls(w: Writer, items: Iterable<unknown> & Items<unknown> | null): number {
  if (items === null) {
    uv(w, NullCollection);
    return -1;
  }

  const n = countOf(items);
  let hasNulls = false;
  for (const item of items) if (item === null) hasNulls = true;
  uv(w, n * CountUnit + (hasNulls ? HasNulls : 0));
  return hasNulls ? bits(w, n) : -1;
}

/** Writes elements of a fixed size. */
export function block<T>(w: Writer, size: number, items: readonly T[] | ReadonlySet<T> | null, set: (view: DataView, at: number, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  let at = room(w, countOf(items) * size);
  for (const item of items) {
    set(w.view, at, item);
    at += size;
  }
}

/** Writes elements that take a bit each. */
export function bools(w: Writer, items: readonly boolean[] | ReadonlySet<boolean> | null): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  const at = bits(w, countOf(items));
  let i = 0;
  for (const item of items) {
    if (item) setBit(w, at, i);
    i++;
  }
}

export function boolsWithNulls(w: Writer, items: readonly (boolean | null)[] | ReadonlySet<boolean | null> | null): void {
  if (items === null) return uv(w, NullCollection);
  const present = nulls(w, items), all = [...items], values = all.filter(item => item !== null), at = bits(w, values.length);
  values.forEach((item, i) => item && setBit(w, at, i));
  if (present >= 0) all.forEach((item, i) => item !== null && setBit(w, present, i));
}

/** Writes entries. */
export function entries<K, V>(w: Writer, items: ReadonlyMap<K, V> | readonly (readonly [K, V])[] | null, key: (w: Writer, key: K) => void, put: (w: Writer, value: V) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  for (const [k, value] of items) {
    key(w, k);
    put(w, value);
  }
}

/** Writes entries, and a bitmap if there are nulls among the values. */
export function entriesWithNulls<K, V>(w: Writer, items: ReadonlyMap<K, V | null> | readonly (readonly [K, V | null])[] | null, key: (w: Writer, key: K) => void, put: (w: Writer, value: V) => void): void {
  const all = items && [...items];
  listWithNulls(w, all && all.map(([, value]) => value), put, (w, i) => key(w, all![i]![0]));
}

/** An object's entries. */
export function record<V>(items: Readonly<Record<string, V>> | null): [string, V][] | null {
  return items && Object.entries(items instanceof Map ? wanted('an object, not a Map') : items);
}

/** Writes the numbers of a typed array. */
export function typed<T extends ArrayBufferView & { readonly length: number }>(w: Writer, items: T | null, array: new (buffer: ArrayBuffer) => T): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, sameArray(items, array).length * CountUnit);
  const at = room(w, items.byteLength);
  w.bytes.set(new Uint8Array(items.buffer, items.byteOffset, items.byteLength), at);
}

export function bytes(w: Writer, value: Uint8Array | null): void {
  if (value === null) return uv(w, NullCollection);
  uv(w, sameArray(value, Uint8Array).length * CountUnit);
  const at = room(w, value.length);
  w.bytes.set(value, at);
}
