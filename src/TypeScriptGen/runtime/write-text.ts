// Writes strings.

import { notNull, room, uv, wanted } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CharsPerExtraByte, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Writes a string, or null. */
export function strOrNull(w: Writer, value: string | null): void {
  if (value === null) uv(w, NullString);
  else str(w, value);
}

export function str(w: Writer, value: string): void {
  const n = notNull(value).length, start = w.at;
  // The encoder pays off from about 40 chars on. What is no string has no length.
  if (!(n <= 40)) return encoded(w, value);
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
    encoded(w, value);
  }
}

const encoder = /* @__PURE__ */ new TextEncoder();

/** One byte per char if that suffices, else UTF-8 if it saves enough and is lossless, else UTF-16. */
function encoded(w: Writer, value: string): void {
  const n = typeof value === 'string' ? value.length : wanted('a string'), start = w.at, at = room(w, 5 + 3 * n) + lengthSize(n), b = w.bytes, size = encoder.encodeInto(value, b.subarray(at)).written!, end = at + size;
  let i = size > n ? at : end;
  while (i < end && b[i]! < 0xc4) i++;
  w.at = start;
  if (i === end) {
    uv(w, n * LengthUnit);
    const to = room(w, n);
    if (size > n) for (let k = 0; k < n; k++) b[to + k] = value.charCodeAt(k);
    return;
  }

  // Lone surrogates have become U+FFFD, of the bytes EF BF BD.
  if ((size - n) * CharsPerExtraByte <= n && (!b.subarray(i, end).includes(0xef) || !/\p{Surrogate}/u.test(value))) {
    b.set(b.subarray(at, end), start + lengthSize(size));
    uv(w, size * LengthUnit + Utf8);
    room(w, size);
    return;
  }

  uv(w, n * LengthUnit + Utf16);
  const to = room(w, 2 * n);
  for (let i = 0; i < n; i++) w.view.setUint16(to + 2 * i, value.charCodeAt(i), true);
}

/** The bytes of the head of a string. */
function lengthSize(n: number): number {
  return n < 32 ? 1 : 1 + lengthSize(n / 128);
}
