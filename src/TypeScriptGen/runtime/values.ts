// Values of other shapes, read as the reader has them.

import { block, boolsWithNulls, bools, enter, entries, entriesWithNulls, fail, groups, list as listOf, listWithNulls, notNull, one, reader, uint8 } from './reader.ts';
import type { MemFormatErrorCode, Reader, Union } from './reader.ts';
import { converted, converts } from './conversions.ts';
import type { Get } from './conversions.ts';
import { nothing, noValue, planOf } from './objects.ts';
import type { Plan, Rules } from './objects.ts';
import { unwrapped, wrapped } from './payloads.ts';
import { byte, isFixed, isPayload, isSame, nullMark, ownCase } from './schema.ts';
import type { Resolvable, Slot, Type } from './schema.ts';
import { caseOf, pass, skip } from './walk.ts';
import {
  String as Text, Bytes, List, Map as Map_, Object as Obj, Union as UnionKind, Reference, Opaque, Extended, Rest,
  Present, Compact, sizes,
} from './wire.ts';

/** Reads the value that comes next. */
export type Read = (r: Reader) => unknown;

/** Makes a collection of its elements or entries. */
type Make = (all: readonly unknown[], r: Reader) => unknown;

/**
 * How the reader makes a value: a `Get` for kinds of a fixed size, a `Read` for text, bytes and the like, `Rules` for
 * an object, a `Union`, or the same of elements (and keys before), and a `Make` unless the collection is an array.
 */
export type How = Get | Read | Rules | Union | readonly How[] | readonly [How, Make?] | readonly [How, How, Make?];

const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(512)), ones = /* @__PURE__ */ new DataView(/* @__PURE__ */ Uint8Array.of(1).buffer);

/** A bool as another value. */
export const ofBit = (get: Get, bit: unknown): unknown => get(bit ? ones : view, 0);

export const errorOf = (slot: Slot): MemFormatErrorCode => isUnknown(slot) ? 'UnsupportedType' : 'SchemaMismatch';

function isUnknown({ kind, id, key, element }: Slot): boolean {
  return kind === Extended && (id < 1 || id > 8) || !!key && isUnknown(key) || !!element && isUnknown(element);
}

/** Whether a single value becomes a list of one. Its null is none: it leaves the initial list, unless the list may be null or must be there. */
export const wraps = (from: Slot, to: Slot): boolean => to.kind === List && from.kind !== List && from.kind !== Bytes && from.kind !== Map_ && !isPayload(from);

/** Makes a collection of the reader's. */
const makeOf = (to: Slot, how: How): Make => (to.kind === Bytes ? all => Uint8Array.from(all as number[])
  : (how as readonly How[])[to.kind === Map_ ? 2 : 1] as Make | undefined) ?? asArray;

const asArray: Make = all => all;

const elementOf = (to: Slot, how: How): How => to.kind === Bytes ? uint8 : (how as readonly How[])[0]!;

/** The function that converts values of a fixed size; undefined if there is none. */
export function getter(from: Slot, to: Slot, how: How, isMember: boolean): Get | undefined {
  const f = from.kind, t = to.kind;
  if (!isFixed(f)) return;
  if (f === t) return how as Get;
  if (isFixed(t)) return converts(f, t) ? converted(f, t, how as Get) : undefined;
  if (isPayload(to)) {
    const wrap = wrapped(from)!, size = sizes[f]!;
    return (view, at) => wrap(new Uint8Array(view.buffer, view.byteOffset + at, size));
  }

  const get = isMember && t === List ? getter(from, to.element!, elementOf(to, how), false) : undefined, make = makeOf(to, how);
  return get && ((view, at) => make([get(view, at)], reader(new Uint8Array(0), 0, noSchema)));
}

const noSchema = { header: '', fingerprint: '' };

/** The function that reads values of one slot as another one; undefined if there is none. */
export function value(from: Slot, to: Slot, how: How, schema: Resolvable, isMember: boolean): Read | undefined {
  const f = from.kind, t = to.kind, get = getter(from, to, how, isMember);
  if (get) return r => one(r, sizes[f]!, get);
  if (isPayload(from) !== isPayload(to)) {
    if (!isPayload(to)) return unwrapped(to, how, schema, isMember);
    const wrap = wrapped(from);
    return wrap && (r => {
      const at = r.at;
      skip(r, from);
      return r.at === at + 1 && r.bytes[at] === nullMark(from) ? null : wrap(r.bytes.subarray(at, r.at));
    });
  }

  if ((f === Obj || f === Reference) && (t === Obj || t === Reference)) return object(from, to, how as Rules, schema);
  if (f === UnionKind && (t === UnionKind || t === Obj)) return union(from, to, how, schema);
  if (f === Obj && t === UnionKind) {
    const base = ownCase(schema, to.id, 0), [way] = (how as Union).ways()[0] ?? [];
    if (base) return value(from, base.root, way as How, schema, false);
  }

  if (f === t && (f === Text || f === Bytes || (f === Opaque || f === Extended) && from.id === to.id && from.element?.kind === to.element?.kind)) return how as Read;
  if ((f === List || f === Bytes) && (t === List || t === Bytes)) return list(from, to, how, schema);
  if (f === t && f === Map_) return map(from, to, how as readonly How[], schema);
  if (!isMember || !wraps(from, to)) return;
  const read = value(from, to.element!, elementOf(to, how), schema, false), make = makeOf(to, how);
  return read && (r => {
    const item = read(r);
    return item === null ? item : make([item], r);
  });
}

/** The function that gives elements that are not there: null if they may be, else their default. */
function orNone(from: Slot, to: Slot, how: How, schema: Resolvable): Read | undefined {
  return to.place === Present || nullMark(to) >= 0 || from.place !== Present && nullMark(from) < 0 ? undefined : zero(to, how, schema, []);
}

function list(from: Slot, to: Slot, how: How, schema: Resolvable): Read | undefined {
  const source = from.element ?? byte, target = to.element ?? byte, each = elementOf(to, how), make = makeOf(to, how), { kind, place } = source;
  const read = items(source, target, each, schema), none = orNone(source, target, each, schema);
  return read && !none && make === asArray ? read : read && (r => {
    const all = read(r);
    if (none && all) for (let i = 0; i < all.length; i++) if (all[i] === null) all[i] = none(r);
    return all && make(all, r);
  });

  function items(source: Slot, target: Slot, how: How, schema: Resolvable): ((r: Reader) => unknown[] | null) | undefined {
    const get = getter(source, target, how, false), size = sizes[kind] ?? 1;
    if (get && !kind && from.kind === List) {
      const all = place === Present ? boolsWithNulls : bools;
      return r => all(r)?.map(item => item === null ? item : ofBit(get, item)) ?? null;
    }

    if (get && place === Compact) return r => groups(r, kind, get);
    if (get && place === Rest) return r => block(r, size, get);
    const read = value(source, target, how, schema, false);
    return read && (place === Present ? r => listWithNulls(r, size, read) : r => listOf(r, size, read));
  }
}

function map(from: Slot, to: Slot, how: readonly How[], schema: Resolvable): Read | undefined {
  const source = from.element!, target = to.element!, make = makeOf(to, how), none = orNone(source, target, how[1]!, schema);
  const key = isPayload(from.key!) === isPayload(to.key!) && value(from.key!, to.key!, how[0]!, schema, false), read = value(source, target, how[1]!, schema, false);
  if (!key || !read) return;
  const keyOf = (r: Reader): unknown => notNull(r, key(r)), all = source.place === Present ? entriesWithNulls : entries;
  return r => {
    const pairs = all(r, 1, keyOf, read);
    if (none && pairs) for (const pair of pairs) pair[1] ??= none(r);
    return pairs && make(pairs, r);
  };
}

function object(from: Slot, to: Slot, rules: Rules, schema: Resolvable): Read {
  const writer = from.types[from.number]!, target = to.types[to.number]!, { size } = rules;
  let plan: Plan | undefined;
  const via = (r: Reader, made: never): unknown => rules.via(r, plan ??= planOf(writer, target, rules, schema), made);
  if (from.kind === Obj && to.kind === Obj) {
    if (!isSame(writer, target)) return r => via(r, noValue);
    return size === undefined ? rules.read as Read : r => one(r, size, rules.read as Get);
  }

  if (to.kind === Obj) {
    return r => {
      const at = r.other!.shared!.found[pass(r, from) - 1]![1], back = r.at;
      r.at = at;
      enter(r);
      const copy = via(r, noValue);
      r.depth++;
      spend(r, 64 + 16 * (r.at - at));
      r.at = back;
      return copy;
    };
  }

  return r => {
    const at = r.at, made = {};
    if (from.kind === Obj) {
      enter(r);
      via(r, made as never);
      r.depth++;
      return made;
    }

    const number = pass(r, from), other = r.other!.shared!, known = other.made.get(number);
    if (known) return known[1] === rules ? known[0] : fail('InvalidData', at);
    other.made.set(number, [made, rules]);
    other.waiting.push(() => {
      r.at = other.found[number - 1]![1];
      via(r, made as never);
    });
    return made;
  };
}

/** Takes memory that no bytes pay for. */
export function spend(r: Reader, bytes: number): void {
  if ((r.other!.budget -= bytes) < 0) fail('LimitExceeded', r.at);
}

function union(from: Slot, to: Slot, how: How, schema: Resolvable): Read {
  const { ways, isOptional } = how as Union;
  return r => {
    const start = r.at;
    enter(r);
    const [tag, definition] = caseOf(r, from), one = to.kind === UnionKind ? ownCase(schema, to.id, tag) : undefined;
    let made: unknown = null;
    if (to.kind === UnionKind && !one) {
      skip(r, definition.root);
      if (!isOptional) fail('UnknownCase', r.at);
    } else {
      if (!one && tag) fail('SchemaMismatch', start);
      const target = one?.root ?? to, [way, make] = one ? ways()[tag]! : [how];
      let read = definition.ways.get(target);
      if (!read) definition.ways.set(target, read = value(definition.root, target, way as How, schema, false) ?? (r => fail(errorOf(definition.root), r.at)));
      made = read(r);
      if (made === null && !(isOptional && target.kind === UnionKind)) fail('NullNotAllowed', r.at);
      if (make && made !== null) made = make(made as never);
    }

    r.depth++;
    return made;
  };
}

/** The function that gives the value of an absent member: zero, no elements, an object of such members. */
export function zero(to: Slot, how: How, schema: Resolvable, inside: readonly Type[]): Read {
  const { kind, number, types } = to;
  if (isFixed(kind)) return constant(() => (how as Get)(view, 0));
  if (kind === List || kind === Map_) return r => makeOf(to, how)([], r);
  if (kind === Obj) return nothing(types[number]!, how as Rules, schema, inside);
  return kind < UnionKind || kind === Extended ? constant(() => (how as Read)(reader(new Uint8Array(8), 0, schema))) : r => fail('MissingMember', r.at);
}

/** Objects are made anew each time. */
export function constant(make: () => unknown): Read {
  const made = make();
  return typeof made === 'object' ? make : () => made;
}

/** The function that gives a constant of C#, as a value outside of an object. */
export function constantOf(to: Slot, how: How, bytes: Uint8Array, schema: Resolvable): Read {
  const r = reader(bytes, 0, schema);
  return constant(() => isFixed(to.kind) ? (how as Get)(r.view, 0) : (how as Read)(reader(bytes, 0, schema)));
}
