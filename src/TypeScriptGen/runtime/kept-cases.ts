// Values of cases that the reader does not know, kept to be written back.

import { casesOf } from './cases.ts';
import { pooledAt, putPooled } from './copied-texts.ts';
import { fail } from './core.ts';
import type { KeptCase, Reader } from './core.ts';
import { skip } from './schema-walker.ts';
import { byte } from './schema.ts';
import { joined } from './streams.ts';
import type { Keep } from './unions.ts';
import { spend } from './values.ts';
import { walkOf } from './walk-scope.ts';
import type { Definition, Scope } from './walk-scope.ts';
import { MaxPooled, UInt8 } from './wire.ts';

/** How much memory a value takes beside its bytes: what two bytes of a payload pay for. */
const valueSize = 256;

/** Keeps a value as it is, but without the definitions of the cases in it and with numbers of its own for its strings, given what makes it a value of the union. */
export function keeping(make: (value: KeptCase) => unknown): Keep {
  return (reader, from, tag, definition, to, { schema }) => {
    const origin = originOf(walkOf(reader).scope), { name } = [...casesOf(schema).keys()][to.id]!;
    note(origin, from.id, tag, definition);
    return make({ union: name, tag, number: from.id, bytes: copyOf(reader, definition, origin), origin });
  };
}

type Origin = NonNullable<Scope['origin']>;

/** The shape of an entry of extension data has no root: it gets one, so that all are alike. */
const originOf = (scope: Scope): Origin => scope.origin ??= {
  descriptor: scope.writer.root === byte ? Uint8Array.of(UInt8, ...scope.writer.bytes) : scope.writer.bytes, cases: new Map(),
};

const note = ({ cases }: Origin, union: number, tag: number, { bytes }: Definition): unknown => cases.set(union + ' ' + tag, bytes);

function copyOf(reader: Reader, { root }: Definition, origin: Origin): Uint8Array {
  const walk = walkOf(reader), parts: Uint8Array[] = [];
  let copied = reader.at;
  const copyTo = (end: number): number => parts.push(reader.bytes.slice(copied, end));
  walk.passed = (at, union, tag, definition) => {
    const found = definition ?? fail('UnknownCase', at, 'it refers to objects that keep their identity');
    copyTo(at);
    parts.push(headOf(tag));
    copied = reader.at;
    note(origin, union, tag, found);
  };
  const known = new Map<string, number>();
  walk.text = at => {
    const text = pooledAt(reader, at), bytes: number[] = [];
    if (!text || text.length > MaxPooled) return;
    copyTo(at);
    putPooled(bytes, known, text);
    parts.push(Uint8Array.from(bytes));
    copied = reader.at;
  };
  skip(reader, root);
  walk.passed = walk.text = undefined;
  copyTo(reader.at);
  const size = parts.reduce((size, part) => size + part.length, 0);
  spend(reader, valueSize + size);
  return parts.length > 1 ? joined(parts, size) : parts[0]!;
}

/** The head of a value whose case is defined elsewhere. */
function headOf(tag: number): Uint8Array {
  const bytes: number[] = [];
  let left = tag * 2;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push(left % 128 | 128);
  return Uint8Array.of(...bytes, left);
}
