// Payloads within payloads (`Serialized<T>`), where the other version has plain values.

import { fail, invalid, take, varint } from './core.ts';
import type { Read, Reader } from './core.ts';
import { keep, parse } from './descriptor-parser.ts';
import { header } from './headers.ts';
import type { How, Planner } from './plans.ts';
import { isPayload } from './schema.ts';
import type { Shape, Slot } from './schema.ts';
import { errorOf, value } from './values.ts';
import { walkOf } from './walk-scope.ts';
import type { Definition } from './walk-scope.ts';
import { CountUnit, CollectionFlags, NullCollection, NullRoot } from './wire.ts';

interface Inner {
  readonly writer: Shape;
  readonly read: Read;
  readonly definitions: Map<string, Definition>;
}

/** Takes the value out of a payload within the payload. */
export function unwrapped(to: Slot, how: How, planner: Planner, isMember: boolean): Read {
  const known = new Map<string, Inner>();
  return reader => {
    const start = reader.at, size = varint(reader);
    if (size === NullCollection) return null;
    if (size & CollectionFlags) invalid(start);
    const at = take(reader, size / CountUnit), end = reader.at;
    reader.at = at;
    if (end === at + 1 && reader.bytes[at] === NullRoot) {
      reader.at = end;
      return null;
    }

    const descriptor = reader.bytes.subarray(header(reader), reader.at), text = descriptor.join();
    let inner = known.get(text);
    if (!inner) {
      const writer = parse(descriptor, 0, [], true, true), read = isPayload(writer.root) ? undefined : value(writer.root, to, how, planner, isMember);
      if (!read) return fail(errorOf(writer.root), start);
      inner = keep(known, text, { writer, read, definitions: new Map() });
    }

    return within(reader, inner, inner.read, end);
  };
}

/** Reads a value with separate cases and pooled strings, up to an end. */
export function within(reader: Reader, { writer, definitions }: Omit<Inner, 'read'>, read: Read, end: number): unknown {
  const walk = walkOf(reader), { scope } = walk, { pool, pooled } = reader;
  walk.scope = { writer, definitions, defined: undefined };
  reader.pool = undefined;
  reader.pooled = 0;
  const made = read(reader);
  if (reader.at !== end) invalid(reader.at);
  walk.scope = scope;
  Object.assign(reader, { pool, pooled });
  return made;
}
