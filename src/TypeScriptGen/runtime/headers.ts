// The headers of payloads of another shape.

import { fail, take, uv } from './reader.ts';
import type { Reader } from './reader.ts';
import { ModeMask, ModeFingerprint, ModeWrapped, NullRoot, Wide, ShortSize, LongSize } from './wire.ts';

/** Formats by the first byte of their data, where no payload begins with it. A fingerprint may begin like PNG, so that takes the second byte, too. */
const formats: Record<number, string> = { 31: 'gzip', 34: 'JSON', 60: 'HTML or XML', 80: 'zip', 91: 'JSON', 123: 'JSON', 137: 'PNG' };

/** Reads the header, and returns the descriptor. */
export function header(r: Reader): Uint8Array {
  if (!r.bytes.length) fail('Truncated', 0, 'the payload is empty');
  const first = r.bytes[take(r, 1)]!;
  if (first) refuse(r, first);
  const length = uv(r), start = take(r, length);
  if (length > 65536) fail('LimitExceeded', start);
  return r.bytes.subarray(start, r.at);
}

function refuse(r: Reader, first: number): never {
  const at = --r.at, format = formats[first], foreign = format ? 'these bytes look like ' + format : '';
  if ((first & ModeMask) === ModeFingerprint) {
    take(r, first & Wide ? LongSize : ShortSize);
    fail('UnknownSchema', at, r.bytes[at + 1] === 80 && foreign || 'the payload has an unknown fingerprint');
  }
  return fail(first === ModeWrapped ? 'UnknownWrapper' : first === NullRoot ? 'NullNotAllowed' : 'InvalidData', at, first === ModeWrapped ? 'the payload is compressed' : foreign);
}
