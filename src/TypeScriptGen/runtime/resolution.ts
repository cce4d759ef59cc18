// Payloads of another version. They are read straight on, by a plan for each shape: the writer's places, and functions
// for the members that differ. The rules are those of evolution.

import { fail, headOf, isAt, reader } from './core.ts';
import type { MemFormatError, Reader, Resolver, Schema, Told } from './core.ts';
import { namedSize } from './fingerprints.ts';
import { header } from './headers.ts';
import { begin, end, match, nothing, planOf } from './objects.ts';
import { unwrapped } from './payloads.ts';
import type { Plan, Rules } from './plans.ts';
import { failing, isPayload, isSame, own, parse } from './schema.ts';
import type { Resolvable, RootPlan } from './schema.ts';
import { path, located, step } from './tracing.ts';
import { errorOf, value as valueOf } from './values.ts';
import type { How, Special } from './values.ts';
import { define, finish, table, walk } from './walk.ts';
import { Object as Obj, Reference, Union } from './wire.ts';

export { converted } from './converted.ts';
export { map, toPairs } from './maps.ts';
export { shared } from './references.ts';
export { union } from './unions.ts';
export { payload } from './wrapping.ts';
export { filling, inlineBytes } from './values.ts';
export { begin, end };
export type { Special, Plan, Rules };

/**
 * What reads other versions of a root, given how the reader reads its own (`How` in values.ts), and what finds the schema
 * of an earlier release that a header names.
 */
export function versions(schema: Schema, fingerprint: string, root: () => unknown, recorded?: Resolver['named']): Resolver {
  const to: Resolvable = { schema, own: undefined, planOf, nothing, unwrapped }, plans: RootPlan[] = [];
  let kept = 0;

  function newPlan({ view, start, length }: Told): RootPlan {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, start + length), writer = parse(bytes, start, []), from = writer.root, { root: target, types } = own(to), how = root() as How;
    const base: Omit<RootPlan, 'read'> = { view: new DataView(new Uint8Array(bytes.subarray(start)).buffer), scope: { writer, definitions: new Map(), defined: undefined } };
    if ((from.kind === Obj || from.kind === Reference) && target.kind === Obj) {
      const writers = from.types[from.number]!, readers = types[target.number]!;
      // A root must have something in common with its type; what is within it need not.
      if (path || !isSame(writers, readers)) writers.ways.set(readers, match(writers, readers, how as Rules, to, true));
    }

    const read = isPayload(from) && !isPayload(target) ? undefined : valueOf(from, target, how, to, false);
    return { ...base, read: read ?? failing(errorOf(from)) };
  }

  function read(bytes: Uint8Array, given: Told | undefined): unknown {
    const r = reader(bytes, given ? given.at : 0, schema), told = given ?? ofHeader(r), { view, start, length, cases } = told;
    const known = path ? undefined : plans.find(p => p.view.byteLength === length && isAt(p.view, view, start)), plan = known ?? newPlan(told), { writer } = plan.scope;
    r.other = { scope: { ...plan.scope }, known: 0, levels: 500, budget: 2 ** 24 + 128 * bytes.length, shared: undefined, table, hasTables: false, places: [] };
    cases?.forEach((definition, name) => define(r, name, definition, -1));
    if (writer.walks) {
      const { at } = r;
      try {
        walk(r);
      } catch (e) {
        // Reading comes to the same error, and knows the member.
        if (!path) throw e;
        r.at = at;
      }
    }

    const value = step(() => schema.name, plan.read)(r, 0);
    for (const read of r.other.shared?.waiting ?? []) read();
    if (value === null && own(to).root.kind !== Union) fail('NullNotAllowed', r.at);
    if (!writer.walks) finish(r);

    // Remember readable payloads only.
    if (!known && !path) plans[kept++ % 8] = plan;
    return value;
  }

  /** A payload that names a schema defines its shape, and the cases that fingerprints cover. */
  function named(bytes: Uint8Array): Told | undefined {
    const at = namedSize(bytes, fingerprint), told = at ? ofHeader(reader(headOf(schema), 0, schema)) : undefined;
    return told ? { ...told, at, cases: schema.told?.(schema) } : recorded?.(bytes);
  }

  return {
    named,
    resolve: (bytes, told) => read(bytes, told ?? named(bytes)),
    failed: (error, bytes, told = named(bytes)) => {
      const again = (): unknown => read(bytes, told);
      try {
        if ((error as MemFormatError).code === 'OtherVersion') return again();
      } catch (e) {
        error = e;
      }

      throw located(error, again);
    },
  };
}

/** What a header tells that states the shape. */
function ofHeader(r: Reader): Told {
  const start = header(r), { at, view } = r;
  return { at, view, start, length: at - start, cases: undefined };
}
