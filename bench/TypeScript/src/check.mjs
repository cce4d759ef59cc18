// npm run check: all contenders give the same data, and bench/results/typescript.md says how long their payloads are.
import { readFile } from 'node:fs/promises';
import { checked } from './checked.mjs';
import { sizes } from './tables.mjs';

const { contenders, rows } = await checked();
const page = await readFile(new URL('../../results/typescript.md', import.meta.url), 'utf8'), table = sizes(rows, contenders);
if (!page.includes(table)) throw new Error('bench/results/typescript.md should have\n' + table);
console.log(`${contenders.length} contenders give the same data.`);
