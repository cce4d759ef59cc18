// The shapes of payloads.

import {
  UInt8, Int128, Char, TimeOnly, String as StringKind, Object as ObjectKind, Extended, Rest, Present, Fixed, Optional, Compact,
  CompactOptional, BitOptional, Enum, Serialized, ExtensionData, NullString, NullCollection, MostStructSize, sizes,
} from './wire.ts';

export interface Slot {
  readonly kind: number;
  readonly place: number;
  /** The number of a union, the id of a custom codec, the meaning of an extended kind. Integers with one are enums, strings with one pooled. */
  readonly id: number;
  readonly key: Slot | undefined;
  /** The contents of a list or map, or the base of an extended kind. */
  readonly item: Slot | undefined;
  /** The number of a type, of enums too; the version of a custom codec. */
  readonly number: number;
  /** The types for the number. */
  readonly types: readonly Type[];
}

export interface Member {
  readonly key: number;
  /** Whether the key is the hash of a name. */
  readonly named: boolean;
  /** What a path calls it, where the reader has it and an error is looked for. */
  name?: string | undefined;
  readonly slot: Slot;
  readonly bit: number;
  offset: number;
}

export interface Type {
  readonly named: boolean;
  readonly hash: number;
  readonly base: number;
  readonly types: readonly Type[];
  readonly members: readonly Member[];
  readonly flags: number;
  /** Of an enum: the keys of its constants and their numbers, and whether values are combined. */
  readonly constants: readonly (readonly [key: number, number: bigint])[];
  readonly isCombined: boolean;
  /** The least and the greatest number of these, or 0. */
  readonly least: bigint;
  readonly most: bigint;
  /** The presence bits that others depend on, and the last of those. */
  readonly guarded: readonly [presence: number, last: number][];
  /** The members with values after the block, in their order there. */
  readonly behind: readonly Member[];
  /** Its parts, base parts first, as its body has them. */
  parts: readonly Type[];
  /** The bytes of flags and fixed block: 0 until known, -1 while it is found out. */
  head: number;
  /** The plans to read it as types of the reader: a place for what object-plans.ts makes. */
  readonly plans: Map<Type, object>;
  /** The reader's types of which it is known whether they have the same body. */
  readonly same: Map<Type, boolean>;
}

export interface Shape {
  readonly root: Slot;
  readonly types: readonly Type[];
  /** Whether there are unions or objects that keep their identity. */
  readonly walks: boolean;
  /** What it was parsed from. */
  readonly bytes: Uint8Array;
}

export const isFixed = (kind: number): boolean => kind <= TimeOnly;
export const canBeCompactElement = (kind: number): boolean => kind > UInt8 && kind < Int128 || kind === Char;
export const hasPresence = (place: number): boolean => place === Present || place === Optional || place === CompactOptional || place === BitOptional;
export const isCompact = ({ kind, place }: Slot): boolean => place === Compact && canBeCompactElement(kind);
/** The kind of all numbers of a struct that can lie in the digits of a compact list; 0 for other types. */
export function numberKind({ members, base, head }: Type): number {
  let common = 0;
  for (const { slot: { kind, place, types, number } } of members) {
    const own = kind === ObjectKind && place === Fixed ? numberKind(types[number]!) : kind;
    if (base >= 0 || head > MostStructSize || place !== Fixed || !canBeCompactElement(own) || common && common !== own) return 0;
    common = own;
  }

  return common;
}

/** The kind of the numbers of a compact list, and how many of them an element has. */
export function digitsOf({ kind, types, number }: Slot): [kind: number, each: number] {
  if (kind !== ObjectKind) return [kind, 1];
  const own = numberKind(types[number]!);
  return [own, types[number]!.head / sizes[own]!];
}

export const isEnum = ({ kind, id }: Slot): boolean => isFixed(kind) && id === Enum;
export const isPayload = ({ kind, id }: Slot): boolean => kind === Extended && id === Serialized;
export const isExtensionData = ({ kind, id }: Slot): boolean => kind === Extended && id === ExtensionData;

/** The byte for null in place of a value; -1 for values that cannot be null. */
export function nullMark(slot: Slot): number {
  const { kind } = slot;
  return kind === Extended ? nullMark(slot.item!) : kind === StringKind ? NullString : kind > StringKind && kind < ObjectKind ? NullCollection : -1;
}

/** The slot of a byte. */
export const byte: Slot = { kind: UInt8, place: Rest, id: 0, key: undefined, item: undefined, number: 0, types: [] };
