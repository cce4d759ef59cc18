// Writes strings.

import { node } from './text.ts';
import { notNull, room, varint, wanted } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CharsPerExtraByte, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Writes a string, or null. */
export function stringOrNull(writer: Writer, value: string | null): void {
  if (value === null) varint(writer, NullString);
  else string(writer, value);
}

export function string(writer: Writer, value: string): void {
  // Other values have a length, too: arrays, functions without their call.
  const length = typeof value === 'string' ? value.length : none(value), start = writer.at;
  if (length > 40) return long(writer, value);
  varint(writer, length * LengthUnit);
  const at = room(writer, length), { bytes } = writer;
  let all = 0;
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    all |= code;
    bytes[at + i] = code;
  }

  if (all > 255) {
    writer.at = start;
    long(writer, value);
  }
}

function none(value: never): never {
  notNull(value);
  return wanted('a string');
}

/** What needs more than a byte. Engines know without a look that most strings have none. */
const wide = /[^\0-\xff]/, encoder = /* @__PURE__ */ new TextEncoder();

/** One byte per char if that suffices, else UTF-8 if it saves enough and is lossless, else UTF-16. */
function long(writer: Writer, value: string): void {
  const length = value.length, start = writer.at, firstWide = value.search(wide);
  if (firstWide < 0) {
    varint(writer, length * LengthUnit);
    const at = room(writer, length), { bytes } = writer;
    if (node.latin1Write) node.latin1Write.call(bytes, value, at, length);
    else for (let i = 0; i < length; i++) bytes[at + i] = value.charCodeAt(i);
    return;
  }

  // Of texts that begin so, most are UTF-16.
  if (firstWide < 16 && utf16(writer, value, length) * CharsPerExtraByte > length) return;
  writer.at = start;
  const at = room(writer, 5 + 3 * length) + 5, { bytes } = writer, size = encoder.encodeInto(value, bytes.subarray(at)).written!, end = at + size;
  writer.at = start;
  // Lone surrogates have become U+FFFD, of the bytes EF BF BD.
  if ((size - length) * CharsPerExtraByte > length || bytes.subarray(at, end).includes(0xef) && /\p{Surrogate}/u.test(value)) utf16(writer, value, length);
  else {
    varint(writer, size * LengthUnit + Utf8);
    bytes.copyWithin(room(writer, size), at, end);
  }
}

/** Writes UTF-16, and returns how many bytes more than chars UTF-8 takes. */
function utf16(writer: Writer, value: string, length: number): number {
  varint(writer, length * LengthUnit + Utf16);
  const at = room(writer, 2 * length), { view } = writer;
  let more = 0;
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    // Both halves of a pair take four bytes.
    more += (127 - code >>> 31) + (2047 - code >>> 31) - (code >> 11 === 27 ? 1 : 0);
    view.setUint16(at + 2 * i, code, true);
  }

  return more;
}
