// Pooled strings of values that are copied: they have numbers of their own, the first of each in full.

import type { Reader } from './core.ts';
import { putNumber } from './descriptor-writer.ts';
import { pooledOrNull } from './pooled.ts';
import { CharsPerExtraByte, LengthUnit, NullString, Utf16, Utf8 } from './wire.ts';

/** Reads again a pooled string that the reader is behind. */
export function pooledAt(reader: Reader, at: number): string | null {
  reader.at = at;
  return pooledOrNull(reader);
}

/** Puts a string that takes a number, or the one that it has in the copy. */
export function putPooled(bytes: number[], known: Map<string, number>, text: string): void {
  const number = known.get(text);
  if (number) putNumber(bytes, number * LengthUnit + NullString);
  else {
    known.set(text, known.size + 1);
    putText(bytes, text);
  }
}

/** Puts a string as .NET writes it. */
function putText(bytes: number[], text: string): void {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)), utf8 = new TextEncoder().encode(text), { length } = units;
  // What has lone surrogates is not decoded to what it was.
  const isWhole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(utf8) === text;
  const isWide = units.some(unit => unit > 255), isUtf8 = (utf8.length - length) * CharsPerExtraByte <= length && isWhole;
  putNumber(bytes, (isWide && isUtf8 ? utf8.length : length) * LengthUnit + (isWide ? isUtf8 ? Utf8 : Utf16 : 0));
  bytes.push(...isWide ? isUtf8 ? utf8 : units.flatMap(unit => [unit & 255, unit >> 8]) : units);
}
