// Numbers of other kinds than the reader's.

import { fail, half, halfBits } from './reader.ts';
import {
  Bool, Int32, Int64, UInt128, Half, Single, Double, Decimal, Char, Int128,
} from './wire.ts';

/** Gets a value of a fixed size from a place. */
export type Get = (view: DataView, at: number) => unknown;

const isInteger = (kind: number): boolean => kind > Bool && kind <= UInt128 || kind === Char;
const isFloating = (kind: number): boolean => kind >= Half && kind <= Double;

export function converts(from: number, to: number): boolean {
  return from === Bool || isInteger(from) ? isInteger(to) || isFloating(to) || to === Decimal
    : isFloating(from) ? isInteger(to) || isFloating(to) : from === Decimal && isInteger(to);
}

/** Gets a number of another kind in the reader's form: exactly, or it is an overflow. */
export function converted(from: number, to: number, get: Get): Get {
  const v = new DataView(new ArrayBuffer(16));
  // Most changes make integers wider.
  const isWider = from <= Int32 && (to === Int32 || to === Int64) && from < to;
  return (view, at) => {
    const n = numberAt(view, at, from);
    if (isWider) {
      v.setInt32(0, n as number, true);
      v.setInt32(4, n < 0 ? -1 : 0, true);
      return get(v, 0);
    }

    if (isFloating(to)) {
      const x = Number(n);
      if (to === Half) v.setUint16(0, halfBits(x), true);
      else if (to === Single) v.setFloat32(0, x, true);
      else v.setFloat64(0, x, true);
    } else {
      const whole = typeof n === 'bigint' || Number.isInteger(n) ? BigInt(n) : fail('Overflow', at), isDecimal = to === Decimal, digits = isDecimal && whole < 0n ? -whole : whole;
      v.setBigUint64(isDecimal ? 8 : 0, digits, true);
      v.setBigUint64(isDecimal ? 0 : 8, isDecimal ? (digits >> 64n) << 32n | (whole < 0n ? 1n << 31n : 0n) : digits >> 64n, true);
    }

    // What does not come back did not fit.
    if (numberAt(v, 0, to) != n && n === n) fail('Overflow', at);
    return get(v, 0);
  };
}

/** A number without loss; no number for decimals that are not whole. */
function numberAt(v: DataView, at: number, kind: number): number | bigint {
  switch (kind) {
    case Bool: return v.getUint8(at) > 1 ? fail('InvalidData', at) : v.getUint8(at);
    case 1: return v.getInt8(at);
    case 2: return v.getUint8(at);
    case 3: return v.getInt16(at, true);
    case 4: case Char: return v.getUint16(at, true);
    case Int32: return v.getInt32(at, true);
    case 6: return v.getUint32(at, true);
    case Int64: return v.getBigInt64(at, true);
    case 8: return v.getBigUint64(at, true);
    case Int128: return v.getBigInt64(at + 8, true) << 64n | v.getBigUint64(at, true);
    case UInt128: return v.getBigUint64(at + 8, true) << 64n | v.getBigUint64(at, true);
    case Half: return half(v, at);
    case Single: return v.getFloat32(at, true);
    case Double: return v.getFloat64(at, true);
  }

  const flags = v.getUint32(at, true), power = 10n ** BigInt(flags >> 16 & 255);
  if (flags & 0x7f00ffff || power > 10n ** 28n) fail('InvalidData', at);
  const digits = BigInt(v.getUint32(at + 4, true)) << 64n | v.getBigUint64(at + 8, true);
  return digits % power ? NaN : digits / (flags < 2 ** 31 ? power : -power);
}
