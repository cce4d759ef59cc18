// Draws docs/images/benchmarks.svg from the tables of bench/results/tables.md. With --check it fails if the picture shows other figures.
import { readFileSync, writeFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { textMetrics } from 'vega-scenegraph';

const page = new URL('../../bench/results/tables.md', import.meta.url);
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

// A gray, and colors, that can be read on white and on black.
const gray = '#76808c';
const spec = {
  background: 'transparent',
  title: { text: 'Time of other serializers divided by MemFormat’s: right of the line, MemFormat is faster', anchor: 'start', color: gray, fontWeight: 'bold', fontSize: 14, offset: 14 },
  data: { values },
  facet: { column: { field: 'does', sort: ['write', 'read'], title: null, header: { labelColor: gray, labelFontSize: 14, labelFontWeight: 'bold' } } },
  spec: {
    width: 270,
    height: { step: 20 },
    layer: [
      { transform: [{ aggregate: [{ op: 'count', as: 'all' }] }], mark: { type: 'rule', color: gray, strokeWidth: 1.5 }, encoding: { x: { datum: 1 } } },
      {
        mark: { type: 'point', filled: true, size: 64, opacity: 0.95 },
        encoding: {
          x: { field: 'ratio', type: 'quantitative', scale: { type: 'log', domain: [0.2, 200], clamp: true }, title: null, axis: { values: [0.25, 0.5, 1, 2, 4, 10, 30, 100], format: '~g', labelExpr: "datum.label + 'x'" } },
          y: { field: 'workload', type: 'nominal', sort: workloads, title: null },
          color: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: ['#2f7ed8', '#79b4f0', '#6a62d2', '#e0701c', '#d9a400', '#35a05a'] } },
          shape: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: ['circle', 'circle', 'diamond', 'square', 'square', 'triangle-up'] } },
        },
      },
    ],
  },
  config: {
    font: 'sans-serif',
    view: { stroke: null },
    axis: { labelColor: gray, gridColor: gray, gridOpacity: 0.25, domainColor: gray, tickColor: gray, labelLimit: 0, labelFontSize: 13 },
    legend: { orient: 'top', columns: 3, columnPadding: 28, labelColor: gray, labelLimit: 0, labelFontSize: 13, symbolSize: 90, symbolOpacity: 1 },
  },
};

// Without a canvas it takes four fifths of the font's size for a character, and leaves wide margins.
textMetrics.width = (item, text) => 0.54 * (item.fontSize ?? 11) * String(text ?? '').length;

const svg = `${await new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG()}\n`;
if (!process.argv.includes('--check'))
  writeFileSync(picture, svg);
else if (readFileSync(picture, 'utf8') !== svg) {
  console.error('docs/images/benchmarks.svg shows other figures than bench/results/tables.md. Run `node eng/docs/charts.js`.');
  process.exit(1);
}
