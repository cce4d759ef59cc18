// Where the members of types lie.

import { fail, invalid } from './core.ts';
import { hasPresence } from './schema.ts';
import type { Type } from './schema.ts';
import { Object as ObjectKind, Fixed, sizes } from './wire.ts';

/** Finds where members lie. A type that contains itself by value is refused. */
export function layOut(type: Type): void {
  if (type.head < 0) invalid(0);
  if (type.head) return;
  type.head = -1;
  if (type.base >= 0) layOut(type.types[type.base]!);
  let at = type.members.length ? type.flags + 7 >> 3 : 1;
  for (const member of type.members) {
    const { kind, place, number, types } = member.slot;
    if (kind === ObjectKind && !hasPresence(place)) layOut(types[number]!);
    if (place !== Fixed) continue;
    const block = kind === ObjectKind ? types[number]! : undefined;
    if (block && (block.base >= 0 || !block.members.length || block.members.some(({ slot }) => slot.place !== Fixed))) invalid(0);
    member.offset = at;
    at += block ? block.head : sizes[kind]!;
    if (at > 2 ** 24) fail('LimitExceeded', 0);
  }

  type.head = at;
}

/** Finds the parts of a type. A key is in one of them only. */
export function addParts(type: Type): void {
  const keys = new Set<number>();
  let all = [type];
  for (let next = type; next.base >= 0; all = [next, ...all]) {
    next = next.types[next.base]!;
    if (all.length > 32) fail('LimitExceeded', 0);
  }

  for (const { key } of all.flatMap(part => part.members)) if (keys.size === keys.add(key).size) invalid(0);

  type.parts = all;
}
