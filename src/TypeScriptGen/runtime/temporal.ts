// Dates and times as Temporal has them. Engines without it need a polyfill. Only types that ask for this import it.

import { dateOnly, dateTimeIso, dateTimeOffsetTicks, offset, timeOnly } from './dates.ts';

/** A moment if it is UTC, else a clock reading. */
export type DateTime = Temporal.Instant | Temporal.PlainDateTime;
export type ZonedDateTime = Temporal.ZonedDateTime;
export type Duration = Temporal.Duration;
export type PlainDate = Temporal.PlainDate;
export type PlainTime = Temporal.PlainTime;

/** The ticks of .NET at the start of 1970. A tick is 100 nanoseconds. */
export const epochTicks: bigint = /* @__PURE__ */ BigInt('621355968000000000');

/** The functions that take text make constants. */
export function dateTime(text: string): DateTime {
  return text.endsWith('Z') ? Temporal.Instant.from(text) : Temporal.PlainDateTime.from(text);
}

export function zonedDateTime(text: string): ZonedDateTime {
  return Temporal.ZonedDateTime.from(text);
}

export function duration(text: string): Duration {
  return Temporal.Duration.from(text);
}

export function plainDate(text: string): PlainDate {
  return Temporal.PlainDate.from(text);
}

export function plainTime(text: string): PlainTime {
  return Temporal.PlainTime.from(text);
}

export function dateTimeTemporal(view: DataView, at: number): DateTime {
  return dateTime(dateTimeIso(view, at));
}

/** In a time zone that is the offset. */
export function dateTimeOffsetTemporal(view: DataView, at: number): ZonedDateTime {
  const [ticks, minutes] = dateTimeOffsetTicks(view, at);
  return new Temporal.ZonedDateTime((ticks - epochTicks) * BigInt(100), offset(minutes));
}

/** Hours and less: days would be those of a calendar. */
export function timeSpanTemporal(view: DataView, at: number): Duration {
  let rest = view.getBigInt64(at, true);
  const [nanoseconds, microseconds, milliseconds, seconds, minutes] = [10, 1000, 1000, 60, 60].map(each => {
    const unit = BigInt(each), part = Number(rest % unit);
    rest /= unit;
    return part;
  });
  return new Temporal.Duration(0, 0, 0, 0, Number(rest), minutes, seconds, milliseconds, microseconds, nanoseconds! * 100);
}

export function dateOnlyTemporal(view: DataView, at: number): PlainDate {
  return plainDate(dateOnly(view, at));
}

export function timeOnlyTemporal(view: DataView, at: number): PlainTime {
  return plainTime(timeOnly(view, at));
}
