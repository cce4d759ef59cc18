// Strings.

import { char, fail, invalid, notNull, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { EncodingMask, LengthShift, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Reads a non-null string. */
export function str(r: Reader): string {
  return notNull(r, strOrNull(r));
}

/** Reads a string. */
export function strOrNull(r: Reader): string | null {
  const head = uv(r);
  return head & EncodingMask || head > 128 ? longStr(r, head) : chars(r.bytes, take(r, head >> LengthShift), head >> LengthShift);
}

/** One call with all chars is twice as fast as any loop, and needs no decoder. */
export function chars(b: Uint8Array, i: number, n: number): string {
  switch (n) {
    case 0: return '';
    case 1: return char(b[i]!);
    case 2: return char(b[i]!, b[i + 1]!);
    case 3: return char(b[i]!, b[i + 1]!, b[i + 2]!);
    case 4: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!);
    case 5: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!);
    case 6: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!);
    case 7: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!);
    case 8: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!);
    case 9: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!);
    case 10: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!);
    case 11: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!);
    case 12: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!);
    case 13: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!);
    case 14: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!);
    case 15: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!);
    case 16: return char(b[i]!, b[i + 1]!, b[i + 2]!, b[i + 3]!, b[i + 4]!, b[i + 5]!, b[i + 6]!, b[i + 7]!, b[i + 8]!, b[i + 9]!, b[i + 10]!, b[i + 11]!, b[i + 12]!, b[i + 13]!, b[i + 14]!, b[i + 15]!);
    default: {
      if (node.latin1Slice) return node.latin1Slice.call(b, i, i + n);
      let text = '';
      for (; n > 16; n -= 16) {
        text += chars(b, i, 16);
        i += 16;
      }

      return text + chars(b, i, n);
    }
  }
}

/** What only Node has, where it takes a tenth of the time of all else. */
export const node: NodeText = /* @__PURE__ */ (() => (globalThis as { readonly Buffer?: { readonly prototype: NodeText } }).Buffer?.prototype ?? {})();

interface NodeText {
  readonly latin1Slice?: (from: number, to: number) => string;
  readonly ucs2Slice?: (from: number, to: number) => string;
  readonly latin1Write?: (text: string, at: number, length: number) => number;
}

/** A call of a decoder takes as long as about a hundred chars without one. Creating one takes ten times that. */
const strict = { fatal: true, ignoreBOM: true }, decoder = (encoding: string): InstanceType<typeof TextDecoder> => new TextDecoder(encoding, strict);
const utf8 = /* @__PURE__ */ decoder('utf-8'), utf16 = /* @__PURE__ */ decoder('utf-16le'), windows1252 = /* @__PURE__ */ decoder('windows-1252');

function longStr(r: Reader, head: number): string | null {
  if (head === NullString) return null;
  const encoding = head & EncodingMask, isWide = encoding === Utf16, start = r.at, length = (head - encoding) / LengthUnit;
  if (encoding > Utf8) invalid(start);
  let i = take(r, isWide ? length * 2 : length), text = '';
  const end = r.at, b = r.bytes;
  try {
    return !encoding ? latin1(r, i, length) : isWide && node.ucs2Slice ? node.ucs2Slice.call(b, i, end) : (isWide ? utf16 : utf8).decode(b.subarray(i, end));
  } catch (e) {
    // A TypeError is about the bytes. All else is about the memory that their text takes.
    if (!(e instanceof TypeError)) fail('LimitExceeded', start);
    if (!isWide) invalid(start);
  }

  // Lone surrogates, which .NET strings may have and no decoder takes.
  for (; i < end; i += 2) text += char(r.view.getUint16(i, true));
  return text;
}

function latin1({ bytes, view }: Reader, i: number, n: number): string {
  const end = i + n;
  if (n > 150 && !node.latin1Slice) {
    let controls = 0;
    // From the last four bytes on.
    for (let k = end; k > i;) {
      const four = view.getInt32((k -= 4) < i ? i : k);
      controls |= four & ~(four << 1 | four << 2);
    }

    // The bytes from 128 to 159 are other chars in windows-1252.
    if (!(controls & 0x80808080)) return windows1252.decode(bytes.subarray(i, end));
  }

  return chars(bytes, i, n);
}
