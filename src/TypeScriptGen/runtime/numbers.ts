// Numbers and chars.

import { big64 } from './bigints.ts';
import { char, fail, invalid, take } from './core.ts';
import type { Reader } from './core.ts';
import { count } from './lists.ts';

export function bool(view: DataView, at: number): boolean {
  const value = view.getUint8(at);
  return value > 1 ? invalid(at) : !!value;
}

export function int8(view: DataView, at: number): number {
  return view.getInt8(at);
}

export function uint8(view: DataView, at: number): number {
  return view.getUint8(at);
}

export function int16(view: DataView, at: number): number {
  return view.getInt16(at, true);
}

export function uint16(view: DataView, at: number): number {
  return view.getUint16(at, true);
}

export function int32(view: DataView, at: number): number {
  return view.getInt32(at, true);
}

export function uint32(view: DataView, at: number): number {
  return view.getUint32(at, true);
}

export function int64(view: DataView, at: number): bigint {
  return view.getBigInt64(at, true);
}

export function uint64(view: DataView, at: number): bigint {
  return view.getBigUint64(at, true);
}

export function int128(view: DataView, at: number): bigint {
  return view.getBigInt64(at + 8, true) << big64 | view.getBigUint64(at, true);
}

export function uint128(view: DataView, at: number): bigint {
  return view.getBigUint64(at + 8, true) << big64 | view.getBigUint64(at, true);
}

function safe(at: number, value: number): number {
  return Number.isSafeInteger(value) ? value : fail('Overflow', at);
}

export function int64Number(view: DataView, at: number): number {
  return safe(at, view.getInt32(at + 4, true) * 4294967296 + view.getUint32(at, true));
}

export function uint64Number(view: DataView, at: number): number {
  return safe(at, view.getUint32(at + 4, true) * 4294967296 + view.getUint32(at, true));
}

export function int128Number(view: DataView, at: number): number {
  return safe(at, Number(int128(view, at)));
}

export function uint128Number(view: DataView, at: number): number {
  return safe(at, Number(uint128(view, at)));
}

export function int64String(view: DataView, at: number): string {
  return String(int64(view, at));
}

export function uint64String(view: DataView, at: number): string {
  return String(uint64(view, at));
}

export function int128String(view: DataView, at: number): string {
  return String(int128(view, at));
}

export function uint128String(view: DataView, at: number): string {
  return String(uint128(view, at));
}

export function single(view: DataView, at: number): number {
  return view.getFloat32(at, true);
}

export function double(view: DataView, at: number): number {
  return view.getFloat64(at, true);
}

export function char16(view: DataView, at: number): string {
  return char(view.getUint16(at, true));
}

/** A Unicode character, of one or two UTF-16 units. */
export function rune(view: DataView, at: number): string {
  const value = view.getUint32(at, true);
  return value > 0x10ffff || value >> 11 === 27 ? invalid(at) : String.fromCodePoint(value);
}

/** A whole number of any size. */
export function bigInteger(reader: Reader): bigint | null {
  const length = count(reader, 1, 0);
  if (length < 0) return null;
  const all = [...reader.bytes.subarray(take(reader, length), reader.at)].reverse();
  if (all[0] === (all[1]! > 127 ? 255 : 0)) invalid(reader.at);
  return BigInt.asIntN(8 * length, BigInt('0x0' + all.map(byte => (byte + 256).toString(16).slice(1)).join('')));
}

export function bigIntegerNumber(reader: Reader): number | null {
  const at = reader.at, value = bigInteger(reader);
  return value === null ? null : safe(at, Number(value));
}

export function bigIntegerString(reader: Reader): string | null {
  const value = bigInteger(reader);
  return value === null ? null : String(value);
}
