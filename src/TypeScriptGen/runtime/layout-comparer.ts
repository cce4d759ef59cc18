// Whether bodies of two types are the same.

import { isEnum, isFixed } from './schema.ts';
import type { Slot, Type } from './schema.ts';
import { Object as ObjectKind, Union as UnionKind, Reference } from './wire.ts';

/** Whether bodies of two types are the same, so that the reader's own function reads both. */
export function isSame(from: Type, to: Type): boolean {
  const known = from.same.get(to), pairs: [Type, Type][] = [];
  if (known !== undefined) return known;
  const add = (writer: Type, reader: Type): boolean => {
    if (!pairs.some(pair => pair[0] === writer && pair[1] === reader)) pairs.push([writer, reader]);
    return true;
  };
  // An enum and its integer lie and are read alike.
  const areSame = (writer: Slot, reader: Slot): boolean => writer.kind === reader.kind && writer.place === reader.place
    && (writer.id === reader.id || isFixed(writer.kind)) && writer.kind !== UnionKind && writer.kind !== Reference
    && (!isEnum(writer) || !isEnum(reader) || haveSameConstants(writer.types[writer.number]!, reader.types[reader.number]!))
    && (!writer.key || areSame(writer.key, reader.key!)) && (!writer.item || areSame(writer.item, reader.item!))
    && (writer.kind !== ObjectKind || add(writer.types[writer.number]!, reader.types[reader.number]!));
  add(from, to);
  for (const [writer, reader] of pairs) {
    const isLike = pairs.length < 4096 && writer.named === reader.named && writer.hash === reader.hash
      && writer.members.length === reader.members.length && writer.base < 0 === reader.base < 0
      && (writer.base < 0 || add(writer.types[writer.base]!, reader.types[reader.base]!))
      && writer.members.every(({ key, slot }, i) => key === reader.members[i]!.key && areSame(slot, reader.members[i]!.slot));
    if (!isLike) {
      from.same.set(to, false);
      return false;
    }
  }

  for (const [writer, reader] of pairs) writer.same.set(reader, true);
  return true;
}

function haveSameConstants(writer: Type, reader: Type): boolean {
  return writer.isCombined === reader.isCombined && writer.constants.length === reader.constants.length
    && writer.constants.every(([key, number], i) => key === reader.constants[i]![0] && number === reader.constants[i]![1]);
}
