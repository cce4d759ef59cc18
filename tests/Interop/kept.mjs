// Lists with cases that the page does not know, several joined into one: node kept.mjs bundle.mjs lists.json. Writes each, alone and in an object.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const { roots, MemFormatError } = await import(pathToFileURL(process.argv[2]));
const { List, Album, Mixes } = JSON.parse(fs.readFileSync(process.argv[3], 'utf8'));
const said = action => {
  try {
    return Buffer.from(action()).toString('base64');
  } catch (e) {
    return e instanceof MemFormatError ? e.message : 'not told: ' + e.stack;
  }
};

for (const lists of Mixes) {
  // What is kept can be cloned.
  const all = structuredClone(lists.flatMap(list => roots[List][0](Buffer.from(list, 'base64'))));
  console.log(said(() => roots[List][1](all)));
  console.log(said(() => roots[Album][1]({ cover: { left: null, right: [0, null] }, title: '', paper: { weight: 1 }, pages: all })));
}
