// Measures in a process of its own: node node.mjs <folder of cells.mjs> <folder of the data> <what to run, as JSON>
import { readFile } from 'node:fs/promises';
import { measure } from './measure.mjs';

const [folder, data, text] = process.argv.slice(2), work = JSON.parse(text);
const { make } = await import(folder + '/cells.mjs');
const cells = await make(work, async file => new Uint8Array(await readFile(data + '/' + file))), results = {};

/** What ran last gave; kept, so that no engine leaves the work out. */
export let sink;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for (const [name, pair] of Object.entries(cells)) {
  results[name] = await measure(async (which, runs) => {
    const { run } = pair[which], start = spent();
    for (let i = 0; i < runs; i++) sink = run();
    return spent() - start;
  }, work.seconds);
}

console.log(JSON.stringify(results));
