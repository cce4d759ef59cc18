// The headers of payloads of another shape.

import { fail, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { ModeMask, ModeFingerprint, ModeWrapped, NullRoot, Wide, ShortSize, LongSize } from './wire.ts';

/** Formats by the first byte of their data, where no payload begins with it. A fingerprint may begin like PNG, so that takes the second byte, too. */
const formats: Record<number, string> = { 31: 'gzip', 34: 'JSON', 60: 'HTML or XML', 80: 'zip', 91: 'JSON', 123: 'JSON', 137: 'PNG' };

/** Reads the header up to the end of the descriptor, and returns the start of that. */
export function header(reader: Reader): number {
  const first = reader.bytes[take(reader, 1)]!;
  if (first) refuse(reader, first);
  return take(reader, varint(reader));
}

function refuse(reader: Reader, first: number): never {
  const at = --reader.at, format = formats[first], foreign = format ? 'looks like ' + format : '';
  if ((first & ModeMask) === ModeFingerprint) {
    take(reader, first & Wide ? LongSize : ShortSize);
    fail('UnknownSchema', at, reader.bytes[at + 1] === 80 ? foreign : 'its header names a schema unknown here');
  }
  return fail(first === ModeWrapped ? 'UnknownWrapper' : first === NullRoot ? 'NullNotAllowed' : 'InvalidData', at, first === ModeWrapped ? 'compressed' : foreign);
}
