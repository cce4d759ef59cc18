// Writes text as dates: node days.mjs bundle texts.json. Writes the payloads of each text in each place, null where it is refused.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , bundle, file] = process.argv, { createHeld, writeHeld, MemFormatError } = await import(pathToFileURL(bundle)), { days, times, moments } = JSON.parse(readFileSync(file, 'utf8'));
const first = createHeld({ pair: [0, ''], place: [0, 0], grid: { lengths: [0, 0], items: [] } });
const payload = part => {
  try {
    return Buffer.from(writeHeld({ ...first, ...part })).toString('base64');
  } catch (e) {
    const [member] = Object.keys(part);
    if (!(e instanceof MemFormatError) || !e.path.startsWith('Held.' + member)) throw e;
    return null;
  }
};
const at = '0001-01-01T00:00:00', due = at + 'Z';
console.log(JSON.stringify({
  days: days.flatMap(day => [{ day }, { maybeDay: day }, { days: [day] }, { daySet: new Set([day]) }, { hours: new Map([[day, '00:00:00']]) }].map(payload)),
  times: times.flatMap(time => [{ time }, { hours: new Map([['2026-02-28', time]]) }].map(payload)),
  moments: moments.flatMap(text => [{ isoDue: text }, { isoLog: [[text, at]] }].map(payload)),
  readings: moments.flatMap(text => [{ isoAt: text }, { isoLog: [[due, text]] }].map(payload)),
}));
