// What is known of a payload of another shape while it is read.

import type { KeptOrigin, Other, Read, Reader } from './core.ts';
import type { Shape, Slot, Type } from './schema.ts';

/** What is known of a payload of another shape while it is read. */
export interface WalkScope extends Other {
  /** What holds for the payload, or a part that is one of its own. */
  scope: Scope;
  /** How many types all of them list together. */
  known: number;
  /** The levels still allowed of objects that are stepped over. */
  levels: number;
  /** The memory still allowed that no bytes pay for. */
  budget: number;
  /** The objects that keep their identity, if there are any. */
  shared: Shared | undefined;
  /** Set while a value is kept: called for the cases and the objects with identity in it, with the place of the head of each. */
  passed?: ((at: number, union: number, tag: number, definition: Definition | undefined) => void) | undefined;
  /** Set while a value is copied: called behind each pooled string, with its place and the levels that are left there. */
  text?: ((at: number, levels: number) => void) | undefined;
  /** Whether there were tables of objects: a section follows the last body. */
  hasTables: boolean;
  /** Where the parts and values are of objects whose members come in another order; those of the innermost one last. */
  readonly places: number[];
}

/** The shape of a payload, and its cases. */
export interface Scope {
  readonly writer: Shape;
  /** The definitions of such payloads, by their names and bytes. */
  readonly definitions: Map<string, Definition>;
  /** The cases that are defined, by union and tag, and where. */
  defined: Map<string, [at: number, definition: Definition]> | undefined;
  /** What values have in common that are kept. */
  origin?: KeptOrigin;
}

export interface Definition extends Shape {
  /** The functions that read the case, by the slot of the reader's. */
  readonly reads: Map<Slot, Read>;
}

export interface Shared {
  /** The numbers of first occurrences, by place. */
  readonly first: Map<number, number>;
  /** The type and the body of each. */
  readonly found: [type: Type, at: number][];
  /** Those that are made, by number, each with the rules that it is made by: another member may ask for others. */
  readonly made: Map<number, readonly [value: object, rules: object]>;
  /** How to read the bodies that are not read yet. */
  readonly waiting: (() => void)[];
}

/** The walk of a reader that has a payload of another shape. */
export const walkOf = (reader: Reader): WalkScope => reader.other as WalkScope;
