// Compact values.

import { ticksPerSecond } from './bigints.ts';
import { invalid, take, varint } from './core.ts';
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
export function compact(reader: Reader, kind: number, at: number, flag: number): DataView {
  const code = bit(reader, at, flag) + 2 * bit(reader, at, flag + 1), isDate = kind === DateTime || kind === DateTimeOffset, fixed = sizes[kind]!, view = scratchView;
  if (isDate && code > 2) invalid(reader.at);
  const date = code > 1 ? 8 : SecondsSize, minutes = kind === DateTimeOffset ? MinutesSize : 0;
  const start = take(reader, !code ? 0 : kind === Decimal ? ScaleSize + DigitsSize * code : isDate ? date + minutes : fixed > 4 ? 1 << code : code > 2 ? 4 : code);
  scratch.fill(0);
  scratch.set(reader.bytes.subarray(start, reader.at), kind === Decimal ? 7 : 0);
  if (kind === Decimal) {
    // The scale with the sign, then the digits from the lowest on.
    scratch[2] = scratch[7]! & 127;
    scratch[3] = scratch[7]! & 128;
    scratch.copyWithin(4, 16);
  } else if (isDate) {
    scratch.copyWithin(8, date, date + minutes);
    const word = BigInt.asUintN(8 * SecondsSize, view.getBigUint64(0, true));
    if (code === 1) view.setBigUint64(0, (word >> BigInt(2)) * ticksPerSecond | word << BigInt(KindShift), true);
  } else {
    if (fixed < 4 && view.getUint16(2)) invalid(start);
    if (isSigned(kind)) undoZigZag(view, 0);
  }

  return view;
}

/** Reads a compact value that may be null. */
export function compactOrNull<T>(reader: Reader, kind: number, at: number, flag: number, get: (view: DataView, at: number) => T): T | null {
  if (bit(reader, at, flag)) return get(compact(reader, kind, at, flag + 1), 0);
  if (bit(reader, at, flag + 1) + bit(reader, at, flag + 2)) invalid(at);
  return null;
}

/** Reads a bool that may be null. */
export function boolOrNull(reader: Reader, at: number, flag: number): boolean | null {
  const value = bit(reader, at, flag + 1);
  return bit(reader, at, flag) ? !!value : value ? invalid(at) : null;
}

/** Whether the kind of a compact integer is signed. */
const isSigned = (kind: number): boolean => kind === TimeSpan || kind < Int128 && !!(kind & 1);

function undoZigZag(view: DataView, at: number, size: number = 8): void {
  if (size < 4) return view.setUint16(at, view.getUint16(at, true) >>> 1 ^ -(view.getUint16(at, true) & 1), true);
  const low = view.getInt32(at, true), high = size > 4 ? view.getInt32(at + 4, true) : 0, sign = -(low & 1);
  view.setInt32(at, low >>> 1 ^ high << 31 ^ sign, true);
  if (size > 4) view.setInt32(at + 4, high >>> 1 ^ sign, true);
}

/** Puts a digit above the lower bits of the number at a place. */
function put(view: DataView, at: number, bits: number, digit: number): void {
  at += bits >> 3;
  view.setUint16(at, view.getUint16(at, true) | digit << (bits & 7), true);
}

/** Reads a compact key or value of a map into eight bytes. They stay there until the next compact value is read. */
export function integerOf(reader: Reader, kind: number): DataView {
  const start = reader.at, value = varint(reader), size = sizes[kind]!;
  if (size < 8 && value >= 2 ** (8 * size)) invalid(start);
  scratch.fill(0);
  for (let at = start; at < reader.at; at++) put(scratchView, 0, SmallDigit * (at - start), reader.bytes[at]! & 127);
  if (isSigned(kind)) undoZigZag(scratchView, 0);
  return scratchView;
}

/** Reads a compact key or value of a map. */
export function integer<T>(reader: Reader, kind: number, get: (view: DataView, at: number) => T): T {
  return get(integerOf(reader, kind), 0);
}

/** Reads the integers of a compact list, or structs of so many of them each. All digits of a weight are together. */
export function integers<T>(reader: Reader, kind: number, get: (view: DataView, at: number) => T, each: number = 1): T[] | null {
  const width = sizes[kind]!;
  if (!(reader.bytes[reader.at]! & HasDigits)) return block(reader, each * width, get);
  const length = each * count(reader, each, HasDigits), form = reader.bytes[take(reader, 1)]!, most = 8 * (form >> DigitCountShift), isZigZag = form & IsZigZag, size = 8 * width;
  if (!length || most > size || isZigZag && !isSigned(kind)) invalid(reader.at);
  // The last number's highest digit of seven bits reaches beyond it.
  const view = new DataView(new ArrayBuffer(width * length + 1)), all = Array.from({ length }, (_, i) => width * i);
  let longer = all;
  for (let weight = 0; longer.length; weight += most ? LargeDigit : SmallDigit) {
    if (weight >= (most || size)) invalid(reader.at);
    const places = longer, flags = most > weight + LargeDigit ? bits(reader, places.length) : -1, start = take(reader, places.length);
    longer = [];
    places.forEach((place, i) => {
      const digit = reader.bytes[start + i]!;
      if (digit >= 2 ** (size - weight)) invalid(start);
      put(view, place, weight, most ? digit : digit & 127);
      if (most ? flags >= 0 && bit(reader, flags, i) : digit > 127) longer.push(place);
    });
  }

  if (isZigZag) for (const place of all) undoZigZag(view, place, width);
  return Array.from({ length: length / each }, (_, i) => get(view, i * each * width));
}
