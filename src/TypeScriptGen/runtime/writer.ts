import { casesOf, fail, fromBase64, halfBits, maxDepth, MemFormatError } from './reader.ts';
import type { Case, MemFormatErrorCode, Schema, Union } from './reader.ts';
import {
  Int16, Int32, Int64, UInt64, Decimal, DateTime, DateTimeOffset, TimeSpan, TimeOnly, NullRoot, LengthUnit, Utf16,
  Utf8, NullString, CharsPerExtraByte, CountUnit, NullCollection, HasNulls, CodeBits, GroupSize, SecondsSize, MinutesSize, ScaleSize,
  DigitsSize,
} from './wire.ts';

/** A written payload: a Uint8Array in unshared memory. `fetch` and `Blob` ask for this type since TypeScript 5.7. */
export type Payload = ReturnType<Uint8Array['slice']>;

/** A payload to write. */
export interface Writer {
  bytes: Uint8Array;
  view: DataView;
  /** The next byte. */
  at: number;
  /** The levels of nesting still allowed. */
  depth: number;
  schema: Schema;
  /** The cases of unions defined by the payload. */
  cases: Set<Case> | undefined;
  /** The numbers of the objects that keep their identity, and the functions to write their bodies. */
  numbers: Map<object, number> | undefined;
  bodies: ((w: Writer) => void)[];
}

function newWriter(schema: Schema): Writer {
  const bytes = new Uint8Array(1024);
  return { bytes, view: new DataView(bytes.buffer), at: 0, depth: maxDepth, schema, cases: undefined, numbers: undefined, bodies: [] };
}

let unused: Writer | undefined;

/** Writes a whole payload. */
export function writeRoot<T>(schema: Schema, value: T, body: (w: Writer, value: T) => void): Payload {
  // The buffer is reused. Getters of the value may write other payloads meanwhile.
  const w = unused ?? newWriter(schema);
  unused = undefined;
  const head = schema.bytes ??= fromBase64(schema.header);
  w.at = 0;
  w.depth = maxDepth;
  w.schema = schema;
  const at = room(w, head.length);
  w.bytes.set(head, at);
  try {
    body(w, value);
    for (const body of w.bodies) body(w);
  } catch (e) {
    throw located(e, value, traced => {
      const again = newWriter(schema);
      body(again, traced);
      for (const body of again.bodies) body(again);
    });
  }

  const bytes = w.bytes.slice(0, w.at);
  // Not reused after an error.
  w.cases = w.numbers = undefined;
  if (w.bodies.length) w.bodies = [];
  if (w.bytes.length <= 1 << 20) unused = w;
  return bytes;
}

/**
 * The error with the place of the value that caused it: the last one that is looked at when all is written once more.
 */
function located<T>(error: unknown, value: T, write: (value: T) => void): unknown {
  const isOwn = error instanceof MemFormatError, all = new Map<object, unknown>();
  let last = 'value';
  if (!isOwn && !(error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError)) return error;
  const traced = (value: unknown, path: string): unknown => {
    last = path;
    if (!Array.isArray(value) && Object.prototype.toString.call(value) !== '[object Object]') return value;
    const target = value as object, known = all.get(target) ?? new Proxy(target, {
      get: (from, key) => {
        const item = Reflect.get(from, key) as unknown;
        return typeof key === 'symbol' || Array.isArray(from) && !/^\d/.test(key) ? item : traced(item, path + (Array.isArray(from) ? `[${key}]` : '.' + key));
      },
    });
    all.set(target, known);
    return known;
  };
  try {
    write(traced(value, last) as T);
  } catch {
    // The same error.
  }

  const { message } = error as Error;
  return isOwn ? new MemFormatError(error.code, -1, last + ': ' + message.slice(error.code.length + 2)) : new MemFormatError('InvalidData', -1, last + ': ' + message);
}

/** The payload of a null, for any root. */
export function writeNull(): Payload {
  return Uint8Array.of(NullRoot);
}

const refuse = (code: MemFormatErrorCode, detail: string): never => fail(code, -1, detail);

/** Makes room for bytes and returns their place. Old contents stay in them. */
export function room(w: Writer, size: number): number {
  const at = w.at, end = at + size;
  if (end > w.bytes.length) {
    const bytes = new Uint8Array(end * 2);
    bytes.set(w.bytes);
    w.bytes = bytes;
    w.view = new DataView(bytes.buffer);
  }

  w.at = end;
  return at;
}

function put(w: Writer, byte: number): void {
  const at = room(w, 1);
  w.bytes[at] = byte;
}

/** Writes a number in groups of seven bits. */
export function uv(w: Writer, value: number): void {
  if (value < 128 && w.at < w.bytes.length) w.bytes[w.at++] = value;
  else if (value < 128) put(w, value);
  else {
    put(w, value % 128 | 128);
    uv(w, Math.floor(value / 128));
  }
}

/** Enters a level of nesting. The caller leaves it by adding 1. */
export function enter(w: Writer): void {
  if (--w.depth < 0) refuse('LimitExceeded', 'the limit MaxDepth is exceeded');
}

export function notNull<T>(value: T): NonNullable<T> {
  return value ?? refuse('NullNotAllowed', 'it is ' + String(value) + ', but its type is not nullable');
}

/** Writes a string, or null. */
export function strOrNull(w: Writer, value: string | null): void {
  if (value === null) uv(w, NullString);
  else str(w, value);
}

export function str(w: Writer, value: string): void {
  const n = notNull(value).length, start = w.at;
  // The encoder pays off from about 40 chars on.
  if (n > 40) return encoded(w, value);
  uv(w, n * LengthUnit);
  const at = room(w, n), { bytes } = w;
  let all = 0;
  for (let i = 0; i < n; i++) {
    const code = value.charCodeAt(i);
    all |= code;
    bytes[at + i] = code;
  }

  if (all > 255) {
    w.at = start;
    encoded(w, value);
  }
}

const encoder = /* @__PURE__ */ new TextEncoder();

/** One byte per char if that suffices, else UTF-8 if it saves enough and is lossless, else UTF-16. */
function encoded(w: Writer, value: string): void {
  const n = value.length, start = w.at, at = room(w, 5 + 3 * n) + lengthSize(n), b = w.bytes, size = encoder.encodeInto(value, b.subarray(at)).written!, end = at + size;
  let i = size > n ? at : end;
  while (i < end && b[i]! < 0xc4) i++;
  w.at = start;
  if (i === end) {
    uv(w, n * LengthUnit);
    const to = room(w, n);
    if (size > n) for (let k = 0; k < n; k++) b[to + k] = value.charCodeAt(k);
    return;
  }

  // Lone surrogates have become U+FFFD, of the bytes EF BF BD.
  if ((size - n) * CharsPerExtraByte <= n && (!b.subarray(i, end).includes(0xef) || !/\p{Surrogate}/u.test(value))) {
    b.copyWithin(start + lengthSize(size), at, end);
    uv(w, size * LengthUnit + Utf8);
    room(w, size);
    return;
  }

  uv(w, n * LengthUnit + Utf16);
  const to = room(w, 2 * n);
  for (let i = 0; i < n; i++) w.view.setUint16(to + 2 * i, value.charCodeAt(i), true);
}

function lengthSize(n: number): number {
  return n < 32 ? 1 : n < 4096 ? 2 : n < 524288 ? 3 : n < 67108864 ? 4 : 5;
}

/** Writes this many bits, which are 0, and returns their place. */
export function bits(w: Writer, n: number): number {
  const at = room(w, n + 7 >> 3);
  w.bytes.fill(0, at, w.at);
  return at;
}

export function setBit(w: Writer, at: number, n: number): void {
  w.bytes[at + (n >> 3)]! |= 1 << (n & 7);
}

type Items<T> = Iterable<T> & { readonly length: number } | ReadonlySet<T> | ReadonlyMap<unknown, unknown>;

const countOf = (items: Items<unknown>): number => 'size' in items ? items.size : items.length;

/** Writes elements that are never null, or state it themselves. */
export function list<T>(w: Writer, items: readonly T[] | ReadonlySet<T> | null, put: (w: Writer, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  for (const item of items) put(w, item);
}

/** Writes elements, and a bitmap if there are nulls among them. */
export function listWithNulls<T>(w: Writer, items: readonly (T | null)[] | ReadonlySet<T | null> | null, put: (w: Writer, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  const present = nulls(w, items);
  let i = 0;
  for (const item of items) {
    if (item !== null) put(w, item);
    if (present >= 0 && item !== null) setBit(w, present, i);
    i++;
  }
}

/** Writes the number of elements, and room for a bitmap if there are nulls. Returns its place, or -1. */
function nulls(w: Writer, items: Iterable<unknown> & Items<unknown>): number {
  const n = countOf(items);
  let hasNulls = false;
  for (const item of items) if (item === null) hasNulls = true;
  uv(w, n * CountUnit + (hasNulls ? HasNulls : 0));
  return hasNulls ? bits(w, n) : -1;
}

/** Writes elements of a fixed size. */
export function block<T>(w: Writer, size: number, items: readonly T[] | ReadonlySet<T> | null, set: (view: DataView, at: number, item: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  let at = room(w, countOf(items) * size);
  for (const item of items) {
    set(w.view, at, item);
    at += size;
  }
}

/** Writes elements that take a bit each. */
export function bools(w: Writer, items: readonly boolean[] | ReadonlySet<boolean> | null): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  const at = bits(w, countOf(items));
  let i = 0;
  for (const item of items) {
    if (item) setBit(w, at, i);
    i++;
  }
}

export function boolsWithNulls(w: Writer, items: readonly (boolean | null)[] | ReadonlySet<boolean | null> | null): void {
  if (items === null) return uv(w, NullCollection);
  const present = nulls(w, items), all = [...items], values = all.filter(item => item !== null), at = bits(w, values.length);
  values.forEach((item, i) => item && setBit(w, at, i));
  if (present >= 0) all.forEach((item, i) => item !== null && setBit(w, present, i));
}

/** Writes entries. */
export function entries<K, V>(w: Writer, items: ReadonlyMap<K, V> | readonly (readonly [K, V])[] | null, key: (w: Writer, key: K) => void, put: (w: Writer, value: V) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  for (const [k, value] of items) {
    key(w, k);
    put(w, value);
  }
}

/** Writes entries, and a bitmap if there are nulls among the values. */
export function entriesWithNulls<K, V>(w: Writer, items: ReadonlyMap<K, V | null> | readonly (readonly [K, V | null])[] | null, key: (w: Writer, key: K) => void, put: (w: Writer, value: V) => void): void {
  if (items === null) return uv(w, NullCollection);
  const all = [...items], present = nulls(w, all.map(([, value]) => value));
  all.forEach(([k, value], i) => {
    key(w, k);
    if (value !== null) put(w, value);
    if (present >= 0 && value !== null) setBit(w, present, i);
  });
}

/** An object's entries. */
export function record<V>(items: Readonly<Record<string, V>> | null): [string, V][] | null {
  return items && Object.entries(items);
}

/** Writes the numbers of a typed array. */
export function typed(w: Writer, items: ArrayBufferView & { readonly length: number } | null): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, items.length * CountUnit);
  const at = room(w, items.byteLength);
  w.bytes.set(new Uint8Array(items.buffer, items.byteOffset, items.byteLength), at);
}

export function bytes(w: Writer, value: Uint8Array | null): void {
  if (value === null) return uv(w, NullCollection);
  uv(w, value.length * CountUnit);
  const at = room(w, value.length);
  w.bytes.set(value, at);
}

/** Writes the earlier output of a custom codec. */
export function frame(w: Writer, value: Uint8Array): void {
  uv(w, value.length);
  const at = room(w, value.length);
  w.bytes.set(value, at);
}

/** Writes the case of a union, and its definition before its first value. */
export function caseOf(w: Writer, union: Union, tag: number): void {
  const one = casesOf(w.schema).get(union)![tag]!, defined = w.cases ??= new Set(), isNew = !defined.has(one);
  uv(w, tag * 2 + (isNew ? 1 : 0));
  if (!isNew) return;
  defined.add(one);
  frame(w, one.bytes ??= fromBase64(one.definition));
}

/** Refuses a value whose case is not in its union. */
export function noCase(value: unknown, discriminator: string = '$type'): never {
  return refuse('UnsupportedType', String((value as Record<string, unknown> | null)?.[discriminator]) + ' is not a case of the union');
}

/** Writes an object that keeps its identity; its body comes later. */
export function reference<T extends object>(w: Writer, value: T, body: (w: Writer, value: T) => void): void {
  const numbers = w.numbers ??= new Map<object, number>(), number = numbers.get(value);
  uv(w, number ?? 0);
  if (number) return;
  numbers.set(value, numbers.size + 1);
  w.bodies.push(w => body(w, value));
}

/** A value of a fixed size outside of a block. */
export function one<T>(w: Writer, size: number, value: T, set: (view: DataView, at: number, value: T) => void): void {
  const at = room(w, size);
  set(w.view, at, value);
}

function whole(value: number, least: number, most: number): number {
  return value >= least && value <= most && Math.floor(value) === value ? value : refuse('Overflow', `${String(value)} is no whole number from ${least} to ${most}`);
}

function wholeBig(value: bigint, fits: boolean): bigint {
  return fits ? value : refuse('Overflow', String(value) + ' does not fit');
}

export function bool(view: DataView, at: number, value: boolean): void {
  view.setUint8(at, value ? 1 : 0);
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
  view.setBigUint64(at + 8, value >> 64n, true);
}

export function uint128(view: DataView, at: number, value: bigint): void {
  wholeBig(value, BigInt.asUintN(128, value) === value);
  view.setBigUint64(at, value, true);
  view.setBigUint64(at + 8, value >> 64n, true);
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
  return /^-?\d+$/.test(value) ? BigInt(value) : refuse('InvalidData', 'write an integer like -12');
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

/** The nearest number of 16 bits. */
export function half(view: DataView, at: number, value: number): void {
  view.setUint16(at, halfBits(value), true);
}

export function single(view: DataView, at: number, value: number): void {
  view.setFloat32(at, value, true);
}

export function double(view: DataView, at: number, value: number): void {
  view.setFloat64(at, value, true);
}

export function char16(view: DataView, at: number, value: string): void {
  view.setUint16(at, value.length === 1 ? value.charCodeAt(0) : refuse('InvalidData', 'write a char of one UTF-16 unit'), true);
}

/** An instant; .NET gets it as UTC. */
export function dateTime(view: DataView, at: number, value: Date): void {
  dateTimeMs(view, at, value.getTime());
}

/** The same in milliseconds since 1970. */
export function dateTimeMs(view: DataView, at: number, value: number): void {
  ticks(view, at, value, 0x40000000);
}

/** An instant, with an offset of 0. */
export function dateTimeOffset(view: DataView, at: number, value: Date): void {
  dateTimeOffsetMs(view, at, value.getTime());
}

export function dateTimeOffsetMs(view: DataView, at: number, value: number): void {
  ticks(view, at, value, 0);
  view.setInt16(at + 8, 0, true);
}

function ticks(view: DataView, at: number, value: number, kind: number): void {
  if (value !== value) refuse('InvalidData', 'the date is invalid');
  const ms = whole(value + 62135596800000, 0, 315537897599999);
  // Times 10000, in parts that stay within 53 bits; higher bits drop out. (The operator % would be slow.)
  const part = Math.floor(ms / 65536), high = part * 10000, top = Math.floor(high / 65536);
  const low = (high - top * 65536) * 65536 + (ms - part * 65536) * 10000;
  view.setUint32(at, low, true);
  view.setUint32(at + 4, top + (low > 4294967295 ? 1 : 0) + kind, true);
}

export function dateTimeTicks(view: DataView, at: number, value: bigint): void {
  view.setBigUint64(at, wholeBig(value, BigInt.asUintN(64, value) === value), true);
}

export function dateTimeOffsetTicks(view: DataView, at: number, [utc, minutes]: readonly [ticks: bigint, minutes: number]): void {
  view.setBigUint64(at, wholeBig(utc, utc >= 0n && utc <= 3155378975999999999n), true);
  view.setInt16(at + 8, whole(minutes, -840, 840), true);
}

/**
 * Milliseconds. The longest spans are clamped to those of .NET: numbers cannot distinguish them from slightly longer
 * ones.
 */
export function timeSpan(view: DataView, at: number, ms: number): void {
  const ticks = Math.round(ms * 10000);
  if (!(Math.abs(ticks) <= 2 ** 63)) refuse('Overflow', String(ms));
  view.setBigInt64(at, ticks === 2 ** 63 ? 2n ** 63n - 1n : BigInt(ticks), true);
}

export function dateOnly(view: DataView, at: number, value: string): void {
  const days = /^\d{4}-\d\d-\d\d$/.test(value) ? (Date.parse(value) + 62135596800000) / 86400000 : NaN;
  view.setUint32(at, days >= 0 ? days : refuse('InvalidData', 'write a date like 2026-11-21'), true);
}

export function timeOnly(view: DataView, at: number, value: string): void {
  const [, hours, minutes, seconds, rest = ''] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,7}))?$/.exec(value) ?? refuse('InvalidData', 'write a time of day like 17:05:00');
  const ticks = ((+hours! * 60 + +minutes!) * 60 + +seconds!) * 10000000 + +rest.padEnd(7, '0');
  view.setUint32(at, ticks, true);
  view.setUint32(at + 4, Math.floor(ticks / 4294967296), true);
}

/** A decimal from its text: with up to 28 decimal places, and at most 2^96 - 1 without the point. */
export function decimal(view: DataView, at: number, value: string): void {
  let number = 0, scale = -1;
  const n = value.length, start = value.charCodeAt(0) === 45 ? 1 : 0;
  for (let i = start; i < n; i++) {
    const digit = value.charCodeAt(i) - 48;
    if (scale >= 0) scale++;
    if (digit >= 0 && digit < 10) number = number * 10 + digit;
    else if (digit === -2 && scale < 0 && i > start) scale = 0;
    else refuse('InvalidData', 'write a decimal like -12.50');
  }

  if (n - start < 1 || scale === 0 || scale > 28) refuse('InvalidData', 'write a decimal like -12.50');
  view.setUint32(at, (scale > 0 ? scale << 16 : 0) + start * 0x80000000, true);
  if (number <= Number.MAX_SAFE_INTEGER) {
    view.setUint32(at + 4, 0, true);
    view.setUint32(at + 8, number, true);
    view.setUint32(at + 12, Math.floor(number / 4294967296), true);
    return;
  }

  const exact = BigInt(value.slice(start).replace('.', ''));
  wholeBig(exact, !(exact >> 96n));
  view.setUint32(at + 4, Number(exact >> 64n), true);
  view.setBigUint64(at + 8, exact, true);
}

/**
 * A decimal with the fewest digits that identify a number. The number nearest to the greatest decimal is 1 beyond it.
 */
export function decimalNumber(view: DataView, at: number, value: number): void {
  const text = String(value), [digits, exponent] = text.split('e');
  decimal(view, at, !exponent ? text : +exponent > 0 ? String(BigInt(value) - (Math.abs(value) === 2 ** 96 ? BigInt(Math.sign(value)) : 0n))
    : value.toFixed(Math.min(28, (digits!.split('.')[1] ?? '').length - +exponent)));
}

/** The value of a hexadecimal digit; 255 for other chars. */
const digitOf = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, c) => {
  const digit = parseInt(String.fromCharCode(c), 16);
  return digit >= 0 ? digit : 255;
});

/** Sixteen bits from four hexadecimal digits. */
function hex(text: string, i: number): number {
  const a = digitOf[text.charCodeAt(i)] ?? 255, b = digitOf[text.charCodeAt(i + 1)] ?? 255, c = digitOf[text.charCodeAt(i + 2)] ?? 255, d = digitOf[text.charCodeAt(i + 3)] ?? 255;
  return (a | b | c | d) < 16 ? a << 12 | b << 8 | c << 4 | d : refuse('InvalidData', 'write a Guid of 32 digits and four dashes');
}

/** A Guid from its usual form. */
export function guid(view: DataView, at: number, value: string): void {
  if (value.length !== 36 || (value.charCodeAt(8) ^ 45 | value.charCodeAt(13) ^ 45 | value.charCodeAt(18) ^ 45 | value.charCodeAt(23) ^ 45)) refuse('InvalidData', 'write a Guid like 3f2504e0-4f89-11d3-9a0c-0305e82c3301');
  view.setUint16(at, hex(value, 4), true);
  view.setUint16(at + 2, hex(value, 0), true);
  view.setUint16(at + 4, hex(value, 9), true);
  view.setUint16(at + 6, hex(value, 14), true);
  view.setUint16(at + 8, hex(value, 19));
  view.setUint16(at + 10, hex(value, 24));
  view.setUint16(at + 12, hex(value, 28));
  view.setUint16(at + 14, hex(value, 32));
}

export function rune(view: DataView, at: number, value: string): void {
  const code = value.codePointAt(0) ?? 0xd800;
  view.setUint32(at, code >> 11 !== 27 && value.length === (code > 65535 ? 2 : 1) ? code : refuse('InvalidData', 'write a rune of one character'), true);
}

export function bigInteger(w: Writer, value: bigint | null): void {
  if (value === null) return uv(w, NullCollection);
  let n = 0;
  while (BigInt.asIntN(8 * n, value) !== value) n++;
  uv(w, n * LengthUnit);
  const at = room(w, n);
  for (let i = 0; i < n; i++, value >>= 8n) w.bytes[at + i] = Number(value & 255n);
}

export function bigIntegerNumber(w: Writer, value: number | null): void {
  bigInteger(w, value === null ? null : BigInt(wholeSafe(value, Number.MIN_SAFE_INTEGER)));
}

export function bigIntegerString(w: Writer, value: string | null): void {
  bigInteger(w, value === null ? null : fromDigits(value));
}

const scratch = /* @__PURE__ */ new Uint8Array(16), scratchView = /* @__PURE__ */ new DataView(/* @__PURE__ */ scratch.buffer);

/** Writes a value in as few bytes as it needs, and returns its width code. */
function pack<T>(w: Writer, kind: number, value: T, set: (view: DataView, at: number, value: T) => void): number {
  scratch.fill(0);
  set(scratchView, 0, value);
  const v = scratchView;
  if (kind === Decimal) {
    const high = v.getUint32(4, true), sign = scratch[3]! | scratch[2]!, code = high ? 3 : v.getUint32(12, true) ? 2 : sign || v.getUint32(8, true) ? 1 : 0;
    if (!code) return 0;
    const at = room(w, ScaleSize + DigitsSize * code);
    w.bytes[at] = sign;
    w.bytes.set(scratch.subarray(8, code > 1 ? 16 : 12), at + 1);
    if (high) w.view.setUint32(at + 9, high, true);
    return code;
  }

  if (kind === DateTime || kind === DateTimeOffset) {
    const word = v.getBigUint64(0, true), ticks = word & 0x3fffffffffffffffn, minutes = kind === DateTimeOffset ? MinutesSize : 0;
    if (!word && !v.getInt16(8, true)) return 0;
    const isWhole = ticks % 10000000n === 0n && ticks / 10000000n < 2n ** 38n, size = isWhole ? SecondsSize : 8;
    if (isWhole) v.setBigUint64(0, ticks / 10000000n << 2n | word >> 62n, true);
    const at = room(w, size + minutes);
    w.bytes.set(scratch.subarray(0, size), at);
    w.bytes.set(scratch.subarray(8, 8 + minutes), at + size);
    return isWhole ? 1 : 2;
  }

  if (kind === Int64 || kind === TimeSpan) v.setBigInt64(0, v.getBigInt64(0, true) << 1n ^ v.getBigInt64(0, true) >> 63n, true);
  if (kind === Int32) v.setInt32(0, v.getInt32(0, true) << 1 ^ v.getInt32(0, true) >> 31, true);
  if (kind === Int16) v.setUint16(0, v.getInt16(0, true) << 1 ^ v.getInt16(0, true) >> 15, true);
  let size = 8;
  while (size && !scratch[size - 1]) size--;
  const isWide = kind === Int64 || kind === UInt64 || kind === TimeSpan || kind === TimeOnly;
  const code = isWide ? size > 4 ? 3 : size > 2 ? 2 : size ? 1 : 0 : Math.min(size, 3), width = code && isWide ? 1 << code : code > 2 ? 4 : code;
  const at = room(w, width);
  w.bytes.set(scratch.subarray(0, width), at);
  return code;
}

/** Writes a compact value and its width bits. */
export function compact<T>(w: Writer, kind: number, at: number, n: number, value: T, set: (view: DataView, at: number, value: T) => void): void {
  const code = pack(w, kind, value, set);
  if (code & 1) setBit(w, at, n);
  if (code & 2) setBit(w, at, n + 1);
}

/** Writes integers in groups of four. */
export function groups<T>(w: Writer, kind: number, items: Iterable<T> & { readonly length: number } | ReadonlySet<T> | null, set: (view: DataView, at: number, value: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  let i = 0, control = 0;
  for (const item of items) {
    if (!(i & GroupSize - 1)) control = bits(w, 8);
    const code = pack(w, kind, item, set);
    w.bytes[control]! |= code << CodeBits * (i++ & GroupSize - 1);
  }
}
