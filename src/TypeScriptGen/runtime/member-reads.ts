// The functions that read members of other versions, or make what a payload lacks.

import { compact } from './compact.ts';
import { fromBase64 } from './core.ts';
import type { Read, ReadMember } from './core.ts';
import { bit } from './lists.ts';
import { targetsOf } from './member-matcher.ts';
import type { Target } from './member-matcher.ts';
import { failing, newPlan, noValue } from './plans.ts';
import type { Planner, Rules } from './plans.ts';
import { refuseNull } from './schema-walker.ts';
import { hasPresence, isFixed, nullMark } from './schema.ts';
import type { Member, Type } from './schema.ts';
import { constantOf, getter, ofBit, single, there, value, wraps, zero } from './values.ts';
import { List, Map as MapKind, Present, Fixed, Compact, Bit } from './wire.ts';

/** The digits of `members`. Bundlers put in the value of constants that come first. */
export const MayBeNull = 1, Demanded = 2, KeepsOnNull = 4;

/** The digit of a member. */
export const ruleOf = ({ rules, number }: Target): number => +rules.members[number]!;

/** The memory of members without a payload: empty maps and sets are large. */
export const costOf = (targets: readonly Target[]): number =>
  targets.reduce((cost, { member: { slot: { kind } }, source }) => cost + (!source && (kind === List || kind === MapKind) ? 256 : 16), 0);

/** The function that makes an object of what members are without a payload. */
export function nothing(to: Type, rules: Rules, planner: Planner, inside: readonly Type[]): Read {
  if (inside.includes(to)) return failing('MissingMember');
  const targets = targetsOf(to, rules), reads = targets.map((): ReadMember | undefined => undefined);
  for (const target of targets) reads[target.number] = missing(target, planner, [...inside, to]);
  const plan = newPlan(reads, 64 + costOf(targets));
  return reader => rules.via(reader, plan, noValue);
}

/** The function for a member that the payload has; undefined if it cannot be read. */
export function taken(target: Target, from: Member, planner: Planner): ReadMember | undefined {
  const { member: { slot: to }, rules, number } = target, { slot, bit: first } = from;
  if (rules.fits && !rules.fits(number, slot, to)) return undefined;
  const present = presentOf(target, from, planner);
  if (!present) return undefined;
  const absent = (wraps(slot, to) && !ruleOf(target) ? missing : nulled)(target, planner)!;
  if (hasPresence(slot.place)) {
    return (reader, at) => {
      const made = bit(reader, at, first) ? present(reader, at) : null;
      return made === null ? absent(reader, at) : made;
    };
  }

  return isFixed(slot.kind) ? present : (reader, at) => present(reader, at) ?? absent(reader, at);
}

/** The function for a member that is not null in the payload. */
function presentOf(target: Target, { slot, bit: flag, offset }: Member, planner: Planner): ReadMember | undefined {
  const { member, how } = target, { kind, place } = slot, get = getter(slot, member.slot, how!, true, planner), read = value(slot, member.slot, how!, planner, true) ?? single(slot, member.slot, how!, planner, ruleOf(target) & MayBeNull), first = hasPresence(place) ? flag + 1 : flag;
  if (!read) return undefined;
  if (place === Fixed) return get ? (reader, at) => get(reader.view, at + offset) : (reader, at) => there(reader, at + offset, read);
  if (place >= Bit) return (reader, at) => ofBit(get!, bit(reader, at, first));
  if (place >= Compact) return (reader, at) => get!(compact(reader, kind, at, first), 0);
  return place === Present && nullMark(slot) > 0 ? reader => read(refuseNull(reader, slot)) : read;
}

/** The function for a member that is null in the payload. */
function nulled(target: Target, planner: Planner): ReadMember | undefined {
  const { slot } = target.member, rule = ruleOf(target);
  if (!hasPresence(slot.place) && nullMark(slot) < 0 || rule & KeepsOnNull) return missing(target, planner);
  return rule & MayBeNull ? () => null : failing('NullNotAllowed');
}

/** The function for a member missing in the payload; undefined for those that are left out. */
export function missing(target: Target, planner: Planner, inside: readonly Type[] = []): ReadMember | undefined {
  const { member: { slot }, how, rules, number } = target, text = rules.defaults?.[number];
  return !how ? undefined : text !== undefined ? constantOf(slot, how, fromBase64(text)) : ruleOf(target) & MayBeNull ? () => null : zero(slot, how, planner, inside);
}
