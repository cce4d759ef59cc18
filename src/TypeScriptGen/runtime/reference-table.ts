// The objects that keep their identity in payloads of another shape.

import { invalid, varint } from './core.ts';
import type { Reader } from './core.ts';
import type { Slot, Type } from './schema.ts';
import { walkOf } from './walk-scope.ts';

/** Reads the number of an object that keeps its identity. */
export function referenceNumber(reader: Reader, slot: Slot): number {
  const { first, found } = walkOf(reader).shared!, at = reader.at, type = slot.types[slot.number]!;
  let number = varint(reader);
  if (!number) {
    number = first.get(at) ?? found.push([type, 0]);
    first.set(at, number);
  }

  const one = found[number - 1];
  if (!one || one[0] !== type && !isLike(one[0], type)) invalid(at);
  return number;
}

/** Cases list types separately. One of them may be another's. */
function isLike(type: Type, other: Type): boolean {
  return type.members.length === other.members.length && type.members.every(({ key, slot: { kind, place, id } }, i) => {
    const member = other.members[i]!;
    return key === member.key && kind === member.slot.kind && place === member.slot.place && id === member.slot.id;
  });
}
