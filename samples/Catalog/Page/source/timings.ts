import { element } from './element.ts';
import type { Cost, Measurement, WorkerAnswer } from './measurement.ts';
import { megabytes, milliseconds, times } from './numbers.ts';
import { trouble } from './trouble.ts';

/** Lets a worker measure, and shows what it found. */
export function showTimings(place: HTMLElement): void {
  const worker = new Worker('/script/measure.js', { type: 'module' });
  const again = (): void => showTimings(place);
  const finish = (answer: WorkerAnswer): void => {
    worker.terminate();
    place.replaceChildren(...('failure' in answer ? [trouble(`Not measured: ${answer.failure}`, again)] : found(answer, again)));
  };
  worker.addEventListener('message', event => finish(event.data as WorkerAnswer));
  worker.addEventListener('error', event => finish({ failure: event.message || 'the worker did not start' }));
  place.replaceChildren(element('p', { role: 'status' }, 'Measuring beside JSON…'));
}

function found(measurement: Measurement, again: () => void): HTMLElement[] {
  const { memFormat, json } = measurement;
  const longest = Math.max(memFormat.median, json.median);
  const panel = explanation(measurement, again);
  const explain = element('button', { type: 'button', class: 'explain' }, 'How this is measured');
  explain.addEventListener('click', () => panel.showModal());
  return [
    element('p', { class: 'verdict' }, element('strong', {}, times(json.median / memFormat.median)), ' as fast as JSON, ',
      element('strong', {}, times(json.bytes / memFormat.bytes)), ' smaller'),
    element('div', { class: 'bars' }, ...bar('MemFormat', memFormat, longest), ...bar('JSON', json, longest)),
    explain,
    panel,
  ];
}

// A dialog, so Escape closes it and the page behind it keeps its place.
function explanation({ memFormat, json, runs, warmUps }: Measurement, again: () => void): HTMLDialogElement {
  const button = (text: string, act: () => void): HTMLElement => {
    const made = element('button', { type: 'button' }, text);
    made.addEventListener('click', act);
    return made;
  };
  const panel: HTMLDialogElement = element('dialog', { 'aria-labelledby': 'measured' },
    element('h2', { id: 'measured' }, 'How this is measured'),
    table(memFormat, json, runs),
    element('p', {}, `The server sends the same catalog twice, once in each format. Your browser then makes objects of the bytes, `
      + `${warmUps + runs} times for each format, in turn. The first ${warmUps} times do not count, because browsers speed code up while it runs. `
      + `Of the other ${runs} you see the middle one.`),
    element('p', {}, `The first time is slower, above all for MemFormat: its reader is code of this page, and new to the browser. `
      + `JSON's is built in.`),
    element('p', {}, `Sizes are before compression. The objects are not quite the same: JSON keeps dates and binary data as text, `
      + `and rounds large numbers.`),
    element('p', {}, 'The two calls: ', element('code', {}, 'readCatalog(bytes)'), ' and ',
      element('code', {}, 'JSON.parse(new TextDecoder().decode(bytes))'), '. A worker makes them, so the page stays quick.'),
    element('p', { class: 'buttons' }, button('Measure again', again), button('Close', () => panel.close())));
  // What is beside the panel is the dialog itself, and what is in it are others.
  panel.addEventListener('click', event => event.target === panel && panel.close());
  return panel;
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
      row('size', cost => cost.bytes, megabytes),
      row(`time, middle of ${runs}`, cost => cost.median, milliseconds),
      row('time, the first', cost => cost.first, milliseconds)));
}
