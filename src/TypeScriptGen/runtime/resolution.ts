// Payloads of another version. A payload is rewritten, value by value, in the reader's shape, by the rules of
// evolution. Then the reader's only code reads it. So types need no second reader, and there is one way to read a
// value.

import { bit, bits, enter, fail, fromBase64, half, halfBits, MemFormatError, readAll, reader, take, unionsOf, unpack, uv } from './reader.ts';
import type { Case, Cases, MemFormatErrorCode, Reader, Schema, Told, Union } from './reader.ts';
import {
  Bool, UInt8, Int64, Int128, UInt128, Half, Single, Double, Decimal, Char, DateTime, DateTimeOffset, TimeSpan,
  TimeOnly, String as Text, Bytes, List, Map as Map_, Object as Obj, Union as UnionKind, Reference, Opaque, Extended,
  Rest, Present, Fixed, Optional, Compact, CompactOptional, Bit, BitOptional, Serialized, ExtensionData, PlaceShift,
  KindMask, MemberUnit, NamedKeys, HasContract, HasBase, IdGap, ModeMask, ModeFingerprint, ModeWrapped, NullRoot,
  Wide, ShortSize, LongSize, LengthUnit, EncodingMask, Utf8, NullString, CountUnit, CollectionFlags, NullCollection,
  HasNulls, CodeBits, CodeMask, GroupSize, sizes, flagBits,
} from './wire.ts';

/** The facts about a root that are not in its descriptor. */
export interface Resolvable extends Schema {
  /** In the order of the types' numbers. */
  readonly types: () => readonly Rules[];
  readonly unions?: () => readonly (readonly [union: Union, cases: Cases<ResolvableCase>])[];
  own?: Shape;
  plans?: Plan[];
}

export interface ResolvableCase extends Case {
  /** Of the types that the case's definition lists. */
  readonly types: () => readonly Rules[];
  own?: Shape;
}

/** The facts about a type that are not in the descriptor. */
export interface Rules {
  /**
   * A digit for each member: 1 it may be null, 2 a payload must have it, 4 a null keeps its value without a payload.
   */
  readonly members: string;
  /**
   * The values of members missing in a payload, unless zero, empty or null; in base64, as a value outside of an object.
   */
  readonly defaults?: { readonly [member: number]: string };
  /** The keys of members' names, oldest first, where they are known by id or have several. */
  readonly names?: { readonly [member: number]: readonly number[] };
  /** The keys of members of the base that a payload must have, too. */
  readonly needs?: readonly number[];
}

const MayBeNull = 1, Demanded = 2, KeepsOnNull = 4;

interface Slot {
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

interface Member {
  readonly key: number;
  readonly slot: Slot;
  readonly bit: number;
  offset: number;
}

interface Type {
  readonly named: boolean;
  readonly contract: number;
  readonly base: number;
  readonly types: readonly Type[];
  readonly members: readonly Member[];
  readonly flags: number;
  /** The presence bits that others depend on, and the last of those. */
  readonly guarded: readonly [presence: number, last: number][];
  readonly rules: Rules;
  /** The members with values after the block, in their order there. */
  readonly behind: readonly Member[];
  /** Its parts, base parts first, as its body has them. */
  parts: readonly Type[] | undefined;
  /** The bytes of flags and fixed block: 0 until known, -1 while it is found out. */
  head: number;
  shape: string | undefined;
  /** The functions that read it as a type of the reader. */
  readonly ways: Map<Type, Write>;
}

interface Shape {
  readonly root: Slot;
  readonly types: readonly Type[];
  /** Whether there are unions or objects that keep their identity. */
  readonly needsWalk: boolean;
}

interface Plan {
  readonly descriptor: Uint8Array;
  readonly writer: Shape;
  readonly write: Write;
  /** The definitions of payloads, by their bytes. */
  readonly definitions: Map<string, Definition>;
}

interface Definition extends Shape {
  readonly ways: Map<Slot, Write>;
}

/** A payload being rewritten. */
interface State extends Reader {
  bytes: Uint8Array;
  view: DataView;
  readonly payload: Uint8Array;
  readonly payloadView: DataView;
  out: Uint8Array;
  outView: DataView;
  /** The next byte of the output. */
  to: number;
  plan: { readonly writer: Shape; readonly definitions: Map<string, Definition> };
  /** The cases that are defined, by union and tag, and where. */
  defined: Map<string, [at: number, definition: Definition]> | undefined;
  /** How many types all of them list together. */
  known: number;
  /** Objects that keep their identity: the numbers of first occurrences by place, and each one's type and body. */
  first: Map<number, number> | undefined;
  readonly found: [type: Type, at: number][];
  /** The output's numbers and functions by the payload's numbers, and the bodies still missing in the output. */
  numbers: Map<number, [number: number, write: Write]> | undefined;
  readonly waiting: [at: number, write: Write][];
  /** Where the payload was when the output was at `stop`. */
  readonly stop: number;
  seen: number;
}

/** Rewrites the value that comes next. */
type Write = (s: State) => void;

/** Rewrites a member of an object, given its block, the output's block, and the places of all other members if they are not at hand. */
type Step = (s: State, at: number, to: number, places: number[]) => unknown;

/** Reads a payload of another shape. */
export function resolve<T>(bytes: Uint8Array, schema: Resolvable, read: (r: Reader) => T, told?: Told): T {
  const s = rewrite(bytes, schema, -1, told);
  try {
    const r = reader(s.out.subarray(0, s.to), 0, schema);
    r.isRewritten = true;
    const value = readAll(r, read);
    // All that was read is a copy. If user code came in between, one of two buffers is kept.
    if (s.out.length <= 1 << 20) {
      s.out.fill(0, 0, s.to);
      unused = { out: s.out, outView: s.outView };
    }

    return value;
  } catch (e) {
    // The offset is one of the output: find the payload's.
    throw e instanceof MemFormatError ? new MemFormatError(e.code, rewrite(bytes, schema, e.offset, told).seen) : e;
  }
}

/** A reusable output of zeros. */
let unused: Pick<State, 'out' | 'outView'> | undefined;

/** Formats by the first byte of their data, where no payload begins with it. A fingerprint may begin like PNG, so that takes the second byte, too. */
const formats: Record<number, string> = { 31: 'gzip', 34: 'JSON', 60: 'HTML or XML', 80: 'zip', 91: 'JSON', 123: 'JSON', 137: 'PNG' };

/** Reads the header, and returns the descriptor. */
function readHeader(r: Reader): Uint8Array {
  if (!r.bytes.length) fail('Truncated', 0, 'the payload is empty');
  const at = take(r, 1), first = r.bytes[at]!, format = formats[first], foreign = format ? 'these bytes look like ' + format : '';
  if ((first & ModeMask) === ModeFingerprint) {
    take(r, (first & Wide ? LongSize : ShortSize) - 1);
    fail('UnknownSchema', at, r.bytes[at + 1] === 80 && foreign || 'the payload has an unknown fingerprint');
  }
  if (first) fail(first === ModeWrapped ? 'UnknownWrapper' : first === NullRoot ? 'NullNotAllowed' : 'InvalidData', at, first === ModeWrapped ? 'the payload is compressed' : foreign);
  const length = uv(r), start = take(r, length);
  if (length > 65536) fail('LimitExceeded', start);
  return r.bytes.subarray(start, r.at);
}

function rewrite(bytes: Uint8Array, schema: Resolvable, stop: number, told: Told | undefined): State {
  const r = reader(bytes, 0, schema), descriptor = told ? told.descriptor : readHeader(r), plans = schema.plans ??= [];
  const known = plans.find(p => areSame(p.descriptor, descriptor));
  const plan = known ?? newPlan(descriptor, told ? parse(descriptor, 0, [], []) : parse(bytes.subarray(0, r.at), r.at - descriptor.length, [], []), schema);
  let output = unused;
  unused = undefined;
  if (!output || output.out.length < bytes.length) {
    const out = new Uint8Array(bytes.length + (bytes.length >> 3) + 64);
    output = { out, outView: new DataView(out.buffer) };
  }

  // All objects count here, not just those of types that contain themselves, so that more levels are allowed; the reader counts those of the output again.
  const s: State = {
    bytes, view: r.view, at: r.at, depth: 500, schema, isRewritten: false, cases: undefined, objects: undefined, bodies: undefined, payload: bytes, payloadView: r.view, plan, out: output.out, outView: output.outView, to: 0,
    defined: undefined, known: 0, first: undefined, found: [], numbers: undefined, waiting: [], stop, seen: r.at,
  };
  for (const [name, definition] of told?.cases ?? []) define(s, name, definition, -1);
  try {
    if (plan.writer.needsWalk) walk(s);
    plan.write(s);
    const end = s.at;
    for (const [at, write] of s.waiting) {
      s.at = at;
      write(s);
    }

    if (!s.found.length && end < bytes.length) fail('TrailingData', end);
  } catch (e) {
    throw e instanceof RangeError ? new MemFormatError('LimitExceeded', s.at) : e;
  }

  // Remember readable payloads only.
  if (!known) plans[plans.length % 8] = plan;
  return s;
}

function newPlan(descriptor: Uint8Array, writer: Shape, schema: Resolvable): Plan {
  const from = writer.root, to = own(schema).root;
  const write = from.kind === Obj && to.kind === Obj ? object(from.types[from.number]!, to.types[to.number]!, schema, true)
    : value(from, to, schema, false) ?? (s => fail(errorOf(from), s.at));
  return { descriptor: descriptor.slice(), writer, write, definitions: new Map() };
}

function own(schema: Resolvable): Shape {
  if (!schema.own) {
    const bytes = fromBase64(schema.header), r = reader(bytes, 1, schema);
    uv(r);
    schema.own = parse(bytes, r.at, [], schema.types());
  }

  return schema.own;
}

function areSame(a: Uint8Array, b: Uint8Array): boolean {
  let i = a.length === b.length ? 0 : -1;
  while (i >= 0 && i < a.length) i = a[i] === b[i] ? i + 1 : -1;
  return i >= 0;
}

// ---- Descriptors

const isFixed = (kind: number): boolean => kind <= TimeOnly;
const canBeGrouped = (kind: number): boolean => kind > UInt8 && kind < Int128 || kind === Char;
const hasPresence = (place: number): boolean => place === Present || place === Optional || place === CompactOptional || place === BitOptional;

/** The byte for null in place of a value; -1 for values that cannot be null. */
function nullMark(slot: Slot): number {
  return slot.kind === Extended ? nullMark(slot.element!) : slot.kind === Text ? NullString : slot.kind > Text && slot.kind < Obj ? NullCollection : -1;
}

const noSchema: Schema = { header: '', fingerprint: '' };

/** Parses a descriptor, or the additional types in a case's definition, up to the end of the bytes. */
function parse(bytes: Uint8Array, at: number, listed: readonly Type[], rules: readonly Rules[], hasRoot = true, isAlone = !hasRoot): Shape {
  const r = reader(bytes, at, noSchema), types = [...listed];
  let largest = 0, needsWalk = false;
  const invalid = (): never => fail('InvalidData', r.at);
  const fixed32 = (): number => r.view.getUint32(take(r, 4), true);
  const typeNumber = (): number => {
    const number = uv(r);
    largest = Math.max(largest, number + 1);
    return number;
  };
  const slot = (depth: number): Slot => {
    const token = r.bytes[take(r, 1)]!, kind = token & KindMask;
    if (depth > 32) fail('LimitExceeded', r.at);
    if (kind > Extended) invalid();
    if (kind === Reference && isAlone) fail('UnsupportedType', r.at);
    needsWalk ||= kind === UnionKind || kind === Reference;
    const id = kind === UnionKind || kind === Extended ? uv(r) : kind === Opaque ? fixed32() : 0;
    const number = kind === Obj || kind === Reference ? typeNumber() : kind === Opaque ? uv(r) : 0;
    const key = kind === Map_ ? slot(depth + 1) : undefined;
    const element = kind === List || kind === Map_ || kind === Extended ? slot(depth + 1) : undefined;
    if (key?.place || element && element.place > (kind === Extended ? Rest : Present) && !(kind === List && element.place === Compact && canBeGrouped(element.kind))) invalid();
    if (element?.place === Present && nullMark(element) >= 0) invalid();
    return { kind, place: token >> PlaceShift, number, id, key, element, types };
  };
  const root = hasRoot ? slot(0) : byte;
  if (root.place) invalid();
  while (r.at < bytes.length) {
    const head = uv(r), named = !!(head & NamedKeys), members: Member[] = [], guarded: [number, number][] = [], keys = new Set<number>();
    const contract = head & HasContract ? fixed32() : -1, base = head & HasBase ? typeNumber() : -1;
    let key = 0, flags = 0;
    for (let n = Math.floor(head / MemberUnit); n > 0; n--) {
      key = named ? fixed32() : key + 1;
      if (!named && bytes[r.at] === IdGap) {
        r.at++;
        const delta = uv(r);
        key += delta & 1 ? -(delta + 1) / 2 : delta / 2;
        if (!delta) invalid();
      }

      if (!named && (key < 1 || key > 0x7fffffff)) invalid();

      const value = slot(0), { kind, place } = value;
      const compact = canBeGrouped(kind) || kind === Decimal || kind >= DateTime && isFixed(kind);
      if (keys.has(key) || keys.size > 4095 || place > BitOptional
        || (place >= Bit ? kind !== Bool : place >= Compact ? !compact : place > Present && (!kind || !isFixed(kind)) && (place > Fixed || kind !== Obj))) invalid();
      keys.add(key);
      members.push({ key, slot: value, bit: flags, offset: 0 });
      if (place === BitOptional || place === CompactOptional) guarded.push([flags, flags + flagBits[place]! - 1]);
      flags += flagBits[place]!;
    }

    const behind = bodyOrder(members).map(i => members[i]!).filter(m => rank(m));
    types.push({ named, contract, base, types, members, flags, guarded, behind, parts: undefined, rules: rules[types.length - listed.length] ?? { members: '' }, head: 0, shape: undefined, ways: new Map() });
    if (types.length > 1024) fail('LimitExceeded', r.at);
  }

  if (largest > types.length) invalid();
  for (let i = listed.length; i < types.length; i++) layOut(types[i]!);
  return { root, types, needsWalk };
}

function layOut(type: Type): void {
  if (type.head < 0) fail('InvalidData', 0);
  if (type.head) return;
  type.head = -1;
  let at = type.members.length ? type.flags + 7 >> 3 : 1;
  for (const member of type.members) {
    const { kind, place, number, types } = member.slot;
    if (place !== Fixed) continue;
    member.offset = at;
    if (kind === Obj) layOut(types[number]!);
    at += kind === Obj ? types[number]!.head : sizes[kind]!;
    if (at > 2 ** 24) fail('LimitExceeded', 0);
  }

  type.head = at;
}

function parts(type: Type): readonly Type[] {
  if (!type.parts) {
    const all = [type];
    for (let next = type; next.base >= 0; all.unshift(next)) {
      next = next.types[next.base]!;
      if (all.length > 32) fail('LimitExceeded', 0);
    }

    type.parts = all;
  }

  return type.parts;
}

const isExtensionData = (slot: Slot): boolean => slot.kind === Extended && slot.id === ExtensionData;
const inRest = (place: number): boolean => place < Fixed;

/** The place of a member's value: 0 in the block, 1 after it with its width in the block, 2 after those. */
function rank({ slot: { place } }: Member): number {
  return inRest(place) ? 2 : place > Fixed && place < Bit ? 1 : 0;
}

/** The indexes of the members in the order of their values. */
function bodyOrder(members: readonly Member[]): number[] {
  return members.map((_, i) => i).sort((a, b) => rank(members[a]!) - rank(members[b]!) || a - b);
}

// ---- Skipping

/** Reads flags and block of a part. */
function head(s: State, type: Type): number {
  const at = take(s, type.head), last = at + (type.flags >> 3);
  if (type.members.length ? type.flags & 7 && s.bytes[last]! >> (type.flags & 7) : s.bytes[at]) fail('InvalidData', at);
  for (const [n, last] of type.guarded) {
    if (!bit(s, at, n) && bit(s, at, n + 1) + bit(s, at, last)) fail('InvalidData', at);
  }

  return at;
}

function skip(s: State, slot: Slot): void {
  const { kind, element } = slot;
  if (isFixed(kind)) take(s, sizes[kind]!);
  else if (kind === Text) skipText(s);
  else if (kind < Obj) skipCollection(s, slot);
  else if (kind === Obj) skipObject(s, slot.types[slot.number]!);
  else if (kind === UnionKind) {
    enter(s);
    skip(s, caseOf(s, slot)[1].root);
    s.depth++;
  } else if (kind === Reference) pass(s, slot);
  else if (kind === Opaque) take(s, uv(s));
  else skip(s, element!);
}

function skipText(s: State): void {
  const head = uv(s);
  if (!(head & EncodingMask)) {
    take(s, head / LengthUnit);
    return;
  }

  const encoding = head & EncodingMask;
  if (head !== NullString) take(s, (head - encoding) / LengthUnit * (encoding === Utf8 ? 1 : 2));
}

const byte: Slot = { kind: UInt8, place: Rest, id: 0, key: undefined, element: undefined, number: 0, types: [] };

/** Reads the header of elements: their number, how many are not null, and the place of the bitmap, or -1. */
function elements(s: State, slot: Slot): [n: number, present: number, bitmap: number] {
  const element = slot.element ?? byte, head = uv(s), n = Math.floor(head / CountUnit);
  if (head & NullCollection || head & HasNulls && element.place !== Present) fail('InvalidData', s.at);
  if (n > (s.bytes.length - s.at) * 8) fail('Truncated', s.at);
  const bitmap = head & HasNulls ? bits(s, n) : -1;
  let present = n;
  if (bitmap >= 0) for (let i = 0; i < n; i++) present -= 1 - bit(s, bitmap, i);
  if (element.kind !== Bool && present > (s.bytes.length - s.at) * (element.place === Compact ? GroupSize : 1)) fail('Truncated', s.at);
  return [n, present, bitmap];
}

function skipCollection(s: State, slot: Slot): void {
  if (s.bytes[s.at] === NullCollection) {
    s.at++;
    return;
  }

  const { key } = slot, element = slot.element ?? byte, [n, present, bitmap] = elements(s, slot), { kind, place } = element;
  if (slot.kind === List && !kind) bits(s, present);
  else if (place === Compact) {
    for (let i = 0, control = 0; i < n; i++, control >>= CodeBits) {
      if (!(i & GroupSize - 1)) control = s.bytes[take(s, 1)]!;
      unpack(s, kind, control & CodeMask);
    }
  } else if (!key && isFixed(kind)) take(s, present * sizes[kind]!);
  else {
    for (let i = 0; i < n; i++) {
      if (key) skip(s, key);
      if (bitmap < 0 || bit(s, bitmap, i)) skip(s, element);
    }
  }
}

function skipObject(s: State, type: Type): void {
  enter(s);
  for (const part of parts(type)) {
    const at = head(s, part);
    for (const member of part.behind) skipMember(s, at, member);
  }

  s.depth++;
}

function skipMember(s: State, at: number, { slot, bit: n }: Member): void {
  const { kind, place } = slot;
  if (hasPresence(place) && !bit(s, at, n++)) return;
  if (place < Compact) skip(s, slot);
  else unpack(s, kind, bit(s, at, n) + 2 * bit(s, at, n + 1));
}

/** Reads a case, and its definition before its first value. */
function caseOf(s: State, slot: Slot): [tag: number, definition: Definition] {
  const at = s.at, head = uv(s), tag = Math.floor(head / 2), name = slot.id + ' ' + tag;
  let found = s.defined?.get(name);
  if (head % 2) {
    const size = uv(s), start = take(s, size);
    if (found && found[0] !== at) fail('InvalidData', at);
    found ??= define(s, name, s.bytes.subarray(start, s.at), at);
  }

  return found ? [tag, found[1]] : fail('InvalidData', at);
}

/** Makes a case's definition the one of later values. */
function define(s: State, name: string, bytes: Uint8Array, at: number): [number, Definition] {
  const key = name + ' ' + bytes.join(), { definitions, writer } = s.plan;
  const definition = definitions.get(key) ?? { ...parse(bytes, 0, writer.types, []), ways: new Map() };
  if (definitions.size < 256) definitions.set(key, definition);
  // Each one lists all types known so far.
  s.known += definition.types.length;
  if (s.known > 2 ** 21) fail('LimitExceeded', at);
  const found: [number, Definition] = [at, definition];
  (s.defined ??= new Map()).set(name, found);
  return found;
}

/** Reads the number of an object that keeps its identity. */
function pass(s: State, slot: Slot): number {
  const at = s.at, type = slot.types[slot.number]!;
  let n = uv(s);
  if (!n) {
    n = s.first?.get(at) ?? s.found.push([type, 0]);
    (s.first ??= new Map()).set(at, n);
  }

  const found = s.found[n - 1];
  if (!found || found[0] !== type && !isLike(found[0], type)) fail('InvalidData', at);
  return n;
}

/** Cases list types separately. One of them may be another's. */
function isLike(a: Type, b: Type): boolean {
  return a.members.length === b.members.length && a.members.every(({ key, slot: { kind, place } }, i) => {
    const other = b.members[i]!;
    return key === other.key && kind === other.slot.kind && place === other.slot.place;
  });
}

/** Walks a payload. It may define cases, and the first reference to an object may be in a skipped part. */
function walk(s: State): void {
  const at = s.at;
  skip(s, s.plan.writer.root);
  for (const found of s.found) {
    found[1] = s.at;
    skipObject(s, found[0]);
  }

  if (s.at < s.bytes.length) fail('TrailingData', s.at);
  s.at = at;
}

// ---- Output

/** Makes room for this many bytes, which are 0. */
function room(s: State, size: number): number {
  const to = s.to;
  if (to <= s.stop) s.seen = s.at;
  if (to + size > s.out.length) {
    const length = (to + size) * 2, old = s.out;
    if (length > 2 ** 21 + s.payload.length * 256) fail('LimitExceeded', s.at);
    s.out = new Uint8Array(length);
    s.out.set(old);
    s.outView = new DataView(s.out.buffer);
  }

  return to;
}

function put(s: State, byte: number): void {
  const to = room(s, 1);
  s.out[to] = byte;
  s.to = to + 1;
}

function putUv(s: State, n: number): void {
  for (; n > 127; n = Math.floor(n / 128)) put(s, n % 128 | 128);
  put(s, n);
}

function putBit(s: State, at: number, n: number): void {
  s.out[at + (n >> 3)]! |= 1 << (n & 7);
}

/** Puts bytes of the payload. */
function copy(s: State, from: number, size: number): void {
  const to = room(s, size);
  s.to = to + size;
  if (size > 80) s.out.set(s.bytes.subarray(from, from + size), to);
  else move(s, from, to, size);
}

/** Copies a few bytes to a place of the output. */
function move(s: State, from: number, to: number, size: number): void {
  const { bytes, out, view, outView } = s;
  let i = 0;
  for (; i < size - 3; i += 4) outView.setInt32(to + i, view.getInt32(from + i));
  for (; i < size; i++) out[to + i] = bytes[from + i]!;
}

/** Turns the byte of a bool that was just put into a bit. */
function toBit(s: State, at: number, n: number): void {
  if (s.out[--s.to]) putBit(s, at, n);
  s.out[s.to] = 0;
}

/** Turns the value that was just put into its widest compact form, and gives the code of its width. */
function pack(s: State, kind: number): number {
  const { outView: v } = s, size = sizes[kind]!, at = s.to - size;
  if (kind === Decimal) {
    if (v.getUint32(at, true) & 0x7f80ffff) fail('InvalidData', s.at);
    const sign = v.getUint8(at + 3) & 128 | v.getUint8(at + 2), high = v.getUint32(at + 4, true);
    s.out.copyWithin(at + 1, at + 8, at + 16);
    v.setUint8(at, sign);
    v.setUint32(at + 9, high, true);
    v.setUint32(at + 12, high >>> 24, true);
    s.to -= 3;
    return 3;
  }

  const signed = kind === TimeSpan || kind < Int128 && kind & 1;
  if (signed && size === 2) v.setInt16(at, v.getInt16(at, true) << 1 ^ v.getInt16(at, true) >> 15, true);
  if (signed && size === 4) v.setInt32(at, v.getInt32(at, true) << 1 ^ v.getInt32(at, true) >> 31, true);
  if (signed && size === 8) v.setBigInt64(at, v.getBigInt64(at, true) << 1n ^ v.getBigInt64(at, true) >> 63n, true);
  return size === 2 || kind === DateTime || kind === DateTimeOffset ? 2 : 3;
}

// ---- Values

/**
 * Whether values of both have the same bytes, so that these can be copied. Values that depend on the rest of the
 * payload do not.
 */
function isSame(from: Slot, to: Slot, inPlace: boolean): boolean {
  const { kind, key, element } = from;
  return kind === to.kind && from.id === to.id && (!inPlace || from.place === to.place) && kind !== UnionKind && kind !== Reference
    && (!key || isSame(key, to.key!, true)) && (!element || isSame(element, to.element!, true))
    && (kind !== Obj || shapeOf(from.types[from.number]!) === shapeOf(to.types[to.number]!));
}

/** All that the bodies of a type depend on, as text that is equal for equal types. */
function shapeOf(type: Type): string {
  if (type.shape) return type.shape;
  const seen: Type[] = [], text: (number | string)[] = [];
  const visit = (type: Type): void => {
    const known = seen.indexOf(type);
    text.push('#', known);
    if (known >= 0) return;
    seen.push(type);
    text.push(type.contract, type.members.length);
    if (type.base >= 0) visit(type.types[type.base]!);
    for (const { key, slot } of type.members) {
      text.push(key);
      add(slot);
    }
  };
  const add = (slot: Slot): void => {
    const { kind, place, id, key, element, number, types } = slot;
    text.push(kind, place, id);
    if (kind === UnionKind || kind === Reference) text.push(unique++);
    if (key) add(key);
    if (element) add(element);
    if (kind === Obj) visit(types[number]!);
  };
  visit(type);
  return type.shape = text.join(' ');
}

let unique = 0;

const errorOf = (slot: Slot): MemFormatErrorCode => isUnknown(slot) ? 'UnsupportedType' : 'SchemaMismatch';

function isUnknown({ kind, id, key, element }: Slot): boolean {
  return kind === Extended && (id < 1 || id > 7) || !!key && isUnknown(key) || !!element && isUnknown(element);
}

/** The function that converts values of one slot to another one; undefined if there is none. */
function value(from: Slot, to: Slot, schema: Resolvable, isMember: boolean): Write | undefined {
  const f = from.kind, t = to.kind;
  if (f === t && f >= Text && isSame(from, to, false)) return f === Text ? s => text(s) : s => verbatim(s, from);
  if (isPayload(from) !== isPayload(to)) return isPayload(to) ? wrapped(from) : isMember ? unwrapped(to, schema) : undefined;
  if ((f === Obj || f === Reference) && (t === Obj || t === Reference)) return objects(from, to, schema);
  if (f === UnionKind && (t === UnionKind || t === Obj)) return union(from, to, schema);
  const base = t === UnionKind && f === Obj && caseOfOwn(schema, to.id, 0);
  if (base) {
    const write = value(from, caseShape(base, schema).root, schema, false);
    return write && (s => {
      put(s, 0);
      write(s);
    });
  }

  if ((f === List || f === Bytes) && (t === List || t === Bytes)) return list(from, to, schema);
  if (f === Extended && t === Extended && from.id === to.id && from.element!.kind === to.element!.kind) return value(from.element!, to.element!, schema, false);
  if (f === t && f < Text) return scalar(f);
  if (f === t && f === Map_) return map(from, to, schema);
  if (converts(f, t)) return number(f, t);
  if (!isMember || t !== List || f === Map_) return;
  const write = value(from, to.element!, schema, false);
  return write && (s => {
    putUv(s, 4);
    putElements(s, to.element!, 1, () => write(s));
  });
}

/** Copies a value. */
function verbatim(s: State, slot: Slot): void {
  const at = s.at;
  skip(s, slot);
  copy(s, at, s.at - at);
}

function text(s: State, n = 1): void {
  const at = s.at;
  for (; n; n--) skipText(s);
  copy(s, at, s.at - at);
}

const scalars: Write[] = [];

function scalar(kind: number): Write {
  const size = sizes[kind]!;
  return scalars[kind] ??= s => copy(s, take(s, size), size);
}

const isInteger = (kind: number): boolean => kind > Bool && kind <= UInt128 || kind === Char;
const isFloating = (kind: number): boolean => kind >= Half && kind <= Double;

function converts(from: number, to: number): boolean {
  return from === Bool || isInteger(from) ? isInteger(to) || isFloating(to) || to === Decimal
    : isFloating(from) ? isInteger(to) || isFloating(to) : from === Decimal && isInteger(to);
}

/** A number of another kind: exactly, or it is an overflow. */
function number(from: number, to: number): Write {
  const size = sizes[from]!, width = sizes[to]!, isSigned = to < Half && to & 1;
  const limit = 2n ** BigInt(width * 8 - (isSigned ? 1 : 0)), least = isSigned || to === Decimal ? -limit : 0n;
  return s => {
    const at = take(s, size), i = room(s, width), { outView: v } = s;
    s.to += width;
    let n = numberAt(s.view, at, from);
    if (n === undefined) return fail('Overflow', at);
    if (isFloating(to)) {
      const x = Number(n);
      if (typeof n === 'bigint' && BigInt(x) !== n) fail('Overflow', at);
      if (to === Half) {
        v.setUint16(i, halfBits(x), true);
        if (x === x && half(v, i) !== x) fail('Overflow', at);
      } else if (to === Double) v.setFloat64(i, x, true);
      else if (x !== Math.fround(x) && x === x) fail('Overflow', at);
      else v.setFloat32(i, x, true);
      return;
    }

    if (typeof n === 'number' && !Number.isInteger(n) || n >= limit || n < least) fail('Overflow', at);
    if (width < 8) {
      const x = Number(n);
      if (width === 1) v.setInt8(i, x);
      else if (width === 2) v.setInt16(i, x, true);
      else v.setInt32(i, x, true);
      return;
    }

    n = BigInt(n);
    if (to === Decimal) {
      const sign = n < 0n;
      if (sign) n = -n;
      if (n >> 96n) fail('Overflow', at);
      v.setUint8(i + 3, sign ? 128 : 0);
      v.setUint32(i + 4, Number(n >> 64n), true);
      v.setBigUint64(i + 8, n, true);
      return;
    }

    v.setBigUint64(i, n, true);
    if (width > 8) v.setBigUint64(i + 8, n >> 64n, true);
  };
}

/** A number without loss; undefined for decimals that are not whole. */
function numberAt(v: DataView, at: number, kind: number): number | bigint | undefined {
  switch (kind) {
    case Bool: return v.getUint8(at) > 1 ? fail('InvalidData', at) : v.getUint8(at);
    case 1: return v.getInt8(at);
    case 2: return v.getUint8(at);
    case 3: return v.getInt16(at, true);
    case 4: case Char: return v.getUint16(at, true);
    case 5: return v.getInt32(at, true);
    case 6: return v.getUint32(at, true);
    case Int64: return v.getBigInt64(at, true);
    case 8: return v.getBigUint64(at, true);
    case Int128: return v.getBigInt64(at + 8, true) << 64n | v.getBigUint64(at, true);
    case UInt128: return v.getBigUint64(at + 8, true) << 64n | v.getBigUint64(at, true);
    case Half: return half(v, at);
    case Single: return v.getFloat32(at, true);
    case Double: return v.getFloat64(at, true);
  }

  const flags = v.getUint32(at, true), power = 10n ** BigInt(flags >> 16 & 255);
  if (flags & 0x7f00ffff || power > 10n ** 28n) fail('InvalidData', at);
  const digits = BigInt(v.getUint32(at + 4, true)) << 64n | v.getBigUint64(at + 8, true);
  return digits % power ? undefined : digits / (flags < 2 ** 31 ? power : -power);
}

/** Puts this many elements in the form of a list: one after another, as bits, or in groups of four. */
function putElements(s: State, { kind, place }: Slot, n: number, next: () => void): void {
  const at = room(s, 0), code = sizes[kind] === 2 ? 0xaa : 0xff;
  if (!kind) {
    room(s, n + 7 >> 3);
    s.to += n + 7 >> 3;
  }

  for (let i = 0; i < n; i++) {
    if (place === Compact && !(i & GroupSize - 1)) put(s, n - i > 3 ? code : code & (1 << 2 * (n - i)) - 1);
    next();
    if (place === Compact) pack(s, kind);
    else if (!kind) toBit(s, at, i);
  }
}

/** Rewrites a value elsewhere in the payload. */
function elsewhere(s: State, write: Write, bytes: Uint8Array, at: number): void {
  const { at: behind, view } = s;
  if (bytes !== s.bytes) s.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  s.bytes = bytes;
  s.at = at;
  write(s);
  s.bytes = s.payload;
  s.view = view;
  s.at = behind;
}

function list(from: Slot, to: Slot, schema: Resolvable): Write | undefined {
  const source = from.element ?? byte, target = to.element ?? byte, { kind, place } = source;
  const write = value(source, target, schema, false), none = zero(target, schema);
  const isPlain = !!kind && place !== Compact && !!target.kind && target.place !== Compact;
  const isMemory = isPlain && kind === target.kind && isFixed(kind);
  return write && (s => {
    if (s.bytes[s.at] === NullCollection) {
      s.at++;
      put(s, NullCollection);
      return;
    }

    const [n, present, bitmap] = elements(s, from), keeps = bitmap >= 0 && target.place === Present;
    putUv(s, n * CountUnit + (keeps ? HasNulls : 0));
    if (keeps) copy(s, bitmap, n + 7 >> 3);
    if (isMemory && (keeps || bitmap < 0)) {
      copy(s, take(s, present * sizes[kind]!), present * sizes[kind]!);
    } else if (isPlain && bitmap < 0) {
      for (let i = 0; i < n; i++) write(s);
    } else {
      const packed = from.kind === List && !kind ? bits(s, present) : -1;
      let i = 0, next = 0, control = 0;
      putElements(s, target, keeps ? present : n, () => {
        while (keeps && !bit(s, bitmap, i)) i++;
        const isNull = bitmap >= 0 && !bit(s, bitmap, i);
        if (place === Compact && !(i & GroupSize - 1)) control = s.bytes[take(s, 1)]!;
        if (isNull) none(s);
        else if (packed >= 0) elsewhere(s, write, Uint8Array.of(bit(s, packed, next++)), 0);
        else if (place === Compact) elsewhere(s, write, unpack(s, kind, control & CodeMask), 0);
        else write(s);
        control >>= CodeBits;
        i++;
      });
    }
  });
}

function map(from: Slot, to: Slot, schema: Resolvable): Write | undefined {
  const source = from.element!, target = to.element!, none = zero(target, schema);
  const key = value(from.key!, to.key!, schema, false), write = value(source, target, schema, false);
  return key && write && (s => {
    if (s.bytes[s.at] === NullCollection) {
      s.at++;
      put(s, NullCollection);
      return;
    }

    const [n, , bitmap] = elements(s, from), keeps = bitmap >= 0 && target.place === Present;
    putUv(s, n * CountUnit + (keeps ? HasNulls : 0));
    if (keeps) copy(s, bitmap, n + 7 >> 3);
    for (let i = 0; i < n; i++) {
      key(s);
      if (bitmap < 0 || bit(s, bitmap, i)) write(s);
      else if (!keeps) none(s);
    }
  });
}

/** Puts the value of an absent member: zero, no elements, an object of such members. */
function zero(slot: Slot, schema: Resolvable): Write {
  const { kind, number, types } = slot;
  if (isFixed(kind)) return s => s.to = room(s, sizes[kind]!) + sizes[kind]!;
  if (kind < Obj) return s => put(s, 0);
  if (kind === Extended) return zero(slot.element!, schema);
  if (kind !== Obj) return s => fail('MissingMember', s.at);
  let all: Part[] | undefined, isBusy = false;
  return s => {
    if (isBusy) fail('MissingMember', s.at);
    isBusy = true;
    all ??= parts(types[number]!).map(type => partOf(type, type.members.map((_, i) => missing(type, i, schema))));
    for (const part of all) putPart(s, part, 0, []);
    isBusy = false;
  };
}

/**
 * The steps to put a part: most members take four numbers each, for the action and its arguments; the others have
 * separate functions.
 */
interface Part {
  readonly type: Type;
  readonly code: readonly number[];
  readonly steps: readonly Step[];
}

/** Bytes of the block: from, to, and how many. */
const CopyBytes = 0;
/** A flag: from and to. */
const CopyBit = 1;
/** A flag and, if it is set, this many bytes. */
const CopyOptional = 2;
/** This many strings. */
const CopyTexts = 3;
/** The number of a step. */
const Own = 4;

type Op = readonly [what: number, a: number, b: number, size: number];

function partOf(type: Type, ops: readonly (Op | Step | undefined)[]): Part {
  const code: number[] = [], steps: Step[] = [];
  for (const op of ops) {
    if (!op) continue;
    const last = code.length - 4, [what, a, b, size] = typeof op === 'function' ? [Own, steps.push(op) - 1, 0, 0] : op, isLike = code[last] === what;
    if (isLike && what === CopyTexts) code[last + 1]! += a;
    else if (isLike && what === CopyBytes && code[last + 1]! + code[last + 3]! === a && code[last + 2]! + code[last + 3]! === b) code[last + 3]! += size;
    else code.push(what, a, b, size);
  }

  return { type, code, steps };
}

function putPart(s: State, { type, code, steps }: Part, at: number, places: number[]): void {
  const to = room(s, type.head);
  s.to += type.head;
  for (let i = 0; i < code.length; i += 4) {
    const a = code[i + 1]!, b = code[i + 2]!, size = code[i + 3]!;
    switch (code[i]) {
      case CopyBytes:
        move(s, at + a, to + b, size);
        break;
      case CopyBit:
        if (bit(s, at, a)) putBit(s, to, b);
        break;
      case CopyOptional:
        if (bit(s, at, a)) {
          putBit(s, to, b);
          copy(s, take(s, size), size);
        }

        break;
      case CopyTexts:
        text(s, a);
        break;
      default:
        steps[a]!(s, at, to, places);
    }
  }
}

function objects(from: Slot, to: Slot, schema: Resolvable): Write {
  const writer = from.types[from.number]!, way = object(writer, to.types[to.number]!, schema, false);
  if (to.kind === Obj) return from.kind === Obj ? way : s => elsewhere(s, way, s.bytes, s.found[pass(s, from) - 1]![1]);
  return s => {
    const at = s.at, number = from.kind === Obj ? 0 : pass(s, from), known = s.numbers?.get(number);
    if (known) {
      if (known[1] !== way) fail('InvalidData', at);
      putUv(s, known[0]);
      return;
    }

    put(s, 0);
    s.waiting.push([number ? s.found[number - 1]![1] : at, way]);
    if (number) (s.numbers ??= new Map()).set(number, [s.waiting.length, way]);
    else skipObject(s, writer);
  };
}

function caseOfOwn(schema: Resolvable, union: number, tag: number): ResolvableCase | undefined {
  return (unionsOf(schema)[union] as (readonly [Union, Cases<ResolvableCase>]) | undefined)?.[1][tag];
}

function caseShape(one: ResolvableCase, schema: Resolvable): Shape {
  return one.own ??= parse(fromBase64(one.definition), 0, own(schema).types, one.types());
}

function union(from: Slot, to: Slot, schema: Resolvable): Write {
  return s => {
    const start = s.at;
    enter(s);
    const [tag, definition] = caseOf(s, from), one = to.kind === UnionKind ? caseOfOwn(schema, to.id, tag) : undefined;
    const target = one ? caseShape(one, schema).root : to;
    if (to.kind === UnionKind) putUv(s, tag * 2);
    else if (tag) fail('SchemaMismatch', start);
    // The reader handles an unknown case; there is no body then.
    if (to.kind === UnionKind && !one) skip(s, definition.root);
    else {
      let write = definition.ways.get(target);
      if (!write) definition.ways.set(target, write = value(definition.root, target, schema, false) ?? (s => fail(errorOf(definition.root), s.at)));
      write(s);
    }

    s.depth++;
  };
}

// ---- Payloads in payloads

const isPayload = ({ kind, id }: Slot): boolean => kind === Extended && id === Serialized;

/** Takes the value out of a payload within the payload. */
function unwrapped(to: Slot, schema: Resolvable): Write {
  const known = new Map<string, Plan>();
  return s => {
    const start = s.at, size = uv(s), at = take(s, size / CountUnit), end = s.at;
    if (size & CollectionFlags) fail('InvalidData', start);
    s.at = at;
    const descriptor = readHeader(s), text = descriptor.join();
    let plan = known.get(text);
    if (!plan) {
      const writer = parse(descriptor, 0, [], [], true, true), write = value(writer.root, to, schema, false);
      if (!write) return fail(errorOf(writer.root), start);
      plan = { descriptor, writer, write, definitions: new Map() };
      if (known.size < 8) known.set(text, plan);
    }

    within(s, plan, plan.write, end);
  };
}

/** Rewrites a value with separate cases, up to an end. */
function within(s: State, plan: State['plan'], write: Write, end: number): void {
  const { plan: outer, defined } = s;
  s.plan = plan;
  s.defined = undefined;
  write(s);
  if (s.at !== end) fail('InvalidData', s.at);
  s.plan = outer;
  s.defined = defined;
}

/** Wraps a value in a payload; undefined for values that depend on the rest of their payload. */
function wrapped(from: Slot): Write | undefined {
  const types: Type[] = [], bytes: number[] = [];
  let isAlone = true;
  const number = (n: number): void => {
    for (; n > 127; n = Math.floor(n / 128)) bytes.push(n % 128 | 128);
    bytes.push(n);
  };
  const fixed32 = (n: number): unknown => bytes.push(n & 255, n >> 8 & 255, n >> 16 & 255, n >>> 24);
  const typeNumber = (type: Type): void => number(types.includes(type) ? types.indexOf(type) : types.push(type) - 1);
  const slot = ({ kind, id, key, element, number: n, types: all }: Slot, place: number): void => {
    if (kind === UnionKind || kind === Reference) isAlone = false;
    bytes.push(kind | place << PlaceShift);
    if (kind === Extended) number(id);
    if (kind === Opaque) {
      fixed32(id);
      number(n);
    }

    if (kind === Obj) typeNumber(all[n]!);
    if (key) slot(key, key.place);
    if (element) slot(element, element.place);
  };
  slot(from, Rest);
  for (const { members, named, contract, base, types: all } of types) {
    let last = 0;
    number(members.length * MemberUnit + (named ? NamedKeys : 0) + (contract < 0 ? 0 : HasContract) + (base < 0 ? 0 : HasBase));
    if (contract >= 0) fixed32(contract);
    if (base >= 0) typeNumber(all[base]!);
    for (const { key, slot: of } of members) {
      const delta = key - last - 1;
      if (named) fixed32(key);
      else if (delta) {
        bytes.push(IdGap);
        number(delta < 0 ? -2 * delta - 1 : 2 * delta);
      }

      last = key;
      slot(of, of.place);
    }
  }

  const descriptor = bytes.splice(0, bytes.length, 0);
  number(descriptor.length);
  const header = Uint8Array.of(...bytes, ...descriptor);
  return isAlone ? s => {
    const at = s.at;
    skip(s, from);
    const size = s.at - at;
    putUv(s, (header.length + size) * CountUnit);
    s.out.set(header, room(s, header.length));
    s.to += header.length;
    copy(s, at, size);
  } : undefined;
}

// ---- Objects

function object(from: Type, to: Type, schema: Resolvable, isRoot: boolean): Write {
  const known = from.ways.get(to);
  if (known) return known;
  let steps: Write | undefined;
  const write: Write = s => {
    enter(s);
    (steps ??= pair(from, to, schema, isRoot))(s);
    s.depth++;
  };
  if (!isRoot) from.ways.set(to, write);
  return write;
}

/** The place of a writer's member: its part, and its index among the values after the blocks. */
interface Source {
  readonly member: Member;
  readonly part: number;
  readonly index: number;
}

/**
 * Matches members, and makes the steps from one body to the other. A member that cannot be read is an error at its
 * first value.
 */
function pair(from: Type, to: Type, schema: Resolvable, isRoot: boolean): Write {
  const sources = parts(from), targets = parts(to), mismatch: Write = s => fail('SchemaMismatch', s.at);
  const isNamed = (all: readonly Type[]): boolean | undefined => all.find(p => p.members.some(m => !isExtensionData(m.slot)))?.named;
  const fromNames = isNamed(sources), toNames = isNamed(targets), byName = fromNames && toNames === false;
  if (from.contract !== to.contract || fromNames === false && toNames) return mismatch;

  const free = new Map<number, Source>(), behind: Source[] = [];
  sources.forEach((type, part) => {
    const last = type.behind;
    for (const member of type.members) {
      const at = last.indexOf(member), source = { member, part, index: at < 0 ? -1 : behind.length + at };
      if (!isExtensionData(member.slot)) free.set(member.key, source);
    }

    for (const member of last) behind.push({ member, part, index: behind.length });
  });
  const writerCount = free.size, extension = behind.find(b => isExtensionData(b.member.slot));
  const found = targets.map(type => type.members.map((): Source | undefined => undefined));
  let matched = 0, count = 0;
  for (let pass = 0; pass < 3; pass++) {
    targets.forEach((type, part) => type.members.forEach((member, i) => {
      if (isExtensionData(member.slot) || found[part]![i]) return;
      const names = type.rules.names?.[i] ?? [member.key];
      const keys = pass === 0 ? [byName ? names[0]! : member.key] : !byName && !type.named ? []
        : pass === 1 ? names.slice(1, -1) : names.slice(-1);
      const key = keys.find(key => free.has(key));
      if (!pass) count++;
      if (key === undefined) return;
      matched++;
      found[part]![i] = free.get(key);
      free.delete(key);
    }));
  }

  const isDemanded = (type: Type, i: number): boolean => (+type.rules.members[i]! & Demanded) > 0 || !!to.rules.needs?.includes(type.members[i]!.key);
  if (isRoot && !matched && !extension && writerCount && count) return mismatch;

  // In the writer's order each value is next when it is needed. Otherwise all places are looked up before.
  const order = targets.flatMap((type, part) => bodyOrder(type.members).map(i => found[part]![i]?.index ?? -1).filter(i => i >= 0));
  const lacking = extension ? targets.flatMap((type, part) => type.members.flatMap((member, i) => found[part]![i] || isExtensionData(member.slot) ? [] : { type, i, isDemanded: isDemanded(type, i) })) : [];
  const entries = lacking.length ? entriesFor(lacking, sources.length + behind.length, schema) : undefined;
  const isInOrder = sources.length + targets.length === 2 && !entries && order.every((index, i) => !i || index > order[i - 1]!);
  let next = 0, failure: Write | undefined;
  const all = targets.map((type, part) => {
    const steps: (Op | Step | undefined)[] = [];
    for (const i of bodyOrder(type.members)) {
      const source = found[part]![i];
      for (; isInOrder && source && next < source.index; next++) steps.push(skipped(behind[next]!.member));
      if (source && source.index >= 0) next = source.index + 1;
      if (!source && !entries && isDemanded(type, i)) failure ??= s => fail('MissingMember', s.at);
      const step = source ? taken(type, i, source, isInOrder ? -1 : sources.length, schema)
        : entries?.steps.get(type.members[i]!) ?? missing(type, i, schema);
      steps.push(step);
      if (source && !step) failure ??= s => fail(errorOf(source.member.slot), s.at);
    }

    for (; isInOrder && next < behind.length; next++) steps.push(skipped(behind[next]!.member));
    return partOf(type, steps);
  });
  if (failure) return failure;
  if (isInOrder) {
    const [one] = all, none: number[] = [];
    return s => putPart(s, one!, head(s, from), none);
  }

  return s => {
    const places: number[] = sources.map(() => 0);
    sources.forEach((type, part) => {
      const at = places[part] = head(s, type);
      for (const member of type.behind) {
        places.push(s.at);
        skipMember(s, at, member);
      }
    });
    const end = s.at;
    entries?.find(s, places, places[sources.length + extension!.index]!);
    for (const part of all) putPart(s, part, 0, places);
    s.at = end;
  };
}

const skipped = (member: Member): Step => (s, at) => skipMember(s, at, member);

/** A member unknown to the writer's type, and kept for others. It means the same everywhere. */
interface Entry {
  readonly writer: Shape;
  readonly definitions: Map<string, Definition>;
  readonly member: Member;
  /** The steps that read it, by the place of the member that it becomes. */
  readonly steps: Map<number, Step>;
}

/**
 * The members in extension data that the payload lacks otherwise. The places of their entries come after the other
 * places, 0 for none.
 */
interface Entries {
  readonly find: (s: State, places: number[], at: number) => void;
  readonly steps: ReadonlyMap<Member, Step>;
}

function entriesFor(lacking: readonly { readonly type: Type; readonly i: number; readonly isDemanded: boolean }[], first: number, schema: Resolvable): Entries {
  const known = new Map<string, Entry>(), keys = new Map<number, readonly [place: number, pass: number]>(), steps = new Map<Member, Step>();
  const keyOf = (key: number, named: boolean): number => named ? key : -1 - key;
  const next = (s: State): Entry => {
    const size = uv(s), segments = s.bytes.subarray(take(s, size), s.at), text = segments.join();
    let entry = known.get(text);
    if (!entry) {
      const writer = parse(segments, 0, [], [], false), [type] = writer.types;
      if (type?.members.length !== 1 || type.contract >= 0 || type.base >= 0) return fail('InvalidData', s.at);
      entry = { writer, definitions: new Map(), member: type.members[0]!, steps: new Map() };
      if (known.size < 256) known.set(text, entry);
    }

    return entry;
  };
  for (let pass = 0; pass < 3; pass++) {
    lacking.forEach(({ type: { named, members, rules }, i }, k) => {
      const names = rules.names?.[i] ?? (named ? [members[i]!.key] : []);
      const all = (pass ? pass === 1 ? names.slice(1, -1) : names.slice(-1) : names.slice(0, 1)).map(key => keyOf(key, true));
      if (!pass) all.push(keyOf(members[i]!.key, named));
      for (const key of all) if (!keys.has(key)) keys.set(key, [first + k, pass]);
    });
  }

  lacking.forEach(({ type, i, isDemanded }, k) => {
    const none = isDemanded ? (s: State) => fail('MissingMember', s.at) : missing(type, i, schema), place = first + k;
    steps.set(type.members[i]!, (s, at, to, places) => {
      const start = places[place]!;
      if (!start) {
        none?.(s, at, to, places);
        return;
      }

      elsewhere(s, s => {
        const entry = next(s), end = uv(s) + s.at;
        let step = entry.steps.get(place);
        if (!step) {
          const source = { member: entry.member, part: 0, index: rank(entry.member) ? 0 : -1 };
          entry.steps.set(place, step = taken(type, i, source, 1, schema) as Step | undefined ?? (s => fail(errorOf(entry.member.slot), s.at)));
        }

        const read = step;
        within(s, entry, s => read(s, 0, to, [head(s, entry.writer.types[0]!), s.at]), end);
      }, s.bytes, start);
    });
  });
  return {
    steps,
    find: (s, places, at) => {
      const passes: number[] = lacking.map(() => 3);
      for (const _ of lacking) places.push(0);
      s.at = at;
      const size = uv(s), end = s.at + size / CountUnit;
      if (size === NullCollection) return;
      if (!size || size & CollectionFlags) fail('InvalidData', at);
      while (s.at < end) {
        const start = s.at, entry = next(s), [place, pass] = keys.get(keyOf(entry.member.key, entry.writer.types[0]!.named)) ?? [0, 3];
        const length = uv(s);
        take(s, length);
        if (pass < passes[place - first]!) {
          passes[place - first] = pass;
          places[place] = start;
        }
      }

      if (s.at > end) fail('InvalidData', s.at);
    },
  };
}

/** The step for a member that the payload has; undefined when it cannot be read. */
function taken(type: Type, i: number, { member: { slot, bit: n, offset }, part, index }: Source, places: number, schema: Resolvable): Op | Step | undefined {
  const target = type.members[i]!, { kind, place } = slot, isValue = inRest(place), own = nullMark(slot);
  // A null with the same form on both sides is copied. The reader checks it.
  const mark = isValue && (own !== nullMark(target.slot) || target.slot.place !== Rest || isPayload(slot) !== isPayload(target.slot)) ? own : -1;
  const write = value(slot, target.slot, schema, true), absent = wraps(slot, target.slot) && !+type.rules.members[i]! ? missing(type, i, schema) : nulled(type, i, schema), isOptional = hasPresence(place);
  if (!write) return;
  if (places < 0 && place === target.slot.place) {
    if (place === Bit) return [CopyBit, n, target.bit, 0];
    if (isFixed(kind) && kind === target.slot.kind) {
      if (place === Fixed) return [CopyBytes, offset, target.offset, sizes[kind]!];
      if (place === Optional && !absent) return [CopyOptional, n, target.bit, sizes[kind]!];
    }

    if (place === Rest && mark < 0 && isSame(slot, target.slot, true)) return kind === Text ? [CopyTexts, 1, 0, 0] : s => verbatim(s, slot);
  }

  const puts = putMember(target, write);
  return (s, at, to, all) => {
    if (places >= 0) {
      at = all[part]!;
      if (index >= 0) s.at = all[places + index]!;
    }

    if (isOptional && !bit(s, at, n)) absent?.(s, at, to, all);
    else if (isValue) {
      if (place === Rest && s.bytes[s.at] === mark) {
        s.at++;
        absent?.(s, at, to, all);
      } else puts(s, to);
    } else if (place === Optional) puts(s, to);
    else if (place === Fixed) {
      const behind = s.at;
      s.at = at + offset;
      puts(s, to);
      s.at = behind;
    } else {
      const first = isOptional ? n + 1 : n;
      elsewhere(s, s => puts(s, to), place >= Bit ? Uint8Array.of(bit(s, at, first)) : unpack(s, kind, bit(s, at, first) + 2 * bit(s, at, first + 1)), 0);
    }
  };
}

/** Whether a value becomes a list of one. Its null is none: it leaves the initial list, unless the list may be null or must be there. */
const wraps = (from: Slot, to: Slot): boolean => to.kind === List && from.kind !== List && from.kind !== Bytes && !isPayload(from);

/** Puts a member's value at its place in the output, for a block at a place. */
function putMember({ slot: { kind, place }, bit: n, offset }: Member, write: Write): (s: State, to: number) => void {
  const isOptional = hasPresence(place), first = isOptional ? n + 1 : n;
  return (s, to) => {
    if (isOptional) putBit(s, to, n);
    if (place === Fixed) {
      const behind = s.to;
      s.to = to + offset;
      write(s);
      s.to = behind;
    } else {
      write(s);
      if (place >= Bit) toBit(s, to, first);
      else if (place >= Compact) {
        const code = pack(s, kind);
        if (code & 1) putBit(s, to, first);
        putBit(s, to, first + 1);
      }
    }
  };
}

/** The step for a member that is null in the payload, unless there is nothing to do. */
function nulled(type: Type, i: number, schema: Resolvable): Step | undefined {
  const { slot } = type.members[i]!, mark = nullMark(slot), rule = +type.rules.members[i]!;
  if (!hasPresence(slot.place) && mark < 0 || rule & KeepsOnNull) return missing(type, i, schema);
  if (!(rule & MayBeNull)) return s => fail('NullNotAllowed', s.at);
  return slot.place === Rest ? s => put(s, mark) : undefined;
}

/** The step for a member missing in the payload, unless there is nothing to do. */
function missing(type: Type, i: number, schema: Resolvable): Step | undefined {
  const target = type.members[i]!, { slot } = target, { place } = slot, { defaults, members } = type.rules, text = defaults?.[i];
  if (text !== undefined) {
    const bytes = fromBase64(text), puts = putMember(target, value(slot, slot, schema, false)!);
    return (s, _at, to) => elsewhere(s, s => puts(s, to), bytes, 0);
  }

  if (+members[i]! & MayBeNull) return nulled(type, i, schema);
  if (place !== Rest && place !== Present) return;
  const puts = putMember(target, zero(slot, schema));
  return (s, _at, to) => puts(s, to);
}
