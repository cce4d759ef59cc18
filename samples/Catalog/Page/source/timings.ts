import { element } from './element.ts';
import type { Cost, Measurement, WorkerAnswer } from './measurement.ts';
import { megabytes, milliseconds, times } from './numbers.ts';

/** Lets a worker measure, and shows what it found. */
export function showTimings(place: HTMLElement): void {
  const worker = new Worker('/script/measure.js', { type: 'module' });
  const finish = (answer: WorkerAnswer): void => {
    worker.terminate();
    place.replaceChildren(...('failure' in answer ? [element('p', {}, `Not measured: ${answer.failure}`)] : panel(place, answer)));
  };
  worker.addEventListener('message', event => finish(event.data as WorkerAnswer));
  worker.addEventListener('error', event => finish({ failure: event.message || 'the worker did not start' }));
  place.replaceChildren(element('p', { role: 'status' }, 'Measuring beside JSON…'));
}

function panel(place: HTMLElement, { memFormat, json, runs }: Measurement): HTMLElement[] {
  const longest = Math.max(memFormat.median, json.median);
  const again = element('button', { type: 'button' }, 'Measure again');
  again.addEventListener('click', () => showTimings(place));
  return [
    element('p', { class: 'verdict' }, element('strong', {}, times(json.median / memFormat.median)), ' as fast as JSON, ',
      element('strong', {}, times(json.bytes / memFormat.bytes)), ' smaller'),
    element('div', { class: 'bars' }, ...bar('MemFormat', memFormat, longest), ...bar('JSON', json, longest)),
    element('details', {}, element('summary', {}, 'How this is measured'), table(memFormat, json, runs),
      element('p', {}, `The same catalog, each time from bytes in memory to objects, in a worker of this page: readCatalog(bytes) beside `
        + `JSON.parse(new TextDecoder().decode(bytes)) of what System.Text.Json writes with its web defaults. In turn, who goes first alternates; `
        + `three rounds warm up, the median of ${runs} counts. Bytes are before any compression of HTTP. `
        + `What is read is not quite the same: JSON leaves dates and binary data as text and loses digits of large numbers.`),
      again),
  ];
}

function bar(name: string, { bytes, median }: Cost, longest: number): HTMLElement[] {
  const filled = element('span', { class: `bar ${name}`, 'aria-hidden': 'true' });
  filled.style.inlineSize = `${(100 * median) / longest}%`;
  return [
    element('span', { class: 'contender' }, name),
    element('span', { class: 'track' }, filled),
    element('span', { class: 'cost' }, milliseconds(median), element('small', {}, megabytes(bytes))),
  ];
}

function table(memFormat: Cost, json: Cost, runs: number): HTMLElement {
  const row = (name: string, of: (cost: Cost) => number, text: (value: number) => string): HTMLElement => element('tr', {},
    element('th', { scope: 'row' }, name),
    ...[text(of(memFormat)), text(of(json)), times(of(json) / of(memFormat))].map(cell => element('td', {}, cell)));
  return element('table', {},
    element('thead', {}, element('tr', {}, element('td'), ...['MemFormat', 'JSON', 'ratio'].map(name => element('th', { scope: 'col' }, name)))),
    element('tbody', {},
      row('payload', cost => cost.bytes, megabytes),
      row(`decode, median of ${runs}`, cost => cost.median, milliseconds),
      row('decode, first time', cost => cost.first, milliseconds)));
}
