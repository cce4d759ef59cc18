// Members unknown to the writer's type, and kept for others in extension data.

import { fail, invalid, take, uv } from './core.ts';
import type { Reader } from './core.ts';
import { skipExtension } from './kept.ts';
import { within } from './payloads.ts';
import { namesOfPass } from './plans.ts';
import type { Take } from './plans.ts';
import { failing, keep, parse } from './schema.ts';
import type { Definition, Member, Shape } from './schema.ts';
import { errorOf, there } from './values.ts';
import { head } from './walk.ts';
import { HasNulls } from './wire.ts';

/** An entry means the same everywhere. */
interface Entry {
  readonly writer: Shape;
  readonly definitions: Map<string, Definition>;
  readonly member: Member;
  /** The functions that read it, by the member that it becomes. */
  readonly ways: Map<number, Take>;
}

/** A member that the payload lacks otherwise. */
interface Lacking {
  readonly member: Member;
  readonly isNamed: boolean;
  /** The keys of its names, oldest first. */
  readonly keys: readonly number[];
  readonly missing: Take;
  readonly taken: (from: Member) => Take | undefined;
}

interface Entries {
  /** Finds the places of members, 0 for none, in the data at a place. */
  readonly find: (r: Reader, at: number) => number[];
  /** The function that reads a member, whose place is among the places of the object. */
  readonly take: (member: number) => Take;
}

export function entriesFor(lacking: readonly Lacking[], first: number): Entries {
  const known = new Map<string, Entry>(), taken = new Set<number>(), wanted = lacking.map((): number[] => []);
  const next = (r: Reader): Entry => {
    const size = uv(r), segments = r.bytes.subarray(take(r, size), r.at), text = segments.join();
    let entry = known.get(text);
    if (!entry) {
      const writer = parse(segments, 0, [], false), [type] = writer.types;
      if (type?.members.length !== 1 || type.hash >= 0 || type.base >= 0) return invalid(r.at);
      entry = keep(known, text, { writer, definitions: new Map(), member: type.members[0]!, ways: new Map() });
    }

    return entry;
  };
  for (let pass = 0; pass < 3; pass++) {
    lacking.forEach(({ member: { key }, isNamed, keys }, k) => {
      const all = namesOfPass((keys.length || !isNamed ? keys : [key]).map(key => 2 ** 32 + key), pass);
      if (!pass && !isNamed) all.push(key);
      for (const key of all.sort((a, b) => a - b)) if (taken.size < taken.add(key).size) wanted[k]!.push(key);
    });
  }

  return {
    take: k => (r, at) => {
      const start = r.other!.places[at + first + k]!, one = lacking[k]!;
      if (!start) return one.missing(r, at);
      return there(r, Math.abs(start), (r, back) => {
        const entry = next(r);
        if (start < 0 && uv(r)) fail('UnsupportedType', back);
        const end = uv(r) + r.at, { member, writer, ways } = entry, way = ways.get(k) ?? one.taken(member) ?? failing(errorOf(member.slot));
        ways.set(k, way);
        return within(r, entry, r => way(r, head(r, writer.types[0]!)), end);
      }, r.at);
    },
    find: (r, at) => {
      // Places of entries with tables are negative.
      const found = new Map<number, number>(), sign = 1 - (r.bytes[at]! & HasNulls);
      r.at = at;
      skipExtension(r, (key, at) => found.set(key, sign * at));
      return wanted.map(keys => found.get(keys.find(key => found.has(key))!) ?? 0);
    },
  };
}
