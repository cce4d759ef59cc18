// Writes arrays of a fixed length.

import { notNull, refuse } from './write-core.ts';

/** What is written as an inline array of `n` elements. */
export function exactly<T extends { readonly length: number }>(value: T | null, count: number): T {
  const all = notNull(value);
  return all.length === count ? all : refuse('InvalidData', `write ${count} elements, not ${all.length}`);
}

export function exactlyOrNull<T extends { readonly length: number }>(value: T | null, count: number): T | null {
  return value === null ? value : exactly(value, count);
}
