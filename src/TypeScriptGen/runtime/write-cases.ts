// Writes unions, and objects that keep their identity.

import { frame, refuse, varint } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { fromBase64 } from './core.ts';
import type { Union } from './core.ts';
import { casesOf } from './cases.ts';

/** Writes the case of a union, and its definition before its first value. */
export function caseOf(writer: Writer, union: Union, tag: number): void {
  const one = casesOf(writer.schema).get(union)![tag]!, defined = writer.cases ??= new Set(), isNew = !defined.has(one);
  varint(writer, tag * 2 + (isNew && !writer.told ? 1 : 0));
  if (!isNew) return;
  defined.add(one);
  const definition = one.bytes ??= fromBase64(one.definition);
  if (writer.told) writer.told.push([[...casesOf(writer.schema).keys()].indexOf(union), tag, definition]);
  else frame(writer, definition);
}

/** Refuses a value whose case is not in its union. */
export function noCase(value: unknown, discriminator: string = '$type'): never {
  return refuse('UnsupportedType', String((value as Record<string, unknown> | null)?.[discriminator]) + ' is not a case of the union');
}

/** Writes an object that keeps its identity; its body comes later. */
export function reference<T extends object>(writer: Writer, value: T, body: (writer: Writer, value: T) => void): void {
  const numbers = writer.numbers ??= new Map<object, number>(), number = numbers.get(value);
  varint(writer, number ?? 0);
  if (number) return;
  numbers.set(value, numbers.size + 1);
  writer.bodies.push(writer => body(writer, value));
}
