// Draws docs/images/benchmarks.svg from the tables of docs/benchmark-tables.md. With --check it fails if the picture shows other figures.
import { readFileSync, writeFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';

const page = new URL('../../docs/benchmark-tables.md', import.meta.url);
const picture = new URL('../../docs/images/benchmarks.svg', import.meta.url);
const peers = ['MemoryPack', 'MemoryPack, UTF-16', 'MemoryPack, version tolerant', 'Google.Protobuf', 'protobuf-net', 'System.Text.Json'];

/** The rows of each table by the heading above it: first column → second column, the nanoseconds. */
function tables(markdown) {
  const tokens = new MarkdownIt().enable('table').parse(markdown, {});
  const found = new Map();
  let heading = '', row = [], rows = null;
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open')
      heading = tokens[i + 1].content;
    else if (token.type === 'tbody_open')
      found.set(heading, rows = new Map());
    else if (token.type === 'tr_open')
      row = [];
    else if (token.type === 'td_open')
      row.push(tokens[i + 1].content);
    else if (token.type === 'tr_close' && row.length > 1)
      rows.set(row[0], Number(row[1].replaceAll(',', '')));
  }
  return found;
}

/** A point per workload and peer, for the workloads that MemoryPack has, too. */
function points(found) {
  const values = [];
  for (const [heading, rows] of found) {
    const [, workload, does] = /^(.*) (write|read)$/.exec(heading) ?? [];
    if (!workload || /resolved|unsealed/.test(workload) || !rows.has('MemoryPack'))
      continue;
    for (const peer of peers.filter(peer => rows.has(peer))) {
      const ratio = rows.get(peer) / rows.get('MemFormat');
      if (!(ratio > 0))
        throw new Error(`${heading}: no times of ${peer} and MemFormat.`);
      values.push({ workload, does, peer, ratio });
    }
  }
  return values;
}

const values = points(tables(readFileSync(page, 'utf8')));
const workloads = [...new Set(values.map(value => value.workload))];
if (workloads.length === 0)
  throw new Error('The page of tables has no workload with MemoryPack.');

const gray = '#808890';
const spec = {
  background: 'transparent',
  title: { text: 'Time of other serializers divided by MemFormat’s: right of the line, MemFormat is faster', anchor: 'start', color: gray, fontWeight: 'normal', fontSize: 13, offset: 12 },
  data: { values },
  facet: { column: { field: 'does', sort: ['write', 'read'], title: null, header: { labelColor: gray, labelFontSize: 13, labelFontWeight: 'bold' } } },
  spec: {
    width: 270,
    height: { step: 19 },
    layer: [
      { transform: [{ aggregate: [{ op: 'count', as: 'all' }] }], mark: { type: 'rule', color: gray, strokeWidth: 1.5 }, encoding: { x: { datum: 1 } } },
      {
        mark: { type: 'point', filled: true, size: 55, opacity: 0.9 },
        encoding: {
          x: { field: 'ratio', type: 'quantitative', scale: { type: 'log', domain: [0.2, 200], clamp: true }, title: null, axis: { values: [0.25, 0.5, 1, 2, 4, 10, 30, 100], format: '~g', labelExpr: "datum.label + 'x'" } },
          y: { field: 'workload', type: 'nominal', sort: workloads, title: null },
          color: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: ['#2f7ed8', '#7fb2ea', '#12427a', '#e07b24', '#f2b134', '#3f9b52'] } },
          shape: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: ['circle', 'circle', 'circle', 'square', 'square', 'triangle-up'] } },
        },
      },
    ],
  },
  config: {
    font: 'sans-serif',
    view: { stroke: null },
    axis: { labelColor: gray, gridColor: gray, gridOpacity: 0.25, domainColor: gray, tickColor: gray, labelLimit: 260 },
    legend: { orient: 'bottom', columns: 3, labelColor: gray, labelLimit: 260, symbolOpacity: 1 },
  },
};

const svg = `${await new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG()}\n`;
if (!process.argv.includes('--check'))
  writeFileSync(picture, svg);
else if (readFileSync(picture, 'utf8') !== svg) {
  console.error('docs/images/benchmarks.svg shows other figures than docs/benchmark-tables.md. Run `node eng/docs/charts.js`.');
  process.exit(1);
}
