// Compressed payloads, for pages that bring what decompresses them.

import { fail, invalid, maxDepth, MemFormatError, reader, take, uv } from './core.ts';
import { setPlain } from './roots.ts';
import { ModeWrapped, WrapperBrotli, WrapperZstandard } from './wire.ts';

/**
 * Decompresses bytes to exactly `size` bytes. It stops at more: compressed bytes may stand for very many. With a
 * promise, only the asynchronous functions read compressed payloads.
 */
export type Decompressor = (compressed: Uint8Array, size: number) => Uint8Array | PromiseLike<Uint8Array>;

const ids = { brotli: WrapperBrotli, zstd: WrapperZstandard }, known = /* @__PURE__ */ new Map<number, Decompressor>();

/**
 * Has compressed payloads read, not streams.
 * @param format The compression, or its number if another package has it.
 * @param decompress What decompresses it.
 * @param maxBytes The most bytes to decompress in one read, 64 MiB.
 */
export function setDecompressor(format: 'brotli' | 'zstd' | number, decompress: Decompressor, maxBytes: number = 64 << 20): void {
  known.set(typeof format === 'number' ? format : ids[format], decompress);
  setPlain(bytes => {
    const all = opened(bytes, maxBytes);
    let step = all.next();
    while (!step.done) {
      const plain = step.value();
      step = all.next('then' in plain ? fail('UnknownWrapper', 0, 'it takes a promise to decompress it: use the asynchronous function') : plain);
    }
    return step.value;
  }, async bytes => {
    const all = opened(bytes, maxBytes);
    let step = all.next();
    while (!step.done) {
      const plain = step.value();
      step = all.next('then' in plain ? await plain.then(undefined, error) : plain);
    }
    return step.value;
  });
}

/** Asks for what is to be decompressed, and is given the result: there may be payloads in payloads. */
function* opened(bytes: Uint8Array, left: number): Generator<() => ReturnType<Decompressor>, Uint8Array, Uint8Array> {
  for (let depth = 0; bytes[0] === ModeWrapped; depth++) {
    const r = reader(bytes, 1), id = bytes[take(r, 1)]!, decompress = known.get(id), size = decompress ? uv(r) : fail('UnknownWrapper', 0, 'compressed'), length = uv(r);
    if (length > bytes.length - r.at) fail('Truncated', r.at);
    if (depth >= maxDepth || (left -= size) < 0) fail('LimitExceeded', 0);
    const at = take(r, length), compressed = bytes.subarray(at, r.at);
    const plain = yield () => {
      try {
        return decompress!(compressed, size);
      } catch (e) {
        return error(e);
      }
    };
    if (plain.length !== size) invalid(at);
    if (r.at < bytes.length) fail('TrailingData', r.at);
    bytes = plain;
  }

  return bytes;
}

/** What a decompressor throws is about its bytes. */
function error(e: unknown): never {
  throw e instanceof MemFormatError ? e : new MemFormatError('InvalidData', 0, 'it cannot be decompressed: ' + String(e));
}
