// Objects that keep their identity, in other shapes.

import { enter, invalid } from './core.ts';
import { failing } from './plans.ts';
import type { Plan, Rules, Special } from './plans.ts';
import { referenceNumber } from './reference-table.ts';
import { walkOf } from './walk-scope.ts';
import { Object as ObjectKind, Reference } from './wire.ts';

/** How the reader makes such an object, given its rules. */
export function shared(rules: () => Rules): Special {
  return {
    none: failing('MissingMember'),
    from: (from, to, planner) => {
      if (from.kind !== ObjectKind && from.kind !== Reference) return undefined;
      const writer = from.types[from.number]!, target = to.types[to.number]!, plan = (): Plan => planner.planOf(writer, target, rules(), planner);
      return reader => {
        const at = reader.at, made = {};
        if (from.kind === ObjectKind) {
          enter(reader);
          rules().via(reader, plan(), made as never);
          reader.depth++;
          return made;
        }

        const number = referenceNumber(reader, from), { made: all, found, waiting } = walkOf(reader).shared!, known = all.get(number);
        if (known) return known[1] === rules() ? known[0] : invalid(at);
        all.set(number, [made, rules()]);
        waiting.push(() => {
          reader.at = found[number - 1]![1];
          rules().via(reader, plan(), made as never);
        });
        return made;
      };
    },
  };
}
