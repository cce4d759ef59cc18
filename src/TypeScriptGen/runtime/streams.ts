// Streams of values.

import { casesOf } from './cases.ts';
import { exceeded, fail, fromBase64, headOf, invalid, MemFormatError, newReader, take, varint } from './core.ts';
import type { Case, Reader, Resolver, Schema, Told, Versions } from './core.ts';
import { bytesOf, loaded, readAll } from './roots.ts';
import { FirstUnion, MessageNull, MessageValue, ModeWrapped, Part } from './wire.ts';

/** The source of streamed values, such as `response.body`. */
export type Source = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Decompresses the messages and parts of one stream, in their order. */
export interface Opener {
  readonly open: (message: Uint8Array) => Promise<Uint8Array>;
  /** Nothing follows: there must be no bytes beyond those of the parts. */
  readonly end: () => Promise<void>;
  readonly stop: () => void;
}

let newOpener: (() => Opener) | undefined;

export function setOpener(create: () => Opener): void {
  newOpener = create;
}

/** The bytes of a source as they come. */
export async function* chunksOf(source: Source): AsyncGenerator<Uint8Array, void, undefined> {
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
 * The bytes of a source that are there. What was compressed is read in the place of `bytes`, which wait in `rest`: a
 * part, or one message.
 */
interface Incoming {
  readonly chunks: AsyncGenerator<Uint8Array, void, undefined>;
  bytes: Uint8Array;
  /** The place of the bytes in the source. */
  done: number;
  /** Whether the source may have more. */
  more: boolean;
  opener: Opener | undefined;
  rest: Uint8Array | undefined;
  /** How many bytes of the source are read meanwhile. */
  wrapped: number;
  isOne: boolean;
}

/** What a stream defined so far. */
interface Defined {
  told: Told | undefined;
  cases: Map<string, Uint8Array>;
  /** Whether the shape and all cases are the reader's own. */
  isOwn: boolean;
  own: Set<Case>;
}

/**
 * Reads the values written by .NET's WriteManyAsync, one after another as they come. It keeps at most `maxBytes` for
 * one. A null is an error unless `orNull` is null.
 */
export async function* readMany<T, N = never>(source: Source, schema: Schema, read: (reader: Reader) => T, versions: Versions, maxBytes: number = 64 << 20, orNull?: N): AsyncGenerator<T | N, void, undefined> {
  const incoming: Incoming = { chunks: chunksOf(source), bytes: new Uint8Array(0), done: 0, more: true, opener: undefined, rest: undefined, wrapped: 0, isOne: false };
  const defined: Defined = { told: undefined, cases: new Map(), isOwn: false, own: new Set() };
  try {
    for (;;) {
      leaveRest(incoming);
      const { bytes, done, rest } = incoming, reader = newReader(bytes, 0, schema);
      if (!bytes.length && !incoming.more) return await finish(incoming);
      const body = bodyLength(reader, incoming), end = reader.at + body, isWhole = body >= 0 && end <= bytes.length;
      if (body > maxBytes) fail('LimitExceeded', done);
      if (rest && (!isWhole || incoming.isOne && end < bytes.length)) invalid(done);
      if (!isWhole) await load(incoming, end);
      else if (bytes[0] === MessageNull) {
        if (orNull === undefined) fail('NullNotAllowed', done);
        pass(incoming, 1);
        yield orNull!;
      } else if (bytes[0] !== MessageValue) await open(incoming, end);
      else {
        // The message is complete. Its definitions stay.
        const message = newReader(bytes, 1, schema), count = varint(message);
        if (count) await define(defined, message, count, versions, done);
        const { told, isOwn, own } = defined;
        if (!told) return invalid(done);
        const value = await readMessage(bytes.subarray(reader.at, end), schema, read, versions, told, isOwn ? own : undefined, offset => place(incoming, reader.at + offset));
        pass(incoming, end);
        yield value;
      }
    }
  } finally {
    incoming.opener?.stop();
    await incoming.chunks.return(undefined);
  }
}

const place = ({ rest, done }: Incoming, offset: number): number => rest ? done : done + offset;

function pass(incoming: Incoming, length: number): void {
  incoming.bytes = incoming.bytes.subarray(length);
  if (!incoming.rest) incoming.done += length;
}

/** Goes on behind what was compressed, once that is read. */
function leaveRest(incoming: Incoming): void {
  if (!incoming.rest || incoming.bytes.length) return;
  incoming.bytes = incoming.rest;
  incoming.rest = undefined;
  incoming.done += incoming.wrapped;
}

/** The source is at its end: the decompressor must be, too. */
async function finish(incoming: Incoming): Promise<void> {
  try {
    await incoming.opener?.end();
  } catch (error) {
    throw error instanceof MemFormatError ? new MemFormatError(error.code, place(incoming, error.offset)) : error;
  }
}

/** The length of the next body. It is -1 if more of the head must come: then that is read again, which is small. */
function bodyLength(reader: Reader, incoming: Incoming): number {
  try {
    return readHead(reader);
  } catch (error) {
    if (!(error instanceof MemFormatError)) throw error;
    if (error.code !== 'Truncated' || !incoming.rest && (!incoming.more || reader.bytes.length > 1 << 18)) throw new MemFormatError(error.code, place(incoming, error.offset));
    return -1;
  }
}

/** Waits for bytes up to an end, or for some if that is not known. */
async function load(incoming: Incoming, end: number): Promise<void> {
  const { bytes, chunks } = incoming, parts = [bytes];
  if (!incoming.more) fail('Truncated', incoming.done + bytes.length);
  let size = bytes.length;
  do {
    const next = await chunks.next();
    if (next.done) incoming.more = false;
    else size += parts[parts.push(bytesOf(next.value as Uint8Array)) - 1]!.length;
  } while (incoming.more && size < end);
  incoming.bytes = joined(parts, size);
}

/** Decompresses a part or a message, and has it read next. */
async function open(incoming: Incoming, end: number): Promise<void> {
  const { bytes, done } = incoming;
  if (incoming.rest) invalid(done);
  try {
    const plain = await (incoming.opener ??= newOpener!()).open(bytes.subarray(0, end));
    Object.assign(incoming, { bytes: plain, rest: bytes.subarray(end), wrapped: end, isOne: bytes[0] === ModeWrapped });
    if (incoming.isOne && !plain.length) invalid(0);
  } catch (error) {
    throw error instanceof MemFormatError ? new MemFormatError(error.code, done + error.offset, error.detail) : error;
  }
}

/** Reads the definitions of a message. */
async function define(defined: Defined, message: Reader, count: number, versions: Versions, done: number): Promise<void> {
  const { schema, bytes } = message;
  for (let i = 0; i < count; i++) {
    const what = varint(message), tag = what >= FirstUnion ? varint(message) : 0, size = varint(message), definition = bytes.slice(take(message, size), message.at);
    if (what < FirstUnion) {
      if (i) invalid(done);
      await defineShape(defined, what, definition, schema, versions, done);
      continue;
    }

    const { cases } = defined, name = what - FirstUnion + ' ' + tag, one = defined.isOwn ? [...casesOf(schema).values()][what - FirstUnion]?.[tag] : undefined;
    if (!defined.told || cases.has(name)) invalid(done);
    cases.set(name, definition);
    if (one && equals(definition, one.bytes ??= fromBase64(one.definition))) defined.own.add(one);
    else defined.isOwn = false;
  }
}

/** The shape is a descriptor, or named by a header. */
async function defineShape(defined: Defined, isNamed: number, definition: Uint8Array, schema: Schema, versions: Versions, done: number): Promise<void> {
  const head = newReader(headOf(schema), 1, schema), { buffer, byteOffset, length } = definition;
  const named = isNamed ? (await loaded(versions)).named(definition) : undefined;
  if (isNamed && named?.at !== length) fail('UnknownSchema', done);
  varint(head);
  const isOwn = named ? !named.isRecorded : equals(definition, head.bytes.subarray(head.at));
  const own = new Set(named && isOwn ? [...casesOf(schema).values()].flatMap(cases => Object.values(cases).filter(one => !one.isAdded)) : undefined);
  // What the stream adds is the stream's.
  const cases = new Map(named?.cases);
  Object.assign(defined, { isOwn, own, cases, told: { ...named ?? { view: new DataView(buffer, byteOffset, length), start: 0, length }, at: 0, cases } });
}

export function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }

  return bytes;
}

/** Reads a message up to its body, without looking into its definitions, and returns the length of the body. What is compressed has its length there. */
function readHead(reader: Reader): number {
  const first = reader.bytes[take(reader, 1)]!;
  if (first === MessageNull) return 0;
  if (first === ModeWrapped || first === Part) {
    if (!newOpener) fail('UnknownWrapper', 0);
    take(reader, 1);
    varint(reader);
    return varint(reader);
  }

  if (first !== MessageValue) invalid(0);
  for (let count = varint(reader); count > 0; count--) {
    if (varint(reader) >= FirstUnion) varint(reader);
    const size = varint(reader);
    if (size > 65536) exceeded(reader);
    take(reader, size);
  }

  return varint(reader);
}

/** Without cases of the reader's own, it reads a message of another version. */
async function readMessage<T>(body: Uint8Array, schema: Schema, read: (reader: Reader) => T, versions: Versions, told: Told, own: Set<Case> | undefined, place: (offset: number) => number): Promise<T> {
  let now: Resolver | undefined;
  try {
    if (own) {
      const reader = newReader(body, 0, schema);
      reader.cases = own;
      return readAll(reader, read);
    }

    now = await loaded(versions);
    return now.resolve(body, told) as T;
  } catch (error) {
    try {
      return (now ?? await loaded(versions)).failed(error, body, told) as T;
    } catch (error) {
      throw error instanceof MemFormatError ? new MemFormatError(error.code, place(error.offset), error.detail, error.path) : error;
    }
  }
}

function equals(bytes: Uint8Array, others: Uint8Array): boolean {
  return bytes.length === others.length && bytes.every((byte, i) => byte === others[i]);
}
