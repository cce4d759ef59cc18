// Reads payloads with code that leaves types out: node partial.mjs whole.mjs partial.mjs requests.json. Writes the members that are missing, by root.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , wholeBundle, partialBundle, requests] = process.argv;
const whole = await import(pathToFileURL(wholeBundle)), partial = await import(pathToFileURL(partialBundle));
const missing = {};

/** What is there is the same; what is not is told by `miss`. */
function compare(a, b, miss, seen) {
  if (typeof a !== 'object' || a === null || a instanceof Date || a instanceof Uint8Array) return assert.deepEqual(b, a);
  if (seen.has(a)) return;
  seen.add(a);
  const [left, right] = a instanceof Map || a instanceof Set ? [[...a], [...b]] : [a, b];
  for (const key of Object.keys(left)) {
    if (key in right) compare(left[key], right[key], miss, seen);
    else miss(key);
  }

  assert.deepEqual(Object.keys(right).filter(key => !(key in left)), []);
}

for (const { root, bytes } of JSON.parse(fs.readFileSync(requests, 'utf8'))) {
  const [read, write] = partial.roots[root], names = missing[root] ??= { names: [], canWrite: !!write }, payload = Buffer.from(bytes, 'base64');
  compare(whole.roots[root][0](payload), read(payload), key => names.names.includes(key) || names.names.push(key), new Set());
  if (payload.length < 300) for (let n = 0; n < payload.length; n++) assert.throws(() => read(payload.subarray(0, n)), partial.MemFormatError);
}

process.stdout.write(JSON.stringify(missing));
