// Compact values.

import { invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { bit, bits, block, count } from './lists.ts';
import {
  Char, DateTime, DateTimeOffset, Decimal, DigitCountShift, DigitsSize, HasDigits, Int16, Int32, Int64, IsZigZag, LargeDigit, MinutesSize, ScaleSize, SecondsSize,
  SmallDigit, TimeOnly, TimeSpan, UInt16, UInt64, sizes,
} from './wire.ts';

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

/** Reads a compact key or value of a map, and returns where it starts. */
export function skipInteger(r: Reader, kind: number): number {
  const start = r.at, size = sizes[kind]!, value = uv(r);
  return size < 8 && value >= 2 ** (8 * size) ? invalid(start) : start;
}

/** Reads a compact key or value of a map. */
export function integer<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T {
  const start = skipInteger(r, kind), isSigned = isOdd(kind);
  let value = 0n;
  for (let at = r.at; at-- > start;) value = value << 7n | BigInt(r.bytes[at]! & 127);
  scratchView.setBigUint64(0, isSigned ? signed(value) : value, true);
  return get(scratchView, 0);
}

/** Whether the kind of a compact integer is signed. */
const isOdd = (kind: number): boolean => kind >= Int16 && kind <= Int64 && !!(kind & 1);

const signed = (value: bigint): bigint => value & 1n ? ~(value >> 1n) : value >> 1n;

/** Reads the integers of a compact list. */
export function integers<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T[] | null {
  const size = sizes[kind]!;
  if (!(r.bytes[r.at]! & HasDigits)) return block(r, size, get);
  const n = count(r, 1, HasDigits), form = r.bytes[r.at]!, weights = takeDigits(r, kind, n), { bytes } = r, v = scratchView;
  const isLarge = !!(form >> DigitCountShift), unit = 1 << (isLarge ? LargeDigit : SmallDigit), isZigZag = !!(form & IsZigZag);
  // From the highest digits to the lowest: the higher part of the longer numbers, then all of these.
  const join = <N>(digit: (value: number) => N, add: (value: number, higher: N) => N): N[] => {
    let numbers: N[] = [];
    for (const [at, bitsAt, n] of weights.reverse()) {
      const longer = numbers;
      let next = 0;
      numbers = [];
      for (let i = 0; i < n; i++) {
        const value = bytes[at + i]!, low = value & unit - 1;
        numbers.push((isLarge ? bitsAt >= 0 && bit(r, bitsAt, i) : value > 127) ? add(low, longer[next++]!) : digit(low));
      }
    }

    return numbers;
  };
  if (size > 4) {
    const scale = BigInt(unit);
    return join(BigInt, (value, higher: bigint) => BigInt(value) + higher * scale).map(value => {
      v.setBigUint64(0, isZigZag ? signed(value) : value, true);
      return get(v, 0);
    });
  }

  return join(value => value, (value, higher: number) => value + higher * unit).map(value => {
    v.setUint32(0, isZigZag ? value >>> 1 ^ -(value & 1) : value, true);
    return get(v, 0);
  });
}

/** Takes the digits of so many integers: by weight where they are, the bits before them, and how many there are. */
export function takeDigits(r: Reader, kind: number, n: number): [at: number, bitsAt: number, n: number][] {
  const at = take(r, 1), form = r.bytes[at]!, large = form >> DigitCountShift, size = 8 * sizes[kind]!, weights: [number, number, number][] = [];
  if (!n || large * 8 > size || form & IsZigZag && !isOdd(kind)) invalid(at);
  const most = large || Math.ceil(size / SmallDigit);
  for (let longer = 0; n; n = longer) {
    const weight = weights.length;
    if (weight === most) invalid(r.at);
    const bitsAt = large > weight + 1 ? bits(r, n) : -1, at = take(r, n);
    longer = 0;
    for (let i = 0; i < n; i++) {
      const digit = r.bytes[at + i]!;
      if (!large && weight === most - 1 && digit >> size - SmallDigit * weight) invalid(at);
      longer += large ? bitsAt < 0 ? 0 : bit(r, bitsAt, i) : digit >> SmallDigit;
    }

    weights.push([at, bitsAt, n]);
  }

  return weights;
}
