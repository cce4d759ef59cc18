// What all readers need.

/** The deepest nesting of values that contain themselves. Bundlers put in the value of constants that come first. */
export const maxDepth = 64;

/**
 * The kinds of errors, by their names in the C# library. `OtherVersion` is only known here: what reads the payload is
 * not loaded yet.
 */
export type MemFormatErrorCode =
  | 'Truncated' | 'InvalidData' | 'LimitExceeded' | 'SchemaMismatch' | 'UnknownSchema' | 'UnknownWrapper'
  | 'UnknownCase' | 'NullNotAllowed' | 'MissingMember' | 'Overflow' | 'TrailingData' | 'UnsupportedType' | 'OtherVersion';

/** The only error that a bad payload or an unwritable value causes. */
export class MemFormatError extends Error {
  declare readonly code: MemFormatErrorCode;

  /** The position in the payload, in bytes; -1 for values that cannot be written. */
  declare readonly offset: number;

  /** The place in the value, such as `Order.lines[3].price`; empty where none is known. */
  declare readonly path: string;

  /** What is wrong, if more is known than the code. */
  declare readonly detail: string;

  constructor(code: MemFormatErrorCode, offset: number, detail: string = '', path: string = '') {
    super(code + (offset < 0 ? '' : ' at byte ' + offset) + (path && ': ' + path) + (detail && ': ' + detail));
    Object.assign(this, { name: 'MemFormatError', code, offset, path, detail });
  }
}

/** A kind of typed arrays, in memory that no threads share: `Blob` and `fetch` ask for this since TypeScript 5.7. */
export type Unshared<T extends { slice(): unknown }> = ReturnType<T['slice']>;

/** A path in which what repeats is there once, with its count: objects that refer to each other have such paths. */
export const shortened = (path: string): string =>
  path.replace(/((?:[.[][^.[]+){1,8}?)\1{4,}/g, (all, one: string) => `(${one} ×${all.length / one.length})`);

/** Reads the value that comes next. */
export type Read = (reader: Reader) => unknown;

/** Reads a member, given where the block is. */
export type ReadMember = (reader: Reader, at: number) => unknown;

/** A payload to read. */
export interface Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** The next byte. */
  at: number;
  /** The levels of nesting still allowed. */
  depth: number;
  readonly schema: Schema;
  /** The cases of unions defined by the payload. */
  cases: Set<Case> | undefined;
  /** The objects that keep their identity, if there are any. */
  objects: Objects | undefined;
  /** What is known of a payload of another shape. */
  other: Other | undefined;
  /** The pooled strings so far, by their numbers from 1 on; the place of one that was stepped over. */
  pool: (string | number)[] | undefined;
  /** The place behind the last one of them. */
  pooled: number;
}

/** A payload of another shape. This much is known of it here: walk-scope.ts has the rest. */
export interface Other {
  /** Steps over a table of objects in extension data. */
  readonly skipTable: (reader: Reader) => void;
}

/** Objects that keep their identity, and what reads their bodies. */
export interface Objects {
  /** Each with the function to read its body, in the order of their numbers. */
  readonly all: (readonly [value: object, body: (reader: Reader, value: never) => void])[];
  readonly read: (reader: Reader) => void;
}

/** A case of a union. */
export interface Case {
  /** In base64: the definition before the first value of the case. */
  readonly definition: string;
  /** Whether fingerprints do not cover it, because another assembly adds it or the union around it. */
  readonly isAdded?: true;
  bytes?: Uint8Array;
}

/** A union. The definitions of its cases depend on the root, which may list some of their types. */
export interface Union {
  readonly name: string;
}

/**
 * A value of a case that this page does not know, kept as it was read, to be written back. It is plain data: it can be
 * cloned and stored. Its parts are the library's business.
 */
export interface KeptCase {
  /** The name of the union: the value is written as one of no other. */
  readonly union: string;
  readonly tag: number;
  /** The number of the union in the payload. */
  readonly number: number;
  /** The value, without the definitions of cases in it. */
  readonly bytes: Uint8Array;
  /** What the kept values of a payload have in common. */
  readonly origin: KeptOrigin;
}

export interface KeptOrigin {
  readonly descriptor: Uint8Array;
  /** The definitions of the cases in kept values, by `union tag`. */
  readonly cases: Map<string, Uint8Array>;
}

/** Cases by their tags. */
export interface Cases<C extends Case = Case> {
  readonly [tag: number]: C;
}

/** The start of a payload of a root. */
export interface Schema {
  /** The name of the root. */
  readonly name: string;
  /** In base64: the header, including the descriptor. */
  readonly header: string;
  bytes?: Uint8Array;
  view?: DataView;
  /** The bytes of the last payload that was written. */
  written?: number;
  /** In the order of their numbers. */
  readonly unions?: () => readonly (readonly [union: Union, cases: Cases])[];
  cases?: Map<Union, Cases>;
  /** The definitions of the cases that fingerprints cover, as in `Told`. */
  readonly told?: (schema: Schema) => Map<string, Uint8Array>;
}

/** What other versions of a root need: there from the start, or loaded when the first one comes. */
export interface Versions {
  now: Resolver | undefined;
  readonly load?: () => Promise<Resolver>;
}

/** Reads the payloads of a root that are not of the reader's own shape. */
export interface Resolver {
  readonly resolve: (bytes: Uint8Array, told?: Told) => unknown;
  /** Reads a payload of another shape after all, or says where the error is. */
  readonly failed: (error: unknown, bytes: Uint8Array, told?: Told) => unknown;
  /** What a header tells that names a known schema; undefined for other headers. */
  readonly named: (bytes: Uint8Array) => Told | undefined;
}

/** What is known of a payload ahead of its body: its shape, and in streams the cases that earlier messages define. */
export interface Told {
  /** The place of the body. */
  readonly at: number;
  /** Where the descriptor is. */
  readonly view: DataView;
  readonly start: number;
  readonly length: number;
  /** The definitions of cases, by `union tag`, if there are any. */
  readonly cases: Map<string, Uint8Array> | undefined;
  /** Whether the header names the schema of an earlier release. */
  readonly isRecorded?: true;
}

const noSchema: Schema = { name: '', header: '' };

export function newReader(bytes: Uint8Array, at: number = 0, schema: Schema = noSchema): Reader {
  // All fields from the start: engines are slower with objects that get some later.
  return {
    bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), at, depth: maxDepth,
    schema, cases: undefined, objects: undefined, other: undefined, pool: undefined, pooled: 0,
  };
}

export function fail(code: MemFormatErrorCode, offset: number, detail?: string): never {
  throw new MemFormatError(code, offset, detail);
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), unit => unit.charCodeAt(0));
}

/** The header of a root's payloads. */
export function headOf(schema: Schema): Uint8Array {
  return schema.bytes ??= fromBase64(schema.header);
}

/** As `[object Blob]`; a caller without types may pass anything. */
export const kindOf = (value: unknown): string => ({}).toString.call(value);

/** Whether a text of bytes is in others, at a place. It compares by words. */
export function isAt(text: DataView, view: DataView, at: number): boolean {
  const length = text.byteLength;
  let i = length + at > view.byteLength ? length + 1 : 0;
  while (i + 4 <= length && text.getInt32(i) === view.getInt32(at + i)) i += 4;
  while (i < length && text.getInt8(i) === view.getInt8(at + i)) i++;
  return i === length;
}

/** The error of bytes that cannot be. */
export function invalid(offset: number): never {
  return fail('InvalidData', offset);
}

/** The error of bytes that ask for too much. */
export function exceeded(reader: Reader): never {
  return fail('LimitExceeded', reader.at);
}

/** Skips bytes, which must be there, and returns their place. */
export function take(reader: Reader, size: number): number {
  const at = reader.at;
  if (size > reader.bytes.length - at) fail('Truncated', at);
  reader.at = at + size;
  return at;
}

/** Refuses unused bits that are not 0. */
export function spare(reader: Reader, bits: number): void {
  if (bits) invalid(reader.at);
}

/** Reads a number in groups of seven bits: `uv` in docs/format.md. */
export function varint(reader: Reader): number {
  const byte = reader.bytes[reader.at]!;
  if (byte < 128) {
    reader.at++;
    return byte;
  }
  return longVarint(reader);
}

function longVarint(reader: Reader): number {
  const start = reader.at, { bytes } = reader, second = bytes[start + 1]!;
  // Most take two bytes.
  if (second && second < 128) {
    reader.at = start + 2;
    return bytes[start]! + second * 128 - 128;
  }

  let value = 0, scale = 1, byte;
  do {
    byte = reader.bytes[take(reader, 1)]!;
    value += (byte & 127) * scale;
    scale *= 128;
  } while (byte > 127 && scale < 2 ** 70);
  if (!byte || byte > 1 && scale === 2 ** 70) invalid(start);
  return value;
}

/** Enters a level of nesting. The caller leaves it by adding 1. */
export function enter(reader: Reader): void {
  if (--reader.depth < 0) exceeded(reader);
}

export const char: (...codes: number[]) => string = String.fromCharCode;

/** Reads a non-null member. */
export function notNull<T>(reader: Reader, value: T | null): T {
  return value === null ? fail('NullNotAllowed', reader.at) : value;
}

/** A value of a fixed size outside of a block. */
export function one<T>(reader: Reader, size: number, get: (view: DataView, at: number) => T): T {
  return get(reader.view, take(reader, size));
}
