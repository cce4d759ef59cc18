// Numbers, dates and times of other kinds than the reader's.

import { big0, big64, maxTicks, ticksPerDay } from './bigints.ts';
import { fail, invalid } from './core.ts';
import { dateTimeOffsetTicks, dateTimeTicks } from './dates.ts';
import { half } from './half.ts';
import { int16, int32 } from './numbers.ts';
import { Bool, Int16, Int32, UInt32, Int64, UInt128, Half, Double, Decimal, Char, Int128, DateTime, DateTimeOffset, TimeSpan, DateOnly, TimeOnly, KindShift } from './wire.ts';

/** Gets a value of a fixed size from a place. */
export type Get = (view: DataView, at: number) => unknown;

const isInteger = (kind: number): boolean => kind > Bool && kind <= UInt128 || kind === Char;
const isFloating = (kind: number): boolean => kind >= Half && kind <= Double;

const isTime = (from: number, to: number): boolean => from === DateTime ? to === DateTimeOffset || to === DateOnly
  : from === DateTimeOffset || from === DateOnly ? to === DateTime : from === TimeSpan ? to === TimeOnly : from === TimeOnly && to === TimeSpan;

export function converts(from: number, to: number): boolean {
  return isTime(from, to) || (from === Bool || isInteger(from) ? isInteger(to) || isFloating(to) || to === Decimal
    : isFloating(from) ? isInteger(to) || isFloating(to) : from === Decimal && isInteger(to));
}

/** What gets and sets numbers by their kinds, in a DataView. */
const methods: readonly string[] = /* @__PURE__ */ 'Uint8 Int8 Uint8 Int16 Uint16 Int32 Uint32 BigInt64 BigUint64 BigUint64 BigUint64 Uint16 Float32 Float64 BigUint64 Uint16'.split(' ');

/** Gets a date or time of another kind: what would lose an offset, a kind or a time of day is an overflow. */
function convertedTime(from: number, to: number, get: Get): Get {
  const scratch = new DataView(new ArrayBuffer(16)), kindShift = BigInt(KindShift), utc = BigInt(1) << kindShift;
  return (view, at) => {
    let ticks: bigint;
    if (from === DateOnly) {
      ticks = BigInt(view.getUint32(at, true)) * ticksPerDay;
      if (ticks > maxTicks) invalid(at);
    } else if (from === DateTimeOffset) {
      const [instant, minutes] = dateTimeOffsetTicks(view, at);
      ticks = minutes ? fail('Overflow', at) : instant | utc;
    } else if (from === DateTime) {
      ticks = dateTimeTicks(view, at) - (to === DateTimeOffset ? utc : big0);
      if (ticks < 0 || ticks >> kindShift || to === DateOnly && ticks % ticksPerDay) fail('Overflow', at);
      if (to === DateOnly) ticks /= ticksPerDay;
    } else {
      ticks = view.getBigInt64(at, true);
      if (ticks < 0 || ticks >= ticksPerDay) fail(from === TimeOnly ? 'InvalidData' : 'Overflow', at);
    }

    scratch.setBigInt64(0, ticks, true);
    return get(scratch, 0);
  };
}

/** Gets a number of another kind in the reader's form: exactly, or it is an overflow. */
export function converted(from: number, to: number, get: Get): Get {
  if (isTime(from, to)) return convertedTime(from, to, get);
  const scratch = new DataView(new ArrayBuffer(16)), isDecimal = to === Decimal, set = 'set' + methods[to] as 'setFloat64', method = 'get' + methods[from] as 'getFloat64';
  // Most changes make integers wider: nothing can be lost, and the number is the value, its bigint or its text.
  if (from > Bool && from <= UInt32 && from < to && (to === Int32 || to === Int64 || to === Double || isDecimal)) {
    const number: (view: DataView, at: number) => number = from === Int32 ? int32 : from === Int16 ? int16 : (view, at) => view[method](at, true), form = typeof get(scratch, 0);
    return form === 'number' ? number : form === 'bigint' ? (view, at) => BigInt(number(view, at)) : (view, at) => String(number(view, at));
  }

  return (view, at) => {
    const value = numberAt(view, at, from);
    if (to === Half) {
      // The greatest one up to it.
      const size = Math.abs(Number(value));
      let bits = 0;
      for (let bit = 0x4000; bit; bit >>= 1) {
        scratch.setUint16(0, bits | bit, true);
        if (half(scratch, 0) <= size) bits |= bit;
      }

      scratch.setUint16(0, size !== size ? 0x7e00 : value < 0 || Object.is(value, -0) ? bits | 0x8000 : bits, true);
    } else if (isFloating(to)) scratch[set](0, Number(value), true);
    else {
      const whole = typeof value === 'bigint' || value % 1 === 0 ? BigInt(value) : fail('Overflow', at), digits = isDecimal && whole < 0 ? -whole : whole;
      scratch.setBigUint64(isDecimal ? 8 : 0, digits, true);
      scratch.setBigUint64(isDecimal ? 0 : 8, isDecimal ? digits >> big64 << BigInt(32) | BigInt(whole < 0 ? 2 ** 31 : 0) : digits >> big64, true);
    }

    // What does not come back did not fit.
    if (numberAt(scratch, 0, to) != value && value === value) fail('Overflow', at);
    return get(scratch, 0);
  };
}

/** A number without loss; no number for decimals that are not whole. */
export function numberAt(view: DataView, at: number, kind: number): number | bigint {
  if (kind === Half) return half(view, at);
  const low: number | bigint = view['get' + methods[kind] as 'getFloat64'](at, true), isLong = kind === UInt128 || kind === Decimal;
  const high = isLong ? view.getBigUint64(at + 8, true) : kind === Int128 ? view.getBigInt64(at + 8, true) : BigInt(0);
  if (kind !== Decimal) return kind === Bool && low > 1 ? invalid(at) : high ? high << big64 | low as unknown as bigint : low;
  const flags = view.getUint32(at, true), scale = flags >> 16 & 255, power = BigInt('1'.padEnd(scale + 1, '0'));
  if (flags & 0x7f00ffff || scale > 28) invalid(at);
  const digits = (low as unknown as bigint) >> BigInt(32) << big64 | high;
  return digits % power ? NaN : digits / (flags < 2 ** 31 ? power : -power);
}
