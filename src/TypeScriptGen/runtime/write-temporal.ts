// Writes dates and times as Temporal has them.

import { maxTicks, big0, big1 } from './bigints.ts';
import { kindOf } from './core.ts';
import { epochTicks } from './temporal.ts';
import type { DateTime, Duration, PlainDate, PlainTime, ZonedDateTime } from './temporal.ts';
import { refuse, wanted } from './write-core.ts';
import { dateOnly, dateTimeOffsetTicks, dateTimeTicks, timeOnly } from './write-dates.ts';
import { wholeBig } from './write-numbers.ts';
import { KindShift } from './wire.ts';

/** Ticks of .NET, which are 100 nanoseconds. */
function ticks(nanoseconds: bigint): bigint {
  const tick = BigInt(100);
  return nanoseconds % tick ? refuse('Overflow', 'it is no multiple of 100 nanoseconds: round it') : nanoseconds / tick;
}

function sinceYear1(nanoseconds: bigint): bigint {
  const all = ticks(nanoseconds) + epochTicks;
  return wholeBig(all, all >= 0 && all <= maxTicks);
}

/** Whether it is one of Temporal's, or a polyfill's: they have constructors of their own. */
function isA(value: unknown, kind: string): boolean {
  return kindOf(value) === `[object Temporal.${kind}]`;
}

export function dateTimeTemporal(view: DataView, at: number, value: DateTime): void {
  const isPlain = isA(value, 'PlainDateTime');
  if (!isPlain && !isA(value, 'Instant')) wanted('a Temporal.Instant or Temporal.PlainDateTime');
  const { epochNanoseconds } = isPlain ? (value as Temporal.PlainDateTime).toZonedDateTime('UTC') : value as Temporal.Instant;
  dateTimeTicks(view, at, sinceYear1(epochNanoseconds) | (isPlain ? big0 : big1 << BigInt(KindShift)));
}

/** .NET gets the offset of the time zone. */
export function dateTimeOffsetTemporal(view: DataView, at: number, value: ZonedDateTime): void {
  if (!isA(value, 'ZonedDateTime')) wanted('a Temporal.ZonedDateTime');
  const minutes = value.offsetNanoseconds / 60000000000, utc = sinceYear1(value.epochNanoseconds);
  sinceYear1(value.epochNanoseconds + BigInt(value.offsetNanoseconds));
  dateTimeOffsetTicks(view, at, [utc, minutes]);
}

export function timeSpanTemporal(view: DataView, at: number, value: Duration): void {
  if (!isA(value, 'Duration')) wanted('a Temporal.Duration');
  if (value.years || value.months || value.weeks) wanted('days, hours and less: years, months and weeks differ in length');
  let all = big0;
  for (const [part, unit] of [[value.days, 24], [value.hours, 60], [value.minutes, 60], [value.seconds, 1000], [value.milliseconds, 1000], [value.microseconds, 1000], [value.nanoseconds, 1]] as const) all = (all + BigInt(part)) * BigInt(unit);
  const span = ticks(all);
  view.setBigInt64(at, wholeBig(span, BigInt.asIntN(64, span) === span), true);
}

export function dateOnlyTemporal(view: DataView, at: number, value: PlainDate): void {
  dateOnly(view, at, isA(value, 'PlainDate') ? value.toString({ calendarName: 'never' }) : wanted('a Temporal.PlainDate'));
}

export function timeOnlyTemporal(view: DataView, at: number, value: PlainTime): void {
  if (!isA(value, 'PlainTime')) wanted('a Temporal.PlainTime');
  ticks(BigInt(value.nanosecond));
  timeOnly(view, at, value.toString({ fractionalSecondDigits: 7 }));
}
