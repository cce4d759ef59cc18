// Strings.

import { char, fail, invalid, notNull, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { EncodingMask, LengthShift, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Reads a non-null string. */
export function string(reader: Reader): string {
  return notNull(reader, stringOrNull(reader));
}

/** Reads a string. */
export function stringOrNull(reader: Reader): string | null {
  const head = varint(reader);
  return head & EncodingMask || head > 128 ? longString(reader, head) : chars(reader.bytes, take(reader, head >> LengthShift), head >> LengthShift);
}

/** One call with all chars is twice as fast as any loop, and needs no decoder. The bytes are `b`: lines are long enough. */
export function chars(b: Uint8Array, i: number, length: number): string {
  switch (length) {
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
      if (node.latin1Slice) return node.latin1Slice.call(b, i, i + length);
      let text = '';
      for (; length > 16; length -= 16) {
        text += chars(b, i, 16);
        i += 16;
      }

      return text + chars(b, i, length);
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

/** Reads a string of any head. */
export function longString(reader: Reader, head: number): string | null {
  if (head === NullString) return null;
  const encoding = head & EncodingMask, isWide = encoding === Utf16, start = reader.at, length = (head - encoding) / LengthUnit;
  if (encoding > Utf8) invalid(start);
  let i = take(reader, isWide ? length * 2 : length), text = '';
  const end = reader.at, b = reader.bytes;
  try {
    return !encoding ? latin1(reader, i, length) : isWide && node.ucs2Slice ? node.ucs2Slice.call(b, i, end) : (isWide ? utf16 : utf8).decode(b.subarray(i, end));
  } catch (error) {
    // A TypeError is about the bytes. All else is about the memory that their text takes.
    if (!(error instanceof TypeError)) fail('LimitExceeded', start);
    if (!isWide) invalid(start);
  }

  // Lone surrogates, which .NET strings may have and no decoder takes.
  for (; i < end; i += 2) text += char(reader.view.getUint16(i, true));
  return text;
}

function latin1({ bytes, view }: Reader, i: number, length: number): string {
  const end = i + length;
  if (length > 150 && !node.latin1Slice) {
    let controls = 0;
    // From the last four bytes on.
    for (let place = end; place > i;) {
      const four = view.getInt32((place -= 4) < i ? i : place);
      controls |= four & ~(four << 1 | four << 2);
    }

    // The bytes from 128 to 159 are other chars in windows-1252.
    if (!(controls & 0x80808080)) return windows1252.decode(bytes.subarray(i, end));
  }

  return chars(bytes, i, length);
}
