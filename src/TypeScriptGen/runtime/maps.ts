// Maps of other shapes.

import { notNull } from './core.ts';
import type { Reader } from './core.ts';
import { entries, entriesWithNulls } from './entries.ts';
import type { How, Make, Special } from './plans.ts';
import { isPayload } from './schema.ts';
import { counted } from './tracing.ts';
import { orNone, value } from './values.ts';
import { Present } from './wire.ts';

/** Entries as they are. */
export const toPairs = <K, V>(all: [K, V][]): [K, V][] => all;

/** How the reader makes a map of its entries, which are pairs. */
export function map(keyHow: unknown, how: unknown, make: unknown): Special {
  const made = make as Make;
  return {
    none: reader => made([], reader),
    from: (from, to, planner) => {
      const source = from.item!, target = to.item!, none = orNone(source, target, how as How, planner);
      const key = isPayload(from.key!) === isPayload(to.key!) && value(from.key!, to.key!, keyHow as How, planner, false), read = value(source, target, how as How, planner, false);
      if (!key || !read) return undefined;
      const keyOf = (reader: Reader): unknown => notNull(reader, key(reader)), all = source.place === Present ? entriesWithNulls : entries;
      const pairsOf = counted((reader, read) => all(reader, 1, keyOf, read), read);
      return reader => {
        const pairs = pairsOf(reader);
        if (none && pairs) for (const pair of pairs) pair[1] ??= none(reader);
        return pairs && made(pairs, reader);
      };
    },
  };
}
