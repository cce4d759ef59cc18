// Plain values of other versions, where the reader has payloads within the payload (`Serialized<T>`).

import type { Read, Reader } from './core.ts';
import { putDescriptor, putNumber } from './descriptor-writer.ts';
import type { Descriptor } from './descriptor-writer.ts';
import type { Special } from './plans.ts';
import { pooledOrNull } from './pooled.ts';
import { skip } from './schema-walker.ts';
import { nullMark } from './schema.ts';
import type { Slot } from './schema.ts';
import { spend } from './values.ts';
import { walkOf } from './walk-scope.ts';
import { LengthUnit, Utf16, Utf8, NullString, MaxPooled, CharsPerExtraByte, sizes } from './wire.ts';

/** How the reader makes a `Serialized<T>`, given how it reads one. */
export function payload(read: unknown): Special {
  return {
    none: () => new Uint8Array(0),
    get: from => {
      const wrap = wrapped(from)!, size = sizes[from.kind]!;
      return (view, at) => wrap(new Uint8Array(view.buffer, view.byteOffset + at, size));
    },
    from: (from, to) => {
      if (from.kind === to.kind && from.id === to.id) return read as Read;
      const wrap = wrapped(from);
      return wrap && (reader => {
        const at = reader.at, walk = walkOf(reader), texts: NonNullable<typeof walk.texts> = walk.texts = [];
        skip(reader, from);
        walk.texts = undefined;
        return reader.at === at + 1 && reader.bytes[at] === nullMark(from) ? null : wrap(texts.length ? renumbered(reader, at, texts, walk.levels) : reader.bytes.subarray(at, reader.at));
      });
    },
  };
}

/** Puts the bytes of a value into a payload; undefined for values that depend on the rest of their payload. */
function wrapped(from: Slot): ((body: Uint8Array) => Uint8Array) | undefined {
  const descriptor: Descriptor = { bytes: [], types: [], first: 0, shift: -1 }, { bytes } = descriptor;
  if (!putDescriptor(descriptor, from)) return undefined;
  const head = [0];
  putNumber(head, bytes.length);
  const header = Uint8Array.of(...head, ...bytes);
  return body => {
    const payload = new Uint8Array(header.length + body.length);
    payload.set(header);
    payload.set(body, header.length);
    return payload;
  };
}

/**
 * The bytes of a value from a place on, with numbers of its own: the first of each pooled string is in full. Those outside of objects
 * are plain, as `T` has them.
 */
function renumbered(reader: Reader, at: number, texts: readonly (readonly [at: number, levels: number])[], outside: number): Uint8Array {
  const end = reader.at, all: number[] = [], known = new Map<string, number>();
  for (const [start, levels] of texts) {
    reader.at = start;
    const text = pooledOrNull(reader);
    if (!text || text.length > MaxPooled) continue;
    for (; at < start; at++) all.push(reader.bytes[at]!);
    at = reader.at;
    const number = levels < outside && known.get(text);
    if (number) putNumber(all, number * LengthUnit + NullString);
    else {
      if (levels < outside) known.set(text, known.size + 1);
      spend(reader, 64 + 2 * text.length);
      putText(all, text);
    }
  }

  for (reader.at = end; at < end; at++) all.push(reader.bytes[at]!);
  return Uint8Array.from(all);
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
