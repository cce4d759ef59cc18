// Measures in a process of its own: node node.mjs <folder of cells.mjs> <folder of the data> <what to run, as JSON>
import { readFile } from 'node:fs/promises';

const [folder, data, work] = process.argv.slice(2);
const { run } = await import(folder + '/cells.mjs');
console.log(JSON.stringify(await run(JSON.parse(work), async file => new Uint8Array(await readFile(data + '/' + file)))));
