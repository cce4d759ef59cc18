// Objects of other versions: the members of writer and reader are matched once, and printed code reads by the result.

import { compact } from './compact.ts';
import { fromBase64 } from './core.ts';
import type { MemFormatErrorCode, Reader } from './core.ts';
import { bit } from './lists.ts';
import { entriesFor } from './extension.ts';
import { namesOfPass, newPlan, noValue } from './plans.ts';
import type { Plan, Rules, Take } from './plans.ts';
import { failing, hasPresence, isExtensionData, isFixed, nullMark } from './schema.ts';
import type { Member, Resolvable, Type } from './schema.ts';
import { path, namesOf, step } from './tracing.ts';
import { constantOf, errorOf, getter, ofBit, spend, there, value, wraps, zero } from './values.ts';
import type { How, Read } from './values.ts';
import { head, refuseNull, skipMember } from './walk.ts';
import { String as Text, List, Map as Map_, Rest, Present, Fixed, Optional, Compact, Bit } from './wire.ts';

/** The digits of `members`. Bundlers put in the value of constants that come first. */
const MayBeNull = 1, Demanded = 2, KeepsOnNull = 4;

/** Reads the start of a body, and returns where its block is. */
export function begin(r: Reader, plan: Plan): number {
  const { type, find } = plan;
  plan.failure?.(r, 0);
  if (plan.cost) spend(r, plan.cost);
  return type ? head(r, type) : find ? find(r) as number : 0;
}

/** Reads the end of a body. */
export function end(r: Reader, { rest, find }: Plan, at: number): void {
  for (const member of rest) skipMember(r, at, member);
  if (find) {
    const { places } = r.other!;
    r.at = places.pop()!;
    places.length = at;
  }
}

export function planOf(from: Type, to: Type, rules: Rules, schema: Resolvable): Plan {
  const known = from.ways.get(to);
  if (known) return known;
  const plan = match(from, to, rules, schema, false);
  from.ways.set(to, plan);
  return plan;
}

/** The members of a type as printed code reads them: those behind blocks first, so that each is next when it is needed. */
const membersOf = ({ parts }: Type): Member[] => [...new Set([...parts.flatMap(p => p.behind), ...parts.flatMap(p => p.members)])];

/** The function that makes an object of what members are without a payload. */
export function nothing(to: Type, rules: Rules, schema: Resolvable, inside: readonly Type[]): Read {
  if (inside.includes(to)) return failing('MissingMember');
  const members = membersOf(to), fields = rules.fields(), all = [...inside, to];
  const of = members.map((member, i) => missing(member, i, rules, fields[i] as How, schema, all));
  const plan = newPlan(of, 64 + members.reduce((cost, member) => cost + costOf(member), 0));
  return r => rules.via(r, plan, noValue);
}

/** The memory of a member without a payload: empty maps and sets are large. */
const costOf = ({ slot: { kind } }: Member): number => kind === List || kind === Map_ ? 256 : 16;

/** The place of a writer's member: its part, and its index among the values after the blocks. */
interface Source {
  readonly member: Member;
  readonly part: number;
  readonly index: number;
}

/** A member of the reader's, how it is read, and what it is in the payload. */
interface Target {
  readonly member: Member;
  readonly i: number;
  readonly how: How | undefined;
  readonly isNamed: boolean;
  source: Source | undefined;
}

/**
 * Matches members, and finds how each is read. A member that cannot be read is an error at the first value of its
 * type.
 */
export function match(from: Type, to: Type, rules: Rules, schema: Resolvable, isRoot: boolean): Plan {
  const sources = from.parts, fields = rules.fields() as readonly (How | undefined)[], failed = (failure: Take): Plan => newPlan([], 0, failure);
  const free = new Map<number, Source>(), behind = sources.flatMap(p => p.behind), extension = behind.findIndex(m => isExtensionData(m.slot));
  sources.forEach((type, part) => type.members.forEach(member => isExtensionData(member.slot) || free.set(member.key, { member, part, index: behind.indexOf(member) })));
  const indices = membersOf(to);
  const all = to.parts.flatMap(({ members, named }) => members.map((member): Target => {
    const i = indices.indexOf(member);
    return { member, isNamed: named, i, how: fields[i], source: undefined };
  })), known = all.filter(one => !isExtensionData(one.member.slot));
  const isNamed = (all: readonly Type[]): boolean | undefined => all.find(p => p.members.some(m => !isExtensionData(m.slot)))?.named;
  const fromNames = isNamed(sources), toNames = isNamed(to.parts), byName = fromNames && toNames === false;
  for (let pass = 0; pass < 3; pass++) {
    for (const one of known) {
      const { key } = one.member, names = rules.names?.[one.i] ?? [key];
      const keys = pass ? byName || one.isNamed ? namesOfPass(names, pass) : [] : [byName ? names[0]! : key], found = keys.find(key => free.has(key));
      if (one.source || found === undefined) continue;
      one.source = free.get(found);
      free.delete(found);
    }
  }

  const lacks = (one: Target): boolean => !one.source;
  if (from.hash !== to.hash || fromNames === false && toNames || isRoot && extension < 0 && free.size && known.length && known.every(lacks)) return failed(failing('SchemaMismatch'));

  const inOrder = all.filter(one => one.source && one.source.index >= 0).sort((a, b) => a.i - b.i);
  const lacking = known.filter(one => extension >= 0 && one.how && lacks(one));
  const isInOrder = sources.length === 1 && !lacking.length && inOrder.every(({ source }, n) => !n || inOrder[n - 1]!.source!.index < source!.index);
  const failures: Take[] = [], names = path ? namesOf(rules) : [], noted = (i: number, read: Take): Take => step(() => names[i] ?? '', read);
  const absent = ({ member, i, how }: Target): Take => missing(member, i, rules, how!, schema, [])!, isDemanded = ({ i }: Target): boolean => (+rules.members[i]! & Demanded) > 0;
  const of = all.map((): Take | undefined => undefined), o = all.map(() => 0);
  for (const one of all) {
    const { member, i, how, source } = one, failed = (code: MemFormatErrorCode): unknown => failures.push(noted(i, failing(code)));
    if (!how) continue;
    if (source) {
      const read = taken(member, i, rules, how, source.member, schema);
      if (read) of[i] = noted(i, read);
      else failed(errorOf(source.member.slot));
    } else {
      if (!lacking.length && isDemanded(one)) failed('MissingMember');
      of[i] = absent(one);
    }
  }

  if (failures.length) return failed(failures[0]!);
  const memory = all.reduce((cost, { member, source }) => cost + (source ? 16 : costOf(member)), 0), cost = memory > 64 * sources.reduce((size, type) => size + type.head, 0) ? memory : 0;
  if (!isInOrder) return elsewhere();

  let next = 0;
  for (const { member: { slot }, i, how, source } of new Set([...inOrder, ...all])) {
    if (!source || !how) continue;
    const { slot: { kind, place }, bit, offset } = source.member, skipped = behind.slice(next, source.index), isFixedKind = isFixed(kind), read = of[i]!;
    if (source.index >= 0) next = source.index + 1;
    else skipped.length = 0;
    if (skipped.length) {
      of[i] = (r, at) => {
        for (const member of skipped) skipMember(r, at, member);
        return read(r, at);
      };
    } else if (slot.kind === kind && slot.place === place && !path
      // What printed code reads itself.
      && (place === Fixed ? isFixedKind : place === Optional ? isFixedKind && +rules.members[i]! & MayBeNull : place === Bit || place === Rest && kind === Text)) {
      o[i] = place === Fixed ? offset : bit;
      of[i] = undefined;
    }
  }

  return newPlan(of, cost, undefined, undefined, o, from, behind.slice(next));

  /** All places are looked up before. */
  function elsewhere(): Plan {
    const values = sources.length, ends = values + behind.length;
    const entries = lacking.length ? entriesFor(lacking.map(one => ({
      member: one.member, keys: rules.names?.[one.i] ?? [], isNamed: toNames === true,
      missing: isDemanded(one) ? failing('MissingMember') : absent(one),
      taken: (from: Member) => taken(one.member, one.i, rules, one.how!, from, schema),
    })), ends) : undefined;
    for (const one of all) {
      const { i, source } = one, read = of[i], entry = lacking.indexOf(one);
      if (entry >= 0) of[i] = entries!.take(entry);
      else if (read && source) {
        of[i] = (r, at) => {
          const { places } = r.other!;
          return there(r, places[at + values + source.index]!, read, places[at + source.part]!);
        };
      }
    }

    return newPlan(of, cost, undefined, r => {
      const heads: number[] = [], at: number[] = [], { places } = r.other!, start = places.length;
      for (const type of sources) {
        const block = head(r, type);
        heads.push(block);
        for (const member of type.behind) {
          at.push(r.at);
          skipMember(r, block, member);
        }
      }

      const end = r.at, kept = entries?.find(r, at[extension]!) ?? [];
      places.push(...heads, ...at, ...kept, end);
      r.at = end;
      return start;
    });
  }
}

/** The function for a member that the payload has; undefined if it cannot be read. */
function taken(target: Member, i: number, rules: Rules, how: How, { slot, bit: n, offset }: Member, schema: Resolvable): Take | undefined {
  if (rules.fits && !rules.fits(i, slot, target.slot)) return undefined;
  const { kind, place } = slot, to = target.slot, get = getter(slot, to, how, true), read = value(slot, to, how, schema, true);
  if (!read) return undefined;
  const absent = (wraps(slot, to) && !+rules.members[i]! ? missing : nulled)(target, i, rules, how, schema, [])!;
  const first = hasPresence(place) ? n + 1 : n;
  const present: Take = place === Fixed ? get ? (r, at) => get(r.view, at + offset) : (r, at) => there(r, at + offset, read) : place >= Bit ? (r, at) => ofBit(get!, bit(r, at, first))
    : place >= Compact ? (r, at) => get!(compact(r, kind, at, first), 0) : place === Present && nullMark(slot) > 0 ? r => read(refuseNull(r, slot)) : read;
  if (first > n) {
    return (r, at) => {
      const made = bit(r, at, n) ? present(r, at) : null;
      return made === null ? absent(r, at) : made;
    };
  }

  return isFixed(kind) ? present : (r, at) => present(r, at) ?? absent(r, at);
}

/** The function for a member that is null in the payload. */
function nulled(target: Member, i: number, rules: Rules, how: How, schema: Resolvable): Take | undefined {
  const { slot } = target, rule = +rules.members[i]!;
  if (!hasPresence(slot.place) && nullMark(slot) < 0 || rule & KeepsOnNull) return missing(target, i, rules, how, schema, []);
  return rule & MayBeNull ? () => null : failing('NullNotAllowed');
}

/** The function for a member missing in the payload. */
function missing({ slot }: Member, i: number, rules: Rules, how: How, schema: Resolvable, inside: readonly Type[]): Take | undefined {
  const text = rules.defaults?.[i];
  return !how ? undefined : text !== undefined ? constantOf(slot, how, fromBase64(text)) : +rules.members[i]! & MayBeNull ? () => null : zero(slot, how, schema, inside);
}
