import { versions } from './workloads.mjs';

const table = (head, rows) => [head, head.map((_, i) => i ? '---:' : '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n') + '\n';
const ratio = cell => cell ? cell.ratio.toFixed(cell.ratio < 9.95 ? 1 : 0) + 'x' : '–';
const time = ns => ns < 1000 ? ns.toFixed(0) + ' ns' : ns < 1e6 ? (ns / 1e3).toPrecision(3) + ' µs' : (ns / 1e6).toPrecision(3) + ' ms';
const whole = number => number.toString().replace(/\B(?=(\d{3})+$)/g, ',');
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

/** What the design demands, and where it is not so. */
export function bars(engines, { orders, perType }) {
  const rows = [];
  for (const { engine, rows: cells } of engines) {
    for (const row of cells.filter(row => row.count > 1)) {
      const cell = name => row.results.MemFormat[name], tolerant = ['added', 'removed', 'widened'].map(cell).sort((a, b) => a.ratio - b.ratio)[0];
      const bar = (value, least) => verdict(ratio(value), `${least}x`, value.ratio >= least);
      rows.push([`${label(row)}, ${engine}`, bar(cell('read'), engine.startsWith('Node') ? 5.5 : 3.5), bar(tolerant, 2.5), bar(cell('write'), 10)]);
    }
  }

  const most = (bytes, bar) => [verdict(whole(Math.round(bytes)), whole(bar), bytes <= bar)];
  return table(['', 'read', 'read, the slowest other version', 'write'], rows) + '\n' + table(['bytes, gzip', ''], [
    ['a bundle that reads orders, own version only', ...most(orders[0][1], 1500)],
    ['with other versions', ...most(orders[1][1], 2500)],
    ['and the writer', ...most(orders[2][1], 3500)],
    ['a type of ten members, reading', ...most(perType[0][1], 60)],
  ]);
}

/** What the numbers mean something with. */
export function environment(facts) {
  return table(['', ''], facts).replace(/\n.*\n/, '\n|---|---|\n');
}
