// Draws the pictures in docs/images: benchmarks.svg, posts.svg and shelves.svg from the tables of bench/results/tables.md, posts.md and
// shelves.md, and changes.svg from the totals of changes.md.
// With --check it fails if a picture shows other figures.
import { readFileSync, writeFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import { textMetrics } from 'vega-scenegraph';

const root = new URL('../../', import.meta.url);

// What a peer's points look like: MessagePack's format has triangles, protobuf's squares.
const marks = {
  'MemoryPack': ['#2f7ed8', 'circle'], 'MemoryPack, UTF-16': ['#79b4f0', 'circle'], 'MemoryPack, version tolerant': ['#6a62d2', 'diamond'],
  'Google.Protobuf': ['#e0701c', 'square'], 'protobuf-net': ['#d9a400', 'square'], 'System.Text.Json': ['#35a05a', 'triangle-up'],
  'MessagePack': ['#d2453a', 'triangle-down'], 'Nerdbank.MessagePack': ['#e58fb1', 'triangle-down'], 'Orleans': ['#1f9e9e', 'cross'],
  'Hyperion': ['#8c6d46', 'cross'],
};

/** The rows of each table by the heading above it, as lists of cells. */
function tables(markdown) {
  const tokens = new MarkdownIt().enable('table').parse(markdown, {});
  const found = new Map();
  let heading = '', row = [], rows = null;
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open')
      heading = tokens[i + 1].content;
    else if (token.type === 'tbody_open')
      found.set(heading, rows = []);
    else if (token.type === 'tr_open')
      row = [];
    else if (token.type === 'td_open')
      row.push(tokens[i + 1].content);
    else if (token.type === 'tr_close' && row.length > 1)
      rows.push(row);
  }
  return found;
}

/** A point per workload and peer, for the workloads that MemoryPack has, too. */
function points(found) {
  const values = [];
  for (const [heading, cells] of found) {
    const rows = new Map(cells.map(([name, nanoseconds]) => [name, Number(nanoseconds.replaceAll(',', ''))]));
    const [, workload, does] = /^(.*) (write|read)(?:, (?:to|from) a MemoryStream)?$/.exec(heading) ?? [];
    if (!workload || /resolved|unsealed/.test(workload) || !rows.has('MemoryPack'))
      continue;
    for (const peer of Object.keys(marks).filter(peer => rows.has(peer))) {
      const ratio = rows.get(peer) / rows.get('MemFormat');
      if (!(ratio > 0))
        throw new Error(`${heading}: no times of ${peer} and MemFormat.`);
      values.push({ workload, does, peer, ratio });
    }
  }
  if (values.length === 0)
    throw new Error('A page has no workload with MemoryPack.');
  return values;
}

// A gray, and colors, that can be read on white and on black.
const gray = '#76808c';
const title = text => ({ text, anchor: 'start', color: gray, fontWeight: 'bold', fontSize: 14, offset: 14 });

const config = {
  font: 'sans-serif',
  view: { stroke: null },
  axis: { labelColor: gray, gridColor: gray, gridOpacity: 0.25, domainColor: gray, tickColor: gray, labelLimit: 0, labelFontSize: 13 },
  legend: { orient: 'top', columns: 3, columnPadding: 28, labelColor: gray, labelLimit: 0, labelFontSize: 13, symbolSize: 90, symbolOpacity: 1 },
};

/** The legend has the peers that are there, in the order of the marks. */
const speed = (values, peers = Object.keys(marks).filter(peer => values.some(value => value.peer === peer))) => ({
  background: 'transparent',
  title: title('Time of other serializers divided by MemFormat’s: right of the line, MemFormat is faster'),
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
          y: { field: 'workload', type: 'nominal', sort: [...new Set(values.map(value => value.workload))], title: null },
          color: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: peers.map(peer => marks[peer][0]) } },
          shape: { field: 'peer', sort: peers, title: null, scale: { domain: peers, range: peers.map(peer => marks[peer][1]) } },
        },
      },
    ],
  },
  config,
});

// Without a canvas it takes four fifths of the font's size for a character, and leaves wide margins.
textMetrics.width = (item, text) => 0.54 * (item.fontSize ?? 11) * String(text ?? '').length;

// What became of the payloads of bench/results/changes.md, in its order of columns.
const outcomes = [
  ['right', '#35a05a'], ['refused, names the member', '#79b4f0'], ['refused', '#2f7ed8'],
  ['lost in silence', '#d9a400'], ['wrong in silence', '#d2453a'], ['not expressible', '#a3abb5'],
];

const changes = rows => ({
  background: 'transparent',
  title: title(`What becomes of data in ${rows[0].slice(2).reduce((sum, cell) => sum + Number(cell), 0)} reads by another version of the type`),
  data: { values: rows.flatMap(([, serializer, ...counts]) => outcomes.map(([outcome], order) => ({ serializer, outcome, order, count: Number(counts[order]) }))) },
  width: 560,
  height: { step: 22 },
  mark: { type: 'bar', height: 15 },
  encoding: {
    x: { field: 'count', type: 'quantitative', stack: 'zero', scale: { nice: false }, title: null },
    y: { field: 'serializer', type: 'nominal', sort: rows.toSorted((a, b) => b[2] - a[2]).map(([, serializer]) => serializer), title: null },
    color: { field: 'outcome', sort: outcomes.map(([outcome]) => outcome), title: null, scale: { domain: outcomes.map(([outcome]) => outcome), range: outcomes.map(([, color]) => color) } },
    order: { field: 'order', type: 'quantitative' },
  },
  config,
});

const read = path => tables(readFileSync(new URL(path, root), 'utf8'));

async function draw(name, spec) {
  const file = new URL(`docs/images/${name}.svg`, root);
  const svg = `${await new View(parse(compile(spec).spec), { renderer: 'none' }).toSVG()}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, svg);
  } else if (readFileSync(file, 'utf8') !== svg) {
    console.error(`docs/images/${name}.svg shows other figures than its page. Run \`node eng/docs/charts.js\`.`);
    process.exitCode = 1;
  }
}

const main = read('bench/results/tables.md');
const totals = read('bench/results/changes.md').get('Totals');
if (!totals)
  throw new Error('The table of changes has no totals.');
// Of many workloads, only what each peer there has in common.
await draw('benchmarks', speed(points(main).filter(value => Object.keys(marks).indexOf(value.peer) < 6)));
await draw('posts', speed(points(read('bench/results/posts.md'))));
await draw('shelves', speed(points(read('bench/results/shelves.md'))));
await draw('changes', changes(totals));
