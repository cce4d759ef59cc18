// Strings that a payload has once: one that was there before is its number.

import { invalid, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { chars, longString, stringOrNull } from './text.ts';
import { EncodingMask, LengthShift, LengthUnit, MaxPooled, NullString, Utf16, Utf8 } from './wire.ts';

/** Reads a pooled string. */
export function pooledOrNull(reader: Reader): string | null {
  const encoding = reader.bytes[reader.at]! & EncodingMask, head = headOf(reader);
  if (encoding === NullString) return head === NullString ? null : referred(reader, (head - NullString) / LengthUnit);
  const text = encoding || head > 128 ? longString(reader, head)! : chars(reader.bytes, take(reader, head >> LengthShift), head >> LengthShift);
  add(reader, text.length, text);
  return text;
}

/** Steps over a pooled string. It is read when one refers to it. */
export function skipPooled(reader: Reader): void {
  const { at, bytes } = reader, encoding = bytes[at]! & EncodingMask;
  let length = Math.floor(varint(reader) / LengthUnit);
  if (encoding === NullString) {
    if (length > (reader.pool?.length ?? 0)) invalid(reader.at);
    return;
  }

  let i = take(reader, encoding === Utf16 ? length * 2 : length);
  // Chars count, not bytes: those within a char are none, and the first of four bytes is two.
  if (encoding === Utf8 && length <= 3 * MaxPooled) for (; i < reader.at; i++) length += bytes[i]! > 239 ? 1 : bytes[i]! >> 6 === 2 ? -1 : 0;
  add(reader, length, at);
}

/** Gives the string that the reader is behind the next number, unless it has one: the reader may have come back to it. */
function add(reader: Reader, length: number, text: string | number): void {
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

/** Most references take two or three bytes. */
function headOf(reader: Reader): number {
  const { at, bytes } = reader, first = bytes[at]!, second = bytes[at + 1]!, third = bytes[at + 2]!;
  if (first > 127 && second) {
    if (second < 128) {
      reader.at = at + 2;
      return first + (second << 7) - 0x80;
    }

    if (third && third < 128) {
      reader.at = at + 3;
      return first + (second << 7) + (third << 14) - 0x4080;
    }
  }

  return varint(reader);
}
