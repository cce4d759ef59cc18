// Descriptors: the shapes of payloads.

import { exceeded, fail, fromBase64, headOf, invalid, reader, take, uv } from './core.ts';
import type { Case, MemFormatErrorCode, Reader, Schema } from './core.ts';
import { casesOf } from './cases.ts';
import { gap } from './kept.ts';
import type { Plan, Rules } from './plans.ts';
import type { How, Read } from './values.ts';
import type { Scope } from './walk.ts';
import {
  Bool, UInt8, Int128, Decimal, Char, DateTime, TimeOnly, String as Text, Bytes, List, Map as Map_, Object as Obj,
  Union as UnionKind, Reference, Opaque, Extended, Rest, Present, Fixed, Optional, Compact, CompactOptional, Bit,
  BitOptional, Serialized, ExtensionData, PlaceShift, KindMask, MemberUnit, NamedKeys, HasContract, HasBase,
  NullString, NullCollection, sizes, flagBits,
} from './wire.ts';

/** A root, and what is known of its own shape. The functions are here for files that those of the functions import. */
export interface Resolvable {
  readonly schema: Schema;
  own: Shape | undefined;
  /** The plan for a pair of types. */
  readonly planOf: (from: Type, to: Type, rules: Rules, schema: Resolvable) => Plan;
  /** The function that makes an object of what members are without a payload. */
  readonly nothing: (to: Type, rules: Rules, schema: Resolvable, inside: readonly Type[]) => Read;
  /** The function that takes a value out of a payload within the payload. */
  readonly unwrapped: (to: Slot, how: How, schema: Resolvable, isMember: boolean) => Read;
}

interface OwnCase extends Case {
  own?: Shape;
}

/** How payloads of one descriptor are read. */
export interface RootPlan {
  /** The descriptor. */
  readonly view: DataView;
  readonly scope: Scope;
  readonly read: Read;
}

export interface Slot {
  readonly kind: number;
  readonly place: number;
  /** The number of a union, the id of a custom codec, the meaning of an extended kind. */
  readonly id: number;
  readonly key: Slot | undefined;
  /** The contents of a list or map, or the base of an extended kind. */
  readonly item: Slot | undefined;
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
  readonly hash: number;
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
  readonly walks: boolean;
}

export interface Definition extends Shape {
  readonly ways: Map<Slot, Read>;
}

export const isFixed = (kind: number): boolean => kind <= TimeOnly;
const canBeCompactElement = (kind: number): boolean => kind > UInt8 && kind < Int128 || kind === Char;
const isCompact = ({ kind, place }: Slot): boolean => place === Compact && canBeCompactElement(kind);
export const hasPresence = (place: number): boolean => place === Present || place === Optional || place === CompactOptional || place === BitOptional;
export const isPayload = ({ kind, id }: Slot): boolean => kind === Extended && id === Serialized;
export const isExtensionData = ({ kind, id }: Slot): boolean => kind === Extended && id === ExtensionData;

/** The byte for null in place of a value; -1 for values that cannot be null. */
export function nullMark(slot: Slot): number {
  return slot.kind === Extended ? nullMark(slot.item!) : slot.kind === Text ? NullString : slot.kind > Text && slot.kind < Obj ? NullCollection : -1;
}

/** The slot of a byte. */
export const byte: Slot = { kind: UInt8, place: Rest, id: 0, key: undefined, item: undefined, number: 0, types: [] };

/** A function that fails where the reader is. */
export const failing = (code: MemFormatErrorCode): (r: Reader) => never => r => fail(code, r.at);

/** Parses a descriptor, or the additional types in a case's definition, up to the end of the bytes. */
export function parse(bytes: Uint8Array, at: number, listed: readonly Type[], hasRoot: boolean = true, isAlone: boolean = !hasRoot): Shape {
  const r = reader(bytes, at), types = [...listed];
  let largest = 0, walks = false;
  const bad = (): never => invalid(r.at);
  const limited = (isExceeded: boolean): unknown => isExceeded && exceeded(r);
  const fixed32 = (): number => r.view.getUint32(take(r, 4), true);
  const number = (): number => {
    const n = uv(r);
    return n > 0xffffffff ? bad() : n;
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
    if (kind > Extended) bad();
    if (kind === Reference && isAlone) fail('UnsupportedType', r.at);
    walks ||= kind === UnionKind || kind === Reference;
    const id = kind === UnionKind || kind === Extended ? number() : kind === Opaque ? fixed32() : 0;
    limited(kind === UnionKind && id > 1023);
    const ofType = kind === Obj || kind === Reference ? typeNumber() : kind === Opaque ? number() : 0;
    const key = kind === Map_ ? slot(depth + 1) : undefined;
    const item = kind === List || kind === Map_ || kind === Extended ? slot(depth + 1) : undefined;
    if (key && (key.place && !isCompact(key) || isExtensionData(key)) || item && (isExtensionData(item) || item.place > (kind === Extended ? Rest : Present) && !(kind !== Extended && isCompact(item)))) bad();
    if (item?.place === Present && nullMark(item) >= 0 || kind === Extended && id === ExtensionData && item!.kind !== Bytes) bad();
    return { kind, place: token >> PlaceShift, number: ofType, id, key, item, types };
  };
  limited(bytes.length - at > 65536);
  const root = hasRoot ? slot(0) : byte;
  if (root.place || isExtensionData(root)) bad();
  while (r.at < bytes.length) {
    limited(types.length > 1023);
    const head = number(), named = !!(head & NamedKeys), members: Member[] = [], guarded: [number, number][] = [];
    limited(head >= 4097 * MemberUnit);
    const hash = head & HasContract ? fixed32() : -1, base = head & HasBase ? typeNumber() : -1;
    let key = 0, flags = 0;
    for (let n = Math.floor(head / MemberUnit); n > 0; n--) {
      key = named ? fixed32() : key + 1 + gap(r);
      if (!named && (key < 1 || key > 0x7fffffff)) bad();
      const value = slot(0), { kind, place } = value;
      const compact = canBeCompactElement(kind) || kind === Decimal || kind >= DateTime && isFixed(kind);
      if ((place >= Bit ? kind !== Bool : place >= Compact ? !compact : place > Present && (!kind || !isFixed(kind)) && (place > Fixed || kind !== Obj))
        || isExtensionData(value) && (place || n > 1 || key !== (named ? 0xffffffff : 0x7fffffff))) bad();
      members.push({ key, slot: value, bit: flags, offset: 0 });
      if (place === BitOptional || place === CompactOptional) guarded.push([flags, flags + flagBits[place]! - 1]);
      flags += flagBits[place]!;
    }

    // Those whose width is in the block, then the others.
    const placed = (from: number, to: number): Member[] => members.filter(({ slot: { place } }) => place >= from && place < to);
    types.push({ named, hash, base, types, members, flags, guarded, behind: [...placed(Optional, Bit), ...placed(Rest, Fixed)], parts: [], head: 0, ways: new Map(), same: new Map() });
  }

  if (largest > types.length) bad();
  for (const step of [layOut, addParts]) types.slice(listed.length).forEach(step);
  return { root, types, walks };
}

/** Keeps what was made of a small schema: what payloads leave behind is bounded. */
export function keep<T>(known: Map<string, T>, text: string, made: T): T {
  if (known.size < 64 && text.length < 8192) known.set(text, made);
  return made;
}

/** Finds where members lie. A type that contains itself by value is refused. */
function layOut(type: Type): void {
  if (type.head < 0) invalid(0);
  if (type.head) return;
  type.head = -1;
  if (type.base >= 0) layOut(type.types[type.base]!);
  let at = type.members.length ? type.flags + 7 >> 3 : 1;
  for (const member of type.members) {
    const { kind, place, number, types } = member.slot;
    if (kind === Obj && !hasPresence(place)) layOut(types[number]!);
    if (place !== Fixed) continue;
    const block = kind === Obj ? types[number]! : undefined;
    if (block && (block.base >= 0 || !block.members.length || block.members.some(m => m.slot.place !== Fixed))) invalid(0);
    member.offset = at;
    at += block ? block.head : sizes[kind]!;
    if (at > 2 ** 24) fail('LimitExceeded', 0);
  }

  type.head = at;
}

function addParts(type: Type): void {
  const keys = new Set<number>();
  let all = [type];
  for (let next = type; next.base >= 0; all = [next, ...all]) {
    next = next.types[next.base]!;
    if (all.length > 32) fail('LimitExceeded', 0);
  }

  for (const { key } of all.flatMap(p => p.members)) if (keys.size === keys.add(key).size) invalid(0);

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
    && (!a.key || areSame(a.key, b.key!)) && (!a.item || areSame(a.item, b.item!))
    && (a.kind !== Obj || add(a.types[a.number]!, b.types[b.number]!));
  add(from, to);
  for (const [a, b] of pairs) {
    const isLike = pairs.length < 4096 && a.named === b.named && a.hash === b.hash && a.members.length === b.members.length && a.base < 0 === b.base < 0
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
export function own(root: Resolvable): Shape {
  if (!root.own) {
    const { schema } = root, r = reader(headOf(schema), 1, schema);
    uv(r);
    root.own = parse(r.bytes, r.at, []);
  }

  return root.own;
}

/** The shape of a case of the reader; undefined if it has none of this tag. */
export function ownCase(root: Resolvable, union: number, tag: number): Shape | undefined {
  const one = [...casesOf(root.schema).values()][union]?.[tag] as OwnCase | undefined;
  return one && (one.own ??= parse(fromBase64(one.definition), 0, own(root).types));
}
