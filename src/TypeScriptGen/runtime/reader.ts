import {
  UInt16, Int32, Int64, UInt64, Decimal, Char, DateTime, DateTimeOffset, TimeSpan, TimeOnly, ModeMask,
  ModeFingerprint, ModeWrapped, NullRoot, Wide, ShortSize, LongSize, MessageValue, MessageNull, FirstUnion,
  LengthShift, LengthUnit, EncodingMask, Utf16, Utf8, NullString, CountUnit, CollectionFlags, NullCollection, HasNulls, CodeBits,
  CodeMask, GroupSize, SecondsSize, MinutesSize, ScaleSize, DigitsSize, MemberUnit, NamedKeys, IdGap,
} from './wire.ts';
import type { Other } from './walk.ts';

/** The types of a payload. */
export type Input = Uint8Array | ArrayBuffer | ArrayBufferView;

/** The kinds of errors, by their names in the C# library. */
export type MemFormatErrorCode =
  | 'Truncated' | 'InvalidData' | 'LimitExceeded' | 'SchemaMismatch' | 'UnknownSchema' | 'UnknownWrapper'
  | 'UnknownCase' | 'NullNotAllowed' | 'MissingMember' | 'Overflow' | 'TrailingData' | 'UnsupportedType';

/** The only error that a bad payload or an unwritable value causes. */
export class MemFormatError extends Error {
  readonly code: MemFormatErrorCode;

  /** The position in the payload, in bytes; -1 for values that cannot be written. */
  readonly offset: number;

  constructor(code: MemFormatErrorCode, offset: number, detail?: string) {
    super(code + (offset < 0 ? '' : ' at byte ' + offset) + (detail ? ': ' + detail : ''));
    this.name = 'MemFormatError';
    this.code = code;
    this.offset = offset;
  }
}

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
  /** The objects that keep their identity, and the functions to read their bodies, in the order of their numbers. */
  objects: object[] | undefined;
  bodies: ((r: Reader, value: never) => void)[] | undefined;
  /** What is known of a payload of another shape. */
  other: Other | undefined;
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

/** Cases by their tags. */
export interface Cases<C extends Case = Case> {
  readonly [tag: number]: C;
}

/** The start of a payload of a root. */
export interface Schema {
  /** In base64: the header, including the descriptor. */
  readonly header: string;
  /** In base64: the header of eight bytes that names the schema instead. */
  readonly fingerprint: string;
  bytes?: Uint8Array;
  view?: DataView;
  /** In the order of their numbers. */
  readonly unions?: () => readonly (readonly [union: Union, cases: Cases])[];
  listed?: readonly (readonly [union: Union, cases: Cases])[];
  cases?: Map<Union, Cases>;
}

/** The root's unions; always the same objects. */
export function unionsOf(schema: Schema): readonly (readonly [union: Union, cases: Cases])[] {
  return schema.listed ??= schema.unions?.() ?? [];
}

export function casesOf(schema: Schema): Map<Union, Cases> {
  return schema.cases ??= new Map(unionsOf(schema));
}

/** Reads a payload of another shape. */
export type Resolve<S extends Schema> = (bytes: Uint8Array, schema: S, told?: Told) => unknown;

/** The definitions in the messages of a stream, for later bodies. */
export interface Told {
  readonly descriptor: Uint8Array;
  /** The definitions of cases, by `union tag`. */
  readonly cases: Map<string, Uint8Array>;
}

/** The deepest nesting of values that contain themselves. */
export const maxDepth = 64;

export function reader(bytes: Uint8Array, at: number, schema: Schema): Reader {
  // All fields from the start: engines are slower with objects that get some later.
  return {
    bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), at, depth: maxDepth,
    schema, cases: undefined, objects: undefined, bodies: undefined, other: undefined,
  };
}

export function fail(code: MemFormatErrorCode, offset: number, detail?: string): never {
  throw new MemFormatError(code, offset, detail);
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), c => c.charCodeAt(0));
}

/**
 * The bytes of an input. Memory that is shared or can be resized is copied: others could change it meanwhile, and
 * browsers decode no text in it.
 */
function bytesOf(input: Input): Uint8Array {
  const bytes = input instanceof Uint8Array ? input
    : ArrayBuffer.isView(input) ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
    : /Buffer]$/.test(kindOf(input)) ? new Uint8Array(input) : fail('InvalidData', 0, 'pass bytes, such as `await response.arrayBuffer()`, not ' + kindOf(input));
  const memory = bytes.buffer as object as { readonly resizable?: boolean };
  return memory instanceof ArrayBuffer && !memory.resizable ? bytes : new Uint8Array(bytes);
}

/** As `[object Blob]`; a caller without types may pass anything. */
const kindOf = (value: unknown): string => Object.prototype.toString.call(value);

/** Returns whether a payload is a null. .NET writes it for any root that is null; all other functions refuse it. */
export function isNull(payload: Input): boolean {
  return payload.byteLength === 1 && bytesOf(payload)[0] === NullRoot;
}

/** Reads a whole payload. */
export function readRoot<T, S extends Schema>(input: Input, schema: S, read: (r: Reader) => T, resolve: Resolve<S>): T {
  const bytes = bytesOf(input);
  const head = schema.bytes ??= fromBase64(schema.header);
  const r = reader(bytes, head.length, schema);
  const own = schema.view ??= new DataView(head.buffer), last = Math.min(head.length, bytes.length) - 4;
  let i = 0;
  while (i <= last && r.view.getInt32(i) === own.getInt32(i)) i += 4;
  while (i < head.length && bytes[i] === head[i]) i++;
  if (i < head.length) {
    r.at = namedSize(bytes, schema);
    if (!r.at) return resolve(bytes, schema) as T;
    r.cases = new Set(declared(schema).map(([, one]) => one));
  }

  try {
    return readAll(r, read);
  } catch (e) {
    if (e === otherCase) return resolve(bytes, schema) as T;
    throw e;
  }
}

/** Reads the root and the bodies of objects that keep their identity, up to the end. */
export function readAll<T>(r: Reader, read: (r: Reader) => T): T {
  const value = read(r), { objects, bodies } = r;
  if (objects && bodies) for (let i = 0; i < bodies.length; i++) bodies[i]!(r, objects[i] as never);
  if (r.at < r.bytes.length) fail('TrailingData', r.at);
  return value;
}

/**
 * The size of a header with the fingerprint of the reader's schema, whose cases count as defined; 0 for other headers.
 */
function namedSize(bytes: Uint8Array, schema: Schema): number {
  if ((bytes[0]! & ModeMask) !== ModeFingerprint) return 0;
  const own = fromBase64(schema.fingerprint), size = bytes[0]! & Wide ? LongSize : ShortSize;
  return (own[0]! | Wide) === (bytes[0]! | Wide) && own.subarray(1, size).every((byte, i) => byte === bytes[i + 1]) ? size : 0;
}

/** The cases that then count as defined, by `union tag`. */
function declared(schema: Schema): [name: string, one: Case][] {
  return unionsOf(schema).flatMap(([, cases], union) => Object.entries(cases).filter(([, one]) => !one.isAdded).map(([tag, one]): [string, Case] => [union + ' ' + tag, one]));
}

/** The source of streamed values, such as `response.body`. */
export type Source = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

async function* chunksOf(source: Source): AsyncGenerator<Uint8Array, void, undefined> {
  if (!('getReader' in source)) {
    yield* source;
    return;
  }

  const from = source.getReader();
  try {
    for (let next = await from.read(); !next.done; next = await from.read()) yield next.value;
  } finally {
    await from.cancel();
    from.releaseLock();
  }
}

/**
 * Reads the values written by .NET's WriteManyAsync, one after another as they come. It keeps at most `maxBytes` for
 * one. A null is an error unless `orNull` is null.
 */
export async function* readMany<T, S extends Schema, N = never>(source: Source, schema: S, read: (r: Reader) => T, resolve: Resolve<S>, maxBytes: number = 64 << 20, orNull?: N): AsyncGenerator<T | N, void, undefined> {
  let bytes: Uint8Array = new Uint8Array(0), done = 0, told: Told | undefined, isOwn = false, own = new Set<Case>();
  const chunks = chunksOf(source);
  try {
    for (let more = true; ;) {
      // The head of a message is read again when more of it has come; it is small.
      const r = reader(bytes, 0, schema);
      let body = -1;
      try {
        if (bytes.length || more) body = readHead(r);
        else return;
      } catch (e) {
        if (!(e instanceof MemFormatError)) throw e;
        if (e.code !== 'Truncated' || !more || bytes.length > 1 << 18) throw new MemFormatError(e.code, done + e.offset);
      }

      const end = r.at + body;
      if (body > maxBytes) fail('LimitExceeded', done);
      if (body < 0 || end > bytes.length) {
        if (!more) fail('Truncated', done + bytes.length);
        const parts = [bytes];
        let size = bytes.length;
        do {
          const next = await chunks.next();
          if (next.done) more = false;
          else size += parts[parts.push(bytesOf(next.value)) - 1]!.length;
        } while (more && size < end);
        bytes = joined(parts, size);
        continue;
      }

      if (bytes[0] === MessageNull) {
        bytes = bytes.subarray(1);
        yield orNull === undefined ? fail('NullNotAllowed', done) : orNull;
        done++;
        continue;
      }

      // The message is complete. Its definitions stay.
      const message = reader(bytes, 1, schema), count = uv(message);
      for (let i = 0; i < count; i++) {
        const what = uv(message), tag = what >= FirstUnion ? uv(message) : 0, size = uv(message), definition = bytes.slice(take(message, size), message.at);
        if (what < FirstUnion) {
          if (i) fail('InvalidData', done);
          if (what && namedSize(definition, schema) !== size) fail('UnknownSchema', done);
          const head = reader(schema.bytes ??= fromBase64(schema.header), 1, schema), named = what ? declared(schema) : [];
          uv(head);
          const descriptor = head.bytes.subarray(head.at);
          isOwn = !!what || equals(definition, descriptor);
          own = new Set(named.map(([, one]) => one));
          told = { descriptor: what ? descriptor : definition, cases: new Map(named.map(([name, one]) => [name, one.bytes ??= fromBase64(one.definition)])) };
          continue;
        }

        const name = what - FirstUnion + ' ' + tag, cases = unionsOf(schema)[what - FirstUnion]?.[1], one = isOwn ? cases?.[tag] : undefined;
        if (!told || told.cases.has(name)) return fail('InvalidData', done);
        told.cases.set(name, definition);
        if (one && equals(definition, one.bytes ??= fromBase64(one.definition))) own.add(one);
        else isOwn = false;
      }

      if (!told) return fail('InvalidData', done);
      const value = readMessage(bytes.subarray(r.at, end), schema, read, resolve, told, isOwn ? own : undefined, done + r.at);
      bytes = bytes.subarray(end);
      done += end;
      yield value;
    }
  } finally {
    await chunks.return(undefined);
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }

  return bytes;
}

/** Reads a message's definitions, without looking into them, and returns the length of the body. */
function readHead(r: Reader): number {
  const first = r.bytes[take(r, 1)]!;
  if (first === MessageNull) return 0;
  if (first !== MessageValue) fail(first === ModeWrapped ? 'UnknownWrapper' : 'InvalidData', 0);
  for (let count = uv(r); count > 0; count--) {
    if (uv(r) >= FirstUnion) uv(r);
    const size = uv(r);
    if (size > 65536) fail('LimitExceeded', r.at);
    take(r, size);
  }

  return uv(r);
}

function readMessage<T, S extends Schema>(body: Uint8Array, schema: S, read: (r: Reader) => T, resolve: Resolve<S>, told: Told, own: Set<Case> | undefined, done: number): T {
  try {
    if (!own) return resolve(body, schema, told) as T;
    const r = reader(body, 0, schema);
    r.cases = own;
    return readAll(r, read);
  } catch (e) {
    if (e === otherCase) return readMessage(body, schema, read, resolve, told, undefined, done);
    throw e instanceof MemFormatError ? new MemFormatError(e.code, done + e.offset) : e;
  }
}

function equals(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Thrown if a union case has another shape than the reader's. */
const otherCase = {};

/** Skips bytes, which must be there, and returns their place. */
export function take(r: Reader, size: number): number {
  const at = r.at;
  if (size > r.bytes.length - at) fail('Truncated', at);
  r.at = at + size;
  return at;
}

/** Refuses unused bits that are not 0. */
export function spare(r: Reader, bits: number): void {
  if (bits) fail('InvalidData', r.at);
}

/** Reads a number in groups of seven bits. */
export function uv(r: Reader): number {
  const byte = r.bytes[r.at]!;
  if (byte < 128) {
    r.at++;
    return byte;
  }
  return longUv(r);
}

function longUv(r: Reader): number {
  let value = 0, scale = 1, byte;
  const start = r.at;
  do {
    byte = r.bytes[take(r, 1)]!;
    value += (byte & 127) * scale;
    scale *= 128;
  } while (byte > 127 && scale < 2 ** 70);
  if (scale > 128 && !byte || byte > (scale < 2 ** 70 ? 127 : 1)) fail('InvalidData', start);
  return value;
}

/** Enters a level of nesting. The caller leaves it by adding 1. */
export function enter(r: Reader): void {
  if (--r.depth < 0) fail('LimitExceeded', r.at);
}

const char = String.fromCharCode;

/** Reads a non-null string. */
export function str(r: Reader): string {
  return strOrNull(r) ?? fail('NullNotAllowed', r.at);
}

/** Reads a string. */
export function strOrNull(r: Reader): string | null {
  const head = uv(r);
  return head & EncodingMask || head > 128 ? longStr(r, head) : latin(r.bytes, take(r, head >> LengthShift), head >> LengthShift);
}

/** Recent short strings. Most data repeats them, and half the time goes into collecting duplicates. */
const recent: string[] = /* @__PURE__ */ new Array<string>(1024).fill('');

/** The hits in this cache. Below 0, only one string of sixteen is looked up. */
let luck = 64, skipped = 0;

/** Up to 32 chars of a byte each. */
function latin(b: Uint8Array, i: number, n: number): string {
  if (n < 2 || luck < 0 && ++skipped & 15) return chars(b, i, n);
  const place = (b[i]! * 31 ^ b[i + (n >> 1)]! * 131 ^ b[i + n - 1]! * 7 ^ n * 67) & 1023, text = recent[place]!;
  let same = text.length === n ? 0 : -1;
  while (same >= 0 && same < n) same = text.charCodeAt(same) === b[i + same] ? same + 1 : -1;
  if (same === n) {
    if (luck < 256) luck += 2;
    return text;
  }

  luck--;
  return recent[place] = chars(b, i, n);
}

/** One call with all chars is twice as fast as any loop, and needs no decoder. */
function chars(b: Uint8Array, i: number, n: number): string {
  switch (n) {
    case 1: return char(b[i]!);
    case 2: return char(b[i]!, b[i + 1]!);
    case 3: return char(b[i]!, b[i + 1]!, b[i + 2]!);
    case 4: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!);
    case 5: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!);
    case 6: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!);
    case 7: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!);
    case 8: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!);
    case 9: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!);
    case 10: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!);
    case 11: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!);
    case 12: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!);
    case 13: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!);
    case 14: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!);
    case 15: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!);
    case 16: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!);
    case 17: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!);
    case 18: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!);
    case 19: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!);
    case 20: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!);
    case 21: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!);
    case 22: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!);
    case 23: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!);
    case 24: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!);
    case 25: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!);
    case 26: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!);
    case 27: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!);
    case 28: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!, b[i + 27]!);
    case 29: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!, b[i + 27]!, b[i + 28]!);
    case 30: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!, b[i + 27]!, b[i + 28]!, b[i + 29]!);
    case 31: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!, b[i + 27]!, b[i + 28]!, b[i + 29]!, b[i + 30]!);
    case 32: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!, b[i + 16]!, b[i + 17]!, b[i + 18]!, b[i + 19]!, b[i + 20]!, b[i + 21]!, b[i + 22]!, b[i + 23]!, b[i + 24]!, b[i + 25]!, b[i + 26]!, b[i + 27]!, b[i + 28]!, b[i + 29]!, b[i + 30]!, b[i + 31]!);
    default: return '';
  }
}

/** A call of a decoder takes as long as about a hundred chars without one. Creating one takes ten times that. */
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }), utf16 = /* @__PURE__ */ new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true });

function longStr(r: Reader, head: number): string | null {
  if (head === NullString) return null;
  const encoding = head & EncodingMask, start = r.at, length = (head - encoding) / LengthUnit;
  if (encoding > Utf8) fail('InvalidData', start);
  let i = take(r, encoding === Utf16 ? length * 2 : length), text = '', all = 0;
  const end = r.at, b = r.bytes;
  if (!encoding) {
    if (length > 96) for (let k = i; k < end; k++) all |= b[k]!;
    if (length < 97 || all > 127) {
      for (; i < end; i += 32) text += chars(b, i, end - i < 32 ? end - i : 32);
      return text;
    }
  }

  try {
    return (encoding === Utf16 ? utf16 : utf8).decode(b.subarray(i, end));
  } catch (e) {
    // A TypeError is about the bytes. All else is about the memory that their text takes.
    if (!(e instanceof TypeError)) fail('LimitExceeded', start);
    if (encoding !== Utf16) fail('InvalidData', start);
  }

  // Lone surrogates, which .NET strings may have and no decoder takes.
  for (; i < end; i += 2) text += char(r.view.getUint16(i, true));
  return text;
}

/** Reads the number of elements, which take at least `size` bytes each; -1 for null. */
export function count(r: Reader, size: number, flags: number): number {
  const head = uv(r);
  if (head === NullCollection) return -1;
  const n = (head - (head & CollectionFlags)) / CountUnit;
  if (head & ~flags & CollectionFlags) fail('InvalidData', r.at);
  if (n * size > r.bytes.length - r.at) fail('Truncated', r.at);
  return n;
}

/** Reads a non-null member. */
export function notNull<T>(r: Reader, value: T | null): T {
  return value === null ? fail('NullNotAllowed', r.at) : value;
}

/** Reads this many bits and returns the place of the first byte. */
export function bits(r: Reader, n: number): number {
  const at = take(r, n + 7 >> 3);
  if (n & 7 && r.bytes[r.at - 1]! >> (n & 7)) fail('InvalidData', at);
  return at;
}

export function bit(r: Reader, at: number, n: number): number {
  return r.bytes[at + (n >> 3)]! >> (n & 7) & 1;
}

/**
 * An array for this many elements. It is allocated in one go if they are few: nested counts could claim the same bytes
 * many times.
 */
function arrayOf<T>(n: number): T[] {
  return n > 4096 ? [] : new Array<T>(n);
}

/** Reads elements that state themselves whether they are null, or never are. */
export function list<T>(r: Reader, size: number, read: (r: Reader) => T): T[] | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const items = arrayOf<T>(n);
  for (let i = 0; i < n; i++) items[i] = read(r);
  return items;
}

/** Reads elements with a bitmap of those that are present. */
export function listWithNulls<T>(r: Reader, size: number, read: (r: Reader) => T): (T | null)[] | null {
  if (!(r.bytes[r.at]! & HasNulls)) return list(r, size, read);
  const n = count(r, 1 / 8, HasNulls), present = bits(r, n);
  const items = arrayOf<T | null>(n);
  for (let i = 0; i < n; i++) items[i] = bit(r, present, i) ? read(r) : null;
  return items;
}

/** Reads elements of a fixed size. */
export function block<T>(r: Reader, size: number, get: (view: DataView, at: number) => T): T[] | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const items = arrayOf<T>(n), view = r.view;
  let at = take(r, n * size);
  for (let i = 0; i < n; i++, at += size) items[i] = get(view, at);
  return items;
}

/** Reads elements that take a bit each. */
export function bools(r: Reader): boolean[] | null {
  const n = count(r, 1 / 8, 0);
  if (n < 0) return null;
  const items: boolean[] = [], at = bits(r, n);
  for (let i = 0; i < n; i++) items.push(!!bit(r, at, i));
  return items;
}

/** Reads entries. */
export function entries<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): [K, V][] | null {
  return list<[K, V]>(r, size, r => [key(r), read(r)]);
}

/** Reads entries with a bitmap of the values that are present. */
export function entriesWithNulls<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): [K, V | null][] | null {
  if (!(r.bytes[r.at]! & HasNulls)) return entries(r, size, key, read);
  const n = count(r, 1 / 8, HasNulls), present = bits(r, n);
  const all: [K, V | null][] = [];
  for (let i = 0; i < n; i++) all.push([key(r), bit(r, present, i) ? read(r) : null]);
  return all;
}

/** Reads bytes and copies them. */
export function bytes(r: Reader): Uint8Array | null {
  const n = count(r, 1, 0);
  return n < 0 ? null : copy(r, n);
}

/** A copy. `slice` of Node's Buffer would not make one. */
function copy(r: Reader, n: number): Uint8Array {
  return new Uint8Array(r.bytes.subarray(take(r, n), r.at));
}

/** Reads bytes as a view of the payload. */
export function bytesView(r: Reader): Uint8Array | null {
  const n = count(r, 1, 0);
  return n < 0 ? null : viewOf(r, n);
}

function viewOf(r: Reader, n: number): Uint8Array {
  return r.bytes.subarray(take(r, n), r.at);
}

/** Reads numbers into a typed array. All relevant machines have the payload's order of bytes. */
export function typed<T>(r: Reader, size: number, array: new (buffer: ArrayBufferLike) => T): T | null {
  const n = count(r, size, 0);
  return n < 0 ? null : new array(copy(r, n * size).buffer);
}

/** Makes typed arrays. */
export function toTyped(array: { from(items: ArrayLike<never>): unknown }): (items: readonly unknown[]) => unknown {
  return items => array.from(items as readonly never[]);
}

/** Numbers as a typed array. */
export function typedFrom<I, T>(items: I[] | null, array: { from(items: ArrayLike<I>): T }): T | null {
  return items && array.from(items);
}

export function bool(view: DataView, at: number): boolean {
  const value = view.getUint8(at);
  return value > 1 ? fail('InvalidData', at) : !!value;
}

/** A floating-point number of 16 bits. */
export function half(view: DataView, at: number): number {
  const bits = view.getUint16(at, true), exponent = bits >> 10 & 31, rest = bits & 1023;
  const size = exponent === 31 ? (rest ? NaN : Infinity) : exponent ? 2 ** (exponent - 25) * (1024 + rest) : 2 ** -24 * rest;
  return bits >> 15 ? -size : size;
}

/** The bits of the nearest 16-bit number. */
export function halfBits(x: number): number {
  const a = Math.abs(x), sign = x < 0 || Object.is(x, -0) ? 0x8000 : 0;
  if (a !== a) return 0xfe00;
  if (a >= 65520) return sign | 0x7c00;
  let exponent = -14;
  while (2 ** (exponent + 1) <= a) exponent++;
  const scaled = a / 2 ** (exponent - 10), floor = Math.floor(scaled), rest = scaled - floor;
  return sign + (exponent + 14 << 10) + floor + (rest > 0.5 || rest === 0.5 && floor & 1 ? 1 : 0);
}

/** The instant, or the wall clock, of a .NET DateTime. */
export function dateTime(view: DataView, at: number): Date {
  return new Date(dateTimeMs(view, at));
}

/** The same in milliseconds since 1970. */
export function dateTimeMs(view: DataView, at: number): number {
  return epochMs(at, view.getUint32(at, true), view.getUint32(at + 4, true) & 0x3fffffff);
}

function epochMs(at: number, low: number, high: number): number {
  // In 32-bit halves, so that everything stays within 53 bits. 429496 * 10000 + 7296 = 2^32.
  const ms = high * 429496 + Math.floor((high * 7296 + low) / 10000) - 62135596800000;
  return ms > 253402300799999 ? fail('InvalidData', at) : ms;
}

/** A decimal as text, with the digits of .NET. */
export function decimal(view: DataView, at: number): string {
  const flags = view.getUint32(at, true), scale = flags >> 16 & 255;
  if (flags & 0x7f00ffff || scale > 28) fail('InvalidData', at);
  const top = view.getUint32(at + 4, true), high = view.getUint32(at + 12, true), low = view.getUint32(at + 8, true);
  if (top || high >> 21) {
    const digits = String(BigInt(top) << 64n | BigInt(high) << 32n | BigInt(low)).padStart(scale + 1, '0');
    return (flags < 0x80000000 ? '' : '-') + (scale ? digits.slice(0, -scale) + '.' + digits.slice(-scale) : digits);
  }

  // From the last digit on. Nine digits are within 32 bits, whose arithmetic is the fastest.
  let i = 32, k = 0, n = high * 4294967296 + low;
  do {
    const rest = Math.floor(n / 1e9);
    let part = n - rest * 1e9 | 0;
    for (let left = 9; left && (rest || part || k <= scale); left--) {
      const next = part / 10 | 0;
      if (k && k === scale) ascii[--i] = 46;
      ascii[--i] = part - next * 10 + 48;
      part = next;
      k++;
    }
    n = rest;
  } while (n || k <= scale);
  if (flags >>> 31) ascii[--i] = 45;
  return chars(ascii, i, 32 - i);
}

/** For the chars of a decimal: 29 digits, a sign and a point. */
const ascii = /* @__PURE__ */ new Uint8Array(32);

/** The number nearest to a decimal. */
export function decimalNumber(view: DataView, at: number): number {
  return Number(decimal(view, at));
}

const digits = (shift: number): Uint8Array => Uint8Array.from({ length: 256 }, (_, i) => (i = i >> shift & 15) + (i < 10 ? 48 : 87));
const high = /* @__PURE__ */ digits(4), low = /* @__PURE__ */ digits(0);

/** A Guid in its usual form, in lower case. */
export function guid(v: DataView, at: number): string {
  const b0 = v.getUint8(at), b1 = v.getUint8(at + 1), b2 = v.getUint8(at + 2), b3 = v.getUint8(at + 3),
    b4 = v.getUint8(at + 4), b5 = v.getUint8(at + 5), b6 = v.getUint8(at + 6), b7 = v.getUint8(at + 7),
    b8 = v.getUint8(at + 8), b9 = v.getUint8(at + 9), b10 = v.getUint8(at + 10), b11 = v.getUint8(at + 11),
    b12 = v.getUint8(at + 12), b13 = v.getUint8(at + 13), b14 = v.getUint8(at + 14), b15 = v.getUint8(at + 15);
  return char(
    high[b3]!, low[b3]!, high[b2]!, low[b2]!, high[b1]!, low[b1]!, high[b0]!, low[b0]!, 45,
    high[b5]!, low[b5]!, high[b4]!, low[b4]!, 45, high[b7]!, low[b7]!, high[b6]!, low[b6]!, 45,
    high[b8]!, low[b8]!, high[b9]!, low[b9]!, 45,
    high[b10]!, low[b10]!, high[b11]!, low[b11]!, high[b12]!, low[b12]!, high[b13]!, low[b13]!, high[b14]!, low[b14]!, high[b15]!, low[b15]!);
}

const scratch = /* @__PURE__ */ new Uint8Array(16), scratchView = /* @__PURE__ */ new DataView(/* @__PURE__ */ scratch.buffer);

/** Reads a compact value into the form that it has in a fixed block. It stays there until the next one is read. */
export function unpack(r: Reader, kind: number, code: number): Uint8Array {
  const isDate = kind === DateTime || kind === DateTimeOffset, isDecimal = kind === Decimal, isWide = kind === Int64 || kind === UInt64 || kind === TimeSpan || kind === TimeOnly;
  if (isDate && code > 2) fail('InvalidData', r.at);
  const date = code > 1 ? 8 : SecondsSize, minutes = kind === DateTimeOffset ? MinutesSize : 0;
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

  if (isDate && code) {
    scratch.set(bytes.subarray(end - minutes, end), 8);
    scratch.set(bytes.subarray(at, at + date));
    const word = v.getBigUint64(0, true);
    if (code < 2) v.setBigUint64(0, (word >> 2n) * 10000000n | (word & 3n) << 62n, true);
    return scratch;
  }

  scratch.set(bytes.subarray(at, end));
  if (kind !== TimeSpan && (kind > Int64 || !(kind & 1))) {
    if ((kind === UInt16 || kind === Char) && v.getUint16(2, true)) fail('InvalidData', at);
  } else if (isWide) {
    const word = v.getBigUint64(0, true);
    v.setBigUint64(0, word & 1n ? ~(word >> 1n) : word >> 1n, true);
  } else {
    const word = v.getUint32(0, true);
    if (kind < Int32 && word > 65535) fail('InvalidData', at);
    v.setInt32(0, word >>> 1 ^ -(word & 1), true);
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
  if (bit(r, at, n + 1) + bit(r, at, n + 2)) fail('InvalidData', at);
  return null;
}

/** Reads a bool that may be null. */
export function boolOrNull(r: Reader, at: number, n: number): boolean | null {
  const value = bit(r, at, n + 1);
  if (bit(r, at, n)) return !!value;
  return value ? fail('InvalidData', at) : null;
}

/** Reads integers in groups of four. */
export function groups<T>(r: Reader, kind: number, get: (view: DataView, at: number) => T): T[] | null {
  const n = count(r, 1 / GroupSize, 0);
  if (n < 0) return null;
  const items: T[] = [];
  let control = 0;
  for (let i = 0; i < n; i++, control >>= CodeBits) {
    if (!(i & GroupSize - 1)) control = r.bytes[take(r, 1)]!;
    if (n - i < GroupSize && !(i & GroupSize - 1) && control >> CodeBits * (n - i)) fail('InvalidData', r.at - 1);
    unpack(r, kind, control & CodeMask);
    items.push(get(scratchView, 0));
  }

  return items;
}

/** Reads bools with a bitmap of those that are present. */
export function boolsWithNulls(r: Reader): (boolean | null)[] | null {
  if (!(r.bytes[r.at]! & HasNulls)) return bools(r);
  const n = count(r, 1 / 8, HasNulls), present = bits(r, n);
  let k = 0;
  for (let i = 0; i < n; i++) k += bit(r, present, i);
  const at = bits(r, k), items: (boolean | null)[] = [];
  k = 0;
  for (let i = 0; i < n; i++) items.push(bit(r, present, i) ? !!bit(r, at, k++) : null);
  return items;
}

/** Reads elements without duplicates; later ones are dropped. */
export function set<T>(items: T[] | null): Set<T> | null {
  return items && new Set(items);
}

/** Reads entries whose keys JavaScript compares by their values. */
export function map<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): Map<K, V> | null {
  const n = count(r, size, 0);
  if (n < 0) return null;
  const map = new Map<K, V>();
  for (let i = 0; i < n; i++) map.set(key(r), read(r));
  return map.size < n ? fail('InvalidData', r.at) : map;
}

/** Reads such entries, with a bitmap of the values that are present. */
export function mapWithNulls<K, V>(r: Reader, size: number, key: (r: Reader) => K, read: (r: Reader) => V): Map<K, V | null> | null {
  const all = entriesWithNulls(r, size, key, read);
  return all && toMap(all, r);
}

/** Entries as a map. */
export function toMap<K, V>(all: readonly (readonly [K, V])[], r: Reader): Map<K, V> {
  const map = new Map(all);
  return map.size < all.length ? fail('InvalidData', r.at) : map;
}

/** Entries as they are. */
export function toPairs<K, V>(all: [K, V][]): [K, V][] {
  return all;
}

/** Entries as an object. */
export function toRecord<V>(all: [string, V][], r: Reader): Record<string, V> | null {
  return record(r, all);
}

/** Entries as an object without a prototype, so that no key is special. */
export function record<V>(r: Reader, all: [string, V][] | null): Record<string, V> | null {
  if (!all) return null;
  const record = Object.create(null) as Record<string, V>;
  for (const [key, value] of all) {
    if (key in record) fail('InvalidData', r.at);
    record[key] = value;
  }

  return record;
}

/** Reads the case of a union. An unknown one is of another shape. */
export function caseOf(r: Reader, union: Union): number {
  const at = r.at, head = uv(r), tag = Math.floor(head / 2), one = casesOf(r.schema).get(union)?.[tag];
  if (!one) throw otherCase;
  const defined = r.cases ??= new Set();
  if (head % 2 ? defined.has(one) : !defined.has(one)) fail('InvalidData', at);
  if (head % 2) {
    const size = uv(r), start = take(r, size), own = one.bytes ??= fromBase64(one.definition);
    if (size !== own.length || own.some((byte, i) => byte !== r.bytes[start + i])) throw otherCase;
    defined.add(one);
  }

  return tag;
}

/** Reads an object that keeps its identity; its members come with its body. */
export function reference<T extends object>(r: Reader, body: (r: Reader, value: T) => void): T {
  const at = r.at, n = uv(r), objects = r.objects ??= [], bodies = r.bodies ??= [];
  if (n) return bodies[n - 1] === body ? objects[n - 1] as T : fail('InvalidData', at);
  const value = {} as T;
  objects.push(value);
  bodies.push(body);
  if (objects.length > r.bytes.length) fail('Truncated', at);
  return value;
}

/** Skips the members kept for later versions. */
export function skipExtension(r: Reader): void {
  const n = count(r, 1, 0), end = r.at + n;
  if (n < 0) return;
  let last = -1;
  do last = entry(r, last); while (r.at < end);
  if (r.at > end) fail('InvalidData', end);
}

/** Skips such a member, and returns its key: one for each, names behind ids, and greater than the last one. */
export function entry(r: Reader, last: number): number {
  const size = uv(r), at = take(r, size), end = r.at, kind = r.bytes[at]!, isNamed = kind === MemberUnit + NamedKeys;
  r.at = at + 1;
  let key = 1;
  if (isNamed) key = 2 ** 32 + r.view.getUint32(take(r, 4), true);
  else if (r.bytes[r.at] === IdGap) {
    r.at++;
    const delta = uv(r);
    key = delta & 1 ? (1 - delta) / 2 : delta ? 1 + delta / 2 : 0;
  }

  if (!isNamed && (kind !== MemberUnit || key < 1 || key > 0x7fffffff) || key <= last || r.at > end) fail('InvalidData', at);
  r.at = end;
  take(r, uv(r));
  return key;
}

/** The output of a custom codec. */
export function frame(r: Reader): Uint8Array {
  const n = uv(r);
  return copy(r, n);
}

export function frameView(r: Reader): Uint8Array {
  return viewOf(r, uv(r));
}

/** A value of a fixed size outside of a block. */
export function one<T>(r: Reader, size: number, get: (view: DataView, at: number) => T): T {
  return get(r.view, take(r, size));
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
  return view.getBigInt64(at + 8, true) << 64n | view.getBigUint64(at, true);
}

export function uint128(view: DataView, at: number): bigint {
  return view.getBigUint64(at + 8, true) << 64n | view.getBigUint64(at, true);
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

/** The instant of a .NET DateTimeOffset. */
export function dateTimeOffset(view: DataView, at: number): Date {
  return new Date(dateTimeOffsetMs(view, at));
}

/** The same in milliseconds since 1970. */
export function dateTimeOffsetMs(view: DataView, at: number): number {
  dateTimeOffsetTicks(view, at);
  return epochMs(at, view.getUint32(at, true), view.getUint32(at + 4, true));
}

/** The 64 bits of a .NET DateTime: its ticks, and its kind in the highest two. */
export function dateTimeTicks(view: DataView, at: number): bigint {
  const ticks = view.getBigUint64(at, true);
  return (ticks & 0x3fffffffffffffffn) > maxTicks ? fail('InvalidData', at) : ticks;
}

/** The ticks of a .NET DateTimeOffset in UTC, and the minutes of its offset. */
export function dateTimeOffsetTicks(view: DataView, at: number): [ticks: bigint, minutes: number] {
  const ticks = view.getBigUint64(at, true), minutes = view.getInt16(at + 8, true), local = ticks + BigInt(minutes) * 600000000n;
  return ticks > maxTicks || local < 0n || local > maxTicks || Math.abs(minutes) > 840 ? fail('InvalidData', at) : [ticks, minutes];
}

const maxTicks = 3155378975999999999n;

/** Milliseconds; the ticks beyond them are a fraction. */
export function timeSpan(view: DataView, at: number): number {
  return Number(view.getBigInt64(at, true)) / 10000;
}

/** As 2026-11-21. */
export function dateOnly(view: DataView, at: number): string {
  const day = view.getUint32(at, true);
  return day > 3652058 ? fail('InvalidData', at) : new Date(day * 86400000 - 62135596800000).toISOString().slice(0, 10);
}

/** As 17:05:00, with seven more digits where there are fractions of a second. */
export function timeOnly(view: DataView, at: number): string {
  const ticks = view.getUint32(at, true) + view.getUint32(at + 4, true) * 4294967296;
  if (ticks >= 864000000000) fail('InvalidData', at);
  const seconds = Math.floor(ticks / 10000000), rest = ticks % 10000000;
  const two = (n: number): string => String(n).padStart(2, '0');
  return two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60)
    + (rest ? '.' + String(rest).padStart(7, '0') : '');
}

/** A Unicode character, of one or two UTF-16 units. */
export function rune(view: DataView, at: number): string {
  const value = view.getUint32(at, true);
  return value > 0x10ffff || value >> 11 === 27 ? fail('InvalidData', at) : String.fromCodePoint(value);
}

/** A whole number of any size. */
export function bigInteger(r: Reader): bigint | null {
  const n = count(r, 1, 0);
  if (n < 0) return null;
  const at = take(r, n);
  let text = '0x0';
  for (let i = at + n - 1; i >= at; i--) text += (r.bytes[i]! + 256).toString(16).slice(1);
  const value = BigInt(text), shortest = n < 2 || !(r.bytes[at + n - 1] === (r.bytes[at + n - 2]! > 127 ? 255 : 0));
  if (!shortest || n === 1 && !r.bytes[at]) fail('InvalidData', at);
  return BigInt.asIntN(8 * n, value);
}

export function bigIntegerNumber(r: Reader): number | null {
  const at = r.at, value = bigInteger(r);
  return value === null ? null : safe(at, Number(value));
}

export function bigIntegerString(r: Reader): string | null {
  const value = bigInteger(r);
  return value === null ? null : String(value);
}
