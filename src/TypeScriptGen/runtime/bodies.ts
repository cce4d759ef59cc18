// The start and the end of bodies that are read by a plan.

import type { Reader } from './core.ts';
import type { Plan } from './plans.ts';
import { partHead, skipMember } from './schema-walker.ts';
import { spend } from './values.ts';
import { walkOf } from './walk-scope.ts';

/** Reads the start of a body, and returns where its block is. */
export function begin(reader: Reader, plan: Plan): number {
  const { type, find } = plan;
  plan.failure?.(reader, 0);
  if (plan.cost) spend(reader, plan.cost);
  return type ? partHead(reader, type) : find ? find(reader) as number : 0;
}

/** Reads the end of a body. */
export function end(reader: Reader, { rest, find }: Plan, at: number): void {
  for (const member of rest) skipMember(reader, at, member);
  if (find) {
    const { places } = walkOf(reader);
    reader.at = places.pop()!;
    places.length = at;
  }
}
