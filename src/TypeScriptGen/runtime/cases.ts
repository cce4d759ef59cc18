// Unions.

import { fail, fromBase64, invalid, take, varint } from './core.ts';
import type { Cases, Reader, Schema, Union } from './core.ts';

/** The cases of the root's unions, in the order of their numbers; always the same objects. */
export function casesOf(schema: Schema): Map<Union, Cases> {
  return schema.cases ??= new Map(schema.unions?.());
}

/** The definitions of the cases that fingerprints cover, by `union tag`. */
export function told(schema: Schema): Map<string, Uint8Array> {
  return new Map([...casesOf(schema).values()].flatMap((all, union) => Object.entries(all).filter(([, one]) => !one.isAdded)
    .map(([tag, one]) => [union + ' ' + tag, one.bytes ??= fromBase64(one.definition)])));
}

/** Reads the case of a union. One that is unknown, or defined otherwise, is another version's. */
export function caseOf(reader: Reader, union: Union): number {
  const at = reader.at, head = varint(reader), tag = Math.floor(head / 2), one = casesOf(reader.schema).get(union)?.[tag];
  if (!one) return fail('OtherVersion', at);
  const defined = reader.cases ??= new Set();
  if (head % 2 ? defined.has(one) : !defined.has(one)) invalid(at);
  if (head % 2) {
    const size = varint(reader), start = take(reader, size), own = one.bytes ??= fromBase64(one.definition);
    if (size !== own.length || own.some((byte, i) => byte !== reader.bytes[start + i])) fail('OtherVersion', at);
    defined.add(one);
  }

  return tag;
}
