// Writes values of cases that the page did not know when it read them.

import { casesOf } from './cases.ts';
import { pooledAt } from './copied-texts.ts';
import { fromBase64, newReader } from './core.ts';
import type { Case, KeptCase, KeptOrigin, Schema, Union } from './core.ts';
import { parse } from './descriptor-parser.ts';
import { putDescriptor } from './descriptor-writer.ts';
import type { Descriptor } from './descriptor-writer.ts';
import { ownShape } from './reader-schema.ts';
import { skip, skipTable } from './schema-walker.ts';
import type { Definition, WalkScope } from './walk-scope.ts';
import { noCase } from './write-cases.ts';
import { enter, frame, refuse, room, varint } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { pooled } from './write-pooled.ts';
import { MaxPooled } from './wire.ts';

/** How definitions of one payload are written to another: a union's number grows by `shift`; -1 if they stay as they are. */
interface Numbers {
  readonly shift: number;
  readonly moved: Map<Definition, Uint8Array>;
}

interface Origin {
  readonly scope: WalkScope['scope'];
  readonly numbers: Numbers;
}

/** What is known of kept values in one payload, or in the messages of a stream. */
interface Kept {
  /** The number of types in the payload's descriptor, which is that of the schema. */
  readonly listed: number;
  readonly descriptor: Uint8Array;
  readonly unions: readonly (readonly [Union, { readonly [tag: number]: Case }])[];
  /** The definitions of cases that the page does not know, by `union tag`. */
  readonly all: Map<string, Uint8Array>;
  readonly origins: Map<KeptOrigin, Origin>;
  readonly shifts: number[];
  /** The first number that no union has. */
  next: number;
}

/** The numbers left for unions that only cases of other assemblies reach. */
const spare = 64;

/** How many ways of earlier payloads are tried for another one. */
const mostTried = 16;

/** By the set of cases that a payload, or the messages of a stream, define: that is as long in use. */
const keptOf = /* @__PURE__ */ new WeakMap<object, Kept>();

/** Writes a value as it was read. */
export function keptCase(writer: Writer, union: Union, value: unknown, discriminator: string = '$type'): void {
  const one = (value as { readonly value?: KeptCase }).value;
  if (one?.union !== union.name) return noCase(value, discriminator);
  const cases = writer.cases ??= new Set(), kept = keptOf.get(cases) ?? newKept(writer.schema), reader = newReader(one.bytes);
  keptOf.set(cases, kept);
  const number = kept.unions.findIndex(([known]) => known === union), { scope, numbers } = originOf(kept, one, number);
  const found = scope.defined?.get(one.number + ' ' + one.tag)?.[1];
  if (!found) return noCase(value, discriminator);
  let copied = 0;
  const copyTo = (end: number): void => {
    const at = room(writer, end - copied);
    writer.bytes.set(one.bytes.subarray(copied, end), at);
    copied = reader.at;
  };
  const other: WalkScope = {
    scope, known: 0, levels: Infinity, budget: 0, shared: undefined, skipTable, hasTables: false, places: [],
    passed: (at, union, tag, definition) => {
      copyTo(at);
      head(writer, kept, number, numbers.shift < 0 ? union : union + numbers.shift, tag, definitionOf(kept, numbers, definition!));
    },
    text: at => {
      const text = pooledAt(reader, at);
      if (!text || text.length > MaxPooled) return;
      copyTo(at);
      pooled(writer, text);
    },
  };
  reader.other = other;
  reader.depth = Infinity;
  enter(writer);
  head(writer, kept, number, number, one.tag, definitionOf(kept, numbers, found));
  skip(reader, found.root);
  copyTo(reader.at);
  writer.depth++;
}

function newKept(schema: Schema): Kept {
  const { types, bytes } = ownShape({ schema, own: undefined });
  return { listed: types.length, descriptor: bytes, unions: [...casesOf(schema)], all: new Map(), origins: new Map(), shifts: [], next: 0 };
}

/** Writes the head of a value, and the definition of its case before its first one. */
function head(writer: Writer, kept: Kept, top: number, union: number, tag: number, definition: Uint8Array): void {
  const name = union + ' ' + tag, known = kept.unions[union]?.[1][tag], before = definitionIn(kept, union, tag);
  if (before && !areSame(before, definition)) {
    refuse('UnsupportedType', `case ${tag} of the union ${kept.unions[top]![0].name}, which this page does not know, differs between two payloads that values came from`);
  }

  const isNew = known ? !writer.cases!.has(known) : !before;
  if (known) writer.cases!.add(known);
  else kept.all.set(name, definition);
  varint(writer, tag * 2 + (isNew && !writer.told ? 1 : 0));
  if (!isNew) return;
  if (writer.told) writer.told.push([union, tag, definition]);
  else frame(writer, definition);
}

/** The definition that a case has in the payload, if it has one. */
function definitionIn({ unions, all }: Kept, union: number, tag: number): Uint8Array | undefined {
  const known = unions[union]?.[1][tag];
  return known ? known.bytes ??= fromBase64(known.definition) : all.get(union + ' ' + tag);
}

const areSame = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, i) => byte === other[i]);

/** The payload that a value came from. */
function originOf(kept: Kept, one: KeptCase, union: number): Origin {
  const { origin } = one, known = kept.origins.get(origin);
  if (known) return known;
  const writer = parse(origin.descriptor, 0, []), defined: [string, [number, Definition]][] = [];
  for (const [name, bytes] of origin.cases) defined.push([name, [-1, { ...parse(bytes, 0, writer.types), reads: new Map() }]]);
  const scope = { writer, definitions: new Map(), defined: new Map(defined) }, made = { scope, numbers: numbersOf(kept, one, scope.defined, union) };
  kept.origins.set(origin, made);
  return made;
}

/** Definitions are as they were, if the payload's go together with them. Else they get other numbers, most often those of an earlier payload. */
function numbersOf(kept: Kept, one: KeptCase, defined: ReadonlyMap<string, readonly [number, Definition]>, union: number): Numbers {
  const cases = [...defined].map(([name, [, definition]]) => [...name.split(' ').map(Number), definition] as unknown as [number: number, tag: number, definition: Definition]);
  const fits = (numbers: Numbers): boolean => cases.every(([number, tag, definition]) => {
    const moved = definitionOf(kept, numbers, definition);
    const fitsAs = (union: number): boolean => areSame(definitionIn(kept, union, tag) ?? moved, moved);
    return fitsAs(numbers.shift < 0 ? number : number + numbers.shift) && (number !== one.number || tag !== one.tag || fitsAs(union));
  });
  const tried = [...areSame(one.origin.descriptor, kept.descriptor) ? [-1] : [], ...kept.shifts.slice(-mostTried).reverse()];
  for (const shift of tried) {
    const numbers: Numbers = { shift, moved: new Map() };
    if (fits(numbers)) return numbers;
  }

  const shift = Math.max(kept.next, kept.unions.length + spare);
  kept.next = shift + 1 + Math.max(...cases.map(([number]) => number));
  kept.shifts.push(shift);
  return { shift, moved: new Map() };
}

function definitionOf({ listed }: Kept, { shift, moved }: Numbers, found: Definition): Uint8Array {
  if (shift < 0) return found.bytes;
  let bytes = moved.get(found);
  if (!bytes) {
    const descriptor: Descriptor = { bytes: [], types: [], first: listed, shift };
    putDescriptor(descriptor, found.root);
    moved.set(found, bytes = Uint8Array.from(descriptor.bytes));
  }

  return bytes;
}
