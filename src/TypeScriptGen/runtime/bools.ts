// Lists of bools.

import type { Reader } from './core.ts';
import { bit, bits, count, ones } from './lists.ts';

/** Reads elements that take a bit each, and where `flags` allows nulls a bitmap of those that are present. */
export function bools(reader: Reader, flags: number): (boolean | null)[] | null;
export function bools(reader: Reader): boolean[] | null;
export function bools(reader: Reader, flags: number = 0): (boolean | null)[] | null {
  const hasNulls = reader.bytes[reader.at]! & flags, length = count(reader, 1 / 8, flags), items: (boolean | null)[] = [];
  if (length < 0) return null;
  const present = hasNulls ? bits(reader, length) : -1, at = bits(reader, hasNulls ? ones(reader, present, length) : length);
  for (let i = 0, next = 0; i < length; i++) items.push(hasNulls && !bit(reader, present, i) ? null : !!bit(reader, at, next++));
  return items;
}
