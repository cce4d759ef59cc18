// Writes the files that bench/MemFormat.Benchmarks reads into `prepared`. The data of caniuse-lite is unpacked; the rest is copied.
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const to = new URL('prepared/', import.meta.url);
const { agents, feature, features, region } = require('caniuse-lite');
const folder = join(dirname(require.resolve('caniuse-lite/package.json')), 'data', 'regions');
const codes = (await readdir(folder)).map(file => file.slice(0, -'.js'.length)).sort();

await mkdir(to, { recursive: true });
await writeFile(new URL('caniuse.json', to), JSON.stringify({
  agents,
  features: Object.fromEntries(Object.entries(features).map(([name, packed]) => [name, feature(packed)])),
  regions: Object.fromEntries(codes.map(code => [code, region(require(join(folder, code)))])),
}));
await copyFile(require.resolve('@mdn/browser-compat-data'), new URL('browser-compat-data.json', to));
for (const name of ['countries-110m.json', 'countries-50m.json']) await copyFile(require.resolve(`world-atlas/${name}`), new URL(name, to));
