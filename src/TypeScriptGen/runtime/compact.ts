// Compact values.

import { invalid, take } from './core.ts';
import type { Reader } from './core.ts';
import { bit, count } from './lists.ts';
import { Char, CodeBits, CodeMask, DateTime, DateTimeOffset, Decimal, DigitsSize, GroupSize, Int32, Int64, MinutesSize, ScaleSize, SecondsSize, TimeOnly, TimeSpan, UInt16, UInt64 } from './wire.ts';

const buffer = /* @__PURE__ */ new ArrayBuffer(16), scratch = /* @__PURE__ */ new Uint8Array(buffer), scratchView = /* @__PURE__ */ new DataView(buffer);

/** Reads a compact value into the form that it has in a fixed block. It stays there until the next one is read. */
export function unpack(r: Reader, kind: number, code: number): Uint8Array {
  const isDate = kind === DateTime || kind === DateTimeOffset, isDecimal = kind === Decimal, isWide = kind === Int64 || kind === UInt64 || kind === TimeSpan || kind === TimeOnly;
  if (isDate && code > 2) invalid(r.at);
  const date = code > 1 ? 8 : SecondsSize, minutes = code && kind === DateTimeOffset ? MinutesSize : 0;
  const size = !code ? 0 : isDecimal ? ScaleSize + DigitsSize * code : isDate ? date + minutes : isWide ? 1 << code : code > 2 ? 4 : code;
  const at = take(r, size), end = at + size, { bytes } = r, v = scratchView;
  scratch.fill(0);
  if (isDecimal && code) {
    // The scale with the sign, then the digits from the lowest on.
    scratch[2] = bytes[at]! & 127;
    scratch[3] = bytes[at]! & 128;
    scratch.set(bytes.subarray(at + 1, Math.min(at + 9, end)), 8);
    scratch.set(bytes.subarray(at + 9, end), 4);
    return scratch;
  }

  scratch.set(bytes.subarray(at, end - minutes));
  const word = v.getBigUint64(0, true), low = v.getUint32(0, true);
  if (isDate) {
    scratch.set(bytes.subarray(end - minutes, end), 8);
    if (code === 1) v.setBigUint64(0, (word >> 2n) * 10000000n | (word & 3n) << 62n, true);
  } else if (kind !== TimeSpan && (kind > Int64 || !(kind & 1))) {
    if ((kind === UInt16 || kind === Char) && low > 65535) invalid(at);
  } else if (isWide) v.setBigUint64(0, word & 1n ? ~(word >> 1n) : word >> 1n, true);
  else {
    if (kind < Int32 && low > 65535) invalid(at);
    v.setInt32(0, low >>> 1 ^ -(low & 1), true);
  }

  return scratch;
}

/** Reads a compact value. Get it from place 0 of the result. */
export function compact(r: Reader, kind: number, at: number, n: number): DataView {
  unpack(r, kind, bit(r, at, n) + 2 * bit(r, at, n + 1));
  return scratchView;
}

/** Reads a compact value that may be null. */
export function compactOrNull<T>(r: Reader, kind: number, at: number, n: number, get: (view: DataView, at: number) => T): T | null {
  if (bit(r, at, n)) return get(compact(r, kind, at, n + 1), 0);
  if (bit(r, at, n + 1) + bit(r, at, n + 2)) invalid(at);
  return null;
}

/** Reads a bool that may be null. */
export function boolOrNull(r: Reader, at: number, n: number): boolean | null {
  const value = bit(r, at, n + 1);
  if (bit(r, at, n)) return !!value;
  return value ? invalid(at) : null;
}

/** Reads integers in groups of four. */
export function groups<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T[] | null {
  const n = count(r, 1 / GroupSize, 0);
  if (n < 0) return null;
  const items: T[] = [];
  let control = 0;
  for (let i = 0; i < n; i++, control >>= CodeBits) {
    if (!(i & GroupSize - 1)) control = r.bytes[take(r, 1)]!;
    if (n - i < GroupSize && !(i & GroupSize - 1) && control >> CodeBits * (n - i)) invalid(r.at - 1);
    unpack(r, kind, control & CodeMask);
    items.push(get(scratchView, 0));
  }

  return items;
}
