// Values of other shapes, read as the reader has them.

import { bools } from './bools.ts';
import { definedCase } from './case-table.ts';
import { integer, integers } from './compact.ts';
import { enter, exceeded, fail, newReader, one, varint } from './core.ts';
import type { MemFormatErrorCode, Read, Reader, ReadMember } from './core.ts';
import { converted, converts, numberAt } from './conversions.ts';
import type { Get } from './conversions.ts';
import type { NamedGet } from './enums.ts';
import { isSame } from './layout-comparer.ts';
import { block, list as listOf, listWithNulls } from './lists.ts';
import { uint8 } from './numbers.ts';
import { failing, noValue } from './plans.ts';
import type { How, Make, Plan, Planner, Rules, Special } from './plans.ts';
import { pooledOrNull } from './pooled.ts';
import { referenceNumber } from './reference-table.ts';
import { digitsOf, byte, isEnum, isFixed, isPayload, nullMark } from './schema.ts';
import type { Slot, Type } from './schema.ts';
import { stringOrNull } from './text.ts';
import { isInteger, isText, ofText, ofWhole, textOf, textOfWhole, toWhole, wholeOfText } from './texts.ts';
import { counted, path } from './tracing.ts';
import { walkOf } from './walk-scope.ts';
import type { Definition } from './walk-scope.ts';
import {
  String as StringKind, Bytes, List, Map as MapKind, Object as ObjectKind, Union as UnionKind, Reference, Opaque,
  Extended, BigInteger, Rest, Present, Compact, CountUnit, HasNulls, NullCollection, sizes,
} from './wire.ts';

const zeros = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(512)), ones = /* @__PURE__ */ new DataView(/* @__PURE__ */ Uint8Array.of(1).buffer);

/** A bool as another value. */
export const ofBit = (get: Get, bit: unknown): unknown => get(bit ? ones : zeros, 0);

export const errorOf = (slot: Slot): MemFormatErrorCode => isUnknown(slot) ? 'UnsupportedType' : 'SchemaMismatch';

function isUnknown({ kind, id, key, item }: Slot): boolean {
  return kind === Extended && (id < 1 || id > 8) || !!key && isUnknown(key) || !!item && isUnknown(item);
}

/** Whether a single value becomes a list of one. Its null is none: it leaves the initial list, unless the list may be null or must be there. */
export const wraps = (from: Slot, to: Slot): boolean => to.kind === List && from.kind !== List && from.kind !== Bytes && from.kind !== MapKind && !isPayload(from);

/** Makes a collection of the reader's. */
const makeOf = (to: Slot, how: How): Make => (to.kind === Bytes ? all => Uint8Array.from(all as number[])
  : (how as readonly [How, Make?])[1]) ?? asArray;

const asArray: Make = all => all;

/** Makes the array of a fixed length that stands where a payload has null, too. */
export const filling = (make: Make): Make => Object.assign(make, { fills: true as const });

/** Bytes of a fixed length, and how a list becomes them. */
export const inlineBytes = (read: Read, make: Make): How => Object.assign(read, { make });

const elementOf = (to: Slot, how: How): How => to.kind === Bytes ? uint8 : (how as readonly How[])[0]!;

/** The function that converts values of a fixed size; undefined if there is none. */
export function getter(from: Slot, to: Slot, how: How, isMember: boolean, planner?: Planner): Get | undefined {
  const source = from.kind, target = to.kind;
  if (!isFixed(source)) return undefined;
  const other = isEnum(from) && isEnum(to) && (how as NamedGet).other(from, to);
  if (other) return other;
  if (source === target) return how as Get;
  if (isText(source, target)) return textOf(source);
  if (isWhole(to)) return isInteger(source) ? wholeGetter(source, how as Read) : undefined;
  if (isFixed(target)) return converts(source, target) ? converted(source, target, how as Get) : undefined;
  if (isPayload(to) || target === UnionKind) return (how as Special).get!(from, to, planner!);
  const get = isMember && target === List ? getter(from, to.item!, elementOf(to, how), false, planner) : undefined, make = makeOf(to, how);
  return get && ((view, at) => make([get(view, at)], newReader(new Uint8Array(0))));
}

const isWhole = ({ kind, id }: Slot): boolean => kind === Extended && id === BigInteger;

/** Versions and the like, which are text here. */
const isPlainText = ({ kind, item }: Slot, other: Slot): boolean => kind === Extended && item!.kind === StringKind && other.kind === StringKind;

/** Gets integers of a fixed size as whole numbers of any size. */
function wholeGetter(kind: number, read: Read): Get {
  const make = toWhole(read);
  return (view, at) => make(BigInt(numberAt(view, at, kind)), at);
}

/** The function that reads text. */
const textReader = ({ kind, id }: Slot): typeof stringOrNull => kind === StringKind && id ? pooledOrNull : stringOrNull;

/** Whether a value is read by the reader's own function. */
const isAsOwn = (from: Slot, to: Slot): boolean => from.kind === to.kind && (from.kind === Bytes
  || (from.kind === Opaque || from.kind === Extended) && from.id === to.id && from.item?.kind === to.item?.kind);

/** The function that reads values of one slot as another one; undefined if there is none. */
export function value(from: Slot, to: Slot, how: How, planner: Planner, isMember: boolean): Read | undefined {
  const source = from.kind, target = to.kind, get = getter(from, to, how, isMember, planner);
  if (get) return from.place === Compact ? reader => integer(reader, source, get) : reader => one(reader, sizes[source]!, get);
  if (isPayload(from) && !isPayload(to)) return planner.unwrapped(to, how, planner, isMember);
  if (isPayload(to) || source === target && source === MapKind || target === Reference || target === UnionKind) return (how as Special).from(from, to, planner);
  if ((source === ObjectKind || source === Reference) && target === ObjectKind) return object(from, to, how as Rules, planner);
  if (source === UnionKind && (target === ObjectKind || isMember && target <= StringKind && !isEnum(to))) return ofUnion(from, to, how, planner);
  if (isAsOwn(from, to)) return how as Read;
  if (isText(source, target)) return ofText(target, how as Get, textReader(from));
  if (source === StringKind && isWhole(to)) return wholeOfText(how as Read, textReader(from));
  if (isWhole(from)) return target === StringKind ? textOfWhole : isInteger(target) ? ofWhole(target, how as Get) : undefined;
  if (source === StringKind && target === StringKind || isPlainText(from, to) || isPlainText(to, from)) return textReader(from);
  if ((source === List || source === Bytes) && (target === List || target === Bytes)) return list(from, to, how, planner);
  if (!isMember || !wraps(from, to)) return undefined;
  const read = value(from, to.item!, elementOf(to, how), planner, false), make = makeOf(to, how);
  return read && (reader => {
    const item = read(reader);
    return item === null ? item : make([item], reader);
  });
}

/** Whether a list of one is a value. */
const isSingle = (from: Slot, to: Slot): boolean => wraps(to, from) && !isPayload(from.item!);

/** The function that reads the only element of a list as a member; an empty one is null where that may be. */
export function single(from: Slot, to: Slot, how: How, planner: Planner, mayBeNull: number): Read | undefined {
  const read = isSingle(from, to) ? list(from, { ...to, kind: List, item: { ...to, place: Present } }, [how], planner) : undefined;
  return read && (reader => {
    const { at } = reader, length = Math.floor(varint(reader) / CountUnit), isNull = reader.bytes[at] === NullCollection;
    reader.at = at;
    if (!isNull && length !== 1 && (length || !mayBeNull)) fail('Overflow', at, `a list of ${length}`);
    return (read(reader) as readonly unknown[] | null)?.[0] ?? null;
  });
}

/** The function that gives elements that are not there: null if they may be, else their default. */
export function orNone(from: Slot, to: Slot, how: How, planner: Planner): Read | undefined {
  return to.place === Present || nullMark(to) >= 0 || from.place !== Present && nullMark(from) < 0 ? undefined : zero(to, how, planner, []);
}

function list(from: Slot, to: Slot, how: How, planner: Planner): Read | undefined {
  const source = from.item ?? byte, target = to.item ?? byte, each = elementOf(to, how), make = (how as { make?: Make }).make ?? makeOf(to, how), { kind, place } = source;
  const get = getter(source, target, each, false, planner), size = sizes[kind] ?? 1, none = orNone(source, target, each, planner);
  let read: ((reader: Reader) => unknown[] | null) | undefined;
  if (get && !kind && from.kind === List) {
    const flags = place === Present ? HasNulls : 0;
    read = reader => bools(reader, flags)?.map(item => item === null ? item : ofBit(get, item)) ?? null;
  } else if (get && place === Compact) read = reader => integers(reader, kind, get);
  else if (get && place === Rest && !path) read = reader => block(reader, size, get);
  else {
    const item = value(source, target, each, planner, false), all = place === Present ? listWithNulls : listOf;
    read = item && counted((reader, item) => place === Compact ? structs(reader, source, item) : all(reader, size, item), item);
  }

  return read && !none && make === asArray ? read : read && (reader => {
    const all = read!(reader);
    if (none && all) for (let i = 0; i < all.length; i++) if (all[i] === null) all[i] = none(reader);
    return all ? make(all, reader) : make.fills ? make([], reader) : null;
  });
}

/** Reads the structs of a compact list, each as if it lay in a block. */
function structs(reader: Reader, slot: Slot, read: Read): unknown[] | null {
  const [kind, each] = digitsOf(slot);
  let inner = reader;
  return integers(reader, kind, (view, at) => {
    if (inner.view !== view) inner = { ...reader, view, bytes: new Uint8Array(view.buffer, view.byteOffset, view.byteLength) };
    const back = inner.at;
    inner.at = at;
    const value = read(inner);
    inner.at = back;
    return value;
  }, each);
}

function object(from: Slot, to: Slot, rules: Rules, planner: Planner): Read {
  const writer = from.types[from.number]!, target = to.types[to.number]!, { size } = rules;
  let plan: Plan | undefined;
  const via: Read = reader => rules.via(reader, plan ??= planner.planOf(writer, target, rules, planner), noValue);
  if (from.kind === ObjectKind && to.kind === ObjectKind) {
    if (path || !rules.read || !isSame(writer, target)) return via;
    return size === undefined ? rules.read as Read : reader => one(reader, size, rules.read as Get);
  }

  const copied: ReadMember = (reader, at) => {
    enter(reader);
    const copy = via(reader);
    reader.depth++;
    spend(reader, 64 + 64 * (reader.at - at));
    return copy;
  };
  return reader => there(reader, walkOf(reader).shared!.found[referenceNumber(reader, from) - 1]![1], copied);
}

/** Reads what is at another place. */
export function there(reader: Reader, place: number, read: ReadMember, at: number = place): unknown {
  const back = reader.at;
  reader.at = place;
  const made = read(reader, at);
  reader.at = back;
  return made;
}

/** Takes memory that no bytes pay for. */
export function spend(reader: Reader, bytes: number): void {
  if ((walkOf(reader).budget -= bytes) < 0) exceeded(reader);
}

/** The value of a writer's union as a class that was the union's base, or as a member of a case's kind. */
function ofUnion(from: Slot, to: Slot, how: How, planner: Planner): Read {
  const { kind } = to;
  return reader => {
    const start = reader.at;
    enter(reader);
    const [tag, definition] = definedCase(reader, from), { root } = definition;
    if (kind === ObjectKind) {
      if (tag) fail('SchemaMismatch', start);
    } else if (root.kind !== kind || isEnum(root)) fail('UnknownCase', start);
    const made = caseReader(definition, to, how, planner)(reader);
    reader.depth++;
    return made;
  };
}

/** The function that reads a case as a slot of the reader's. */
export function caseReader({ root, reads }: Definition, to: Slot, how: How, planner: Planner): Read {
  const read = reads.get(to) ?? value(root, to, how, planner, false) ?? failing(errorOf(root));
  reads.set(to, read);
  return read;
}

/** The function that gives the value of an absent member: zero, no elements, an object of such members. */
export function zero(to: Slot, how: How, planner: Planner, inside: readonly Type[]): Read {
  const { kind, number, types } = to;
  if (isPayload(to) || kind === MapKind || kind === UnionKind || kind === Reference) return (how as Special).none;
  if (kind === List) return reader => makeOf(to, how)([], reader);
  if (kind === ObjectKind) return planner.nothing(types[number]!, how as Rules, planner, inside);
  return constantOf(to, how, new Uint8Array(16));
}

/** The function that gives a constant, as a value outside of an object. Objects are made anew each time. */
export function constantOf(to: Slot, how: How, bytes: Uint8Array): Read {
  const make = (): unknown => {
    const reader = newReader(bytes);
    return isFixed(to.kind) ? (how as Get)(reader.view, 0) : (how as Read)(reader);
  }, made = make();
  return typeof made === 'object' ? make : () => made;
}
