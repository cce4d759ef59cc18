// Compact values.

import { ticksPerSecond } from './bigints.ts';
import { invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { bit, bits, block, count } from './lists.ts';
import {
  DateTime, DateTimeOffset, Decimal, DigitCountShift, DigitsSize, HasDigits, Int128, IsZigZag, KindShift, LargeDigit, MinutesSize, ScaleSize, SecondsSize, SmallDigit, TimeSpan,
  sizes,
} from './wire.ts';

const scratch = /* @__PURE__ */ new Uint8Array(20), scratchView = /* @__PURE__ */ new DataView(scratch.buffer);

/**
 * Reads a compact value, of which two bits tell the width, into the form that it has in a fixed block. Get it from
 * place 0, where it stays until the next one is read.
 */
export function compact(r: Reader, kind: number, at: number, n: number): DataView {
  const code = bit(r, at, n) + 2 * bit(r, at, n + 1), isDate = kind === DateTime || kind === DateTimeOffset, fixed = sizes[kind]!, v = scratchView;
  if (isDate && code > 2) invalid(r.at);
  const date = code > 1 ? 8 : SecondsSize, minutes = kind === DateTimeOffset ? MinutesSize : 0;
  const start = take(r, !code ? 0 : kind === Decimal ? ScaleSize + DigitsSize * code : isDate ? date + minutes : fixed > 4 ? 1 << code : code > 2 ? 4 : code);
  scratch.fill(0);
  scratch.set(r.bytes.subarray(start, r.at), kind === Decimal ? 7 : 0);
  if (kind === Decimal) {
    // The scale with the sign, then the digits from the lowest on.
    scratch[2] = scratch[7]! & 127;
    scratch[3] = scratch[7]! & 128;
    scratch.copyWithin(4, 16);
  } else if (isDate) {
    scratch.copyWithin(8, date, date + minutes);
    const word = BigInt.asUintN(8 * SecondsSize, v.getBigUint64(0, true));
    if (code === 1) v.setBigUint64(0, (word >> BigInt(2)) * ticksPerSecond | word << BigInt(KindShift), true);
  } else {
    if (fixed < 4 && v.getUint16(2)) invalid(start);
    if (isSigned(kind)) undoZigZag(v, 0);
  }

  return v;
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
  return bit(r, at, n) ? !!value : value ? invalid(at) : null;
}

/** Whether the kind of a compact integer is signed. */
const isSigned = (kind: number): boolean => kind === TimeSpan || kind < Int128 && !!(kind & 1);

function undoZigZag(v: DataView, at: number): void {
  const low = v.getInt32(at, true), high = v.getInt32(at + 4, true), sign = -(low & 1);
  v.setInt32(at, low >>> 1 ^ high << 31 ^ sign, true);
  v.setInt32(at + 4, high >>> 1 ^ sign, true);
}

/** Puts a digit above the lower bits of the number at a place. */
function put(v: DataView, at: number, bits: number, digit: number): void {
  at += bits >> 3;
  v.setUint16(at, v.getUint16(at, true) | digit << (bits & 7), true);
}

/** Reads a compact key or value of a map into eight bytes. They stay there until the next compact value is read. */
export function integerOf(r: Reader, kind: number): DataView {
  const start = r.at, value = uv(r), size = sizes[kind]!;
  if (size < 8 && value >= 2 ** (8 * size)) invalid(start);
  scratch.fill(0);
  for (let at = start; at < r.at; at++) put(scratchView, 0, SmallDigit * (at - start), r.bytes[at]! & 127);
  if (isSigned(kind)) undoZigZag(scratchView, 0);
  return scratchView;
}

/** Reads a compact key or value of a map. */
export function integer<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T {
  return get(integerOf(r, kind), 0);
}

/** Reads the integers of a compact list. All digits of a weight are together. */
export function integers<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T[] | null {
  if (!(r.bytes[r.at]! & HasDigits)) return block(r, sizes[kind]!, get);
  const n = count(r, 1, HasDigits), form = r.bytes[take(r, 1)]!, most = 8 * (form >> DigitCountShift), isZigZag = form & IsZigZag, size = 8 * sizes[kind]!;
  if (!n || most > size || isZigZag && !isSigned(kind)) invalid(r.at);
  // Eight bytes for each. The last number's highest digit of seven bits reaches beyond it.
  const v = new DataView(new ArrayBuffer(8 * n + 1)), all = Array.from({ length: n }, (_, i) => 8 * i);
  let longer = all;
  for (let weight = 0; longer.length; weight += most ? LargeDigit : SmallDigit) {
    if (weight >= (most || size)) invalid(r.at);
    const places = longer, flags = most > weight + LargeDigit ? bits(r, places.length) : -1, start = take(r, places.length);
    longer = [];
    places.forEach((place, i) => {
      const digit = r.bytes[start + i]!;
      if (digit >= 2 ** (size - weight)) invalid(start);
      put(v, place, weight, most ? digit : digit & 127);
      if (most ? flags >= 0 && bit(r, flags, i) : digit > 127) longer.push(place);
    });
  }

  return all.map(place => {
    if (isZigZag) undoZigZag(v, place);
    return get(v, place);
  });
}
