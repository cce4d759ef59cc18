// Writes numbers and chars.

import { big64 } from './bigints.ts';
import { flag, refuse, room, varint, wanted } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { halfBits } from './half.ts';
import { LengthUnit, NullCollection } from './wire.ts';

export function whole(value: number, least: number, most: number): number {
  return value >= least && value <= most && Math.floor(value) === value ? value : refuse('Overflow', `${value} is no whole number from ${least} to ${most}`);
}

export function wholeBig(value: bigint, fits: boolean): bigint {
  return fits ? value : refuse('Overflow', value + ' does not fit');
}

export function bool(view: DataView, at: number, value: boolean): void {
  view.setUint8(at, flag(value, 1));
}

export function int8(view: DataView, at: number, value: number): void {
  view.setInt8(at, whole(value, -128, 127));
}

export function uint8(view: DataView, at: number, value: number): void {
  view.setUint8(at, whole(value, 0, 255));
}

export function int16(view: DataView, at: number, value: number): void {
  view.setInt16(at, whole(value, -32768, 32767), true);
}

export function uint16(view: DataView, at: number, value: number): void {
  view.setUint16(at, whole(value, 0, 65535), true);
}

export function int32(view: DataView, at: number, value: number): void {
  view.setInt32(at, value === (value | 0) ? value : whole(value, -2147483648, 2147483647), true);
}

export function uint32(view: DataView, at: number, value: number): void {
  view.setUint32(at, whole(value, 0, 4294967295), true);
}

export function int64(view: DataView, at: number, value: bigint): void {
  view.setBigInt64(at, wholeBig(value, BigInt.asIntN(64, value) === value), true);
}

export function uint64(view: DataView, at: number, value: bigint): void {
  view.setBigUint64(at, wholeBig(value, BigInt.asUintN(64, value) === value), true);
}

export function int128(view: DataView, at: number, value: bigint): void {
  wholeBig(value, BigInt.asIntN(128, value) === value);
  view.setBigUint64(at, value, true);
  view.setBigUint64(at + 8, value >> big64, true);
}

export function uint128(view: DataView, at: number, value: bigint): void {
  wholeBig(value, BigInt.asUintN(128, value) === value);
  view.setBigUint64(at, value, true);
  view.setBigUint64(at + 8, value >> big64, true);
}

function wholeSafe(value: number, least: number): number {
  return whole(value, least, Number.MAX_SAFE_INTEGER);
}

export function int64Number(view: DataView, at: number, value: number): void {
  uint64Bits(view, at, wholeSafe(value, Number.MIN_SAFE_INTEGER));
}

export function uint64Number(view: DataView, at: number, value: number): void {
  uint64Bits(view, at, wholeSafe(value, 0));
}

function uint64Bits(view: DataView, at: number, value: number): void {
  view.setUint32(at, value, true);
  view.setInt32(at + 4, Math.floor(value / 4294967296), true);
}

export function int128Number(view: DataView, at: number, value: number): void {
  int128(view, at, BigInt(wholeSafe(value, Number.MIN_SAFE_INTEGER)));
}

export function uint128Number(view: DataView, at: number, value: number): void {
  uint128(view, at, BigInt(wholeSafe(value, 0)));
}

function fromDigits(value: string): bigint {
  return /^-?\d+$/.test(text(value)) ? BigInt(value) : wanted('an integer like -12');
}

export function int64String(view: DataView, at: number, value: string): void {
  int64(view, at, fromDigits(value));
}

export function uint64String(view: DataView, at: number, value: string): void {
  uint64(view, at, fromDigits(value));
}

export function int128String(view: DataView, at: number, value: string): void {
  int128(view, at, fromDigits(value));
}

export function uint128String(view: DataView, at: number, value: string): void {
  uint128(view, at, fromDigits(value));
}

/** Refuses what is no text: a RegExp would take it for one. */
export function text(value: string): string {
  return typeof value === 'string' ? value : wanted('a string');
}

/** Refuses what is no number: a DataView and arithmetic would take it for one. */
export function number(value: number): number {
  return typeof value === 'number' ? value : wanted('a number');
}

/** The nearest number of 16 bits, which is not infinite unless the value is. */
export function half(view: DataView, at: number, value: number): void {
  const bits = halfBits(number(value));
  view.setUint16(at, (bits & 0x7fff) !== 0x7c00 || Math.abs(value) === Infinity ? bits : tooLarge(value), true);
}

/** The nearest number of 32 bits. */
export function single(view: DataView, at: number, value: number): void {
  const nearest = Math.fround(number(value));
  view.setFloat32(at, nearest - nearest === 0 || value - value !== 0 ? nearest : tooLarge(value), true);
}

const tooLarge = (value: number): never => refuse('Overflow', value + ' is too large');

export function double(view: DataView, at: number, value: number): void {
  view.setFloat64(at, number(value), true);
}

export function char16(view: DataView, at: number, value: string): void {
  view.setUint16(at, text(value).length === 1 ? value.charCodeAt(0) : wanted('a char of one UTF-16 unit'), true);
}

export function rune(view: DataView, at: number, value: string): void {
  const code = text(value).codePointAt(0) ?? 0xd800;
  view.setUint32(at, code >> 11 !== 27 && value.length === (code > 65535 ? 2 : 1) ? code : wanted('a rune of one character'), true);
}

export function bigInteger(writer: Writer, value: bigint | null): void {
  if (value === null) return varint(writer, NullCollection);
  if (typeof value !== 'bigint') wanted('a bigint');
  let length = 0;
  while (BigInt.asIntN(8 * length, value) !== value) length++;
  varint(writer, length * LengthUnit);
  const at = room(writer, length);
  for (let i = 0; i < length; i++, value >>= BigInt(8)) writer.bytes[at + i] = Number(BigInt.asUintN(8, value));
}

export function bigIntegerNumber(writer: Writer, value: number | null): void {
  bigInteger(writer, value === null ? null : BigInt(wholeSafe(value, Number.MIN_SAFE_INTEGER)));
}

export function bigIntegerString(writer: Writer, value: string | null): void {
  bigInteger(writer, value === null ? null : fromDigits(value));
}
