// Streams of values.

import { casesOf } from './cases.ts';
import { exceeded, fail, fromBase64, headOf, invalid, MemFormatError, reader, take, uv } from './core.ts';
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
 * Reads the values written by .NET's WriteManyAsync, one after another as they come. It keeps at most `maxBytes` for
 * one. A null is an error unless `orNull` is null.
 */
export async function* readMany<T, N = never>(source: Source, schema: Schema, read: (r: Reader) => T, versions: Versions, maxBytes: number = 64 << 20, orNull?: N): AsyncGenerator<T | N, void, undefined> {
  let bytes: Uint8Array = new Uint8Array(0), done = 0, told: Told | undefined, cases = new Map<string, Uint8Array>(), isOwn = false, own = new Set<Case>();
  // What was compressed is read in the place of `bytes`, which wait in `rest`: a part, or one message.
  let opener: Opener | undefined, rest: Uint8Array | undefined, wrapped = 0, isOne = false;
  const chunks = chunksOf(source);
  const place = (offset: number): number => rest ? done : done + offset;
  const pass = (length: number): void => {
    bytes = bytes.subarray(length);
    if (!rest) done += length;
  };
  try {
    for (let more = true; ;) {
      if (rest && !bytes.length) {
        bytes = rest;
        rest = undefined;
        done += wrapped;
      }

      // The head of a message is read again when more of it has come; it is small.
      const r = reader(bytes, 0, schema);
      let body = -1;
      try {
        if (bytes.length || more) body = readHead(r);
        else return opener?.end();
      } catch (e) {
        if (!(e instanceof MemFormatError)) throw e;
        if (e.code !== 'Truncated' || !rest && (!more || bytes.length > 1 << 18)) throw new MemFormatError(e.code, place(e.offset));
      }

      const end = r.at + body;
      if (body > maxBytes) fail('LimitExceeded', done);
      if (rest && (body < 0 || end > bytes.length || isOne && end < bytes.length)) invalid(done);
      if (body < 0 || end > bytes.length) {
        if (!more) fail('Truncated', done + bytes.length);
        const parts = [bytes];
        let size = bytes.length;
        do {
          const next = await chunks.next();
          if (next.done) more = false;
          else size += parts[parts.push(bytesOf(next.value as Uint8Array)) - 1]!.length;
        } while (more && size < end);
        bytes = joined(parts, size);
        continue;
      }

      const first = bytes[0]!;
      if (first === MessageNull) {
        if (orNull === undefined) fail('NullNotAllowed', done);
        pass(1);
        yield orNull!;
        continue;
      }

      if (first !== MessageValue) {
        if (rest) invalid(done);
        try {
          const plain = await (opener ??= newOpener!()).open(bytes.subarray(0, end));
          [bytes, rest, wrapped, isOne] = [plain, bytes.subarray(end), end, first === ModeWrapped];
          if (isOne && !plain.length) invalid(0);
        } catch (e) {
          throw e instanceof MemFormatError ? new MemFormatError(e.code, done + e.offset, e.detail) : e;
        }

        continue;
      }

      // The message is complete. Its definitions stay.
      const message = reader(bytes, 1, schema), count = uv(message);
      for (let i = 0; i < count; i++) {
        const what = uv(message), tag = what >= FirstUnion ? uv(message) : 0, size = uv(message), definition = bytes.slice(take(message, size), message.at);
        if (what < FirstUnion) {
          if (i) invalid(done);
          const head = reader(headOf(schema), 1, schema);
          const named = what ? (await loaded(versions)).named(definition) : undefined;
          if (what && named?.at !== size) fail('UnknownSchema', done);
          uv(head);
          const descriptor = head.bytes.subarray(head.at);
          isOwn = named ? !named.isRecorded : equals(definition, descriptor);
          own = new Set(named && isOwn ? [...casesOf(schema).values()].flatMap(cases => Object.values(cases).filter(one => !one.isAdded)) : undefined);
          // What the stream adds is the stream's.
          cases = new Map(named?.cases);
          told = { ...named ?? { view: new DataView(definition.buffer, definition.byteOffset, size), start: 0, length: size }, at: 0, cases };
          continue;
        }

        const name = what - FirstUnion + ' ' + tag, one = isOwn ? [...casesOf(schema).values()][what - FirstUnion]?.[tag] : undefined;
        if (!told || cases.has(name)) return invalid(done);
        cases.set(name, definition);
        if (one && equals(definition, one.bytes ??= fromBase64(one.definition))) own.add(one);
        else isOwn = false;
      }

      if (!told) return invalid(done);
      const value = await readMessage(bytes.subarray(r.at, end), schema, read, versions, told, isOwn ? own : undefined, offset => place(r.at + offset));
      pass(end);
      yield value;
    }
  } finally {
    opener?.stop();
    await chunks.return(undefined);
  }
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
function readHead(r: Reader): number {
  const first = r.bytes[take(r, 1)]!;
  if (first === MessageNull) return 0;
  if (first === ModeWrapped || first === Part) {
    if (!newOpener) fail('UnknownWrapper', 0);
    take(r, 1);
    uv(r);
    return uv(r);
  }

  if (first !== MessageValue) invalid(0);
  for (let count = uv(r); count > 0; count--) {
    if (uv(r) >= FirstUnion) uv(r);
    const size = uv(r);
    if (size > 65536) exceeded(r);
    take(r, size);
  }

  return uv(r);
}

/** Without cases of the reader's own, it reads a message of another version. */
async function readMessage<T>(body: Uint8Array, schema: Schema, read: (r: Reader) => T, versions: Versions, told: Told, own: Set<Case> | undefined, place: (offset: number) => number): Promise<T> {
  let now: Resolver | undefined;
  try {
    if (own) {
      const r = reader(body, 0, schema);
      r.cases = own;
      return readAll(r, read);
    }

    now = await loaded(versions);
    return now.resolve(body, told) as T;
  } catch (e) {
    try {
      return (now ?? await loaded(versions)).failed(e, body, told) as T;
    } catch (e) {
      throw e instanceof MemFormatError ? new MemFormatError(e.code, place(e.offset), e.detail, e.path) : e;
    }
  }
}

function equals(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
