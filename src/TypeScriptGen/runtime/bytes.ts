// Bytes, and numbers as typed arrays.

import { take, varint } from './core.ts';
import type { Reader, Unshared } from './core.ts';
import { count } from './lists.ts';

/** Reads bytes and copies them. */
export function bytes(reader: Reader): Unshared<Uint8Array> | null {
  const length = count(reader, 1, 0);
  return length < 0 ? null : copy(reader, length);
}

/** A copy. `slice` of Node's Buffer would not make one. */
function copy(reader: Reader, length: number): Unshared<Uint8Array> {
  return new Uint8Array(reader.bytes.subarray(take(reader, length), reader.at));
}

/** Reads bytes as a view of the payload. */
export function bytesView(reader: Reader): Unshared<Uint8Array> | null {
  const length = count(reader, 1, 0);
  return length < 0 ? null : viewOf(reader, length);
}

/** Payloads in shared memory are copied before. */
function viewOf(reader: Reader, length: number): Unshared<Uint8Array> {
  return reader.bytes.subarray(take(reader, length), reader.at) as Unshared<Uint8Array>;
}

/** Reads numbers into a typed array. All relevant machines have the payload's order of bytes. */
export function typed<T>(reader: Reader, size: number, array: new (buffer: ArrayBuffer) => T): T | null {
  const length = count(reader, size, 0);
  return length < 0 ? null : new array(copy(reader, length * size).buffer as ArrayBuffer);
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
export function frame(reader: Reader): Unshared<Uint8Array> {
  const length = varint(reader);
  return copy(reader, length);
}

export function frameView(reader: Reader): Unshared<Uint8Array> {
  return viewOf(reader, varint(reader));
}
