// Parses descriptors.

import { exceeded, fail, invalid, newReader, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { gap } from './kept.ts';
import { addParts, layOut } from './schema-layout.ts';
import { byte, canBeCompactElement, isCompact, isExtensionData, isFixed, nullMark, numberKind } from './schema.ts';
import type { Member, Shape, Slot, Type } from './schema.ts';
import {
  Bool, Int8, UInt32, UInt64, Decimal, DateTime, String as StringKind, Bytes, List, Map as MapKind, Object as ObjectKind, Union as UnionKind, Reference, Opaque,
  Extended, Rest, Present, Fixed, Optional, Compact, CompactOptional, Bit, BitOptional, ExtensionData, Enum, Pooled, Constant, PlaceShift,
  KindMask, MemberUnit, NamedKeys, HasContract, HasBase, flagBits, sizes,
} from './wire.ts';

/** Parses a descriptor, or the additional types in a case's definition, up to the end of the bytes. */
export function parse(bytes: Uint8Array, at: number, listed: readonly Type[], hasRoot: boolean = true, isAlone: boolean = !hasRoot): Shape {
  const reader = newReader(bytes, at), types = [...listed], enums: Slot[] = [], structs: number[] = [];
  let largest = 0, walks = false;
  const typeNumber = (): number => {
    const number = readNumber(reader);
    if (number > 1023) exceeded(reader);
    largest = Math.max(largest, number + 1);
    return number;
  };
  const slot = (depth: number): Slot => {
    const token = reader.bytes[take(reader, 1)]!, kind = token & KindMask;
    if (depth > 32) exceeded(reader);
    if (kind > Extended) invalid(reader.at);
    if (kind === Reference && isAlone) fail('UnsupportedType', reader.at);
    walks ||= kind === UnionKind || kind === Reference;
    const id = kind === UnionKind || kind === Extended ? readNumber(reader) : kind === Opaque ? fixed32(reader) : 0;
    if (kind === UnionKind && id > 1023) exceeded(reader);
    if (kind === Extended && (id === Enum || id === Pooled)) {
      const ofInteger = id === Enum, based = { ...baseOf(slot(depth + 1), ofInteger, reader), place: token >> PlaceShift, id, number: ofInteger ? typeNumber() : 0 };
      if (ofInteger) enums.push(based);
      return based;
    }

    const number = kind === ObjectKind || kind === Reference ? typeNumber() : kind === Opaque ? readNumber(reader) : 0;
    const key = kind === MapKind ? slot(depth + 1) : undefined;
    const item = kind === List || kind === MapKind || kind === Extended ? slot(depth + 1) : undefined;
    if (key && !canBeKey(key) || item && !canBeItem(item, kind, id)) invalid(reader.at);
    if (item && isStruct(item)) structs.push(item.number);
    return { kind, place: token >> PlaceShift, number, id, key, item, types };
  };
  if (bytes.length - at > 65536) exceeded(reader);
  const root = hasRoot ? slot(0) : byte;
  if (root.place || isExtensionData(root)) invalid(reader.at);
  while (reader.at < bytes.length) types.push(readType(reader, types, slot, typeNumber));
  if (largest > types.length || !enums.every(({ kind, number }) => isEnum(types[number]!, kind))) invalid(reader.at);
  for (const step of [layOut, addParts]) types.slice(listed.length).forEach(step);
  if (!structs.every(number => numberKind(types[number]!))) invalid(reader.at);
  return { root, types, walks, bytes: bytes.slice(at) };
}

/** Keeps what was made of a small schema: what payloads leave behind is bounded. */
export function keep<T>(known: Map<string, T>, text: string, made: T): T {
  if (known.size < 64 && text.length < 8192) known.set(text, made);
  return made;
}

const fixed32 = (reader: Reader): number => reader.view.getUint32(take(reader, 4), true);

function readNumber(reader: Reader): number {
  const number = varint(reader);
  return number > 0xffffffff ? invalid(reader.at) : number;
}

/** The integer that an enum is based on, or the string that a pooled one is. */
const baseOf = (based: Slot, ofInteger: boolean, reader: Reader): Slot =>
  based.place || based.id || (ofInteger ? based.kind < Int8 || based.kind > UInt64 : based.kind !== StringKind) ? invalid(reader.at) : based;

/** Whether a type has constants, or nothing at all, and they are integers of a kind. */
function isEnum({ members, base, least, most }: Type, kind: number): boolean {
  const isOfKind = (number: bigint): boolean => kind > UInt32 || number === (kind & 1 ? BigInt.asIntN : BigInt.asUintN)(8 * sizes[kind]!, number);
  return !members.length && base < 0 && isOfKind(least) && isOfKind(most);
}

/** A number of 64 bits, zigzag. */
function longNumber(reader: Reader): bigint {
  const one = BigInt(1);
  for (let value = BigInt(0), shift = 0; ; shift += 7) {
    const byte = reader.bytes[take(reader, 1)]!;
    if (shift > 62 && byte > 1 || shift && !byte) invalid(reader.at);
    value |= BigInt(byte & 127) << BigInt(shift);
    if (byte < 128) return value & one ? ~(value >> one) : value >> one;
  }
}

/** A struct of a compact list. Whether it has numbers only shows when all types are there. */
const isStruct = ({ kind, place }: Slot): boolean => kind === ObjectKind && place === Compact;

const canBeKey = (key: Slot): boolean => (!key.place || isCompact(key)) && !isExtensionData(key);

/** Whether a slot may be the contents of a list or map, or the base of an extended kind. */
const canBeItem = (item: Slot, kind: number, id: number): boolean => !isExtensionData(item)
  && (kind === Extended ? !item.place && (id !== ExtensionData || item.kind === Bytes) : item.place <= Present || isCompact(item) || kind === List && isStruct(item))
  && (item.place !== Present || nullMark(item) < 0);

/** Reads a type: its segment, and in that the slots of its members. */
function readType(reader: Reader, types: readonly Type[], slot: (depth: number) => Slot, typeNumber: () => number): Type {
  if (types.length > 1023) exceeded(reader);
  const head = readNumber(reader), named = !!(head & NamedKeys), members: Member[] = [], guarded: [number, number][] = [];
  if (head >= 4097 * MemberUnit) exceeded(reader);
  const hash = head & HasContract ? fixed32(reader) : -1, base = head & HasBase ? typeNumber() : -1;
  const constants: [number, bigint][] = [];
  let key = 0, flags = 0, token = 0, least = BigInt(0), most = least;
  for (let left = Math.floor(head / MemberUnit); left > 0; left--) {
    key = named ? fixed32(reader) : key + 1 + gap(reader);
    if (!named && (key < 1 || key > 0x7fffffff)) invalid(reader.at);
    if ((reader.bytes[reader.at]! & KindMask) === Constant || token) {
      // All of them are, then, and in order.
      const next = reader.bytes[take(reader, 1)]!, place = next >> PlaceShift, last = constants[constants.length - 1];
      if (members.length || (token || next) !== next || place && place !== Bit || !named || hash >= 0 || base >= 0 || last && last[0] >= key) invalid(reader.at);
      const number = longNumber(reader);
      constants.push([key, number]);
      if (number < least) least = number;
      if (number > most) most = number;
      token = next;
      continue;
    }

    const value = slot(0), { place } = value;
    if (!canBeMember(value) || isExtensionData(value) && (place || left > 1 || key !== (named ? 0xffffffff : 0x7fffffff))) invalid(reader.at);
    members.push({ key, named, slot: value, bit: flags, offset: 0 });
    if (place === BitOptional || place === CompactOptional) guarded.push([flags, flags + flagBits[place]! - 1]);
    flags += flagBits[place]!;
  }

  // Those whose width is in the block, then the others.
  const placed = (from: number, to: number): Member[] => members.filter(({ slot: { place } }) => place >= from && place < to);
  return {
    named, hash, base, types, members, flags, constants, isCombined: token >> PlaceShift > Rest, least, most, guarded, behind: [...placed(Optional, Bit), ...placed(Rest, Fixed)], parts: [], head: 0, plans: new Map(), same: new Map(),
  };
}

/** Whether values of a kind may be at a place. */
function canBeMember({ kind, place }: Slot): boolean {
  return place >= Bit ? kind === Bool : place >= Compact ? canBeCompactElement(kind) || kind === Decimal || kind >= DateTime && isFixed(kind)
    : place <= Present || kind > Bool && isFixed(kind) || place <= Fixed && kind === ObjectKind;
}
