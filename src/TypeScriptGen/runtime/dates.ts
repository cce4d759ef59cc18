// Dates and times.

import { maxTicks, ticksPerMinute, ticksPerSecond } from './bigints.ts';
import { invalid } from './core.ts';
import { KindShift } from './wire.ts';

/** The instant, or the wall clock, of a .NET DateTime. */
export function dateTime(view: DataView, at: number): Date {
  return new Date(dateTimeMs(view, at));
}

/** The same in milliseconds since 1970. */
export function dateTimeMs(view: DataView, at: number): number {
  return epochMs(at, view.getUint32(at, true), view.getUint32(at + 4, true) & (1 << KindShift - 32) - 1);
}

function epochMs(at: number, low: number, high: number): number {
  // In 32-bit halves, so that everything stays within 53 bits. 429496 * 10000 + 7296 = 2^32.
  const milliseconds = high * 429496 + Math.floor((high * 7296 + low) / 10000) - 62135596800000;
  return milliseconds > 253402300799999 ? invalid(at) : milliseconds;
}

/** The instant of a .NET DateTimeOffset. */
export function dateTimeOffset(view: DataView, at: number): Date {
  return new Date(dateTimeOffsetMs(view, at));
}

/** The same in milliseconds since 1970. */
export function dateTimeOffsetMs(view: DataView, at: number): number {
  dateTimeOffsetTicks(view, at);
  return epochMs(at, view.getUint32(at, true), view.getUint32(at + 4, true));
}

/** The 64 bits of a .NET DateTime: its ticks, and its kind in the highest two. */
export function dateTimeTicks(view: DataView, at: number): bigint {
  const ticks = view.getBigUint64(at, true);
  return BigInt.asUintN(KindShift, ticks) > maxTicks ? invalid(at) : ticks;
}

/** The ticks of a .NET DateTimeOffset in UTC, and the minutes of its offset. */
export function dateTimeOffsetTicks(view: DataView, at: number): [ticks: bigint, minutes: number] {
  const ticks = view.getBigUint64(at, true), minutes = view.getInt16(at + 8, true), local = ticks + BigInt(minutes) * ticksPerMinute;
  return ticks > maxTicks || local < 0 || local > maxTicks || Math.abs(minutes) > 840 ? invalid(at) : [ticks, minutes];
}

/** As 2026-11-21T17:05:00Z; without the Z unless it is UTC, with up to seven more digits where there are fractions of a second. */
export function dateTimeIso(view: DataView, at: number): string {
  const bits = dateTimeTicks(view, at);
  return iso(BigInt.asUintN(KindShift, bits)) + (Number(bits >> BigInt(KindShift)) === 1 ? 'Z' : '');
}

/** As 2026-11-21T17:05:00+01:00. */
export function dateTimeOffsetIso(view: DataView, at: number): string {
  const [ticks, minutes] = dateTimeOffsetTicks(view, at);
  return iso(ticks + BigInt(minutes) * ticksPerMinute) + offset(minutes);
}

/** As +01:00. */
export function offset(minutes: number): string {
  const size = Math.abs(minutes);
  return (minutes < 0 ? '-' : '+') + two(size / 60) + ':' + two(size % 60);
}

const two = (number: number): string => String(100 + Math.floor(number)).slice(1);

function iso(ticks: bigint): string {
  const rest = ticks % ticksPerSecond;
  return new Date(Number(ticks / ticksPerSecond) * 1000 - 62135596800000).toISOString().slice(0, 19) + (rest ? '.' + String(rest).padStart(7, '0').replace(/0+$/, '') : '');
}

/** Milliseconds; the ticks beyond them are a fraction. */
export function timeSpan(view: DataView, at: number): number {
  return Number(view.getBigInt64(at, true)) / 10000;
}

/** As 2026-11-21. */
export function dateOnly(view: DataView, at: number): string {
  const day = view.getUint32(at, true);
  return day > 3652058 ? invalid(at) : new Date(day * 86400000 - 62135596800000).toISOString().slice(0, 10);
}

/** As 17:05:00, with seven more digits where there are fractions of a second. */
export function timeOnly(view: DataView, at: number): string {
  const ticks = Number(view.getBigUint64(at, true));
  if (ticks >= 864000000000) invalid(at);
  const rest = ticks % 10000000;
  return new Date(ticks / 10000).toISOString().slice(11, 19) + (rest ? '.' + String(rest).padStart(7, '0') : '');
}
