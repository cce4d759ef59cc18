import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { countsOf, workloads } from './workloads.mjs';

/** Has every contender read and write all data, which throws where they differ, and gives the contenders and how long their payloads are. */
export async function checked() {
  const generated = fileURLToPath(new URL('../generated', import.meta.url)), folder = generated + '/node';
  await bundle('node', folder);
  const { cellsOf, contenders } = await import(folder + '/cells.mjs'), rows = [];
  for (const workload of Object.keys(workloads)) {
    for (const count of countsOf(workload)) {
      const cells = await cellsOf(workload, count, async file => new Uint8Array(await readFile(generated + '/data/' + file)));
      if (!workloads[workload].isOfRuntime) rows.push({ workload, count, sizes: Object.fromEntries(cells.read.map(({ name, size }) => [name, size])) });
    }
  }

  return { contenders, rows };
}
