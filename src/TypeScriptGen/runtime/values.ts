// Values of other shapes, read as the reader has them.

import { bools } from './bools.ts';
import { integer, integers } from './compact.ts';
import { enter, exceeded, fail, one, reader } from './core.ts';
import type { MemFormatErrorCode, Reader } from './core.ts';
import { block, list as listOf, listWithNulls } from './lists.ts';
import { uint8 } from './numbers.ts';
import { converted, converts } from './conversions.ts';
import type { Get } from './conversions.ts';
import { noValue } from './plans.ts';
import type { Plan, Rules, Take } from './plans.ts';
import { byte, failing, isFixed, isPayload, isSame, nullMark } from './schema.ts';
import { counted, path } from './tracing.ts';
import type { Definition, Resolvable, Slot, Type } from './schema.ts';
import { caseOf, pass } from './walk.ts';
import {
  String as Text, Bytes, List, Map as Map_, Object as Obj, Union as UnionKind, Reference, Opaque, Extended, Rest,
  Present, Compact, HasNulls, sizes,
} from './wire.ts';

/** Reads the value that comes next. */
export type Read = (r: Reader) => unknown;

/** Makes a collection of its elements or entries. */
export interface Make {
  (all: readonly unknown[], r: Reader): unknown;
  /** Whether null is a collection, too: one of defaults. */
  fills?: true;
}

/**
 * How the reader makes a value: a `Get` for kinds of a fixed size, a `Read` for text, bytes and the like, `Rules` for
 * an object, for a list that of its elements and a `Make` unless it is an array, or it brings that along.
 */
export type How = Get | Read | Rules | Special | readonly How[] | readonly [How, Make?];

/** A value that brings along how it is read by other shapes, so that bundles have only what they need of that. */
export interface Special {
  /** The value of a member that is missing. */
  readonly none: Read;
  /** The function for values of a fixed size, if there are any. */
  readonly get?: (from: Slot) => Get | undefined;
  readonly from: (from: Slot, to: Slot, schema: Resolvable) => Read | undefined;
}

const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(512)), ones = /* @__PURE__ */ new DataView(/* @__PURE__ */ Uint8Array.of(1).buffer);

/** A bool as another value. */
export const ofBit = (get: Get, bit: unknown): unknown => get(bit ? ones : view, 0);

export const errorOf = (slot: Slot): MemFormatErrorCode => isUnknown(slot) ? 'UnsupportedType' : 'SchemaMismatch';

function isUnknown({ kind, id, key, item }: Slot): boolean {
  return kind === Extended && (id < 1 || id > 8) || !!key && isUnknown(key) || !!item && isUnknown(item);
}

/** Whether a single value becomes a list of one. Its null is none: it leaves the initial list, unless the list may be null or must be there. */
export const wraps = (from: Slot, to: Slot): boolean => to.kind === List && from.kind !== List && from.kind !== Bytes && from.kind !== Map_ && !isPayload(from);

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
export function getter(from: Slot, to: Slot, how: How, isMember: boolean): Get | undefined {
  const f = from.kind, t = to.kind;
  if (!isFixed(f)) return undefined;
  if (f === t) return how as Get;
  if (isFixed(t)) return converts(f, t) ? converted(f, t, how as Get) : undefined;
  if (isPayload(to)) return (how as Special).get!(from);
  const get = isMember && t === List ? getter(from, to.item!, elementOf(to, how), false) : undefined, make = makeOf(to, how);
  return get && ((view, at) => make([get(view, at)], reader(new Uint8Array(0))));
}

/** The function that reads values of one slot as another one; undefined if there is none. */
export function value(from: Slot, to: Slot, how: How, schema: Resolvable, isMember: boolean): Read | undefined {
  const f = from.kind, t = to.kind, get = getter(from, to, how, isMember);
  if (get) return from.place === Compact ? r => integer(r, f, get) : r => one(r, sizes[f]!, get);
  if (isPayload(from) && !isPayload(to)) return schema.unwrapped(to, how, schema, isMember);
  if (isPayload(to) || f === t && f === Map_ || t === Reference || t === UnionKind) return (how as Special).from(from, to, schema);
  if ((f === Obj || f === Reference) && t === Obj) return object(from, to, how as Rules, schema);
  if (f === UnionKind && t === Obj) return ofBase(from, to, how, schema);
  if (f === t && (f === Text || f === Bytes || (f === Opaque || f === Extended) && from.id === to.id && from.item?.kind === to.item?.kind)) return how as Read;
  if ((f === List || f === Bytes) && (t === List || t === Bytes)) return list(from, to, how, schema);
  if (!isMember || !wraps(from, to)) return undefined;
  const read = value(from, to.item!, elementOf(to, how), schema, false), make = makeOf(to, how);
  return read && (r => {
    const item = read(r);
    return item === null ? item : make([item], r);
  });
}

/** The function that gives elements that are not there: null if they may be, else their default. */
export function orNone(from: Slot, to: Slot, how: How, schema: Resolvable): Read | undefined {
  return to.place === Present || nullMark(to) >= 0 || from.place !== Present && nullMark(from) < 0 ? undefined : zero(to, how, schema, []);
}

function list(from: Slot, to: Slot, how: How, schema: Resolvable): Read | undefined {
  const source = from.item ?? byte, target = to.item ?? byte, each = elementOf(to, how), make = (how as { make?: Make }).make ?? makeOf(to, how), { kind, place } = source;
  const get = getter(source, target, each, false), size = sizes[kind] ?? 1, none = orNone(source, target, each, schema);
  let read: ((r: Reader) => unknown[] | null) | undefined;
  if (get && !kind && from.kind === List) {
    const flags = place === Present ? HasNulls : 0;
    read = r => bools(r, flags)?.map(item => item === null ? item : ofBit(get, item)) ?? null;
  } else if (get && place === Compact) read = r => integers(r, kind, get);
  else if (get && place === Rest && !path) read = r => block(r, size, get);
  else {
    const item = value(source, target, each, schema, false), all = place === Present ? listWithNulls : listOf;
    read = item && counted((r, item) => all(r, size, item), item);
  }

  return read && !none && make === asArray ? read : read && (r => {
    const all = read!(r);
    if (none && all) for (let i = 0; i < all.length; i++) if (all[i] === null) all[i] = none(r);
    return all ? make(all, r) : make.fills ? make([], r) : null;
  });
}

function object(from: Slot, to: Slot, rules: Rules, schema: Resolvable): Read {
  const writer = from.types[from.number]!, target = to.types[to.number]!, { size } = rules;
  let plan: Plan | undefined;
  const via: Read = r => rules.via(r, plan ??= schema.planOf(writer, target, rules, schema), noValue);
  if (from.kind === Obj && to.kind === Obj) {
    if (path || !rules.read || !isSame(writer, target)) return via;
    return size === undefined ? rules.read as Read : r => one(r, size, rules.read as Get);
  }

  const copied: Take = (r, at) => {
    enter(r);
    const copy = via(r);
    r.depth++;
    spend(r, 64 + 64 * (r.at - at));
    return copy;
  };
  return r => there(r, r.other!.shared!.found[pass(r, from) - 1]![1], copied);
}

/** Reads what is at another place. */
export function there(r: Reader, place: number, read: Take, at: number = place): unknown {
  const back = r.at;
  r.at = place;
  const made = read(r, at);
  r.at = back;
  return made;
}

/** Takes memory that no bytes pay for. */
export function spend(r: Reader, bytes: number): void {
  if ((r.other!.budget -= bytes) < 0) exceeded(r);
}

/** The value of a writer's union as a class that was the union's base. */
function ofBase(from: Slot, to: Slot, how: How, schema: Resolvable): Read {
  return r => {
    const start = r.at;
    enter(r);
    const [tag, definition] = caseOf(r, from);
    if (tag) fail('SchemaMismatch', start);
    const made = wayOf(definition, to, how, schema)(r);
    r.depth++;
    return made;
  };
}

/** The function that reads a case as a slot of the reader's. */
export function wayOf({ root, ways }: Definition, to: Slot, how: How, schema: Resolvable): Read {
  const read = ways.get(to) ?? value(root, to, how, schema, false) ?? failing(errorOf(root));
  ways.set(to, read);
  return read;
}

/** The function that gives the value of an absent member: zero, no elements, an object of such members. */
export function zero(to: Slot, how: How, schema: Resolvable, inside: readonly Type[]): Read {
  const { kind, number, types } = to;
  if (isPayload(to) || kind === Map_ || kind === UnionKind || kind === Reference) return (how as Special).none;
  if (kind === List) return r => makeOf(to, how)([], r);
  if (kind === Obj) return schema.nothing(types[number]!, how as Rules, schema, inside);
  return constantOf(to, how, new Uint8Array(16));
}

/** The function that gives a constant, as a value outside of an object. Objects are made anew each time. */
export function constantOf(to: Slot, how: How, bytes: Uint8Array): Read {
  const make = (): unknown => {
    const r = reader(bytes);
    return isFixed(to.kind) ? (how as Get)(r.view, 0) : (how as Read)(r);
  }, made = make();
  return typeof made === 'object' ? make : () => made;
}
