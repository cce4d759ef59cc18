// Unions of other shapes.

import { enter, fail } from './core.ts';
import { failing, ownCase } from './schema.ts';
import type { Resolvable, Slot } from './schema.ts';
import { value, wayOf } from './values.ts';
import type { How, Special } from './values.ts';
import { caseOf, skip } from './walk.ts';
import { Object as Obj, Union as UnionKind } from './wire.ts';

/** How a case is read, and what puts it into the union unless it is an object. */
type Way = readonly [how: unknown, make?: (value: never) => unknown];

/** How the reader makes a union, given its cases by tag, and whether an unknown one is null. */
export function union(ways: () => { readonly [tag: number]: Way }, isOptional: boolean = false): Special {
  return {
    none: failing('MissingMember'),
    from: (from, to, schema) => from.kind === UnionKind ? cases(from, to, schema) : base(from, to, schema),
  };

  /** A class that became the base of a union. */
  function base(from: Slot, to: Slot, schema: Resolvable): ReturnType<Special['from']> {
    const one = from.kind === Obj ? ownCase(schema, to.id, 0) : undefined;
    return one && value(from, one.root, ways()[0]![0] as How, schema, false);
  }

  function cases(from: Slot, to: Slot, schema: Resolvable): ReturnType<Special['from']> {
    return r => {
      enter(r);
      const [tag, definition] = caseOf(r, from), one = ownCase(schema, to.id, tag);
      let made: unknown = null;
      if (!one) {
        skip(r, definition.root);
        if (!isOptional) fail('UnknownCase', r.at);
      } else {
        const [how, make] = ways()[tag]!;
        made = wayOf(definition, one.root, how as How, schema)(r);
        if (made === null && !(isOptional && one.root.kind === UnionKind)) fail('NullNotAllowed', r.at);
        if (make && made !== null) made = make(made as never);
      }

      r.depth++;
      return made;
    };
  }
}
