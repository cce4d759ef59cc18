// Steps over values by their descriptor alone.

import { compact, integerOf, integers } from './compact.ts';
import { enter, exceeded, fail, invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { skipExtension } from './kept.ts';
import { bit, bits, count, ones } from './lists.ts';
import { byte, hasPresence, isExtensionData, isFixed, keep, nullMark, parse } from './schema.ts';
import type { Definition, Member, Shape, Slot, Type } from './schema.ts';
import type { Rules } from './plans.ts';
import { path } from './tracing.ts';
import {
  String as Text, Object as Obj, List, Union as UnionKind, Reference, Opaque, Present, Compact, LengthUnit,
  EncodingMask, Utf8, NullString, HasNulls, sizes,
} from './wire.ts';

/** What is known of a payload of another shape while it is read. */
export interface Other {
  /** What holds for the payload, or a part that is one of its own. */
  scope: Scope;
  /** How many types all of them list together. */
  known: number;
  /** The levels still allowed of objects that are stepped over. */
  levels: number;
  /** The memory still allowed that no bytes pay for. */
  budget: number;
  /** The objects that keep their identity, if there are any. */
  shared: Shared | undefined;
  /** Steps over a table of objects in extension data. */
  readonly table: (r: Reader) => void;
  /** Whether there were such tables: a section follows the last body. */
  hasTables: boolean;
  /** Where the parts and values are of objects whose members come in another order; those of the innermost one last. */
  readonly places: number[];
}

/** The shape of a payload, and its cases. */
export interface Scope {
  readonly writer: Shape;
  /** The definitions of such payloads, by their names and bytes. */
  readonly definitions: Map<string, Definition>;
  /** The cases that are defined, by union and tag, and where. */
  defined: Map<string, [at: number, definition: Definition]> | undefined;
}

interface Shared {
  /** The numbers of first occurrences, by place. */
  readonly first: Map<number, number>;
  /** The type and the body of each. */
  readonly found: [type: Type, at: number][];
  /** Those that are made, by number, and how to read the bodies that are not read yet. */
  readonly made: Map<number, readonly [value: object, rules: Rules]>;
  readonly waiting: (() => void)[];
}

/** Reads flags and block of a part. */
export function head(r: Reader, type: Type): number {
  const at = take(r, type.head), last = at + (type.flags >> 3);
  if (type.members.length ? type.flags & 7 && r.bytes[last]! >> (type.flags & 7) : r.bytes[at]) invalid(at);
  if (type.guarded.length) {
    for (const [n, last] of type.guarded) {
      if (!bit(r, at, n) && bit(r, at, n + 1) + bit(r, at, last)) invalid(at);
    }
  }

  return at;
}

export function skip(r: Reader, slot: Slot): void {
  const { kind, item } = slot;
  if (slot.place === Compact) integerOf(r, kind);
  else if (isFixed(kind)) take(r, sizes[kind]!);
  else if (kind === Text) skipText(r);
  else if (kind < Obj) skipCollection(r, slot);
  else if (kind === Obj) skipObject(r, slot.types[slot.number]!);
  else if (kind === UnionKind) {
    enter(r);
    const { root } = caseOf(r, slot)[1];
    skip(refuseNull(r, root), root);
    r.depth++;
  } else if (kind === Reference) pass(r, slot);
  else if (kind === Opaque) take(r, uv(r));
  else if (isExtensionData(slot)) skipExtension(r);
  else skip(r, item!);
}

/** Refuses the null of a kind where presence was told. */
export const refuseNull = (r: Reader, slot: Slot): Reader => r.bytes[r.at] === nullMark(slot) ? invalid(r.at) : r;

function skipText(r: Reader): void {
  const head = uv(r), encoding = head & EncodingMask;
  if (head !== NullString) take(r, encoding > Utf8 ? invalid(r.at) : (head - encoding) / LengthUnit * (encoding % Utf8 + 1));
}

function skipCollection(r: Reader, slot: Slot): void {
  const { key } = slot, item = slot.item ?? byte, { kind, place } = item, flag = r.bytes[r.at]!, hasNulls = place === Present ? flag & HasNulls : 0;
  if (place === Compact && !key) return void integers(r, kind, () => 0);
  const n = count(r, !kind || hasNulls ? 1 / 8 : place === Compact ? 1 : sizes[kind] ?? 1, hasNulls);
  if (n < 0) return;
  const bitmap = hasNulls ? bits(r, n) : -1, present = hasNulls ? ones(r, bitmap, n) : n;
  if (slot.kind === List && !kind) bits(r, present);
  else if (!key && isFixed(kind)) take(r, present * sizes[kind]!);
  else {
    for (let i = 0; i < n; i++) {
      if (key) skip(r, key);
      if (bitmap < 0 || bit(r, bitmap, i)) skip(r, item);
    }
  }
}

/** All objects count here, not just those of types that contain themselves, so that more levels are allowed. */
export function skipObject(r: Reader, type: Type): void {
  const other = r.other!;
  if (--other.levels < 0) exceeded(r);
  for (const part of type.parts) {
    const at = head(r, part);
    for (const member of part.behind) skipMember(r, at, member);
  }

  other.levels++;
}

/** Skips a member, which may be read later: then reading finds the place of an error. */
export function skipMember(r: Reader, at: number, { slot, bit: n }: Member): void {
  const { kind, place } = slot;
  if (hasPresence(place) && !bit(r, at, n++)) return;
  if (place < Compact) skip(place === Present && !path ? refuseNull(r, slot) : r, slot);
  else compact(r, kind, at, n);
}

/** Reads a case, and its definition before its first value. */
export function caseOf(r: Reader, slot: Slot): [tag: number, definition: Definition] {
  const at = r.at, head = uv(r), tag = Math.floor(head / 2), name = slot.id + ' ' + tag;
  let found = r.other!.scope.defined?.get(name);
  if (head % 2) {
    const size = uv(r), start = take(r, size);
    if (found && found[0] !== at) invalid(at);
    found ??= define(r, name, r.bytes.subarray(start, r.at), at);
  }

  return found ? [tag, found[1]] : invalid(at);
}

/** Makes a case's definition the one of later values. */
export function define(r: Reader, name: string, bytes: Uint8Array, at: number): [number, Definition] {
  const other = r.other!, { scope } = other, key = name + ' ' + bytes.join(), { definitions, writer } = scope;
  const definition = definitions.get(key) ?? keep(definitions, key, { ...parse(bytes, 0, writer.types), ways: new Map() });
  // Each one lists all types known so far.
  other.known += definition.types.length;
  if (other.known > 2 ** 21) fail('LimitExceeded', at);
  const found: [number, Definition] = [at, definition];
  (scope.defined ??= new Map()).set(name, found);
  return found;
}

/** Reads the number of an object that keeps its identity. */
export function pass(r: Reader, slot: Slot): number {
  const { first, found } = r.other!.shared!, at = r.at, type = slot.types[slot.number]!;
  let n = uv(r);
  if (!n) {
    n = first.get(at) ?? found.push([type, 0]);
    first.set(at, n);
  }

  const one = found[n - 1];
  if (!one || one[0] !== type && !isLike(one[0], type)) invalid(at);
  return n;
}

/** Cases list types separately. One of them may be another's. */
function isLike(a: Type, b: Type): boolean {
  return a.members.length === b.members.length && a.members.every(({ key, slot: { kind, place } }, i) => {
    const other = b.members[i]!;
    return key === other.key && kind === other.slot.kind && place === other.slot.place;
  });
}

/** Steps over the numbers of objects that extension data refers to: a section of them follows the last body. */
export function table(r: Reader): void {
  r.other!.hasTables = true;
  for (let n = uv(r); n > 0; n--) uv(r);
}

/** Steps over that section, if there is one: it is the end. */
export function finish(r: Reader): void {
  for (let n = r.other!.hasTables ? uv(r) : 0; n > 0; n--) {
    if (uv(r)) continue;
    if (!uv(r)) take(r, uv(r));
    table(r);
    take(r, uv(r) || invalid(r.at));
  }

  if (r.at < r.bytes.length) fail('TrailingData', r.at);
}

/** Walks a payload. It may define cases, and the first reference to an object may be in a skipped part. */
export function walk(r: Reader): void {
  const at = r.at, other = r.other!, { found } = other.shared = { first: new Map(), found: [], made: new Map(), waiting: [] } as Shared;
  skip(r, other.scope.writer.root);
  for (const one of found) {
    one[1] = r.at;
    skipObject(r, one[0]);
  }

  finish(r);
  r.at = at;
}
