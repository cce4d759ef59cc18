// Writes unions, and objects that keep their identity.

import { frame, refuse, uv } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { fromBase64 } from './core.ts';
import type { Union } from './core.ts';
import { casesOf } from './cases.ts';

/** Writes the case of a union, and its definition before its first value. */
export function caseOf(w: Writer, union: Union, tag: number): void {
  const one = casesOf(w.schema).get(union)![tag]!, defined = w.cases ??= new Set(), isNew = !defined.has(one);
  uv(w, tag * 2 + (isNew && !w.told ? 1 : 0));
  if (!isNew) return;
  defined.add(one);
  const definition = one.bytes ??= fromBase64(one.definition);
  if (w.told) w.told.push([union, tag, definition]);
  else frame(w, definition);
}

/** Refuses a value whose case is not in its union. */
export function noCase(value: unknown, discriminator: string = '$type'): never {
  return refuse('UnsupportedType', String((value as Record<string, unknown> | null)?.[discriminator]) + ' is not a case of the union');
}

/** Writes an object that keeps its identity; its body comes later. */
export function reference<T extends object>(w: Writer, value: T, body: (w: Writer, value: T) => void): void {
  const numbers = w.numbers ??= new Map<object, number>(), number = numbers.get(value);
  uv(w, number ?? 0);
  if (number) return;
  numbers.set(value, numbers.size + 1);
  w.bodies.push(w => body(w, value));
}
