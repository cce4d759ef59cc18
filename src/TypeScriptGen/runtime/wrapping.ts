// Plain values of other versions, where the reader has payloads within the payload (`Serialized<T>`).

import { nullMark } from './schema.ts';
import type { Slot, Type } from './schema.ts';
import type { Special, Read } from './values.ts';
import { skip } from './walk.ts';
import {
  Object as Obj, Union as UnionKind, Reference, Opaque, Extended, Rest, PlaceShift, MemberUnit, NamedKeys, HasContract,
  HasBase, IdGap, sizes,
} from './wire.ts';

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
      return wrap && (r => {
        const at = r.at;
        skip(r, from);
        return r.at === at + 1 && r.bytes[at] === nullMark(from) ? null : wrap(r.bytes.subarray(at, r.at));
      });
    },
  };
}

/** Puts the bytes of a value into a payload; undefined for values that depend on the rest of their payload. */
function wrapped(from: Slot): ((body: Uint8Array) => Uint8Array) | undefined {
  const types: Type[] = [], bytes: number[] = [];
  let isAlone = true;
  const number = (n: number): void => {
    for (; n > 127; n = Math.floor(n / 128)) bytes.push(n % 128 | 128);
    bytes.push(n);
  };
  const fixed32 = (n: number): unknown => bytes.push(n & 255, n >> 8 & 255, n >> 16 & 255, n >>> 24);
  const typeNumber = (type: Type): void => number(types.includes(type) ? types.indexOf(type) : types.push(type) - 1);
  const slot = ({ kind, id, key, item, number: n, types: all }: Slot, place: number): void => {
    if (kind === UnionKind || kind === Reference) isAlone = false;
    bytes.push(kind | place << PlaceShift);
    if (kind === Extended) number(id);
    if (kind === Opaque) {
      fixed32(id);
      number(n);
    }

    if (kind === Obj) typeNumber(all[n]!);
    if (key) slot(key, key.place);
    if (item) slot(item, item.place);
  };
  slot(from, Rest);
  for (const { members, named, hash, base, types: all } of types) {
    let last = 0;
    number(members.length * MemberUnit + (named ? NamedKeys : 0) + (hash < 0 ? 0 : HasContract) + (base < 0 ? 0 : HasBase));
    if (hash >= 0) fixed32(hash);
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
