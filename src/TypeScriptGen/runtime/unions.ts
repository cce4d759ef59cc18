// Unions of other shapes.

import { definedCase } from './case-table.ts';
import { enter, fail } from './core.ts';
import type { Reader } from './core.ts';
import { failing } from './plans.ts';
import type { How, Planner, Special } from './plans.ts';
import { ownCase } from './reader-schema.ts';
import { skip } from './schema-walker.ts';
import { byte, isFixed } from './schema.ts';
import type { Slot } from './schema.ts';
import { caseReader, getter, value } from './values.ts';
import type { Definition } from './walk-scope.ts';
import { Bytes, List, Map as MapKind, Object as ObjectKind, Reference, String as StringKind, Union as UnionKind } from './wire.ts';

/** How a case is read, and what puts it into the union unless it is an object. */
type Way = readonly [how: unknown, make?: (value: never) => unknown];

/** The ways by tag. */
type Ways = { readonly [tag: number]: Way };

/** Keeps a value of a case that the reader does not know: `keeping` in kept-cases.ts. */
export type Keep = (reader: Reader, from: Slot, tag: number, definition: Definition, to: Slot, planner: Planner) => unknown;

const isObject = ({ kind }: Slot): boolean => kind === ObjectKind || kind === Reference;

const isList = ({ kind }: Slot): boolean => kind === List || kind === Bytes;

/** Whether the values of one slot can be those of the other. */
function isSameKind(one: Slot, other: Slot): boolean {
  if (isObject(one)) return isObject(other);
  if (isList(one)) return isList(other) && isSameKind(one.item ?? byte, other.item ?? byte);
  if (one.kind !== other.kind || one.kind === UnionKind) return false;
  const isPlain = isFixed(one.kind) || one.kind === StringKind;
  return one.kind === MapKind ? isSameKind(one.key!, other.key!) && isSameKind(one.item!, other.item!) : isPlain || one.id === other.id;
}

/** The case of a class that became the base of a union, and of a value that became one with a single case of its kind. */
function caseOf(all: Ways, from: Slot, to: Slot, planner: Planner): readonly [Slot, ...Way] | undefined {
  const own = (tag: number): Slot => ownCase(planner, to.id, tag)!.root;
  const tags = from.kind === ObjectKind && all[0] ? [0] : Object.keys(all).map(Number).filter(tag => isSameKind(from, own(tag))), tag = tags[0];
  return tag === undefined || tags.length > 1 ? undefined : [own(tag), ...all[tag]!];
}

function base(all: Ways, from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
  const one = caseOf(all, from, to, planner), read = one && value(from, one[0], one[1] as How, planner, false), make = one?.[2];
  return make && read ? reader => {
    const made = read(reader);
    return made === null ? null : make(made as never);
  } : read;
}

/** How the reader makes a union, given its cases by tag, and whether an unknown one is null or kept. */
export function union(ways: () => Ways, unknown: boolean | Keep = false): Special {
  return {
    none: failing('MissingMember'),
    get: (from, to, planner) => {
      const one = caseOf(ways(), from, to, planner), get = one && getter(from, one[0], one[1] as How, false, planner), make = one?.[2];
      return get && make ? (view, at) => make(get(view, at) as never) : get;
    },
    from: (from, to, planner) => from.kind === UnionKind ? cases(from, to, planner) : base(ways(), from, to, planner),
  };

  function cases(from: Slot, to: Slot, planner: Planner): ReturnType<Special['from']> {
    return reader => {
      enter(reader);
      const [tag, definition] = definedCase(reader, from), one = ownCase(planner, to.id, tag);
      let made: unknown = null;
      if (!one) {
        if (typeof unknown === 'function') made = unknown(reader, from, tag, definition, to, planner);
        else {
          skip(reader, definition.root);
          if (!unknown) fail('UnknownCase', reader.at);
        }
      } else {
        const [how, make] = ways()[tag]!;
        made = caseReader(definition, one.root, how as How, planner)(reader);
        if (made === null && !(unknown === true && one.root.kind === UnionKind)) fail('NullNotAllowed', reader.at);
        if (make && made !== null) made = make(made as never);
      }

      reader.depth++;
      return made;
    };
  }
}
