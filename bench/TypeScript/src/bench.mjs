// npm run bench -- [--engines node,chromium] [--workloads rows,orders,articles] [--counts 1,1000] [--seconds 0.4] [--runs 2] [--out file.md]
// Prints tables; with --out they take the place of what is behind the marker in that file.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { bundles } from './bundles.mjs';
import { checked } from './checked.mjs';
import { engines } from './engines.mjs';
import { bars, bundleSizes, environment, pooledStrings, sizes, speed, tolerance } from './tables.mjs';
import { counts, countsOf, workloads } from './workloads.mjs';

const marker = '<!-- What follows is printed by bench/TypeScript. -->';
const option = value => ({ type: 'string', default: value });
const { values: options } = parseArgs({
  options: {
    engines: option('node,chromium'), workloads: option(Object.keys(workloads).join()), counts: option(counts.join()),
    seconds: option('0.4'), runs: option('2'), out: option(''),
  },
});
// Before anything is measured: that takes its time.
const page = options.out && await readFile(options.out, 'utf8');
if (page && !page.includes(marker)) throw new Error(`${options.out} has no ${marker}`);
const pooled = 'MemFormat, pooled', generated = fileURLToPath(new URL('../generated', import.meta.url)), data = generated + '/data';

/** The run in the middle; of two, the slower one. */
const middle = cells => cells.sort((a, b) => a.ratio - b.ratio)[cells.length - 1 >> 1];

/** The cells of a contender beside those of a baseline. */
async function measured(engine, work) {
  const runs = [];
  for (let i = 0; i < +options.runs; i++) runs.push(await engine.run({ ...work, seconds: +options.seconds }));
  return Object.fromEntries(Object.keys(runs[0]).map(cell => [cell, middle(runs.map(run => run[cell]))]));
}

async function measureAll(engine, contenders) {
  const rows = [];
  for (const workload of options.workloads.split(',')) {
    for (const count of countsOf(workload, options.counts.split(',').map(Number))) {
      const row = { workload, count, results: {}, sizes: {} };
      for (const contender of contenders.slice(1).filter(c => c.of(workload, count))) {
        row.results[contender.name] = await measured(engine, { workload, count, contender: contender.name });
        process.stderr.write(`${engine.name}: ${contender.name}, ${workload}, ${count}\n`);
      }

      // In turns with these, too: that is what it is about.
      row.pooled = {};
      for (const { name, of } of row.results[pooled] ? contenders : []) {
        if (['MemFormat', 'JSON, then `new Date`'].includes(name) && of(workload, count)) row.pooled[name] = await measured(engine, { workload, count, contender: pooled, baseline: name });
      }

      rows.push(row);
    }
  }

  return rows;
}

const { contenders, rows: sizeRows } = await checked();
const results = [];
for (const name of options.engines.split(',')) {
  const folder = generated + '/' + name;
  await bundle(name === 'node' ? 'node' : 'browser', folder);
  const engine = await engines[name](folder, data);
  try {
    results.push({ engine: engine.name, rows: await measureAll(engine, contenders) });
  } finally {
    await engine.close();
  }
}

const version = name => JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8')).version;
const bundled = await bundles();
const text = [
  environment([
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Commit', execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: generated, encoding: 'utf8' }).trim()],
    ['Machine', `${cpus().length} logical processors (${cpus()[0].model}), ${platform()} ${arch()}, shared: a load of ${Math.round(loadavg()[2])} when measured`],
    ['Engines', results.map(m => m.engine).join(', ')],
    ['Packages', ['@bufbuild/protobuf', 'msgpackr', '@msgpack/msgpack', 'esbuild'].map(name => `${name} ${version(name)}`).join(', ')],
  ]),
  '## Against the aims', bars(results, bundled),
  '## Pooled strings', pooledStrings(results),
  ...results.flatMap(({ engine, rows }) => [
    `## ${engine}`,
    '### Reading', speed(rows, 'read', contenders),
    '### Reading what other versions wrote', tolerance(rows),
    '### Writing', speed(rows, 'write', contenders),
  ]),
  '## Payloads', sizes(sizeRows, contenders),
  '## Bundles', bundleSizes(bundled),
].map(part => part.trimEnd()).join('\n\n') + '\n';
console.log(text);

if (page) await writeFile(options.out, page.slice(0, page.indexOf(marker) + marker.length) + '\n\n' + text);
