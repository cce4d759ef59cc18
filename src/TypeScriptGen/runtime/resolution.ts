// Payloads of another version. They are read straight on, by a plan for each shape: the writer's places, and functions
// for the members that differ. The rules are those of evolution.

import { begin, end } from './bodies.ts';
import { define } from './case-table.ts';
import { fail, headOf, isAt, newReader } from './core.ts';
import type { MemFormatError, Read, Reader, Resolver, Schema, Told } from './core.ts';
import { parse } from './descriptor-parser.ts';
import { namedSize } from './fingerprints.ts';
import { header } from './headers.ts';
import { isSame } from './layout-comparer.ts';
import { nothing } from './member-reads.ts';
import { planOf } from './object-plans.ts';
import { unwrapped } from './payloads.ts';
import { failing } from './plans.ts';
import type { How, Plan, Planner, Rules, Special } from './plans.ts';
import { ownShape } from './reader-schema.ts';
import { finish, skipTable, walk } from './schema-walker.ts';
import { isPayload } from './schema.ts';
import { located, path, step } from './tracing.ts';
import { errorOf, value as valueOf } from './values.ts';
import type { Scope, WalkScope } from './walk-scope.ts';
import { Object as ObjectKind, Reference, Union as UnionKind } from './wire.ts';

export { converted } from './converted.ts';
export { named } from './enums.ts';
export { keeping } from './kept-cases.ts';
export { map, toPairs } from './maps.ts';
export { shared } from './references.ts';
export { union } from './unions.ts';
export { payload } from './wrapping.ts';
export { filling, inlineBytes } from './values.ts';
export { begin, end };
export type { Special, Plan, Rules };

/** How payloads of one descriptor are read. */
interface RootPlan {
  /** The descriptor. */
  readonly view: DataView;
  readonly scope: Scope;
  readonly read: Read;
}

/**
 * What reads other versions of a root, given how the reader reads its own (`How` in plans.ts), and what finds the
 * schema of an earlier release that a header names.
 */
export function versions(schema: Schema, fingerprint: string, root: () => unknown, recorded?: Resolver['named']): Resolver {
  const planner: Planner = { schema, own: undefined, planOf, nothing, unwrapped }, plans: RootPlan[] = [];
  let kept = 0;

  /** Reads a payload, by a plan that is remembered if the payload can be read. */
  const read = (bytes: Uint8Array, given: Told | undefined): unknown => {
    const reader = newReader(bytes, given ? given.at : 0, schema), told = given ?? ofHeader(reader), { view, start, length } = told;
    const known = path ? undefined : plans.find(plan => plan.view.byteLength === length && isAt(plan.view, view, start)), plan = known ?? newRootPlan(planner, root() as How, told);
    const value = readBody(reader, plan, told);
    if (value === null && ownShape(planner).root.kind !== UnionKind) fail('NullNotAllowed', reader.at);
    if (!plan.scope.writer.walks) finish(reader);
    if (!known && !path) plans[kept++ % 8] = plan;
    return value;
  };

  /** A payload that names a schema defines its shape, and the cases that fingerprints cover. */
  const named = (bytes: Uint8Array): Told | undefined => {
    const at = namedSize(bytes, fingerprint), told = at ? ofHeader(newReader(headOf(schema), 0, schema)) : undefined;
    return told ? { ...told, at, cases: schema.told?.(schema) } : recorded?.(bytes);
  };

  return {
    named,
    resolve: (bytes, told) => read(bytes, told ?? named(bytes)),
    failed: (error, bytes, told = named(bytes)) => {
      const again = (): unknown => read(bytes, told);
      try {
        if ((error as MemFormatError).code === 'OtherVersion') return again();
      } catch (other) {
        error = other;
      }

      throw located(error, again);
    },
  };
}

/** What a header tells that states the shape. */
function ofHeader(reader: Reader): Told {
  const start = header(reader), { at, view } = reader;
  return { at, view, start, length: at - start, cases: undefined };
}

function newRootPlan(planner: Planner, how: How, { view, start, length }: Told): RootPlan {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, start + length), writer = parse(bytes, start, []), from = writer.root, { root: to, types } = ownShape(planner);
  if ((from.kind === ObjectKind || from.kind === Reference) && to.kind === ObjectKind) {
    const writers = from.types[from.number]!, readers = types[to.number]!;
    if (path || !isSame(writers, readers)) planOf(writers, readers, how as Rules, planner, true);
  }

  const read = isPayload(from) && !isPayload(to) ? undefined : valueOf(from, to, how, planner, false);
  return {
    view: new DataView(new Uint8Array(bytes.subarray(start)).buffer), scope: { writer, definitions: new Map(), defined: undefined }, read: read ?? failing(errorOf(from)),
  };
}

/** Reads a value, and the bodies of objects that keep their identity. Payloads with such objects or unions are walked before. */
function readBody(reader: Reader, { scope, read }: RootPlan, { cases }: Told): unknown {
  const { at, bytes, schema } = reader, other: WalkScope = {
    scope: { ...scope }, known: 0, levels: 500, budget: 2 ** 24 + 128 * bytes.length, shared: undefined, skipTable, hasTables: false, places: [],
  };
  reader.other = other;
  cases?.forEach((definition, name) => define(reader, name, definition, -1));
  try {
    if (scope.writer.walks) walk(reader);
  } catch (error) {
    // Reading comes to the same error, and knows the member.
    if (!path) throw error;
    path.length = 0;
    reader.at = at;
  }

  const value = step(() => schema.name, read)(reader, 0);
  for (const body of other.shared?.waiting ?? []) body();
  return value;
}
