// A page as docs/typescript.md describes it. Vite bundles it, and esbuild does; what goes wrong is on its console.
import { fetchOrder, readOrder } from '../generated/lazy/Corpus.ts';

const scripts = () => performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js')).length;

const own = readOrder(await (await fetch('../own.bin')).arrayBuffer()), before = scripts(), other = await fetchOrder('../other.bin');
if (own.id !== 1 || other.id !== 2) console.error(`It read ${own.id} and ${other.id}.`);
if (scripts() === before) console.error('What reads other versions was there from the start.');
console.log('done');
