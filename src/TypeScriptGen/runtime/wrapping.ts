// Plain values of other versions, where the reader has payloads within the payload (`Serialized<T>`).

import type { Read, Reader } from './core.ts';
import type { Special } from './plans.ts';
import { pooledOrNull } from './pooled.ts';
import { skip } from './schema-walker.ts';
import { nullMark } from './schema.ts';
import type { Slot, Type } from './schema.ts';
import { spend } from './values.ts';
import { walkOf } from './walk-scope.ts';
import {
  String as StringKind, Object as ObjectKind, Union as UnionKind, Reference, Opaque, Extended, Pooled, Rest, PlaceShift, MemberUnit,
  NamedKeys, HasContract, HasBase, IdGap, LengthUnit, Utf16, Utf8, NullString, MaxPooled, CharsPerExtraByte, sizes,
} from './wire.ts';

/** How the reader makes a `Serialized<T>`, given how it reads one. */
export function payload(read: unknown): Special {
  return {
    none: () => new Uint8Array(0),
    get: from => {
      const wrap = wrapped(from)!, size = sizes[from.kind]!;
      return (view, at) => wrap(new Uint8Array(view.buffer, view.byteOffset + at, size));
    },
    from: (from, to) => {
      if (from.kind === to.kind && from.id === to.id) return read as Read;
      const wrap = wrapped(from);
      return wrap && (reader => {
        const at = reader.at, walk = walkOf(reader), texts: NonNullable<typeof walk.texts> = walk.texts = [];
        skip(reader, from);
        walk.texts = undefined;
        return reader.at === at + 1 && reader.bytes[at] === nullMark(from) ? null : wrap(texts.length ? renumbered(reader, at, texts, walk.levels) : reader.bytes.subarray(at, reader.at));
      });
    },
  };
}

/** A descriptor that is written. Types are numbered as they come. */
interface Descriptor {
  readonly bytes: number[];
  readonly types: Type[];
  /** Whether what is put is outside of the types. */
  isRoot: boolean;
}

/** Puts the bytes of a value into a payload; undefined for values that depend on the rest of their payload. */
function wrapped(from: Slot): ((body: Uint8Array) => Uint8Array) | undefined {
  const descriptor: Descriptor = { bytes: [], types: [], isRoot: true }, { bytes, types } = descriptor;
  if (!putSlot(descriptor, from, Rest)) return undefined;
  descriptor.isRoot = false;
  for (const type of types) if (!putSegment(descriptor, type)) return undefined;
  const head = [0];
  putNumber(head, bytes.length);
  const header = Uint8Array.of(...head, ...bytes);
  return body => {
    const payload = new Uint8Array(header.length + body.length);
    payload.set(header);
    payload.set(body, header.length);
    return payload;
  };
}

/**
 * The bytes of a value from a place on, with numbers of its own: the first of each pooled string is in full. Those outside of objects
 * are plain, as `T` has them.
 */
function renumbered(reader: Reader, at: number, texts: readonly (readonly [at: number, levels: number])[], outside: number): Uint8Array {
  const end = reader.at, all: number[] = [], known = new Map<string, number>();
  for (const [start, levels] of texts) {
    reader.at = start;
    const text = pooledOrNull(reader);
    if (!text || text.length > MaxPooled) continue;
    for (; at < start; at++) all.push(reader.bytes[at]!);
    at = reader.at;
    const number = levels < outside && known.get(text);
    if (number) putNumber(all, number * LengthUnit + NullString);
    else {
      if (levels < outside) known.set(text, known.size + 1);
      spend(reader, 64 + 2 * text.length);
      putText(all, text);
    }
  }

  for (reader.at = end; at < end; at++) all.push(reader.bytes[at]!);
  return Uint8Array.from(all);
}

/** Puts a string as .NET writes it. */
function putText(bytes: number[], text: string): void {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)), utf8 = new TextEncoder().encode(text), { length } = units;
  const isWide = units.some(unit => unit > 255), isUtf8 = (utf8.length - length) * CharsPerExtraByte <= length && !/\p{Surrogate}/u.test(text);
  putNumber(bytes, (isWide && isUtf8 ? utf8.length : length) * LengthUnit + (isWide ? isUtf8 ? Utf8 : Utf16 : 0));
  bytes.push(...isWide ? isUtf8 ? utf8 : units.flatMap(unit => [unit & 255, unit >> 8]) : units);
}

function putNumber(bytes: number[], number: number): void {
  for (; number > 127; number = Math.floor(number / 128)) bytes.push(number % 128 | 128);
  bytes.push(number);
}

const putFixed32 = (bytes: number[], number: number): unknown => bytes.push(number & 255, number >> 8 & 255, number >> 16 & 255, number >>> 24);

const putType = ({ bytes, types }: Descriptor, type: Type): void => putNumber(bytes, types.includes(type) ? types.indexOf(type) : types.push(type) - 1);

/** Returns whether values of the slot do not depend on the rest of their payload. */
function putSlot(descriptor: Descriptor, { kind, id, key, item, number, types }: Slot, place: number): boolean {
  const { bytes, isRoot } = descriptor, isPooled = kind === StringKind && id && !isRoot;
  bytes.push((isPooled ? Extended : kind) | place << PlaceShift);
  if (isPooled) bytes.push(Pooled, StringKind);
  if (kind === Extended) putNumber(bytes, id);
  if (kind === Opaque) {
    putFixed32(bytes, id);
    putNumber(bytes, number);
  }

  if (kind === ObjectKind) putType(descriptor, types[number]!);
  return kind !== UnionKind && kind !== Reference && (!key || putSlot(descriptor, key, key.place)) && (!item || putSlot(descriptor, item, item.place));
}

/** Returns the same for the values of a type. */
function putSegment(descriptor: Descriptor, { members, named, hash, base, types }: Type): boolean {
  const { bytes } = descriptor;
  let last = 0;
  putNumber(bytes, members.length * MemberUnit + (named ? NamedKeys : 0) + (hash < 0 ? 0 : HasContract) + (base < 0 ? 0 : HasBase));
  if (hash >= 0) putFixed32(bytes, hash);
  if (base >= 0) putType(descriptor, types[base]!);
  for (const { key, slot } of members) {
    const delta = key - last - 1;
    if (named) putFixed32(bytes, key);
    else if (delta) {
      bytes.push(IdGap);
      putNumber(bytes, delta < 0 ? -2 * delta - 1 : 2 * delta);
    }

    last = key;
    if (!putSlot(descriptor, slot, slot.place)) return false;
  }

  return true;
}
