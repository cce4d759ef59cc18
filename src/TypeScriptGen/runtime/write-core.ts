// What all writers need.

import { fail, headOf, kindOf, maxDepth, MemFormatError, shortened } from './core.ts';
import type { Case, MemFormatErrorCode, Schema, Unshared } from './core.ts';
import { NullRoot } from './wire.ts';

/** A written payload. */
export type Payload = Unshared<Uint8Array>;

/** The strings that a payload has had, by their numbers. It gives up for a while where few of them repeat, as .NET does. */
export interface Pool {
  readonly known: Map<string, number>;
  numbers: number;
  /** How many new strings are left until it is decided whether looking pays, and how many were found among them. */
  window: number;
  found: number;
  /** How many strings are written without a look. */
  skip: number;
  level: number;
}

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
  bodies: ((writer: Writer) => void)[];
  pool: Pool | undefined;
  /** In a stream, where the definitions of cases go: ahead of the value. */
  told?: [union: number, tag: number, definition: Uint8Array][];
}

export function newWriter(schema: Schema): Writer {
  // A little more than last time (no number at first), so that it need not grow.
  const bytes = new Uint8Array(schema.written! * 1.1 || 1024);
  return { bytes, view: new DataView(bytes.buffer), at: 0, depth: maxDepth, schema, cases: undefined, numbers: undefined, bodies: [], pool: undefined };
}

let unused: Writer | undefined;

/** Writes a whole payload. */
export function writeRoot<T>(schema: Schema, value: T, body: (writer: Writer, value: T) => void): Payload {
  // The buffer is reused. Getters of the value may write other payloads meanwhile.
  const writer = unused ?? newWriter(schema), head = headOf(schema);
  unused = undefined;
  writer.at = 0;
  writer.schema = schema;
  const at = room(writer, head.length);
  writer.bytes.set(head, at);
  writeAll(writer, value, body);
  const bytes = writer.bytes.slice(0, schema.written = writer.at);
  // Not reused after an error.
  writer.cases = writer.numbers = writer.pool = undefined;
  writer.bodies.length = 0;
  if (writer.bytes.length <= 1 << 20) unused = writer;
  return bytes;
}

/** Writes the root, and the bodies of objects that keep their identity. */
export function writeAll<T>(writer: Writer, value: T, body: (writer: Writer, value: T) => void): void {
  try {
    writeBodies(writer, value, body);
  } catch (error) {
    throw located(error, writer.schema, value, body);
  }
}

function writeBodies<T>(writer: Writer, value: T, body: (writer: Writer, value: T) => void): void {
  body(writer, value);
  for (const body of writer.bodies) body(writer);
}

/** What stands for an object, where it is, and how much depth was left there. */
interface Traced {
  readonly proxy: unknown;
  path: string;
  depth: number;
}

/**
 * The error with the place of the value that caused it: the last one that is looked at when all is written once more.
 */
function located<T>(error: unknown, schema: Schema, value: T, body: (writer: Writer, value: T) => void): unknown {
  const isOwn = error instanceof MemFormatError, isDeep = isOwn && error.code === 'LimitExceeded', writer = newWriter(schema), all = new Map<object, Traced>();
  let last = schema.name;
  if (!isOwn && !/^(Type|Syntax|Range)Error/.test(`${error}`)) return error;
  const traced = (value: unknown, path: string): unknown => {
    const target = value as Record<string | symbol, unknown>, isArray = Array.isArray(value);
    last = path;
    if (isArray || kindOf(value) === '[object Object]') {
      // An object has one proxy, since its identity may count. In a ring that is too deep, its path is that at the last level.
      const known: Traced = all.get(target) ?? { path, depth: writer.depth, proxy: new Proxy(target, {
        get: (_, key) => typeof key === 'symbol' || isArray && key === 'length' || typeof target[key] === 'function' && !{}.hasOwnProperty.call(target, key) ? target[key] : traced(target[key], known.path + (isArray ? `[${key}]` : '.' + key)),
      }) };
      if (isDeep && known.depth !== writer.depth) Object.assign(known, { path, depth: writer.depth });
      all.set(target, known);
      last = known.path;
      value = known.proxy;
    }

    return value;
  };
  try {
    writeBodies(writer, traced(value, last) as T, body);
  } catch {
    // The same error.
  }

  return new MemFormatError(isOwn ? error.code : 'InvalidData', -1, isOwn ? error.detail : (error as Error).message, shortened(last));
}

/** The payload of a null, for any root. */
export function writeNull(): Payload {
  return Uint8Array.of(NullRoot);
}

export const refuse = (code: MemFormatErrorCode, detail: string): never => fail(code, -1, detail);

/** Refuses what is of another form. */
export const wanted = (form: string): never => refuse('InvalidData', 'write ' + form);

/** Refuses what is not of a class of JavaScript's, such as a kind of typed arrays. What is of another window's is. */
export function same<T>(value: T, of: abstract new (...given: never[]) => unknown): T {
  return value instanceof of || kindOf(value) === `[object ${of.name}]` ? value : wanted('it as ' + of.name);
}

/** Refuses what is no array. Iterators would be written as one without elements: they have no length. */
export function array<T>(items: readonly T[]): readonly T[] {
  return Array.isArray(items) ? items : notThis('an array', items);
}

/** Refuses what is no tuple with this many elements. */
export function tuple(value: readonly unknown[], length: number): void {
  if (array(value).length !== length) wanted(`an array of ${length} elements`);
}

/** Refuses an array of several dimensions that has more or fewer items than its lengths say. */
export function grid({ lengths, items }: { readonly lengths: readonly number[]; readonly items: ArrayLike<unknown> }, dimensions: number): void {
  tuple(lengths, dimensions);
  if (lengths.reduce((product, length) => product * length) !== items?.length || lengths.some(length => length < 0)) wanted('as many items as the lengths say');
}

/** Refuses what is no object. Nothing else does where all members may be missing. */
export function object(value: object): void {
  if (kindOf(value) !== '[object Object]') notThis('an object', value);
}

export const notThis = (form: string, value: unknown): never => wanted(`${form}, not ${kindOf(value)}`);

/** Makes room for bytes and returns their place. Old contents stay in them. */
export function room(writer: Writer, size: number): number {
  const at = writer.at, end = at + size;
  if (end > writer.bytes.length) {
    const bytes = new Uint8Array(end * 2);
    bytes.set(writer.bytes);
    writer.bytes = bytes;
    writer.view = new DataView(bytes.buffer);
  }

  writer.at = end;
  return at;
}

/** Writes a number in groups of seven bits. */
export function varint(writer: Writer, value: number): void {
  if (value < 128 && writer.at < writer.bytes.length) writer.bytes[writer.at++] = value;
  else {
    const at = room(writer, 1);
    // The array keeps the lowest eight bits.
    writer.bytes[at] = value > 127 ? value | 128 : value;
    if (value > 127) varint(writer, Math.floor(value / 128));
  }
}

/** Enters a level of nesting. The caller leaves it by adding 1. */
export function enter(writer: Writer): void {
  if (--writer.depth < 0) refuse('LimitExceeded', 'nested too deep');
}

export function notNull<T>(value: T): NonNullable<T> {
  return value ?? refuse('NullNotAllowed', `it is ${value}, but its type is not nullable`);
}

/** Writes this many bits, which are 0, and returns their place. */
export function bits(writer: Writer, length: number): number {
  const at = room(writer, length + 7 >> 3);
  writer.bytes.fill(0, at, writer.at);
  return at;
}

export function setBit(writer: Writer, at: number, index: number): void {
  writer.bytes[at + (index >> 3)]! |= 1 << (index & 7);
}

/** A bit of the flags. */
export function flag(value: boolean, bit: number): number {
  return typeof value === 'boolean' ? value ? bit : 0 : wanted('a boolean');
}

/** Writes the earlier output of a custom codec. */
export function frame(writer: Writer, value: Uint8Array): void {
  varint(writer, same(value, Uint8Array).length);
  const at = room(writer, value.length);
  writer.bytes.set(value, at);
}

/** A value of a fixed size outside of a block. */
export function one<T>(writer: Writer, size: number, value: T, set: (view: DataView, at: number, value: T) => void): void {
  const at = room(writer, size);
  set(writer.view, at, value);
}
