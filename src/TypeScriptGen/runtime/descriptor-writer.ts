// Writes descriptors.

import { isEnum } from './schema.ts';
import type { Slot, Type } from './schema.ts';
import {
  String as StringKind, Object as ObjectKind, Union as UnionKind, Reference, Opaque, Extended, Pooled, Rest, Bit, Enum, Constant, PlaceShift, MemberUnit, NamedKeys,
  HasContract, HasBase, IdGap,
} from './wire.ts';

/** A descriptor that is written. Types are numbered as they come. */
export interface Descriptor {
  readonly bytes: number[];
  readonly types: Type[];
  /** The number of the first of them. */
  readonly first: number;
  /** What the numbers of unions grow by; -1 if values must not depend on the rest of their payload. */
  readonly shift: number;
}

export function putNumber(bytes: number[], number: number): void {
  for (; number > 127; number = Math.floor(number / 128)) bytes.push(number % 128 | 128);
  bytes.push(number);
}

const putFixed32 = (bytes: number[], number: number): unknown => bytes.push(number & 255, number >> 8 & 255, number >> 16 & 255, number >>> 24);

const putType = ({ bytes, types, first }: Descriptor, type: Type): void =>
  putNumber(bytes, first + (types.includes(type) ? types.indexOf(type) : types.push(type) - 1));

/** Writes the slot of a root, and all types. Returns whether values do not depend on the rest of their payload, or need not. */
export function putDescriptor(descriptor: Descriptor, root: Slot): boolean {
  // `T` of a `Serialized<T>` has pooled strings within types only.
  if (!putSlot(descriptor, root, Rest, descriptor.shift < 0)) return false;
  for (const type of descriptor.types) if (!putSegment(descriptor, type)) return false;
  return true;
}

function putSlot(descriptor: Descriptor, slot: Slot, place: number, isPlain: boolean = false): boolean {
  const { kind, id, key, item, number, types } = slot, { bytes, shift } = descriptor;
  if (shift >= 0 && isEnum(slot)) {
    bytes.push(Extended | place << PlaceShift, Enum, kind);
    putType(descriptor, types[number]!);
    return true;
  }

  const isPooled = kind === StringKind && id && !isPlain;
  bytes.push((isPooled ? Extended : kind) | place << PlaceShift);
  if (isPooled) bytes.push(Pooled, StringKind);
  if (kind === Extended) putNumber(bytes, id);
  if (kind === UnionKind) putNumber(bytes, id + shift);
  if (kind === Opaque) {
    putFixed32(bytes, id);
    putNumber(bytes, number);
  }

  if (kind === ObjectKind || kind === Reference) putType(descriptor, types[number]!);
  return (shift >= 0 || kind !== UnionKind && kind !== Reference)
    && (!key || putSlot(descriptor, key, key.place, isPlain)) && (!item || putSlot(descriptor, item, item.place, isPlain));
}

function putSegment(descriptor: Descriptor, { members, constants, isCombined, named, hash, base, types }: Type): boolean {
  const { bytes } = descriptor;
  let last = 0;
  putNumber(bytes, (members.length + constants.length) * MemberUnit + (named ? NamedKeys : 0) + (hash < 0 ? 0 : HasContract) + (base < 0 ? 0 : HasBase));
  if (hash >= 0) putFixed32(bytes, hash);
  if (base >= 0) putType(descriptor, types[base]!);
  for (const { key, slot } of members) {
    const delta = key - last - 1;
    if (named) putFixed32(bytes, key);
    else if (delta) {
      bytes.push(IdGap);
      putNumber(bytes, delta < 0 ? -2 * delta - 1 : 2 * delta);
    }

    last = key;
    if (!putSlot(descriptor, slot, slot.place)) return false;
  }

  for (const [key, number] of constants) {
    putFixed32(bytes, key);
    bytes.push(Constant | (isCombined ? Bit : Rest) << PlaceShift);
    putLong(bytes, number);
  }

  return true;
}

/** A number of 64 bits, zigzag. */
function putLong(bytes: number[], number: bigint): void {
  const unit = BigInt(128), two = BigInt(2);
  let left = number < 0 ? -two * number - BigInt(1) : two * number;
  for (; left >= unit; left /= unit) bytes.push(Number(left % unit) | 128);
  bytes.push(Number(left));
}
