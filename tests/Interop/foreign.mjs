// Bytes that are no payload: node foreign.mjs bundle.mjs
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const { readOrder } = await import(pathToFileURL(process.argv[2]));
const text = new TextEncoder();
const all = [[], text.encode('{"id":1}'), text.encode('[]'), text.encode('"a"'), text.encode('<!DOCTYPE html>'), gzipSync('a'), text.encode('PK\u0003\u0004'), [0x89, 0x50, 0x4e, 0x47], [0x89, 1, 2, 3], [7]];
console.log(all.map(bytes => {
  try {
    return readOrder(Uint8Array.from(bytes));
  } catch (e) {
    return e.message;
  }
}).join('\n'));
