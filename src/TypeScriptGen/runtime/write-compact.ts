// Writes compact values.

import { big1, big63, ticksPerSecond } from './bigints.ts';
import { array, bits, room, setBit, varint } from './write-core.ts';
import type { Writer } from './write-core.ts';
import {
  CountUnit, DateTime, DateTimeOffset, Decimal, DigitCountShift, DigitsSize, HasDigits, Int16, Int32, Int64, IsZigZag, KindShift, LargeDigit, MinutesSize, NullCollection, ScaleSize,
  SecondsSize, SmallDigit, TimeOnly, TimeSpan, UInt64, sizes,
} from './wire.ts';

const buffer = /* @__PURE__ */ new ArrayBuffer(72), scratch = /* @__PURE__ */ new Uint8Array(buffer), scratchView = /* @__PURE__ */ new DataView(buffer);

/** Writes a value in as few bytes as it needs, and returns its width code. */
function pack<T>(writer: Writer, kind: number, value: T, set: (view: DataView, at: number, value: T) => void): number {
  scratch.fill(0);
  set(scratchView, 0, value);
  const view = scratchView;
  if (kind === Decimal) {
    const high = view.getUint32(4, true), sign = scratch[3]! | scratch[2]!, code = high ? 3 : view.getUint32(12, true) ? 2 : sign || view.getUint32(8, true) ? 1 : 0;
    if (!code) return 0;
    const at = room(writer, ScaleSize + DigitsSize * code);
    writer.bytes[at] = sign;
    writer.bytes.set(scratch.subarray(8, code > 1 ? 16 : 12), at + 1);
    if (high) writer.view.setUint32(at + 9, high, true);
    return code;
  }

  if (kind === DateTime || kind === DateTimeOffset) {
    const word = view.getBigUint64(0, true), ticks = BigInt.asUintN(KindShift, word), minutes = kind === DateTimeOffset ? MinutesSize : 0;
    if (!word && !view.getInt16(8, true)) return 0;
    const isWhole = !(ticks % ticksPerSecond) && ticks / ticksPerSecond < 2 ** 38, size = isWhole ? SecondsSize : 8;
    if (isWhole) view.setBigUint64(0, ticks / ticksPerSecond << BigInt(2) | word >> BigInt(KindShift), true);
    const at = room(writer, size + minutes);
    writer.bytes.set(scratch.subarray(0, size), at);
    writer.bytes.set(scratch.subarray(8, 8 + minutes), at + size);
    return isWhole ? 1 : 2;
  }

  if (kind === Int64 || kind === TimeSpan) view.setBigInt64(0, view.getBigInt64(0, true) << big1 ^ view.getBigInt64(0, true) >> big63, true);
  if (kind === Int32) view.setInt32(0, view.getInt32(0, true) << 1 ^ view.getInt32(0, true) >> 31, true);
  if (kind === Int16) view.setUint16(0, view.getInt16(0, true) << 1 ^ view.getInt16(0, true) >> 15, true);
  let size = 8;
  while (size && !scratch[size - 1]) size--;
  const isWide = kind === Int64 || kind === UInt64 || kind === TimeSpan || kind === TimeOnly;
  const code = isWide ? size > 4 ? 3 : size > 2 ? 2 : size ? 1 : 0 : Math.min(size, 3), width = code && isWide ? 1 << code : code > 2 ? 4 : code;
  const at = room(writer, width);
  writer.bytes.set(scratch.subarray(0, width), at);
  return code;
}

/** Writes a compact value and its width bits. */
export function compact<T>(writer: Writer, kind: number, at: number, flag: number, value: T, set: (view: DataView, at: number, value: T) => void): void {
  const code = pack(writer, kind, value, set);
  if (code & 1) setBit(writer, at, flag);
  if (code & 2) setBit(writer, at, flag + 1);
}

type Setter<T> = (view: DataView, at: number, value: T) => void;

/** Writes a compact key or value of a map. */
export function integer<T>(writer: Writer, kind: number, value: T, set: Setter<T>): void {
  const [number] = numbersOf(kind, [value], set, true);
  for (let rest = BigInt(number!); ; rest >>= BigInt(7)) {
    const at = room(writer, 1);
    writer.bytes[at] = Number(BigInt.asUintN(7, rest)) | (rest > 127 ? 128 : 0);
    if (rest < 128) return;
  }
}

/** Integers as unsigned numbers: zigzag if one is negative, or anyway. */
function numbersOf<T>(kind: number, items: readonly T[], set: Setter<T>, isAlways: boolean, each: number = 1): (number | bigint)[] & { isZigZag?: boolean } {
  const size = sizes[kind]!, isSigned = kind >= Int16 && kind <= Int64 && !!(kind & 1), view = scratchView, found: bigint[] = [];
  let isZigZag = isSigned && isAlways;
  for (const item of items) {
    scratch.fill(0);
    set(view, 0, item);
    for (let at = 0; at < each * size; at += size) {
      isZigZag ||= isSigned && !!(scratch[at + size - 1]! >> 7);
      found.push(BigInt.asUintN(8 * size, view.getBigUint64(at, true)));
    }
  }

  const numbers: (number | bigint)[] & { isZigZag?: boolean } = found.map(number => {
    const value = isZigZag ? BigInt.asIntN(8 * size, number) : number, unsigned = isZigZag ? BigInt.asUintN(64, value << big1 ^ value >> big63) : value;
    return size > 4 ? unsigned : Number(unsigned);
  });
  numbers.isZigZag = isZigZag;
  return numbers;
}

/** The higher part of the longer ones. */
const higher = (numbers: readonly (number | bigint)[], digit: number): (number | bigint)[] =>
  numbers.filter(number => number >= 1 << digit).map(number => typeof number === 'bigint' ? number >> BigInt(digit) : number >>> digit);

/** The bytes of digits, and the most digits of a number. */
function measure(numbers: readonly (number | bigint)[], digit: number): [size: number, count: number] {
  let size = 0, count = 0;
  do {
    const longer = higher(numbers, digit);
    size += numbers.length + (digit === LargeDigit && longer.length ? numbers.length + 7 >> 3 : 0);
    numbers = longer;
    count++;
  } while (numbers.length);
  return [size, count];
}

/** Writes the integers of a compact list, or structs of so many of them each. */
export function integers<T>(writer: Writer, kind: number, items: readonly T[] | null, set: Setter<T>, each: number = 1): void {
  if (items === null) return varint(writer, NullCollection);
  const length = array(items).length, size = each * sizes[kind]!, fixed = length * size - 1, all = numbersOf(kind, items, set, false, each);
  const [large, most] = measure(all, LargeDigit), [small] = measure(all, SmallDigit), digit = small < Math.min(large, fixed) ? SmallDigit : LargeDigit;
  if (Math.min(large, small) >= fixed) {
    varint(writer, length * CountUnit);
    for (const item of items) {
      const at = room(writer, size);
      set(writer.view, at, item);
    }

    return;
  }

  varint(writer, length * CountUnit + HasDigits);
  const form = room(writer, 1);
  writer.bytes[form] = (digit === LargeDigit ? most << DigitCountShift : 0) + (all.isZigZag ? IsZigZag : 0);
  for (let numbers: readonly (number | bigint)[] = all; numbers.length;) {
    const longer = higher(numbers, digit), flags = digit === LargeDigit && longer.length ? bits(writer, numbers.length) : -1;
    const at = room(writer, numbers.length);
    numbers.forEach((number, i) => {
      const isLonger = number >= 1 << digit;
      if (isLonger && flags >= 0) setBit(writer, flags, i);
      writer.bytes[at + i] = Number(BigInt.asUintN(8, BigInt(number))) & (1 << digit) - 1 | (isLonger && digit === SmallDigit ? 128 : 0);
    });
    numbers = longer;
  }
}
