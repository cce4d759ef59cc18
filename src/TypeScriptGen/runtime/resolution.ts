// Payloads of another version. They are read straight on, by a plan for each shape: the writer's places, and functions
// for the members that differ. The rules are those of evolution.

import { fail, reader } from './reader.ts';
import type { Reader, Told } from './reader.ts';
import { header } from './headers.ts';
import { begin, end, match, noValue } from './objects.ts';
import type { Plan, Rules } from './objects.ts';
import { isPayload, isSame, own, parse } from './schema.ts';
import type { Resolvable, RootPlan, Shape } from './schema.ts';
import { errorOf, value } from './values.ts';
import type { How, Special } from './values.ts';
import { define, walk } from './walk.ts';
import { Object as Obj, Union } from './wire.ts';

export { map } from './maps.ts';
export { shared } from './references.ts';
export { union } from './unions.ts';
export { payload } from './wrapping.ts';
export { begin, end };
export type { Special, Plan, Resolvable, Rules };

/** Reads a payload of another shape. */
export function resolve(bytes: Uint8Array, schema: Resolvable, told?: Told): unknown {
  const r = reader(bytes, 0, schema), descriptor = told ? told.descriptor : header(r), plans = schema.plans ??= [];
  const known = plans.find(p => isDescriptor(p, descriptor)), plan = known ?? newPlan(descriptor, schema, told ? parse(descriptor, 0, []) : parse(bytes.subarray(0, r.at), r.at - descriptor.length, []));
  const { writer, definitions } = plan;
  r.other = {
    writer, definitions, defined: undefined, known: 0, levels: 500, budget: 2 ** 24 + 128 * bytes.length, shared: undefined, places: [],
  };
  if (told) for (const [name, definition] of told.cases) define(r, name, definition, -1);
  if (writer.needsWalk) walk(r);
  const made = plan.read(r), last = r.at;
  for (const read of r.other.shared?.waiting ?? []) read();
  if (made === null && own(schema).root.kind !== Union) fail('NullNotAllowed', r.at);
  if (!writer.needsWalk && last < bytes.length) fail('TrailingData', last);

  // Remember readable payloads only.
  if (!known) plans[plans.length % 8] = plan;
  return made;
}

function newPlan(descriptor: Uint8Array, schema: Resolvable, writer: Shape): RootPlan {
  const copy = new Uint8Array(descriptor), from = writer.root, to = own(schema).root, how = schema.root as How;
  const definitions = new Map<never, never>(), base = { descriptor: copy, view: new DataView(copy.buffer), writer, definitions };
  if (from.kind === Obj && to.kind === Obj) {
    const type = from.types[from.number]!, own = to.types[to.number]!, { via } = how as Rules;
    if (!isSame(type, own)) {
      const plan = match(type, own, how as Rules, schema, true);
      return { ...base, read: r => via(r, plan, noValue) };
    }
  }

  const read = isPayload(from) && !isPayload(to) ? undefined : value(from, to, how, schema, false);
  return { ...base, read: read ?? ((r: Reader) => fail(errorOf(from), r.at)) };
}

/** Compares by words. */
function isDescriptor({ descriptor: a, view }: RootPlan, b: Uint8Array): boolean {
  const n = a.length;
  if (n !== b.length) return false;
  const other = new DataView(b.buffer, b.byteOffset, n);
  let i = 0;
  while (i + 4 <= n && view.getInt32(i) === other.getInt32(i)) i += 4;
  while (i < n && a[i] === b[i]) i++;
  return i === n;
}
