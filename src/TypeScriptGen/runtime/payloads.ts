// Payloads within payloads (`Serialized<T>`), where the other version has plain values.

import { fail, take, uv } from './reader.ts';
import type { Reader } from './reader.ts';
import { header } from './headers.ts';
import { isPayload, parse } from './schema.ts';
import type { Definition, Resolvable, Shape, Slot, Type } from './schema.ts';
import { errorOf, value } from './values.ts';
import type { How, Read } from './values.ts';
import {
  Object as Obj, Union as UnionKind, Reference, Opaque, Extended, Rest, PlaceShift, MemberUnit, NamedKeys, HasContract, HasBase, IdGap,
  CountUnit, CollectionFlags, NullCollection, NullRoot,
} from './wire.ts';

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
    if (size & CollectionFlags) fail('InvalidData', start);
    const at = take(r, size / CountUnit), end = r.at;
    r.at = at;
    if (end === at + 1 && r.bytes[at] === NullRoot) {
      r.at = end;
      return null;
    }

    const descriptor = header(r), text = descriptor.join();
    let inner = known.get(text);
    if (!inner) {
      const writer = parse(descriptor, 0, [], true, true), read = isPayload(writer.root) ? undefined : value(writer.root, to, how, schema, isMember);
      if (!read) return fail(errorOf(writer.root), start);
      inner = { writer, read, definitions: new Map() };
      if (known.size < 8) known.set(text, inner);
    }

    return within(r, inner, inner.read, end);
  };
}

/** Reads a value with separate cases, up to an end. */
export function within(r: Reader, { writer, definitions }: Omit<Inner, 'read'>, read: Read, end: number): unknown {
  const other = r.other!, outer = { ...other };
  Object.assign(other, { writer, definitions, defined: undefined });
  const made = read(r);
  if (r.at !== end) fail('InvalidData', r.at);
  Object.assign(other, { writer: outer.writer, definitions: outer.definitions, defined: outer.defined });
  return made;
}

/** Puts the bytes of a value into a payload; undefined for values that depend on the rest of their payload. */
export function wrapped(from: Slot): ((body: Uint8Array) => Uint8Array) | undefined {
  const types: Type[] = [], bytes: number[] = [];
  let isAlone = true;
  const number = (n: number): void => {
    for (; n > 127; n = Math.floor(n / 128)) bytes.push(n % 128 | 128);
    bytes.push(n);
  };
  const fixed32 = (n: number): unknown => bytes.push(n & 255, n >> 8 & 255, n >> 16 & 255, n >>> 24);
  const typeNumber = (type: Type): void => number(types.includes(type) ? types.indexOf(type) : types.push(type) - 1);
  const slot = ({ kind, id, key, element, number: n, types: all }: Slot, place: number): void => {
    if (kind === UnionKind || kind === Reference) isAlone = false;
    bytes.push(kind | place << PlaceShift);
    if (kind === Extended) number(id);
    if (kind === Opaque) {
      fixed32(id);
      number(n);
    }

    if (kind === Obj) typeNumber(all[n]!);
    if (key) slot(key, key.place);
    if (element) slot(element, element.place);
  };
  slot(from, Rest);
  for (const { members, named, contract, base, types: all } of types) {
    let last = 0;
    number(members.length * MemberUnit + (named ? NamedKeys : 0) + (contract < 0 ? 0 : HasContract) + (base < 0 ? 0 : HasBase));
    if (contract >= 0) fixed32(contract);
    if (base >= 0) typeNumber(all[base]!);
    for (const { key, slot: of } of members) {
      const delta = key - last - 1;
      if (named) fixed32(key);
      else if (delta) {
        bytes.push(IdGap);
        number(delta < 0 ? -2 * delta - 1 : 2 * delta);
      }

      last = key;
      slot(of, of.place);
    }
  }

  const descriptor = bytes.splice(0, bytes.length, 0);
  number(descriptor.length);
  const header = Uint8Array.of(...bytes, ...descriptor);
  return isAlone ? body => {
    const payload = new Uint8Array(header.length + body.length);
    payload.set(header);
    payload.set(body, header.length);
    return payload;
  } : undefined;
}
