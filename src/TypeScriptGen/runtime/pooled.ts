// Strings that a payload has once: one that was there before is its number.

import { invalid, varint } from './core.ts';
import type { Reader } from './core.ts';
import { stringOrNull } from './text.ts';
import { EncodingMask, LengthUnit, MaxPooled, NullString } from './wire.ts';

/** Reads a pooled string. */
export function pooledOrNull(reader: Reader): string | null {
  if ((reader.bytes[reader.at]! & EncodingMask) === NullString) {
    const head = varint(reader);
    return head === NullString ? null : referred(reader, Math.floor(head / LengthUnit));
  }

  const text = stringOrNull(reader)!;
  add(reader, text.length, text);
  return text;
}

/** Gives the string that the reader is behind, or its place, the next number, unless it has one: the reader may have come back to it. */
export function add(reader: Reader, length: number, text: string | number): void {
  if (length && length <= MaxPooled && reader.at > reader.pooled) {
    reader.pooled = reader.at;
    (reader.pool ??= []).push(text);
  }
}

function referred(reader: Reader, number: number): string {
  const { pool, at } = reader, text = pool?.[number - 1] ?? invalid(at);
  if (typeof text === 'string') return text;
  reader.at = text;
  const read = stringOrNull(reader)!;
  reader.at = at;
  return pool![number - 1] = read;
}
