// Maps of other shapes.

import { notNull } from './core.ts';
import type { Reader } from './core.ts';
import { entries, entriesWithNulls } from './entries.ts';
import { isPayload } from './schema.ts';
import { counted } from './tracing.ts';
import { orNone, value } from './values.ts';
import type { How, Make, Special } from './values.ts';
import { Present } from './wire.ts';

/** Entries as they are. */
export const toPairs = <K, V>(all: [K, V][]): [K, V][] => all;

/** How the reader makes a map of its entries, which are pairs. */
export function map(keyHow: unknown, how: unknown, make: unknown): Special {
  const made = make as Make;
  return {
    none: r => made([], r),
    from: (from, to, schema) => {
      const source = from.item!, target = to.item!, none = orNone(source, target, how as How, schema);
      const key = isPayload(from.key!) === isPayload(to.key!) && value(from.key!, to.key!, keyHow as How, schema, false), read = value(source, target, how as How, schema, false);
      if (!key || !read) return undefined;
      const keyOf = (r: Reader): unknown => notNull(r, key(r)), all = source.place === Present ? entriesWithNulls : entries;
      const pairsOf = counted((r, read) => all(r, 1, keyOf, read), read);
      return r => {
        const pairs = pairsOf(r);
        if (none && pairs) for (const pair of pairs) pair[1] ??= none(r);
        return pairs && made(pairs, r);
      };
    },
  };
}
