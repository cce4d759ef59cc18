// Objects that keep their identity, in other shapes.

import { enter, invalid } from './core.ts';
import type { Plan, Rules } from './plans.ts';
import { failing } from './schema.ts';
import type { Special } from './values.ts';
import { pass } from './walk.ts';
import { Object as Obj, Reference } from './wire.ts';

/** How the reader makes such an object, given its rules. */
export function shared(rules: () => Rules): Special {
  return {
    none: failing('MissingMember'),
    from: (from, to, schema) => {
      if (from.kind !== Obj && from.kind !== Reference) return undefined;
      const writer = from.types[from.number]!, target = to.types[to.number]!, plan = (): Plan => schema.planOf(writer, target, rules(), schema);
      return r => {
        const at = r.at, made = {};
        if (from.kind === Obj) {
          enter(r);
          rules().via(r, plan(), made as never);
          r.depth++;
          return made;
        }

        const number = pass(r, from), { made: all, found, waiting } = r.other!.shared!, known = all.get(number);
        if (known) return known[1] === rules() ? known[0] : invalid(at);
        all.set(number, [made, rules()]);
        waiting.push(() => {
          r.at = found[number - 1]![1];
          rules().via(r, plan(), made as never);
        });
        return made;
      };
    },
  };
}
