// Writes dates and times.

import { refuse, wanted } from './write-core.ts';
import { KindShift } from './wire.ts';
import { whole, wholeBig } from './write-numbers.ts';

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
  const ms = whole(value + 62135596800000, 0, 315537897599999);
  // Times 10000, in parts that stay within 53 bits; higher bits drop out. (The operator % would be slow.)
  const part = Math.floor(ms / 65536), high = part * 10000, top = Math.floor(high / 65536);
  const low = (high - top * 65536) * 65536 + (ms - part * 65536) * 10000;
  view.setUint32(at, low, true);
  view.setUint32(at + 4, top + (low > 4294967295 ? 1 : 0) + kind, true);
}

export function dateTimeTicks(view: DataView, at: number, value: bigint): void {
  view.setBigUint64(at, wholeBig(value, BigInt.asUintN(64, value) === value), true);
}

export function dateTimeOffsetTicks(view: DataView, at: number, [utc, minutes]: readonly [ticks: bigint, minutes: number]): void {
  view.setBigUint64(at, wholeBig(utc, utc >= 0n && utc <= 3155378975999999999n), true);
  view.setInt16(at + 8, whole(minutes, -840, 840), true);
}

/** A date with a time as text: UTC with a Z or an offset, else unspecified. */
export function dateTimeIso(view: DataView, at: number, value: string): void {
  const [utc, minutes] = instant(value);
  dateTimeTicks(view, at, utc | (minutes === undefined ? 0n : 1n << BigInt(KindShift)));
}

/** Text with an offset. */
export function dateTimeOffsetIso(view: DataView, at: number, value: string): void {
  const [utc, minutes] = instant(value);
  dateTimeOffsetTicks(view, at, [utc, minutes ?? isoWanted()]);
}

const isoWanted = (): never => wanted('a date like 2026-11-21T17:05:00+01:00');

/** The ticks of a text in UTC, and the minutes of its offset. */
function instant(value: string): [ticks: bigint, minutes: number | undefined] {
  const [, day, time, rest = '', zone, sign, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,7}))?(Z|([+-])(\d\d):(\d\d))?$/.exec(value) ?? isoWanted();
  const ms = Date.parse(`${day}T${time}Z`), offset = (+(hours ?? 0) * 60 + +(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  // What Date takes for the first of March is no thirtieth of February.
  if (!(ms >= -62135596800000) || new Date(ms).toISOString().slice(0, 10) !== day) isoWanted();
  const ticks = BigInt(ms + 62135596800000) * 10000n + BigInt(rest.padEnd(7, '0')) - BigInt(offset) * 600000000n;
  return [wholeBig(ticks, ticks >= 0n && ticks <= 3155378975999999999n), zone === undefined ? undefined : offset];
}

/**
 * Milliseconds. The longest spans are clamped to those of .NET: numbers cannot distinguish them from slightly longer
 * ones.
 */
export function timeSpan(view: DataView, at: number, ms: number): void {
  const ticks = Math.round(ms * 10000);
  if (!(Math.abs(ticks) <= 2 ** 63)) refuse('Overflow', String(ms));
  view.setBigInt64(at, ticks === 2 ** 63 ? 2n ** 63n - 1n : BigInt(ticks), true);
}

export function dateOnly(view: DataView, at: number, value: string): void {
  const days = /^\d{4}-\d\d-\d\d$/.test(value) ? (Date.parse(value) + 62135596800000) / 86400000 : NaN;
  view.setUint32(at, days >= 0 ? days : wanted('a date like 2026-11-21'), true);
}

export function timeOnly(view: DataView, at: number, value: string): void {
  const [, hours, minutes, seconds, rest = ''] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,7}))?$/.exec(value) ?? wanted('a time of day like 17:05:00');
  const ticks = ((+hours! * 60 + +minutes!) * 60 + +seconds!) * 10000000 + +rest.padEnd(7, '0');
  view.setUint32(at, ticks, true);
  view.setUint32(at + 4, Math.floor(ticks / 4294967296), true);
}
