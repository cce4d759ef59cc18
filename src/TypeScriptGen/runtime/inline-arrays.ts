// Arrays of a fixed length. Elements that a payload lacks have the default of C#.

import { fail } from './core.ts';
import type { Reader } from './core.ts';

/** A typed array. */
interface Typed {
  readonly length: number;
  set(items: never): void;
}

const check = (r: Reader, { length }: { readonly length: number }, n: number): boolean =>
  length === n || length > n && fail('Overflow', r.at, `the list has ${length} elements, and the inline array has room for ${n}`);

/** Elements, made complete. Null is none of them. */
export function filled<T>(r: Reader, items: T[] | null, n: number, none: () => unknown): T[] {
  const all = items ?? [];
  if (!check(r, all, n)) while (all.length < n) all.push(none() as T);
  return all;
}

export function filledOrNull<T>(r: Reader, items: T[] | null, n: number, none: () => unknown): T[] | null {
  return items && filled(r, items, n, none);
}

export function filledTyped<T extends Typed>(r: Reader, items: T | null, n: number, array: new (n: number) => T): T {
  if (items && check(r, items, n)) return items;
  const all = new array(n);
  if (items) all.set(items as never);
  return all;
}

export function filledTypedOrNull<T extends Typed>(r: Reader, items: T | null, n: number, array: new (n: number) => T): T | null {
  return items && filledTyped(r, items, n, array);
}
