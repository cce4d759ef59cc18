// Which of the writer's members each of the reader's takes.

import { namesOfPass } from './plans.ts';
import type { How, Rules } from './plans.ts';
import { isExtensionData } from './schema.ts';
import type { Member, Type } from './schema.ts';

/** The place of a writer's member: its part, and its index among the values after the blocks. */
interface Source {
  readonly member: Member;
  readonly part: number;
  readonly index: number;
}

/** A member of the reader's, how it is read, and what it is in the payload. */
export interface Target {
  readonly member: Member;
  /** Its number, as printed code counts. */
  readonly number: number;
  readonly how: How | undefined;
  readonly rules: Rules;
  readonly isNamed: boolean;
  source: Source | undefined;
}

/** The reader's members in the order of declaration. They are counted as printed code reads them: those behind blocks first, so that each is next when it is needed. */
export function targetsOf({ parts }: Type, rules: Rules): Target[] {
  const all = [...new Set([...parts.flatMap(part => part.behind), ...parts.flatMap(part => part.members)])], fields = rules.fields() as readonly (How | undefined)[];
  return parts.flatMap(({ members, named }) => members.map((member): Target => {
    const number = all.indexOf(member);
    return { member, number, how: fields[number], rules, isNamed: named, source: undefined };
  }));
}

/** Whether the members are known by names; undefined where there are none. */
export const isNamed = (parts: readonly Type[]): boolean | undefined =>
  parts.find(({ members }) => members.some(({ slot }) => !isExtensionData(slot)))?.named;

export const isData = ({ member }: Source | Target): boolean => !isExtensionData(member.slot);

/** Finds the sources of the targets. Returns whether the types fit; some must have a member in common. */
export function matches(from: Type, to: Type, targets: readonly Target[], mustShare: boolean | undefined): boolean {
  const fromNames = isNamed(from.parts), toNames = isNamed(to.parts), byName = fromNames && toNames === false;
  if (from.hash !== to.hash || fromNames === false && toNames) return false;
  const known = targets.filter(isData), free = new Map(sourcesOf(from).filter(isData).map(source => [source.member.key, source]));
  for (let pass = 0; pass < 3; pass++) {
    for (const target of known) {
      const { key } = target.member, names = target.rules.names?.[target.number] ?? [key];
      const keys = pass ? byName || target.isNamed ? namesOfPass(names, pass) : [] : [byName ? names[0]! : key], found = keys.find(key => free.has(key));
      if (target.source || found === undefined) continue;
      target.source = free.get(found);
      free.delete(found);
    }
  }

  return !mustShare || !free.size || !known.length || known.some(({ source }) => source);
}

/** All members of a writer's type. */
function sourcesOf({ parts }: Type): Source[] {
  const behind = parts.flatMap(part => part.behind);
  return parts.flatMap(({ members }, part) => members.map(member => ({ member, part, index: behind.indexOf(member) })));
}
