// Members unknown to the writer's type, and kept for others in extension data.

import { fail, invalid, take, varint } from './core.ts';
import type { Reader, ReadMember } from './core.ts';
import { keep, parse } from './descriptor-parser.ts';
import { skipExtension } from './kept.ts';
import type { Target } from './member-matcher.ts';
import { Demanded, missing, ruleOf, taken } from './member-reads.ts';
import { within } from './payloads.ts';
import { failing, namesOfPass } from './plans.ts';
import type { Planner } from './plans.ts';
import { partHead } from './schema-walker.ts';
import type { Member, Shape } from './schema.ts';
import { errorOf, there } from './values.ts';
import { walkOf } from './walk-scope.ts';
import type { Definition } from './walk-scope.ts';
import { HasNulls } from './wire.ts';

/** An entry means the same everywhere. */
interface Entry {
  readonly writer: Shape;
  readonly definitions: Map<string, Definition>;
  readonly member: Member;
  /** The functions that read it, by the member that it becomes. */
  readonly reads: Map<number, ReadMember>;
}

export interface Entries {
  /** Finds the places of members, 0 for none, in the data at a place. */
  readonly find: (reader: Reader, at: number) => number[];
  /** The function that reads a member, whose place is among the places of the object. */
  readonly take: (member: number) => ReadMember;
}

/** How members are read that the payload lacks otherwise. The places of their entries are behind the first ones of the object. */
export function entriesFor(lacking: readonly Target[], isNamed: boolean, first: number, planner: Planner): Entries {
  const known = new Map<string, Entry>(), wanted = keysOf(lacking, isNamed);
  return {
    take: index => {
      const target = lacking[index]!, missed = ruleOf(target) & Demanded ? failing('MissingMember') : missing(target, planner)!;
      return (reader, at) => {
        const start = walkOf(reader).places[at + first + index]!;
        if (!start) return missed(reader, at);
        return there(reader, Math.abs(start), (reader, back) => {
          const entry = readEntry(reader, known);
          if (start < 0 && varint(reader)) fail('UnsupportedType', back);
          const end = varint(reader) + reader.at, { member, writer, reads } = entry, read = reads.get(index) ?? taken(target, member, planner) ?? failing(errorOf(member.slot));
          reads.set(index, read);
          return within(reader, entry, reader => read(reader, partHead(reader, writer.types[0]!)), end);
        }, reader.at);
      };
    },
    find: (reader, at) => {
      // Places of entries with tables are negative.
      const found = new Map<number, number>(), sign = 1 - (reader.bytes[at]! & HasNulls);
      reader.at = at;
      skipExtension(reader, (key, at) => found.set(key, sign * at));
      return wanted.map(keys => found.get(keys.find(key => found.has(key))!) ?? 0);
    },
  };
}

/** Reads the type of an entry: it has one member. */
function readEntry(reader: Reader, known: Map<string, Entry>): Entry {
  const size = varint(reader), segments = reader.bytes.subarray(take(reader, size), reader.at), text = segments.join();
  let entry = known.get(text);
  if (!entry) {
    const writer = parse(segments, 0, [], false), [type] = writer.types;
    if (type?.members.length !== 1 || type.hash >= 0 || type.base >= 0) return invalid(reader.at);
    entry = keep(known, text, { writer, definitions: new Map(), member: type.members[0]!, reads: new Map() });
  }

  return entry;
}

/** The keys that members are found by. Each is of the first one that asks for it. */
function keysOf(lacking: readonly Target[], isNamed: boolean): number[][] {
  const taken = new Set<number>(), wanted = lacking.map((): number[] => []);
  for (let pass = 0; pass < 3; pass++) {
    lacking.forEach(({ member: { key }, rules, number }, index) => {
      const all = namesOfPass((rules.names?.[number] ?? (isNamed ? [key] : [])).map(key => 2 ** 32 + key), pass);
      if (!pass && !isNamed) all.push(key);
      for (const key of all.sort((one, other) => one - other)) if (taken.size < taken.add(key).size) wanted[index]!.push(key);
    });
  }

  return wanted;
}
