// Unions of other shapes.

import { definedCase } from './case-table.ts';
import { enter, fail } from './core.ts';
import { failing } from './plans.ts';
import type { How, Planner, Special } from './plans.ts';
import { ownCase } from './reader-schema.ts';
import { skip } from './schema-walker.ts';
import { byte } from './schema.ts';
import type { Slot } from './schema.ts';
import { caseReader, value } from './values.ts';
import { Bytes, Compact, List, Map as MapKind, Object as ObjectKind, Reference, String as StringKind, Union as UnionKind } from './wire.ts';

/** How a case is read, and what puts it into the union unless it is an object. */
type Way = readonly [how: unknown, make?: (value: never) => unknown];

const isObject = ({ kind }: Slot): boolean => kind === ObjectKind || kind === Reference;

const isList = ({ kind }: Slot): boolean => kind === List || kind === Bytes;

/** Whether the values of one slot can be those of the other. */
function isSameKind(one: Slot, other: Slot): boolean {
  if (isObject(one)) return isObject(other);
  if (isList(one)) return isList(other) && isSameKind(one.item ?? byte, other.item ?? byte);
  if (one.kind !== other.kind || one.kind === UnionKind) return false;
  return one.kind === MapKind ? isSameKind(one.key!, other.key!) && isSameKind(one.item!, other.item!) : one.kind === StringKind || one.id === other.id;
}

/** How the reader makes a union, given its cases by tag, and whether an unknown one is null. */
export function union(ways: () => { readonly [tag: number]: Way }, isOptional: boolean = false): Special {
  return {
    none: failing('MissingMember'),
    from: (from, to, planner) => from.kind === UnionKind ? cases(from, to, planner) : base(from, to, planner),
  };

  /** A class that became the base of a union, and a value that became one with a single case of its kind. */
  function base(from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
    const all = ways(), fits = (tag: number): boolean => isSameKind(from, ownCase(planner, to.id, tag)!.root);
    const tags = from.kind === ObjectKind && all[0] ? [0] : Object.keys(all).map(Number).filter(fits), tag = tags[0];
    // Bits and digits are no bytes that a case could read.
    if (tag === undefined || tags.length > 1 || from.place >= Compact) return undefined;
    const [how, make] = all[tag]!, read = value(from, ownCase(planner, to.id, tag)!.root, how as How, planner, false);
    return make && read ? reader => {
      const made = read(reader);
      return made === null ? null : make(made as never);
    } : read;
  }

  function cases(from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
    return reader => {
      enter(reader);
      const [tag, definition] = definedCase(reader, from), one = ownCase(planner, to.id, tag);
      let made: unknown = null;
      if (!one) {
        skip(reader, definition.root);
        if (!isOptional) fail('UnknownCase', reader.at);
      } else {
        const [how, make] = ways()[tag]!;
        made = caseReader(definition, one.root, how as How, planner)(reader);
        if (made === null && !(isOptional && one.root.kind === UnionKind)) fail('NullNotAllowed', reader.at);
        if (make && made !== null) made = make(made as never);
      }

      reader.depth++;
      return made;
    };
  }
}
