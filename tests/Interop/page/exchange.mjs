// Reads payloads with the printed code, checks what is read, and writes it again. Node and the page run this.
import { difference } from './shown.mjs';

/** Nothing takes longer, whatever the bytes are, even on a busy machine. */
const mostMilliseconds = 60_000;

/**
 * Answers requests (Request.cs).
 * @param printed a bundle of the printed corpus
 * @param bytes all payloads; requests say where theirs is
 * @param origin the server
 * @returns for each request where in `written` the bytes are, or a MemFormatError; and what is wrong
 */
export async function exchange({ roots, MemFormatError, setStreamDecompressor, zstd }, requests, bytes, origin) {
  const answers = [], parts = [], wrong = [], part = ([at, size]) => bytes.subarray(at, at + size), before = prototypes();
  let end = 0;
  for (const request of requests) {
    const [read, write, readStream, writeStream] = roots[request.root], payload = part(request.payload), started = performance.now();
    let answer;
    try {
      const context = { ...request, payload, expected: request.expected ? part(request.expected) : payload, read, write, readStream, writeStream, MemFormatError, setStreamDecompressor, zstd, origin };
      const written = joined(await asks[request.asks](context));
      answer = request.error ? { wrong: `${request.error} was expected` } : { at: end, size: written.length };
      parts.push(written);
      end += written.length;
    } catch (e) {
      answer = e instanceof MemFormatError && e.offset >= (request.allowed ? -1 : 0) && e.offset <= payload.length ? { error: e.code, offset: e.offset } : { wrong: String(e?.stack ?? e).toWellFormed() };
      if (answer.error && !isExpected(request, answer.error)) answer = { wrong: answer.error + ' at ' + answer.offset };
    }

    const time = performance.now() - started;
    if (time > mostMilliseconds) answer = { wrong: `It took ${time} ms.` };
    if (prototypes() !== before) answer = { wrong: 'Prototypes have other members now: ' + prototypes() };
    answers.push(answer);
    if (answer.wrong) wrong.push(`${request.name}: ${answer.wrong}`);
  }

  return { answers, written: joined(parts), wrong: wrong.length ? `${wrong.length} of ${requests.length}\n${wrong.slice(0, 20).join('\n')}` : '' };
}

/** The same bytes in memory that threads share. */
export function shared(bytes) {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

function isExpected({ asks, error, allowed }, code) {
  return code === (error ?? allowed) || asks === 'Anything' || asks === 'Error';
}

/** What can be done with a payload. Each gives what it wrote. */
const asks = {
  /** Reads and writes. What was read is what C# shows, if it does. */
  async Value({ read, write, payload, shown }) {
    const value = await read(payload), differs = shown && difference(value, JSON.parse(shown));
    if (differs) throw new Error(differs);
    return [write(value)];
  },

  /** Does so, and writes what is expected. */
  async Same(request) {
    const written = await asks.Value(request);
    expect(written, request.expected);
    return written;
  },

  /** Does so twice; the second time nothing changes. */
  async Stable(request) {
    const [once] = await asks.Value(request), [twice] = await asks.Value({ ...request, payload: once, shown: undefined });
    if (hex(once) !== hex(twice)) throw new Error(`${hex(once)}, then ${hex(twice)}`);
    return [once];
  },

  /** Reads what may be anything; what can be read can be written. */
  async Anything({ read, write, payload, MemFormatError }) {
    const value = await read(payload);
    try {
      return [write(value)];
    } catch (e) {
      throw e instanceof MemFormatError ? new Error('What was read cannot be written: ' + e) : e;
    }
  },

  /** Reads what cannot be read. */
  async Error({ read, payload }) {
    await read(payload);
    throw new Error('It was read.');
  },

  /** Reads all that is too short. */
  async Truncations({ read, payload, MemFormatError }) {
    for (let size = 0; size < payload.length; size++) {
      try {
        await read(payload.subarray(0, size));
      } catch (e) {
        if (e instanceof MemFormatError && e.offset >= 0 && e.offset <= size) continue;
        throw e instanceof MemFormatError ? new Error(`${e}, of ${size} bytes`) : e;
      }
      throw new Error(`${size} bytes of ${payload.length} were read.`);
    }

    return [];
  },

  /** Reads a stream that comes in pieces. */
  async Pieces({ readStream, payload, piece, write, expected }) {
    const written = [];
    for await (const value of readStream(pieces(payload, piece))) written.push(write(value));
    expect(written, expected);
    return written;
  },

  /** Reads a compressed one. */
  Compressed({ setStreamDecompressor, zstd, ...context }) {
    setStreamDecompressor('zstd', zstd);
    return asks.Pieces(context);
  },

  /** Reads a stream, and writes one of the same values. */
  async Rewrite({ readStream, payload, writeStream }) {
    const values = [], written = [];
    for await (const value of readStream(pieces(payload, payload.length))) values.push(value);
    for await (const chunk of writeStream(values)) written.push(chunk);
    return written;
  },

  /** Reads what the server writes. */
  async Fetch({ readStream, origin, path, write, expected }) {
    const written = [];
    for await (const value of readStream((await fetch(origin + path)).body)) written.push(write(value));
    expect(written, expected);
    return written;
  },

  /** Reads what the server writes, which waits with each value until it hears that the one before has been read, and leaves it. */
  async Leave({ readStream, origin, path, write, expected, count }) {
    const written = [];
    for await (const value of readStream((await fetch(origin + path)).body)) {
      if (written.push(write(value)) === count) break;
      await fetch(origin + path, { method: 'POST' });
    }

    expect(written, expected);
    return written;
  },
};

function expect(parts, expected) {
  const written = joined(parts);
  if (!isSame(written, expected)) throw new Error(`${hex(expected)} was expected, not ${hex(written)}`);
}

/** In a generator, since not every browser has ReadableStream.from. */
async function* pieces(bytes, size) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }

  return bytes;
}

/** Whether payloads are the same. Browsers have one NaN, .NET as many as there are bits for. */
function isSame(a, b) {
  return a.length === b.length && a.every((byte, i) => byte === b[i] || nans.some(nan => isIn(a, i, nan) && isIn(b, i, nan)));
}

/** By size: the bits of an infinity, in the two highest bytes; there are others in a NaN. */
const nans = [[2, 0x7c00], [4, 0x7f80], [8, 0x7ff0]];

/** Whether a byte may be one of a NaN. */
function isIn(bytes, at, [size, bits]) {
  for (let start = Math.max(at - size + 1, 0); start <= at && start + size <= bytes.length; start++) {
    const high = bytes[start + size - 2] | bytes[start + size - 1] << 8;
    if ((high & bits) === bits && (high & 0x7fff & ~bits || bytes.subarray(start, start + size - 2).some(byte => byte))) return true;
  }

  return false;
}

function hex(bytes) {
  return Array.from(bytes, byte => (byte + 256).toString(16).slice(1)).join('');
}

/** The members of what keys of hostile payloads might reach. */
function prototypes() {
  return [Object, Array, Map, Set, Function].map(type => Reflect.ownKeys(type.prototype).map(String).join()).join('; ');
}
