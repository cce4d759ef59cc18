// How values of other versions are read: how the reader makes one, what is known of a type, the plan for a pair of them.

import { fail } from './core.ts';
import type { MemFormatErrorCode, Read, Reader, ReadMember } from './core.ts';
import type { Get } from './conversions.ts';
import type { ReaderSchema } from './reader-schema.ts';
import type { Member, Slot, Type } from './schema.ts';

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
  readonly get?: (from: Slot, to: Slot, planner: Planner) => Get | undefined;
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

/** The facts about a type that are not in the descriptor. Members are counted as they are read: see `targetsOf`. */
export interface Rules {
  /** Reads a body of the reader's own shape; none where that is in another file than this. */
  readonly read?: (...given: never[]) => unknown;
  /** The size of bodies that are nothing but a block. Then `read` gets them from a place. */
  readonly size?: number;
  /** Reads a body by a plan. */
  readonly via: (reader: Reader, plan: Plan, value: never) => unknown;
  /** How the members are read; undefined for those that are left out. */
  readonly fields: () => readonly unknown[];
  /**
   * A digit for each member: 1 it may be null, 2 a payload must have it, 4 a null keeps its value without a payload.
   */
  readonly members: string;
  /**
   * The values of members missing in a payload, unless zero, empty or null; in base64, as a value outside of an object.
   */
  readonly defaults?: { readonly [member: number]: string };
  /** The keys of members' names, oldest first, where they are known by id or have several. */
  readonly names?: { readonly [member: number]: readonly number[] };
  /** Whether a member reads a slot of a payload; all do where this is missing. */
  readonly fits?: (member: number, from: Slot, to: Slot) => boolean;
}

/** For bodies of types without an identity. */
export const noValue: never = undefined as never;

/** How bodies of a type of the payload are read as a type of the reader. */
export interface Plan {
  /** The functions for the members that the printed code does not read itself. */
  readonly reads: readonly (ReadMember | undefined)[];
  /** Where the other ones are in the block: their offset, or the number of their bit. */
  readonly offsets: readonly number[];
  /** The writer's only part; undefined if its members come in another order, or not at all. */
  readonly type: Type | undefined;
  /** Finds the parts and the values then, and gives where `places` has them. */
  readonly find: Read | undefined;
  /** The members behind the reader's last one. */
  readonly rest: readonly Member[];
  /** The memory that the bytes do not pay for. */
  readonly cost: number;
  /** Refuses the objects that cannot be read. */
  readonly failure: ReadMember | undefined;
}

/** All plans are made here: engines are slower with objects of several kinds. */
export function newPlan(reads: Plan['reads'], cost: number = 0, failure?: ReadMember, find?: Read, offsets: readonly number[] = [], type?: Type, rest: readonly Member[] = []): Plan {
  return { reads, offsets, type, find, rest, cost, failure };
}

/** Members are found by their oldest names first, then by the ones between, then by today's. */
export const namesOfPass = (names: readonly number[], pass: number): number[] => pass ? pass > 1 ? names.slice(-1) : names.slice(1, -1) : names.slice(0, 1);

/** A function that fails where the reader is. */
export const failing = (code: MemFormatErrorCode): (reader: Reader) => never => reader => fail(code, reader.at);
