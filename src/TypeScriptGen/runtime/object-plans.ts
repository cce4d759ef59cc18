// Objects of other versions: the members of writer and reader are matched once, and printed code reads by the result.

import { newReader } from './core.ts';
import type { ReadMember } from './core.ts';
import { entriesFor } from './extension.ts';
import type { Entries } from './extension.ts';
import { isData, isNamed, matches, targetsOf } from './member-matcher.ts';
import type { Target } from './member-matcher.ts';
import { costOf, Demanded, MayBeNull, missing, ruleOf, taken } from './member-reads.ts';
import { failing, newPlan } from './plans.ts';
import type { Plan, Planner, Rules } from './plans.ts';
import { partHead, skipMember } from './schema-walker.ts';
import { isExtensionData, isFixed } from './schema.ts';
import type { Member, Type } from './schema.ts';
import { path, step } from './tracing.ts';
import { errorOf, getter, there } from './values.ts';
import { walkOf } from './walk-scope.ts';
import { String as StringKind, Rest, Fixed, Optional, Bit } from './wire.ts';

export function planOf(from: Type, to: Type, rules: Rules, planner: Planner, isRoot?: boolean): Plan {
  const known = from.plans.get(to) as Plan | undefined;
  if (known) return known;
  const plan = match(from, to, rules, planner, isRoot);
  from.plans.set(to, plan);
  return plan;
}

/**
 * Matches members, and finds how each is read. A member that cannot be read is an error at the first value of its
 * type.
 */
function match(from: Type, to: Type, rules: Rules, planner: Planner, isRoot: boolean | undefined): Plan {
  const { parts } = from, targets = targetsOf(to, rules), behind = parts.flatMap(part => part.behind), extension = behind.findIndex(({ slot }) => isExtensionData(slot));
  // A root must have something in common with its type; what is within it need not.
  if (!matches(from, to, targets, isRoot && extension < 0)) return newPlan([], 0, failing('SchemaMismatch'));
  const lacking = targets.filter(target => extension >= 0 && target.how && !target.source && isData(target)), reads = targets.map((): Reads[number] => undefined), names = path ? namesOf(rules) : [];
  let failure: ReadMember | undefined;
  for (const target of targets) {
    const { number, how, source } = target, noted = (read: ReadMember): ReadMember => step(() => names[number] ?? '', read);
    if (!how) continue;
    if (source) source.member.name = names[number];
    const read = source ? taken(target, source.member, planner) : missing(target, planner);
    if (source ? !read : !lacking.length && ruleOf(target) & Demanded) failure ??= noted(failing(source ? errorOf(source.member.slot) : 'MissingMember'));
    reads[number] = source && read ? noted(read) : read;
  }

  if (failure) return newPlan([], 0, failure);
  const memory = costOf(targets), cost = memory > 64 * parts.reduce((size, type) => size + type.head, 0) ? memory : 0;
  const inOrder = targets.filter(({ source }) => source && source.index >= 0).sort((one, other) => one.number - other.number);
  return parts.length === 1 && !lacking.length && inOrder.every(({ source }, i) => !i || inOrder[i - 1]!.source!.index < source!.index)
    ? planInOrder(from, targets, inOrder, reads, cost)
    : planElsewhere(parts, targets, lacking, lacking.length ? entriesFor(lacking, isNamed(to.parts) === true, parts.length + behind.length, planner) : undefined, extension, reads, cost);
}

/** The functions for the members, by their numbers. */
type Reads = (ReadMember | undefined)[];

/** The names of members, in their order in payloads: the printed code puts what it reads into them. */
function namesOf({ via, fields }: Rules): string[] {
  const names: string[] = [], value = {};
  try {
    const made = via(newReader(new Uint8Array(0)), newPlan(fields().map((_, number) => () => number)), value as never) ?? value;
    for (const [name, number] of Object.entries(made)) if (typeof number === 'number') names[number] = Array.isArray(made) ? `[${name}]` : '.' + name;
  } catch {
    // An array of several dimensions has no such members.
  }

  return names;
}

/** The writer's only part has the members in the reader's order, with others between. */
function planInOrder(from: Type, targets: readonly Target[], inOrder: readonly Target[], reads: Reads, cost: number): Plan {
  const { behind } = from, offsets = targets.map(() => 0);
  let next = 0;
  for (const target of new Set([...inOrder, ...targets])) {
    const { number, how, source } = target;
    if (!source || !how) continue;
    const { index, member: { slot: { place }, bit, offset } } = source, read = reads[number]!, skipped = index < 0 ? [] : behind.slice(next, index);
    if (index >= 0) next = index + 1;
    if (skipped.length) {
      reads[number] = (reader, at) => {
        for (const member of skipped) skipMember(reader, at, member);
        return read(reader, at);
      };
    } else if (!path && isReadAsOwn(target, source.member)) {
      offsets[number] = place === Fixed ? offset : bit;
      reads[number] = undefined;
    }
  }

  return newPlan(reads, cost, undefined, undefined, offsets, from, behind.slice(next));
}

/** Whether printed code reads a member itself. */
function isReadAsOwn(target: Target, { slot: from }: Member): unknown {
  const { member: { slot }, how } = target, { kind, place } = from;
  return slot.kind === kind && slot.place === place && (!isFixed(kind) || getter(from, slot, how!, true) === how)
    && (place === Fixed ? isFixed(kind) : place === Optional ? isFixed(kind) && ruleOf(target) & MayBeNull : place === Bit || place === Rest && kind === StringKind && slot.id === from.id);
}

/** All places are looked up before: those of the parts, of the values behind their blocks, of entries of extension data, and the end. */
function planElsewhere(parts: readonly Type[], targets: readonly Target[], lacking: readonly Target[], entries: Entries | undefined, extension: number, reads: Reads, cost: number): Plan {
  for (const target of targets) {
    const { number, source } = target, read = reads[number], entry = lacking.indexOf(target);
    if (entry >= 0) reads[number] = entries!.take(entry);
    else if (read && source) {
      const { part } = source, index = parts.length + source.index;
      reads[number] = (reader, at) => {
        const { places } = walkOf(reader);
        return there(reader, places[at + index]!, read, places[at + part]!);
      };
    }
  }

  return newPlan(reads, cost, undefined, reader => {
    const heads: number[] = [], values: number[] = [], { places } = walkOf(reader), start = places.length;
    for (const type of parts) {
      const block = partHead(reader, type);
      heads.push(block);
      for (const member of type.behind) {
        values.push(reader.at);
        skipMember(reader, block, member);
      }
    }

    const end = reader.at, kept = entries?.find(reader, values[extension]!) ?? [];
    places.push(...heads, ...values, ...kept, end);
    reader.at = end;
    return start;
  });
}
