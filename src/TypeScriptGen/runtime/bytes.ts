// Bytes, and numbers as typed arrays.

import { take, uv } from './core.ts';
import type { Reader, Unshared } from './core.ts';
import { count } from './lists.ts';

/** Reads bytes and copies them. */
export function bytes(r: Reader): Unshared<Uint8Array> | null {
  const n = count(r, 1, 0);
  return n < 0 ? null : copy(r, n);
}

/** A copy. `slice` of Node's Buffer would not make one. */
function copy(r: Reader, n: number): Unshared<Uint8Array> {
  return new Uint8Array(r.bytes.subarray(take(r, n), r.at));
}

/** Reads bytes as a view of the payload. */
export function bytesView(r: Reader): Unshared<Uint8Array> | null {
  const n = count(r, 1, 0);
  return n < 0 ? null : viewOf(r, n);
}

/** Payloads in shared memory are copied before. */
function viewOf(r: Reader, n: number): Unshared<Uint8Array> {
  return r.bytes.subarray(take(r, n), r.at) as Unshared<Uint8Array>;
}

/** Reads numbers into a typed array. All relevant machines have the payload's order of bytes. */
export function typed<T>(r: Reader, size: number, array: new (buffer: ArrayBuffer) => T): T | null {
  const n = count(r, size, 0);
  return n < 0 ? null : new array(copy(r, n * size).buffer as ArrayBuffer);
}

/** Makes typed arrays. */
export function toTyped(array: { from(items: ArrayLike<never>): unknown }): (items: readonly unknown[]) => unknown {
  return items => array.from(items as readonly never[]);
}

/** Numbers as a typed array. */
export function typedFrom<I, T>(items: I[] | null, array: { from(items: ArrayLike<I>): T }): T | null {
  return items && array.from(items);
}

/** The output of a custom codec. */
export function frame(r: Reader): Unshared<Uint8Array> {
  const n = uv(r);
  return copy(r, n);
}

export function frameView(r: Reader): Unshared<Uint8Array> {
  return viewOf(r, uv(r));
}
