// Members that methods of C# convert. The methods do not run here, so only data of a member's own kind is read: data of an
// earlier type would be taken for it.

import type { Slot } from './schema.ts';
import { UInt8, Bytes, List, Object as ObjectKind, Reference, Union } from './wire.ts';

const isObject = ({ kind }: Slot): boolean => kind === ObjectKind || kind === Reference;

const keysOf = ({ types, number }: Slot): number[] => types[number]!.parts.flatMap(part => part.members.map(member => member.key));

/** The kind of the elements of a list, whatever its form. */
const elementOf = (list: Slot): Slot | number => list.item ?? UInt8;

const isList = ({ kind }: Slot): boolean => kind === List || kind === Bytes;

/** Whether values have the kind of a member itself, and could not only be read as such. */
function isOfKind(from: Slot, to: Slot): boolean {
  if (isList(from) && isList(to)) {
    const [source, target] = [elementOf(from), elementOf(to)];
    return typeof source === 'number' ? source === (typeof target === 'number' ? target : target.kind)
      : typeof target === 'number' ? source.kind === target : isOfKind(source, target);
  }

  if (isObject(from) && isObject(to)) {
    const keys = keysOf(to);
    return keysOf(from).some(key => keys.includes(key));
  }

  return from.kind === Union ? to.kind === Union
    : from.kind === to.kind && (from.kind < Bytes || from.id === to.id) && (!from.key || isOfKind(from.key, to.key!)) && (!from.item || isOfKind(from.item, to.item!));
}

/** Whether a member reads what a payload has for it, for rules of a type with such members. */
export const converted = (...members: readonly number[]) => (member: number, from: Slot, to: Slot): boolean => !members.includes(member) || isOfKind(from, to);
