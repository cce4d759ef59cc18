import { versions } from './workloads.mjs';

const table = (head, rows) => [head, head.map((_, i) => i ? '---:' : '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n') + '\n';
const ratio = cell => cell ? cell.ratio.toFixed(cell.ratio < 9.95 ? 1 : 0) + 'x' : '–';
const time = ns => ns < 1000 ? ns.toFixed(0) + ' ns' : ns < 1e6 ? (ns / 1e3).toPrecision(3) + ' µs' : (ns / 1e6).toPrecision(3) + ' ms';
const whole = number => number === undefined ? '–' : number.toString().replace(/\B(?=(\d{3})+$)/g, ',');
const label = row => `${row.workload}, ${whole(row.count)}`;

/** @param rows Of one engine: `{ workload, count, results: { [contender]: { [cell]: { ratio, nanoseconds } } } }` */
export function speed(rows, cell, contenders) {
  const head = ['', ...contenders.slice(1).map(c => c.name), 'MemFormat takes'];
  return table(head, rows.map(row => [label(row), ...contenders.slice(1).map(c => ratio(row.results[c.name]?.[cell])), time(row.results.MemFormat[cell].nanoseconds)]));
}

export function tolerance(rows) {
  return table(['written by a version with', ...Object.values(versions)], rows.map(row => [label(row), ...Object.keys(versions).map(version => ratio(row.results.MemFormat[version]))]));
}

/** @param rows `{ workload, count, sizes: { [contender]: bytes } }` */
export function sizes(rows, contenders) {
  const all = contenders.filter(c => !['JSON, then `new Date`', 'MemFormat, numbers'].includes(c.name));
  return table(['bytes', ...all.map(c => c.name)], rows.map(row => [label(row), ...all.map(c => whole(row.sizes[c.name]))]));
}

export function bundleSizes({ orders, perType }) {
  return table(['a bundle for orders', 'bytes, gzip'], orders.map(([name, bytes]) => [name, whole(bytes)]))
    + '\n' + table(['a type of ten members more, reading', 'bytes, gzip'], perType.map(([name, bytes]) => [name, bytes.toFixed(0)]));
}

const verdict = (value, bar, isMet) => isMet ? value : `**${value}**, not ${bar}`;

/** What the design demands, by workload and by engine (Node, Chromium). Orders are compared with JSON and its dates made. */
const aims = { rows: { read: [9, 9], write: [9, 9], others: 2.5 }, orders: { read: [5, 3.5], write: [6.5, 6.5], others: 2.5 }, articles: { read: [2.2, 2.2], write: [2.2, 2.2] } };

/** Where it is so, and where not. */
export function bars(engines, { orders, perType }) {
  const rows = [];
  for (const { engine, rows: cells } of engines) {
    for (const row of cells.filter(row => row.count > 1)) {
      const cell = name => row.results.MemFormat?.[name], aim = aims[row.workload], which = engine.startsWith('Node') ? 0 : 1;
      if (!cell('read')) continue;
      const tolerant = ['added', 'removed', 'widened'].map(cell).sort((a, b) => a.ratio - b.ratio)[0], dates = row.workload === 'orders' && row.results['JSON, then `new Date`']?.read.ratio || 1;
      const bar = (value, least) => least ? verdict(ratio(value), `${least}x`, value.ratio >= least) : ratio(value);
      rows.push([`${label(row)}, ${engine}`, bar({ ratio: cell('read').ratio / dates }, aim.read[which]), bar(tolerant, aim.others), bar(cell('write'), aim.write[which])]);
    }
  }

  const most = (bytes, bar) => [verdict(whole(Math.round(bytes)), whole(bar), bytes <= bar)];
  return table(['', 'read', 'read, the slowest other version', 'write'], rows) + '\n' + table(['bytes, gzip', ''], [
    ['a bundle that reads orders, others loaded later', ...most(orders[0][1], 2900)],
    ['with other versions', ...most(orders[1][1], 8000)],
    ['and the writer', ...most(orders[2][1], 10000)],
    ['a type of ten members, reading', ...most(perType[0][1], 120)],
  ]);
}

/** How many times as fast pooled strings are as others, in turns with those. */
export function pooledStrings(engines) {
  const cells = ({ results, pooled }, cell) => [results['MemFormat, pooled'], pooled['JSON, then `new Date`'], pooled.MemFormat].map(of => ratio(of?.[cell]));
  return table(['against', 'JSON: read', '`new Date`', 'in full', 'JSON: write', '`new Date`', 'in full'], engines.flatMap(({ engine, rows }) =>
    rows.filter(({ results }) => results['MemFormat, pooled']).map(row => [`${label(row)}, ${engine}`, ...cells(row, 'read'), ...cells(row, 'write')])));
}

/** What the numbers mean something with. */
export function environment(facts) {
  return table(['', ''], facts).replace(/\n.*\n/, '\n|---|---|\n');
}
