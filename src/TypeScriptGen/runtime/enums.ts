// Enums of other versions, whose constants are known by name.

import { fail } from './core.ts';
import { converted, numberAt } from './conversions.ts';
import type { Get } from './conversions.ts';
import type { Slot, Type } from './schema.ts';
import { UInt32, UInt64, sizes } from './wire.ts';

/** Gets values of an enum, and knows those of another version. */
export interface NamedGet extends Get {
  /** Gets the values of a slot of another version; undefined if each number means the same there. */
  readonly other: (from: Slot, to: Slot) => Get | undefined;
}

/**
 * How values of an enum are read whose constants are known by name.
 *
 * @param later The keys that the descriptor does not say, each with the place of its constant there.
 * @param fallback The place of the constant that names become which the enum lacks.
 */
export function named(get: Get, later: Keys = [], fallback?: number): NamedGet {
  const own: Get = (view, at) => get(view, at);
  return Object.assign(own, { other: (from: Slot, to: Slot) => otherNumbers(from, to, get, later, fallback) });
}

type Keys = readonly (readonly [key: number, constant: number])[];

/** A number of the writer's: the reader's of its names, if there is one, or several. */
interface Target {
  number: bigint | undefined;
  isUnclear: boolean;
}

/** What a number becomes; undefined where it is refused. */
type Numbers = readonly (readonly [from: bigint, to: bigint | undefined])[];

/** The number as `numberAt` gets it. */
const valueOf = ({ kind }: Slot, number: bigint): bigint => kind === UInt64 ? BigInt.asUintN(64, number) : number;

/** Combined values have no sign. */
const bitsOf = ({ kind }: Slot, number: bigint): bigint => BigInt.asUintN(8 * sizes[kind]!, number);

const constantsOf = ({ types, number }: Slot): Type['constants'] => types[number]!.constants;

/** Each enum of a schema is matched once, however many slots have it. */
function otherNumbers(from: Slot, to: Slot, get: Get, later: Keys, fallback: number | undefined): Get | undefined {
  const { plans } = from.types[from.number]!, type = to.types[to.number]!, known = plans.get(type) as Map<number, Get | undefined> | undefined ?? new Map<number, Get | undefined>();
  plans.set(type, known);
  if (!known.has(from.kind)) known.set(from.kind, matched(from, to, get, later, fallback));
  return known.get(from.kind);
}

function matched(from: Slot, to: Slot, get: Get, later: Keys, fallback: number | undefined): Get | undefined {
  const lost = fallback === undefined ? undefined : constantsOf(to)[fallback]![1], { isCombined } = from.types[from.number]!;
  const numbers = isCombined ? [] : otherConstants(from, to, later, lost), bits = isCombined || to.types[to.number]!.isCombined ? otherBits(from, to, later, lost) : undefined;
  return numbers.length || bits ? getOther(from, to, get, numbers, bits) : undefined;
}

/** The constants that have other numbers. */
function otherConstants(from: Slot, to: Slot, later: Keys, lost: bigint | undefined): Numbers {
  const taken = new Set(constantsOf(to).map(([, number]) => valueOf(to, number))), found: [bigint, bigint | undefined][] = [];
  for (const [number, { number: target, isUnclear }] of targetsOf(from, to, later, valueOf)) {
    if (isUnclear || target === undefined && taken.has(number)) found.push([number, lost]);
    else if (target !== undefined && target !== number) found.push([number, target]);
  }

  return found;
}

/** Constants that share no bit, single bits first; undefined if all of them have the same bits. */
function otherBits(from: Slot, to: Slot, later: Keys, lost: bigint | undefined): Numbers | undefined {
  const taken = constantsOf(to).reduce((all, [, number]) => all | bitsOf(to, number), BigInt(0)), found: [bigint, bigint | undefined][] = [];
  const count = (bits: bigint): number => bits.toString(2).split('1').length, other = lost === undefined ? lost : bitsOf(to, lost);
  let covered = BigInt(0);
  for (const [bits, { number, isUnclear }] of [...targetsOf(from, to, later, bitsOf)].sort(([one], [other]) => count(one) - count(other) || (one < other ? -1 : 1))) {
    if (!bits || bits & covered) continue;
    covered |= bits;
    found.push([bits, isUnclear || number === undefined && bits & taken ? other : number ?? bits]);
  }

  return found.every(([bits, target]) => bits === target) ? undefined : found;
}

/** The writer's numbers. Several names may have one: those that the reader has decide, if they agree. */
function targetsOf(from: Slot, to: Slot, later: Keys, form: (slot: Slot, number: bigint) => bigint): Map<bigint, Target> {
  const found = new Map<bigint, Target>(), constants = constantsOf(to), keys = new Map([...constants.map(([key], constant) => [key, constant] as const), ...later]);
  for (const [key, writers] of constantsOf(from)) {
    const constant = keys.get(key), number = constant === undefined ? undefined : form(to, constants[constant]![1]);
    const value = form(from, writers), one = found.get(value);
    if (!one) found.set(value, { number, isUnclear: false });
    else if (number !== undefined) {
      one.isUnclear ||= one.number !== undefined && one.number !== number;
      one.number = number;
    }
  }

  return found;
}

function getOther(from: Slot, to: Slot, get: Get, numbers: Numbers, bits: Numbers | undefined): Get {
  const scratch = new DataView(new ArrayBuffer(8)), plain = from.kind === to.kind ? get : converted(from.kind, to.kind, get);
  const known = new Map<unknown, bigint | undefined>(numbers.map(([number, target]) => [from.kind > UInt32 ? number : Number(number), target]));
  const made = (number: bigint): unknown => {
    scratch.setBigUint64(0, BigInt.asUintN(64, number), true);
    return get(scratch, 0);
  };
  return (view, at) => {
    const number = numberAt(view, at, from.kind);
    if (known.has(number)) return made(known.get(number) ?? refuse(at, number));
    if (!bits) return plain(view, at);
    let rest = bitsOf(from, BigInt(number)), all = BigInt(0);
    for (const [bit, target] of bits) {
      if ((rest & bit) !== bit) continue;
      all |= target ?? refuse(at, bit);
      rest &= ~bit;
    }

    all |= rest;
    return bitsOf(to, all) === all ? made(all) : fail('Overflow', at);
  };
}

const refuse = (at: number, number: number | bigint): never => fail('Overflow', at, `the number ${number} has a name that the enum lacks`);
