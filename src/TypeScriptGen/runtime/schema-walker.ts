// Steps over values by their descriptor alone.

import { compact, integerOf, integers } from './compact.ts';
import { enter, exceeded, fail, invalid, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { definedCase } from './case-table.ts';
import { skipExtension } from './kept.ts';
import { bit, bits, ones, count } from './lists.ts';
import { add } from './pooled.ts';
import { referenceNumber } from './reference-table.ts';
import { digitsOf, byte, hasPresence, isExtensionData, isFixed, nullMark } from './schema.ts';
import type { Member, Slot, Type } from './schema.ts';
import { path } from './tracing.ts';
import { walkOf } from './walk-scope.ts';
import type { Shared } from './walk-scope.ts';
import {
  String as StringKind, Object as ObjectKind, List, Union as UnionKind, Reference, Opaque, Present, Compact, EncodingMask, LengthUnit,
  MaxPooled, Utf8, HasNulls, sizes,
} from './wire.ts';

/** Reads flags and block of a part. */
export function partHead(reader: Reader, type: Type): number {
  const at = take(reader, type.head), last = at + (type.flags >> 3);
  if (type.members.length ? type.flags & 7 && reader.bytes[last]! >> (type.flags & 7) : reader.bytes[at]) invalid(at);
  if (type.guarded.length) {
    for (const [presence, last] of type.guarded) {
      if (!bit(reader, at, presence) && bit(reader, at, presence + 1) + bit(reader, at, last)) invalid(at);
    }
  }

  return at;
}

export function skip(reader: Reader, slot: Slot): void {
  const { kind, item } = slot;
  if (slot.place === Compact) integerOf(reader, kind);
  else if (isFixed(kind)) take(reader, sizes[kind]!);
  else if (kind === StringKind) skipText(reader, slot);
  else if (kind < ObjectKind) skipCollection(reader, slot);
  else if (kind === ObjectKind) skipObject(reader, slot.types[slot.number]!);
  else if (kind === UnionKind) {
    const { at } = reader;
    enter(reader);
    const [tag, definition] = definedCase(reader, slot), { root } = definition;
    walkOf(reader).passed?.(at, slot.id, tag, definition);
    skip(refuseNull(reader, root), root);
    reader.depth++;
  } else if (kind === Reference) {
    walkOf(reader).passed?.(reader.at, 0, 0, undefined);
    referenceNumber(reader, slot);
  } else if (kind === Opaque) take(reader, varint(reader));
  else if (isExtensionData(slot)) skipExtension(reader);
  else skip(reader, item!);
}

/** Refuses the null of a kind where presence was told. */
export const refuseNull = (reader: Reader, slot: Slot): Reader => reader.bytes[reader.at] === nullMark(slot) ? invalid(reader.at) : reader;

/** Steps over a string. A pooled one is read when one refers to it. */
function skipText(reader: Reader, { id }: Slot): void {
  const { at, bytes, pool } = reader, encoding = bytes[at]! & EncodingMask, walk = walkOf(reader);
  let length = Math.floor(varint(reader) / LengthUnit);
  if (encoding > Utf8) {
    if (length > (id && pool?.length || 0)) invalid(reader.at);
    length = 0;
  }

  let i = take(reader, length * (encoding % Utf8 + 1));
  if (!id) return;
  // Chars count, not bytes: those within a char are none, and the first of four bytes is two.
  if (encoding === Utf8 && length <= 3 * MaxPooled) for (; i < reader.at; i++) length += bytes[i]! > 239 ? 1 : bytes[i]! >> 6 === 2 ? -1 : 0;
  add(reader, length, at);
  walk.text?.(at, walk.levels);
}

function skipCollection(reader: Reader, slot: Slot): void {
  const { key } = slot, item = slot.item ?? byte, { kind, place } = item, hasNulls = place === Present ? reader.bytes[reader.at]! & HasNulls : 0;
  if (place === Compact && !key) {
    const [number, each] = digitsOf(item);
    return void integers(reader, number, () => 0, each);
  }

  const length = count(reader, !kind || hasNulls ? 1 / 8 : place === Compact ? 1 : sizes[kind] ?? 1, hasNulls);
  if (length < 0) return;
  const bitmap = hasNulls ? bits(reader, length) : -1, present = hasNulls ? ones(reader, bitmap, length) : length;
  if (slot.kind === List && !kind) bits(reader, present);
  else if (!key && isFixed(kind)) take(reader, present * sizes[kind]!);
  else {
    for (let i = 0; i < length; i++) {
      path?.push(`[${i}]`);
      if (key) skip(reader, key);
      if (bitmap < 0 || bit(reader, bitmap, i)) skip(reader, item);
      path?.pop();
    }
  }
}

/** All objects count here, not just those of types that contain themselves, so that more levels are allowed. */
function skipObject(reader: Reader, type: Type): void {
  const walk = walkOf(reader);
  if (--walk.levels < 0) exceeded(reader);
  for (const part of type.parts) {
    const at = partHead(reader, part);
    for (const member of part.behind) skipMember(reader, at, member);
  }

  walk.levels++;
}

/** Skips a member, which may be read later: then reading finds the place of an error, or it has a name. */
export function skipMember(reader: Reader, at: number, { slot, bit: first, key, named, name }: Member): void {
  const { kind, place } = slot;
  if (hasPresence(place) && !bit(reader, at, first++)) return;
  path?.push(name ?? (named ? '.?' + key.toString(16).padStart(8, '0') : '.#' + key));
  if (place < Compact) skip(place === Present && !path ? refuseNull(reader, slot) : reader, slot);
  else compact(reader, kind, at, first);
  path?.pop();
}

/** Steps over the numbers of objects that extension data refers to: a section of them follows the last body. */
export function skipTable(reader: Reader): void {
  const walk = walkOf(reader);
  walk.hasTables = true;
  walk.passed?.(reader.at, 0, 0, undefined);
  for (let left = varint(reader); left > 0; left--) varint(reader);
}

/** Steps over that section, if there is one: it is the end. */
export function finish(reader: Reader): void {
  for (let left = walkOf(reader).hasTables ? varint(reader) : 0; left > 0; left--) {
    if (varint(reader)) continue;
    if (!varint(reader)) take(reader, varint(reader));
    skipTable(reader);
    take(reader, varint(reader) || invalid(reader.at));
  }

  if (reader.at < reader.bytes.length) fail('TrailingData', reader.at);
}

/** Walks a payload. It may define cases, and the first reference to an object may be in a skipped part. */
export function walk(reader: Reader): void {
  const at = reader.at, other = walkOf(reader), { found } = other.shared = { first: new Map(), found: [], made: new Map(), waiting: [] } as Shared;
  skip(reader, other.scope.writer.root);
  for (const one of found) {
    one[1] = reader.at;
    skipObject(reader, one[0]);
  }

  finish(reader);
  reader.at = at;
}
