// Numbers of other kinds than the reader's.

import { fail, half, halfBits } from './reader.ts';
import {
  Bool, Int32, Int64, UInt128, Half, Single, Double, Decimal, Char, Int128, sizes,
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
  const v = new DataView(new ArrayBuffer(16)), width = sizes[to]!, isSigned = to < Half && to & 1;
  const limit = 2n ** BigInt(width * 8 - (isSigned ? 1 : 0)), least = isSigned || to === Decimal ? -limit : 0n;
  const put = (n: number | bigint | undefined, at: number): void => {
    if (n === undefined) return fail('Overflow', at);
    if (isFloating(to)) {
      const x = Number(n);
      if (typeof n === 'bigint' && BigInt(x) !== n) fail('Overflow', at);
      if (to === Half) {
        v.setUint16(0, halfBits(x), true);
        if (x === x && half(v, 0) !== x) fail('Overflow', at);
      } else if (to === Double) v.setFloat64(0, x, true);
      else if (x !== Math.fround(x) && x === x) fail('Overflow', at);
      else v.setFloat32(0, x, true);
      return;
    }

    if (typeof n === 'number' && !Number.isInteger(n) || n >= limit || n < least) fail('Overflow', at);
    if (width < 8) {
      const x = Number(n);
      if (width === 1) v.setInt8(0, x);
      else if (width === 2) v.setInt16(0, x, true);
      else v.setInt32(0, x, true);
      return;
    }

    n = BigInt(n);
    if (to === Decimal) {
      const sign = n < 0n;
      if (sign) n = -n;
      if (n >> 96n) fail('Overflow', at);
      v.setUint32(0, sign ? 2 ** 31 : 0, true);
      v.setUint32(4, Number(n >> 64n), true);
      v.setBigUint64(8, n, true);
      return;
    }

    v.setBigUint64(0, n, true);
    v.setBigUint64(8, n >> 64n, true);
  };
  // Most changes make integers wider.
  const isWider = from <= Int32 && (to === Int32 || to === Int64) && from < to;
  return (view, at) => {
    const n = numberAt(view, at, from);
    if (isWider) {
      v.setInt32(0, n as number, true);
      v.setInt32(4, n! < 0 ? -1 : 0, true);
    } else put(n, at);
    return get(v, 0);
  };
}

/** A number without loss; undefined for decimals that are not whole. */
function numberAt(v: DataView, at: number, kind: number): number | bigint | undefined {
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
  return digits % power ? undefined : digits / (flags < 2 ** 31 ? power : -power);
}
