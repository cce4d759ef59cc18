// Writes dates and times.

import { maxTicks, big0, big1, ticksPerMinute, ticksPerSecond } from './bigints.ts';
import { refuse, wanted } from './write-core.ts';
import { KindShift } from './wire.ts';
import { number, text, whole, wholeBig } from './write-numbers.ts';

/** An instant; .NET gets it as UTC. */
export function dateTime(view: DataView, at: number, value: Date): void {
  dateTimeMs(view, at, value.getTime());
}

/** The same in milliseconds since 1970. */
export function dateTimeMs(view: DataView, at: number, value: number): void {
  ticks(view, at, value, 1 << KindShift - 32);
}

/** An instant, with an offset of 0. */
export function dateTimeOffset(view: DataView, at: number, value: Date): void {
  dateTimeOffsetMs(view, at, value.getTime());
}

export function dateTimeOffsetMs(view: DataView, at: number, value: number): void {
  ticks(view, at, value, 0);
  view.setInt16(at + 8, 0, true);
}

export function ticks(view: DataView, at: number, value: number, kind: number): void {
  if (value !== value) refuse('InvalidData', 'the date is invalid');
  const milliseconds = whole(number(value) + 62135596800000, 0, 315537897599999);
  // Times 10000, in parts that stay within 53 bits; higher bits drop out. (The operator % would be slow.)
  const part = Math.floor(milliseconds / 65536), high = part * 10000, top = Math.floor(high / 65536);
  const low = (high - top * 65536) * 65536 + (milliseconds - part * 65536) * 10000;
  view.setUint32(at, low, true);
  view.setUint32(at + 4, top + (low > 4294967295 ? 1 : 0) + kind, true);
}

export function dateTimeTicks(view: DataView, at: number, value: bigint): void {
  view.setBigUint64(at, wholeBig(value, BigInt.asUintN(64, value) === value && BigInt.asUintN(KindShift, value) <= maxTicks), true);
}

/** The ticks in UTC, which the offset may take beyond the years that there are. */
export function dateTimeOffsetTicks(view: DataView, at: number, [utc, minutes]: readonly [ticks: bigint, minutes: number]): void {
  const local = utc + BigInt(whole(minutes, -840, 840)) * ticksPerMinute;
  view.setBigUint64(at, wholeBig(utc, BigInt.asUintN(64, utc) === utc && utc <= maxTicks && local >= 0 && local <= maxTicks), true);
  view.setInt16(at + 8, minutes, true);
}

/** A date with a time as text: UTC with a Z or an offset, else unspecified. */
export function dateTimeIso(view: DataView, at: number, value: string): void {
  const [utc, minutes] = instant(value);
  dateTimeTicks(view, at, utc | (minutes === undefined ? big0 : big1 << BigInt(KindShift)));
}

/** Text with an offset. */
export function dateTimeOffsetIso(view: DataView, at: number, value: string): void {
  const [utc, minutes] = instant(value);
  dateTimeOffsetTicks(view, at, [utc, minutes ?? isoWanted()]);
}

const isoWanted = (): never => wanted('a date like 2026-11-21T17:05:00+01:00');

/** The ticks of a text in UTC, and the minutes of its offset. */
function instant(value: string): [ticks: bigint, minutes: number | undefined] {
  const [, day, hours, minutes, seconds, rest = '', zone, sign, offsetHours = 0, offsetMinutes = 0] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,7}))?(Z|([+-])(0\d|1[0-4]):([0-5]\d))?$/.exec(text(value)) ?? isoWanted();
  const offset = (+offsetHours * 60 + +offsetMinutes) * (sign === '-' ? -1 : 1), days = daysOf(day!) ?? isoWanted();
  const ticks = BigInt(((days * 24 + +hours!) * 60 + +minutes!) * 60 + +seconds!) * ticksPerSecond + BigInt(rest.padEnd(7, '0')) - BigInt(offset) * ticksPerMinute;
  return [wholeBig(ticks, Math.abs(offset) <= 840 && ticks >= 0 && ticks <= maxTicks), zone === undefined ? undefined : offset];
}

/** The days since the first of January of the year 1; undefined for a day that does not exist. */
function daysOf(text: string): number | undefined {
  const date = new Date(0), month = +text.slice(5, 7) - 1, day = +text.slice(8);
  // The thirtieth of February becomes the first or second of March. Date's own parser takes other things for dates, too.
  const days = (date.setUTCFullYear(+text.slice(0, 4), month, day) + 62135596800000) / 86400000;
  return days >= 0 && date.getUTCMonth() === month && date.getUTCDate() === day ? days : undefined;
}

/**
 * Milliseconds. The longest spans are clamped to those of .NET: numbers cannot distinguish them from slightly longer
 * ones.
 */
export function timeSpan(view: DataView, at: number, milliseconds: number): void {
  const ticks = Math.round(number(milliseconds) * 10000);
  if (!(Math.abs(ticks) <= 2 ** 63)) refuse('Overflow', String(milliseconds));
  view.setBigInt64(at, ticks === 2 ** 63 ? BigInt('9223372036854775807') : BigInt(ticks), true);
}

export function dateOnly(view: DataView, at: number, value: string): void {
  view.setUint32(at, (/^\d{4}-\d\d-\d\d$/.test(text(value)) ? daysOf(value) : undefined) ?? wanted('a date like 2026-11-21'), true);
}

export function timeOnly(view: DataView, at: number, value: string): void {
  const [, hours, minutes, seconds, rest = ''] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,7}))?$/.exec(text(value)) ?? wanted('a time of day like 17:05:00');
  const ticks = ((+hours! * 60 + +minutes!) * 60 + +seconds!) * 10000000 + +rest.padEnd(7, '0');
  view.setUint32(at, ticks, true);
  view.setUint32(at + 4, Math.floor(ticks / 4294967296), true);
}
