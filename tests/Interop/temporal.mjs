// Dates and times of Temporal: node temporal.mjs bundle.mjs types.mjs payload earlier, these in base64. Writes what is written.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import 'temporal-polyfill/global';

const [, , bundle, types, payload, earlier] = process.argv;
const { roots } = await import(pathToFileURL(bundle)), [read, write] = roots['Corpus.Options.Moments'], { createMoments } = await import(pathToFileURL(types));
const bytes = text => new Uint8Array(Buffer.from(text, 'base64'));
const shown = value => JSON.parse(JSON.stringify(value)), kind = value => Object.prototype.toString.call(value).slice(8, -1);

// As C# makes it.
const made = createMoments(), given = read(bytes(payload));
assert.deepEqual(shown(made), shown(given));
assert.deepEqual(shown(made), {
  at: '2026-11-26T01:02:03Z', reading: '2026-11-26T01:02:03.4', due: '2026-11-26T01:00:00-03:30[-03:30]', wait: 'PT26H30M', back: '-PT0.0015S', day: '2026-11-26', time: '17:05:00',
  first: '0001-01-01T00:00:00+00:00[+00:00]', last: null, spans: [], days: [], short: 'PT0S', text: '0001-01-01',
});
assert.deepEqual(Object.values(made).map(kind), [
  'Temporal.Instant', 'Temporal.PlainDateTime', 'Temporal.ZonedDateTime', 'Temporal.Duration', 'Temporal.Duration', 'Temporal.PlainDate', 'Temporal.PlainTime', 'Temporal.ZonedDateTime', 'Null', 'Array', 'Array', 'Temporal.Duration', 'String',
]);
assert.equal(Buffer.from(write(made)).toString('base64'), payload);

// What an earlier version lacks.
const before = read(bytes(earlier));
assert.deepEqual(shown(before), { ...shown(made), reading: '1970-01-01T00:00:00Z', spans: ['-PT256204778H48M5.4775808S', 'PT256204778H48M5.4775807S'] });
assert.equal(kind(before.reading), 'Temporal.Instant');

const { Instant, PlainDateTime, ZonedDateTime, Duration, PlainDate, PlainTime } = Temporal;
const wrong = (name, value, message) => assert.throws(() => write({ ...made, [name]: value }), e => `${e.code}: ${e.path}: ${e.detail}` === message || assert.fail(`${e.code}: ${e.path}: ${e.detail}`));
wrong('at', new Date(), 'InvalidData: Moments.at: write a Temporal.Instant or Temporal.PlainDateTime');
wrong('at', null, 'InvalidData: Moments.at: write a Temporal.Instant or Temporal.PlainDateTime');
wrong('at', Instant.from('-000001-01-01T00:00:00Z'), 'Overflow: Moments.at: -631584000000000 does not fit');
wrong('at', Instant.from('2026-11-26T01:02:03.00000001Z'), 'Overflow: Moments.at: it is no multiple of 100 nanoseconds: round it');
wrong('due', Instant.from('2026-11-26T01:02:03Z'), 'InvalidData: Moments.due: write a Temporal.ZonedDateTime');
wrong('due', ZonedDateTime.from('9999-12-31T23:00:00Z[+02:00]'), 'Overflow: Moments.due: 3155379012000000000 does not fit');
wrong('due', ZonedDateTime.from('2026-11-26T01:02:03Z[+15:00]'), 'Overflow: Moments.due: 900 is no whole number from -840 to 840');
wrong('wait', 5, 'InvalidData: Moments.wait: write a Temporal.Duration');
wrong('wait', new Duration(0, 1), 'InvalidData: Moments.wait: write days, hours and less: years, months and weeks differ in length');
wrong('wait', new Duration(0, 0, 0, 20000000), 'Overflow: Moments.wait: 17280000000000000000 does not fit');
wrong('day', '2026-11-26', 'InvalidData: Moments.day: write a Temporal.PlainDate');
wrong('day', PlainDate.from('+012026-11-26'), 'InvalidData: Moments.day: write a date like 2026-11-21');
wrong('time', PlainTime.from('01:02:03.00000001'), 'Overflow: Moments.time: it is no multiple of 100 nanoseconds: round it');

// Time zones with a name have the offset of the moment; days have 24 hours.
process.stdout.write(Buffer.from(write({
  ...made, at: PlainDateTime.from('9999-12-31T23:59:59.9999999'), reading: Instant.from('2026-11-26T01:02:03.0000001Z'), due: ZonedDateTime.from('2026-07-01T12:00:00[Europe/Berlin]'), wait: new Duration(0, 0, 0, -1, -2, -3, -4, -5, -6, -700),
  last: PlainDateTime.from('0001-01-01T00:00:00'), spans: [new Duration()], days: [[PlainDate.from('9999-12-31'), PlainTime.from('23:59:59.9999999')], [PlainDate.from('0001-01-01'), null]], short: Duration.from('PT5M'),
})).toString('base64'));
