// The shapes of payloads.

import {
  UInt8, Int128, Char, TimeOnly, String as StringKind, Object as ObjectKind, Extended, Rest, Present, Optional, Compact,
  CompactOptional, BitOptional, Enum, Serialized, ExtensionData, NullString, NullCollection,
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
