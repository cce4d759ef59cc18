// Whole payloads.

import { fail, headOf, isAt, kindOf, MemFormatError, newReader } from './core.ts';
import type { Reader, Resolver, Schema, Versions } from './core.ts';
import { NullRoot } from './wire.ts';

/** The types of a payload. */
export type Input = Uint8Array | ArrayBuffer | ArrayBufferView;

/** What may be waited for: a payload, or a response or file that holds one. */
export type LaterInput = Input | Response | Blob | PromiseLike<Input | Response | Blob>;

/**
 * The bytes of an input. Memory that is shared or can be resized is copied: others could change it meanwhile, and
 * browsers decode no text in it.
 */
export function bytesOf(input: Input): Uint8Array {
  const bytes = input instanceof Uint8Array ? input
    : ArrayBuffer.isView(input) ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
    : /Buffer]$/.test(kindOf(input)) ? new Uint8Array(input) : fail('InvalidData', 0, 'pass bytes, not ' + kindOf(input));
  const memory = bytes.buffer as object as { readonly resizable?: boolean };
  return memory instanceof ArrayBuffer && !memory.resizable ? bytes : new Uint8Array(bytes);
}

/** Returns whether a payload is a null. .NET writes it for any root that is null; all other functions refuse it. */
export function isNull(payload: Input): boolean {
  return payload.byteLength === 1 && bytesOf(payload)[0] === NullRoot;
}

/** What makes a payload of a compressed one: now, or later. Nothing does unless a decompressor is set. */
let plain = (bytes: Uint8Array): Uint8Array => bytes, plainLater: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> = plain;

export function setPlain(now: typeof plain, later: typeof plainLater): void {
  plain = now;
  plainLater = later;
}

/** Reads a whole payload. */
export function readRoot<T>(input: Input, schema: Schema, read: (reader: Reader) => T, versions: Versions): T {
  const bytes = plain(bytesOf(input)), head = headOf(schema), reader = newReader(bytes, head.length, schema), { now } = versions;
  try {
    return isAt(schema.view ??= new DataView(head.buffer), reader.view, 0) ? readAll(reader, read)
      : !bytes.length ? fail('Truncated', 0, 'no bytes, as of an answer without a body')
      : now ? now.resolve(bytes) as T : fail('OtherVersion', 0, 'read it asynchronously');
  } catch (error) {
    if (!now) throw error;
    return now.failed(error, bytes) as T;
  }
}

/** Reads the root and the bodies of objects that keep their identity, up to the end. */
export function readAll<T>(reader: Reader, read: (reader: Reader) => T): T {
  const value = read(reader);
  reader.objects?.read(reader);
  if (reader.at < reader.bytes.length) fail('TrailingData', reader.at);
  return value;
}

/** Reads a payload; where that needs what is not loaded yet, it loads it. */
export async function readAsync<T>(input: LaterInput, read: (bytes: Input) => T, versions: Versions): Promise<T> {
  const given = await input;
  if ('ok' in given && !given.ok) fail('InvalidData', 0, 'the server answered ' + given.status);
  const bytes = await plainLater(bytesOf('arrayBuffer' in given ? await given.arrayBuffer() : given));
  try {
    return read(bytes);
  } catch (error) {
    // It also says where an error is.
    if (versions.now || !(error instanceof MemFormatError)) throw error;
    await loaded(versions);
    return read(bytes);
  }
}

/** Loads what reads other versions, unless it is there. */
export async function loaded(versions: Versions): Promise<Resolver> {
  return versions.now ??= await versions.load!();
}

/** The media type of payloads. */
const mediaType = 'application/x-memformat';

/** Sends a request that asks for a payload. */
export function fetched(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', mediaType);
  if (init.body instanceof Uint8Array && !headers.has('Content-Type')) headers.set('Content-Type', mediaType);
  return fetch(url, { ...init, headers });
}
