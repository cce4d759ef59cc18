// Unions of other shapes.

import { definedCase } from './case-table.ts';
import { enter, fail } from './core.ts';
import { failing } from './plans.ts';
import type { How, Planner, Special } from './plans.ts';
import { ownCase } from './reader-schema.ts';
import { skip } from './schema-walker.ts';
import type { Slot } from './schema.ts';
import { caseReader, value } from './values.ts';
import { Object as ObjectKind, Union as UnionKind } from './wire.ts';

/** How a case is read, and what puts it into the union unless it is an object. */
type Way = readonly [how: unknown, make?: (value: never) => unknown];

/** How the reader makes a union, given its cases by tag, and whether an unknown one is null. */
export function union(ways: () => { readonly [tag: number]: Way }, isOptional: boolean = false): Special {
  return {
    none: failing('MissingMember'),
    from: (from, to, planner) => from.kind === UnionKind ? cases(from, to, planner) : base(from, to, planner),
  };

  /** A class that became the base of a union. */
  function base(from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
    const one = from.kind === ObjectKind ? ownCase(planner, to.id, 0) : undefined;
    return one && value(from, one.root, ways()[0]![0] as How, planner, false);
  }

  function cases(from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
    return reader => {
      enter(reader);
      const [tag, definition] = definedCase(reader, from), one = ownCase(planner, to.id, tag);
      let made: unknown = null;
      if (!one) {
        skip(reader, definition.root);
        if (!isOptional) fail('UnknownCase', reader.at);
      } else {
        const [how, make] = ways()[tag]!;
        made = caseReader(definition, one.root, how as How, planner)(reader);
        if (made === null && !(isOptional && one.root.kind === UnionKind)) fail('NullNotAllowed', reader.at);
        if (make && made !== null) made = make(made as never);
      }

      reader.depth++;
      return made;
    };
  }
}
