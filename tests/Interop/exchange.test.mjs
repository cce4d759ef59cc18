// Exchanges in Node the vectors that `dotnet test` left in generated/vectors: npm test
// With MEMFORMAT_VECTORS only those of that name, which may ask the server at MEMFORMAT_ORIGIN.
import assert from 'node:assert';
import fs from 'node:fs';
import { test } from 'node:test';
import { exchange, shared } from './page/exchange.mjs';

if (!globalThis.Temporal) await import('temporal-polyfill/global');

const { MEMFORMAT_VECTORS: only, MEMFORMAT_ORIGIN: origin } = process.env, folder = new URL('generated/vectors/', import.meta.url);
const names = only ? [only] : fs.readdirSync(folder).filter(f => /^\w+\.json$/.test(f)).map(f => f.slice(0, -5));
const parts = names.map(name => [name, JSON.parse(fs.readFileSync(new URL(name + '.json', folder), 'utf8'))]);

for (const [name, { corpus, requests, isShared }] of parts.filter(([, vectors]) => origin || !vectors.needsServer)) {
  test(name, async () => {
    const bytes = new Uint8Array(fs.readFileSync(new URL(name + '.bin', folder)));
    const { answers, written, wrong } = await exchange(await import(`./generated/${corpus}/bundle.mjs`), requests, isShared ? shared(bytes) : bytes, origin);
    if (only) {
      fs.writeFileSync(new URL(name + '.node.json', folder), JSON.stringify(answers));
      fs.writeFileSync(new URL(name + '.node.bin', folder), written);
    }

    assert.ok(!wrong, wrong);
  });
}
