// Plain values of other versions, where the reader has payloads within the payload (`Serialized<T>`).

import { pooledAt, putPooled } from './copied-texts.ts';
import type { Read, Reader } from './core.ts';
import { putDescriptor, putNumber } from './descriptor-writer.ts';
import type { Descriptor } from './descriptor-writer.ts';
import type { Special } from './plans.ts';
import { skip } from './schema-walker.ts';
import { nullMark } from './schema.ts';
import type { Slot } from './schema.ts';
import { spend } from './values.ts';
import { walkOf } from './walk-scope.ts';
import { MaxPooled, sizes } from './wire.ts';

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
        const at = reader.at, walk = walkOf(reader), texts: [at: number, levels: number][] = [];
        walk.text = (at, levels) => void texts.push([at, levels]);
        skip(reader, from);
        walk.text = undefined;
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
    const text = pooledAt(reader, start);
    if (!text || text.length > MaxPooled) continue;
    for (; at < start; at++) all.push(reader.bytes[at]!);
    at = reader.at;
    spend(reader, 64 + 2 * text.length);
    putPooled(all, levels < outside ? known : new Map(), text);
  }

  for (reader.at = end; at < end; at++) all.push(reader.bytes[at]!);
  return Uint8Array.from(all);
}
