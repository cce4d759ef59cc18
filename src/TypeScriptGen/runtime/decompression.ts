// Compressed payloads, for pages that bring what decompresses them.

import { fail, invalid, maxDepth, MemFormatError, newReader, take, varint } from './core.ts';
import { setPlain } from './roots.ts';
import { chunksOf, joined, setOpener } from './streams.ts';
import type { Opener } from './streams.ts';
import type { Payload } from './write-core.ts';
import { ModeWrapped, WrapperBrotli, WrapperZstandard } from './wire.ts';

/**
 * Decompresses bytes to exactly `size` bytes. It stops at more: compressed bytes may stand for very many. With a
 * promise, only the asynchronous functions read compressed payloads.
 */
export type Decompressor = (compressed: Payload, size: number) => Uint8Array | PromiseLike<Uint8Array>;

/** What decompresses a stream, such as a `DecompressionStream`. It gives all that the bytes written so far stand for. */
export interface StreamDecompressor {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Payload>;
}

/** A compression, or its number if another package has it. */
export type Compression = 'brotli' | 'zstd' | number;

type Known<T> = Map<number, readonly [how: T, maxBytes: number]>;
const known: Known<Decompressor> = /* @__PURE__ */ new Map(), knownStreams: Known<() => StreamDecompressor> = /* @__PURE__ */ new Map();

/**
 * Has compressed payloads read, and values that were compressed by themselves in streams.
 * @param format The compression.
 * @param decompress What decompresses it.
 * @param maxBytes The most bytes to decompress in one read, 64 MiB.
 */
export function setDecompressor(format: Compression, decompress: Decompressor, maxBytes: number = 64 << 20): void {
  set(known, format, decompress, maxBytes);
}

/**
 * Has compressed streams read, and by asynchronous functions payloads, unless these have a decompressor of their own.
 * @param format The compression.
 * @param create Makes what decompresses one stream.
 * @param maxBytes The most bytes to decompress for a part of a stream, or in one read, 64 MiB.
 */
export function setStreamDecompressor(format: Compression, create: () => StreamDecompressor, maxBytes: number = 64 << 20): void {
  set(knownStreams, format, create, maxBytes);
}

function set<T>(all: Known<T>, format: Compression, how: T, maxBytes: number): void {
  all.set(format === 'brotli' ? WrapperBrotli : format === 'zstd' ? WrapperZstandard : format, [how, maxBytes]);
  setPlain(now, whenDone);
  setOpener(newOpener);
}

/** Decompresses one payload. Without null checks, compilers do not tell the steps of `opened` apart. */
type Start = () => ReturnType<Decompressor>;

function now(bytes: Uint8Array): Uint8Array {
  const all = opened(bytes);
  let step = all.next();
  while (!step.done) {
    const plain = (step as IteratorYieldResult<Start>).value();
    step = all.next('then' in plain ? fail('UnknownWrapper', 0, 'it takes a promise to decompress it: use the asynchronous function') : plain);
  }
  return (step as IteratorReturnResult<Uint8Array>).value;
}

async function whenDone(bytes: Uint8Array): Promise<Uint8Array> {
  const all = opened(bytes);
  let step = all.next();
  while (!step.done) {
    const plain = (step as IteratorYieldResult<Start>).value();
    step = all.next('then' in plain ? await plain.then(undefined, error) : plain);
  }
  return (step as IteratorReturnResult<Uint8Array>).value;
}

/** Asks for what is to be decompressed, and is given the result: there may be payloads in payloads. */
function* opened(bytes: Uint8Array): Generator<Start, Uint8Array, Uint8Array> {
  let left = 0;
  for (let depth = 0; bytes[0] === ModeWrapped; depth++) {
    const { id, size, at, compressed } = wrapped(bytes), [decompress, maxBytes] = known.get(id) ?? streamed(id);
    if (!depth) left = maxBytes;
    if (depth >= maxDepth || (left -= size) < 0) fail('LimitExceeded', 0);
    const plain = yield () => {
      try {
        return decompress(compressed, size);
      } catch (thrown) {
        return error(thrown);
      }
    };
    if (plain.length !== size) invalid(at);
    bytes = plain;
  }

  return bytes;
}

/** What decompresses a stream does so for a payload. */
function streamed(id: number): readonly [how: Decompressor, maxBytes: number] {
  const [create, maxBytes] = knownStreams.get(id) ?? unknown();
  return [async (bytes, size) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of chunksOf(new Blob([bytes.slice()]).stream().pipeThrough(create()))) {
      chunks.push(chunk);
      if ((length += chunk.length) > size) invalid(0);
    }

    return joined(chunks, length);
  }, maxBytes];
}

/** What is compressed, and nothing else: a payload, a message or a part. */
function wrapped(bytes: Uint8Array): { readonly id: number; readonly size: number; readonly at: number; readonly compressed: Payload } {
  const reader = newReader(bytes, 1), id = bytes[take(reader, 1)]!, size = varint(reader), length = varint(reader), at = take(reader, length);
  if (reader.at < bytes.length) fail('TrailingData', reader.at);
  return { id, size, at, compressed: bytes.subarray(at) as Payload };
}

const unknown = (): never => fail('UnknownWrapper', 0, 'compressed');

/** Decompresses the messages of a stream. */
function newOpener(): Opener {
  let parts: Parts | undefined, most = 0;
  return {
    async open(message) {
      if (message[0] === ModeWrapped) return whenDone(message);
      const { id, size, at, compressed } = wrapped(message);
      if (id) {
        const [create, maxBytes] = knownStreams.get(id) ?? unknown();
        await parts?.end();
        parts?.stop();
        parts = newParts(create);
        most = maxBytes;
      }

      if (!parts) return invalid(at);
      if (size > most) fail('LimitExceeded', 0);
      return parts.next(compressed, size);
    },
    end: async () => parts?.end(),
    stop: () => parts?.stop(),
  };
}

/** What decompresses a stream part by part. */
interface Parts extends Omit<Opener, 'open'> {
  readonly next: (compressed: Uint8Array, size: number) => Promise<Uint8Array>;
}

/** How long a decompressor may take for its next bytes. It does not say when it has no more. */
const mostMilliseconds = 10000;

function newParts(create: () => StreamDecompressor): Parts {
  const { readable, writable } = create(), from = readable.getReader(), to = writable.getWriter();
  let chunk: ReturnType<typeof from.read> | undefined;
  /** The next bytes; undefined if none come in time. */
  const next = async (milliseconds: number): Promise<Uint8Array | undefined> => {
    let timer;
    chunk ??= from.read();
    const late = new Promise<undefined>(done => timer = setTimeout(() => done(undefined), milliseconds)), read = await Promise.race([chunk, late]).catch(error);
    clearTimeout(timer);
    if (read) chunk = undefined;
    return read && (read.value ?? invalid(0));
  };
  return {
    async next(compressed, size) {
      const chunks: Uint8Array[] = [];
      let length = 0;
      // A copy: the stream may take the memory over. Its errors come with what is read.
      to.write(compressed.slice()).catch(() => {});
      while (length < size) {
        const bytes = await next(mostMilliseconds) ?? invalid(0);
        chunks.push(bytes);
        if ((length += bytes.length) > size) invalid(0);
      }

      return joined(chunks, length);
    },
    async end() {
      if (await next(0)) invalid(0);
    },
    stop() {
      for (const stopped of [to.abort(), from.cancel()]) stopped.catch(() => {});
    },
  };
}

/** What a decompressor throws is about its bytes. */
function error(thrown: unknown): never {
  throw thrown instanceof MemFormatError ? thrown : new MemFormatError('InvalidData', 0, 'it cannot be decompressed: ' + String(thrown));
}
