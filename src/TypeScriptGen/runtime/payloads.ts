// Payloads within payloads (`Serialized<T>`), where the other version has plain values.

import { fail, invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { header } from './headers.ts';
import { isPayload, keep, parse } from './schema.ts';
import type { Definition, Resolvable, Shape, Slot } from './schema.ts';
import { errorOf, value } from './values.ts';
import type { How, Read } from './values.ts';
import { CountUnit, CollectionFlags, NullCollection, NullRoot } from './wire.ts';

interface Inner {
  readonly writer: Shape;
  readonly read: Read;
  readonly definitions: Map<string, Definition>;
}

/** Takes the value out of a payload within the payload. */
export function unwrapped(to: Slot, how: How, schema: Resolvable, isMember: boolean): Read {
  const known = new Map<string, Inner>();
  return r => {
    const start = r.at, size = uv(r);
    if (size === NullCollection) return null;
    if (size & CollectionFlags) invalid(start);
    const at = take(r, size / CountUnit), end = r.at;
    r.at = at;
    if (end === at + 1 && r.bytes[at] === NullRoot) {
      r.at = end;
      return null;
    }

    const descriptor = r.bytes.subarray(header(r), r.at), text = descriptor.join();
    let inner = known.get(text);
    if (!inner) {
      const writer = parse(descriptor, 0, [], true, true), read = isPayload(writer.root) ? undefined : value(writer.root, to, how, schema, isMember);
      if (!read) return fail(errorOf(writer.root), start);
      inner = keep(known, text, { writer, read, definitions: new Map() });
    }

    return within(r, inner, inner.read, end);
  };
}

/** Reads a value with separate cases, up to an end. */
export function within(r: Reader, { writer, definitions }: Omit<Inner, 'read'>, read: Read, end: number): unknown {
  const other = r.other!, { scope } = other;
  other.scope = { writer, definitions, defined: undefined };
  const made = read(r);
  if (r.at !== end) invalid(r.at);
  other.scope = scope;
  return made;
}
