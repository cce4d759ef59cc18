// Writes strings.

import { node } from './text.ts';
import { notNull, room, uv, wanted } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CharsPerExtraByte, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Writes a string, or null. */
export function strOrNull(w: Writer, value: string | null): void {
  if (value === null) uv(w, NullString);
  else str(w, value);
}

export function str(w: Writer, value: string): void {
  // Other values have a length, too: arrays, functions without their call.
  const n = typeof value === 'string' ? value.length : none(value), start = w.at;
  if (n > 40) return long(w, value);
  uv(w, n * LengthUnit);
  const at = room(w, n), { bytes } = w;
  let all = 0;
  for (let i = 0; i < n; i++) {
    const code = value.charCodeAt(i);
    all |= code;
    bytes[at + i] = code;
  }

  if (all > 255) {
    w.at = start;
    long(w, value);
  }
}

function none(value: never): never {
  notNull(value);
  return wanted('a string');
}

/** What needs more than a byte. Engines know without a look that most strings have none. */
const wide = /[^\0-\xff]/, encoder = /* @__PURE__ */ new TextEncoder();

/** One byte per char if that suffices, else UTF-8 if it saves enough and is lossless, else UTF-16. */
function long(w: Writer, value: string): void {
  const n = value.length, start = w.at, firstWide = value.search(wide);
  if (firstWide < 0) {
    uv(w, n * LengthUnit);
    const at = room(w, n), { bytes } = w;
    if (node.latin1Write) node.latin1Write.call(bytes, value, at, n);
    else for (let i = 0; i < n; i++) bytes[at + i] = value.charCodeAt(i);
    return;
  }

  // Of texts that begin so, most are UTF-16.
  if (firstWide < 16 && utf16(w, value, n) * CharsPerExtraByte > n) return;
  w.at = start;
  const at = room(w, 5 + 3 * n) + 5, { bytes } = w, size = encoder.encodeInto(value, bytes.subarray(at)).written!, end = at + size;
  w.at = start;
  // Lone surrogates have become U+FFFD, of the bytes EF BF BD.
  if ((size - n) * CharsPerExtraByte > n || bytes.subarray(at, end).includes(0xef) && /\p{Surrogate}/u.test(value)) utf16(w, value, n);
  else {
    uv(w, size * LengthUnit + Utf8);
    bytes.copyWithin(room(w, size), at, end);
  }
}

/** Writes UTF-16, and returns how many bytes more than chars UTF-8 takes. */
function utf16(w: Writer, value: string, n: number): number {
  uv(w, n * LengthUnit + Utf16);
  const at = room(w, 2 * n), { view } = w;
  let more = 0;
  for (let i = 0; i < n; i++) {
    const code = value.charCodeAt(i);
    // Both halves of a pair take four bytes.
    more += (127 - code >>> 31) + (2047 - code >>> 31) - (code >> 11 === 27 ? 1 : 0);
    view.setUint16(at + 2 * i, code, true);
  }

  return more;
}
