// Plain values of other versions, where the reader has payloads within the payload (`Serialized<T>`).

import type { Read } from './core.ts';
import { putDescriptor, putNumber } from './descriptor-writer.ts';
import type { Descriptor } from './descriptor-writer.ts';
import type { Special } from './plans.ts';
import { skip } from './schema-walker.ts';
import { nullMark } from './schema.ts';
import type { Slot } from './schema.ts';
import { sizes } from './wire.ts';

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
        const at = reader.at;
        skip(reader, from);
        return reader.at === at + 1 && reader.bytes[at] === nullMark(from) ? null : wrap(reader.bytes.subarray(at, reader.at));
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
