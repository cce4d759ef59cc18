// How the reader makes values, and what makes plans for them.

import type { Read, Reader } from './core.ts';
import type { Get } from './conversions.ts';
import type { Plan, Rules } from './plans.ts';
import type { ReaderSchema } from './reader-schema.ts';
import type { Slot, Type } from './schema.ts';

/** Makes a collection of its elements or entries. */
export interface Make {
  (all: readonly unknown[], reader: Reader): unknown;
  /** Whether null is a collection, too: one of defaults. */
  fills?: true;
}

/**
 * How the reader makes a value: a `Get` for kinds of a fixed size, a `Read` for text, bytes and the like, `Rules` for
 * an object, for a list that of its elements and a `Make` unless it is an array, or it brings that along.
 */
export type How = Get | Read | Rules | Special | readonly How[] | readonly [How, Make?];

/** A value that brings along how it is read by other shapes, so that bundles have only what they need of that. */
export interface Special {
  /** The value of a member that is missing. */
  readonly none: Read;
  /** The function for values of a fixed size, if there are any. */
  readonly get?: (from: Slot) => Get | undefined;
  readonly from: (from: Slot, to: Slot, planner: Planner) => Read | undefined;
}

/** A root, and what plans for it: the functions are here for files that those of the functions import. */
export interface Planner extends ReaderSchema {
  /** The plan for a pair of types. */
  readonly planOf: (from: Type, to: Type, rules: Rules, planner: Planner) => Plan;
  /** The function that makes an object of what members are without a payload. */
  readonly nothing: (to: Type, rules: Rules, planner: Planner, inside: readonly Type[]) => Read;
  /** The function that takes a value out of a payload within the payload. */
  readonly unwrapped: (to: Slot, how: How, planner: Planner, isMember: boolean) => Read;
}
