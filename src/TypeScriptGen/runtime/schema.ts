// Descriptors: the shapes of payloads.

import { fail, fromBase64, reader, take, uv } from './reader.ts';
import type { Case, Cases, Schema, Union } from './reader.ts';
import type { Plan } from './objects.ts';
import type { Read } from './values.ts';
import {
  Bool, UInt8, Int128, Decimal, Char, DateTime, TimeOnly, String as Text, Bytes, List, Map as Map_, Object as Obj,
  Union as UnionKind, Reference, Opaque, Extended, Rest, Present, Fixed, Optional, Compact, CompactOptional, Bit,
  BitOptional, Serialized, ExtensionData, PlaceShift, KindMask, MemberUnit, NamedKeys, HasContract, HasBase, IdGap,
  NullString, NullCollection, sizes, flagBits,
} from './wire.ts';

/** The facts about a root that are not in its descriptor. */
export interface Resolvable extends Schema {
  /** How the reader reads its root (`How` in values.ts). */
  readonly root: unknown;
  readonly unions?: () => readonly (readonly [union: Union, cases: Cases<OwnCase>])[];
  own?: Shape;
  plans?: RootPlan[];
}

interface OwnCase extends Case {
  own?: Shape;
}

/** How payloads of one descriptor are read. */
export interface RootPlan {
  readonly descriptor: Uint8Array;
  readonly view: DataView;
  readonly writer: Shape;
  readonly read: Read;
  /** The definitions of payloads, by their bytes. */
  readonly definitions: Map<string, Definition>;
}

export interface Slot {
  readonly kind: number;
  readonly place: number;
  /** The number of a union, the id of a custom codec, the meaning of an extended kind. */
  readonly id: number;
  readonly key: Slot | undefined;
  /** The contents of a list or map, or the base of an extended kind. */
  readonly element: Slot | undefined;
  /** The number of a type, the version of a custom codec. */
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
  readonly contract: number;
  readonly base: number;
  readonly types: readonly Type[];
  readonly members: readonly Member[];
  readonly flags: number;
  /** The presence bits that others depend on, and the last of those. */
  readonly guarded: readonly [presence: number, last: number][];
  /** The members with values after the block, in their order there. */
  readonly behind: readonly Member[];
  /** Its parts, base parts first, as its body has them. */
  parts: readonly Type[];
  /** The bytes of flags and fixed block: 0 until known, -1 while it is found out. */
  head: number;
  /** The plans to read it as types of the reader. */
  readonly ways: Map<Type, Plan>;
  /** The reader's types of which it is known whether they have the same body. */
  readonly same: Map<Type, boolean>;
}

export interface Shape {
  readonly root: Slot;
  readonly types: readonly Type[];
  /** Whether there are unions or objects that keep their identity. */
  readonly needsWalk: boolean;
}

export interface Definition extends Shape {
  readonly ways: Map<Slot, Read>;
}

export const isFixed = (kind: number): boolean => kind <= TimeOnly;
const canBeGrouped = (kind: number): boolean => kind > UInt8 && kind < Int128 || kind === Char;
export const hasPresence = (place: number): boolean => place === Present || place === Optional || place === CompactOptional || place === BitOptional;
export const isPayload = ({ kind, id }: Slot): boolean => kind === Extended && id === Serialized;
export const isExtensionData = ({ kind, id }: Slot): boolean => kind === Extended && id === ExtensionData;

/** The byte for null in place of a value; -1 for values that cannot be null. */
export function nullMark(slot: Slot): number {
  return slot.kind === Extended ? nullMark(slot.element!) : slot.kind === Text ? NullString : slot.kind > Text && slot.kind < Obj ? NullCollection : -1;
}

/** The place of a member's value: 0 in the block, 1 after it with its width in the block, 2 after those. */
export function rank({ slot: { place } }: Member): number {
  return place < Fixed ? 2 : place > Fixed && place < Bit ? 1 : 0;
}

/** The slot of a byte. */
export const byte: Slot = { kind: UInt8, place: Rest, id: 0, key: undefined, element: undefined, number: 0, types: [] };

const noSchema: Schema = { header: '', fingerprint: '' };

/** Parses a descriptor, or the additional types in a case's definition, up to the end of the bytes. */
export function parse(bytes: Uint8Array, at: number, listed: readonly Type[], hasRoot: boolean = true, isAlone: boolean = !hasRoot): Shape {
  const r = reader(bytes, at, noSchema), types = [...listed];
  let largest = 0, needsWalk = false;
  const invalid = (): never => fail('InvalidData', r.at);
  const limited = (isExceeded: boolean): unknown => isExceeded && fail('LimitExceeded', r.at);
  const fixed32 = (): number => r.view.getUint32(take(r, 4), true);
  const number = (): number => {
    const n = uv(r);
    return n > 0xffffffff ? invalid() : n;
  };
  const typeNumber = (): number => {
    const n = number();
    limited(n > 1023);
    largest = Math.max(largest, n + 1);
    return n;
  };
  const slot = (depth: number): Slot => {
    const token = r.bytes[take(r, 1)]!, kind = token & KindMask;
    limited(depth > 32);
    if (kind > Extended) invalid();
    if (kind === Reference && isAlone) fail('UnsupportedType', r.at);
    needsWalk ||= kind === UnionKind || kind === Reference;
    const id = kind === UnionKind || kind === Extended ? number() : kind === Opaque ? fixed32() : 0;
    limited(kind === UnionKind && id > 1023);
    const ofType = kind === Obj || kind === Reference ? typeNumber() : kind === Opaque ? number() : 0;
    const key = kind === Map_ ? slot(depth + 1) : undefined;
    const element = kind === List || kind === Map_ || kind === Extended ? slot(depth + 1) : undefined;
    if (key && (key.place || isExtensionData(key)) || element && (isExtensionData(element) || element.place > (kind === Extended ? Rest : Present) && !(kind === List && element.place === Compact && canBeGrouped(element.kind)))) invalid();
    if (element?.place === Present && nullMark(element) >= 0 || kind === Extended && id === ExtensionData && element!.kind !== Bytes) invalid();
    return { kind, place: token >> PlaceShift, number: ofType, id, key, element, types };
  };
  const root = hasRoot ? slot(0) : byte;
  if (root.place || isExtensionData(root)) invalid();
  while (r.at < bytes.length) {
    limited(types.length > 1023);
    const head = number(), named = !!(head & NamedKeys), members: Member[] = [], guarded: [number, number][] = [], keys = new Set<number>();
    limited(head >= 4097 * MemberUnit);
    const contract = head & HasContract ? fixed32() : -1, base = head & HasBase ? typeNumber() : -1;
    let key = 0, flags = 0;
    for (let n = Math.floor(head / MemberUnit); n > 0; n--) {
      key = named ? fixed32() : key + 1;
      if (!named && bytes[r.at] === IdGap) {
        r.at++;
        const delta = number();
        key += delta & 1 ? -(delta + 1) / 2 : delta / 2;
        if (!delta) invalid();
      }

      if (!named && (key < 1 || key > 0x7fffffff)) invalid();

      const value = slot(0), { kind, place } = value;
      const compact = canBeGrouped(kind) || kind === Decimal || kind >= DateTime && isFixed(kind);
      if (keys.has(key) || place > BitOptional
        || (place >= Bit ? kind !== Bool : place >= Compact ? !compact : place > Present && (!kind || !isFixed(kind)) && (place > Fixed || kind !== Obj))
        || isExtensionData(value) && (place || n > 1 || key !== (named ? 0xffffffff : 0x7fffffff))) invalid();
      keys.add(key);
      members.push({ key, slot: value, bit: flags, offset: 0 });
      if (place === BitOptional || place === CompactOptional) guarded.push([flags, flags + flagBits[place]! - 1]);
      flags += flagBits[place]!;
    }

    const behind = members.filter(m => rank(m) === 1).concat(members.filter(m => rank(m) === 2));
    types.push({ named, contract, base, types, members, flags, guarded, behind, parts: [], head: 0, ways: new Map(), same: new Map() });
  }

  if (largest > types.length) invalid();
  for (let i = listed.length; i < types.length; i++) layOut(types[i]!);
  for (let i = listed.length; i < types.length; i++) addParts(types[i]!);
  return { root, types, needsWalk };
}

/** Finds where members lie. A type that contains itself by value is refused. */
function layOut(type: Type): void {
  if (type.head < 0) fail('InvalidData', 0);
  if (type.head) return;
  type.head = -1;
  if (type.base >= 0) layOut(type.types[type.base]!);
  let at = type.members.length ? type.flags + 7 >> 3 : 1;
  for (const member of type.members) {
    const { kind, place, number, types } = member.slot;
    if (kind === Obj && !hasPresence(place)) layOut(types[number]!);
    if (place !== Fixed) continue;
    const block = kind === Obj ? types[number]! : undefined;
    if (block && (block.base >= 0 || !block.members.length || block.members.some(m => m.slot.place !== Fixed))) fail('InvalidData', 0);
    member.offset = at;
    at += block ? block.head : sizes[kind]!;
    if (at > 2 ** 24) fail('LimitExceeded', 0);
  }

  type.head = at;
}

function addParts(type: Type): void {
  const all = [type], keys = new Set<number>();
  for (let next = type; next.base >= 0; all.unshift(next)) {
    next = next.types[next.base]!;
    if (all.length > 32) fail('LimitExceeded', 0);
  }

  // Each part has seen that its own keys differ.
  if (all.length > 1) {
    for (const part of all) {
      for (const { key } of part.members) if (keys.size === keys.add(key).size) fail('InvalidData', 0);
    }
  }

  type.parts = all;
}

/** Whether bodies of two types are the same, so that the reader's own function reads both. */
export function isSame(from: Type, to: Type): boolean {
  const known = from.same.get(to), pairs: [Type, Type][] = [];
  if (known !== undefined) return known;
  const add = (a: Type, b: Type): boolean => {
    if (!pairs.some(([c, d]) => a === c && b === d)) pairs.push([a, b]);
    return true;
  };
  const areSame = (a: Slot, b: Slot): boolean => a.kind === b.kind && a.place === b.place && a.id === b.id && a.kind !== UnionKind && a.kind !== Reference
    && (!a.key || areSame(a.key, b.key!)) && (!a.element || areSame(a.element, b.element!))
    && (a.kind !== Obj || add(a.types[a.number]!, b.types[b.number]!));
  add(from, to);
  for (const [a, b] of pairs) {
    const isLike = pairs.length < 4096 && a.named === b.named && a.contract === b.contract && a.members.length === b.members.length && a.base < 0 === b.base < 0
      && (a.base < 0 || add(a.types[a.base]!, b.types[b.base]!))
      && a.members.every((m, i) => m.key === b.members[i]!.key && areSame(m.slot, b.members[i]!.slot));
    if (!isLike) {
      from.same.set(to, false);
      return false;
    }
  }

  for (const [a, b] of pairs) a.same.set(b, true);
  return true;
}

/** The reader's own shape. */
export function own(schema: Resolvable): Shape {
  if (!schema.own) {
    const bytes = fromBase64(schema.header), r = reader(bytes, 1, schema);
    uv(r);
    schema.own = parse(bytes, r.at, []);
  }

  return schema.own;
}

/** The shape of a case of the reader; undefined if it has none of this tag. */
export function ownCase(schema: Resolvable, union: number, tag: number): Shape | undefined {
  const one = (schema.listed ??= schema.unions?.() ?? [])[union]?.[1][tag] as OwnCase | undefined;
  return one && (one.own ??= parse(fromBase64(one.definition), 0, own(schema).types));
}
