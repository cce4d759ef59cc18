// Arrays of a fixed length. Elements that a payload lacks have the default of C#.

import { fail } from './core.ts';
import type { Reader } from './core.ts';

/** A typed array. */
interface Typed {
  readonly length: number;
  set(items: never): void;
}

const check = (reader: Reader, { length }: { readonly length: number }, count: number): boolean =>
  length === count || length > count && fail('Overflow', reader.at, `the list has ${length} elements, and the inline array has room for ${count}`);

/** Elements, made complete. Null is none of them. */
export function filled<T>(reader: Reader, items: T[] | null, count: number, none: () => unknown): T[] {
  const all = items ?? [];
  if (!check(reader, all, count)) while (all.length < count) all.push(none() as T);
  return all;
}

export function filledOrNull<T>(reader: Reader, items: T[] | null, count: number, none: () => unknown): T[] | null {
  return items && filled(reader, items, count, none);
}

export function filledTyped<T extends Typed>(reader: Reader, items: T | null, count: number, array: new (count: number) => T): T {
  if (items && check(reader, items, count)) return items;
  const all = new array(count);
  if (items) all.set(items as never);
  return all;
}

export function filledTypedOrNull<T extends Typed>(reader: Reader, items: T | null, count: number, array: new (count: number) => T): T | null {
  return items && filledTyped(reader, items, count, array);
}
