import { contenders } from './contenders/index.mjs';
import { same } from './plain.mjs';
import { versions, workloads } from './workloads.mjs';

export { contenders };

/**
 * What can be measured of a workload: `read` and `write`, and `read` of what other versions wrote. What contenders give is compared before.
 * @param {(file: string) => Promise<Uint8Array>} load Loads a file that the C# program wrote.
 * @param {string[]} names Of the contenders; the first is the baseline.
 */
export async function cellsOf(workload, count, load, names = contenders.map(c => c.name)) {
  const given = async version => ({ json: await load(`${workload}.${count}${version}.json`), memformat: await load(`${workload}.${count}${version}.memformat`) });
  const current = { ...await given(''), pooled: workloads[workload].isPooled && await load(`${workload}.${count}.pooled.memformat`) }, data = JSON.parse(new TextDecoder().decode(current.json));
  const all = [];
  for (const { name, of } of contenders.filter(c => names.includes(c.name))) {
    const functions = of(workload, count);
    if (!functions) continue;
    const { read, write, payload, data: dataOf = value => value } = functions;
    const bytes = payload(current, data), value = read(bytes), written = write(value), what = `${name}, ${workload}, ${count}`;
    same(data, dataOf(value), what + ', read');
    same(data, dataOf(read(written)), what + ', written and read');
    if (name.startsWith('MemFormat') && written.join() !== bytes.join()) throw new Error(what + ': the bytes that are written are not those of C#');
    all.push({ name, bytes, read, write, value });
  }

  const cells = {
    read: all.map(({ name, bytes, read }) => ({ name, size: bytes.length, run: () => read(bytes) })),
  };

  const memformat = all.find(c => c.name === 'MemFormat'), json = all[0];
  for (const version of memformat && json.name === 'JSON' && workloads[workload].today ? Object.keys(versions) : []) {
    const other = await given('.' + version), { today } = workloads[workload], written = json.read(other.json);
    same(count === 1 ? today(written) : written.map(today), memformat.read(other.memformat), `MemFormat, ${workload}, ${count}, ${version}`);
    cells[version] = [
      { name: 'JSON', size: other.json.length, run: () => json.read(other.json) },
      { name: 'MemFormat', size: other.memformat.length, run: () => memformat.read(other.memformat) },
    ];
  }

  cells.write = all.map(({ name, bytes, write, value }) => ({ name, size: bytes.length, run: () => write(value) }));
  return cells;
}

/** The cells of one contender beside those of the baseline, JSON if no other is named. */
export const make = ({ workload, count, contender, baseline = contenders[0].name }, load) => cellsOf(workload, count, load, [baseline, contender]);
