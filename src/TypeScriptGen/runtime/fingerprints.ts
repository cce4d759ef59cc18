// Headers that name a schema.

import { fromBase64 } from './core.ts';
import { LongSize, ModeFingerprint, ModeMask, ShortSize, Wide } from './wire.ts';

/** The size of a header with a fingerprint, which is in base64 the header of eight bytes; 0 for other headers. */
export function namedSize(bytes: Uint8Array, fingerprint: string): number {
  if ((bytes[0]! & ModeMask) !== ModeFingerprint) return 0;
  const own = fromBase64(fingerprint), size = bytes[0]! & Wide ? LongSize : ShortSize;
  return (own[0]! | Wide) === (bytes[0]! | Wide) && own.subarray(1, size).every((byte, i) => byte === bytes[i + 1]) ? size : 0;
}
