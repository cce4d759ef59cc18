// What is loaded later: node lazy.mjs bundle.mjs payload payload-with-fingerprint
import { pathToFileURL } from 'node:url';

const { readOrder, readOrderAsync } = await import(pathToFileURL(process.argv[2]));
const [own, named] = process.argv.slice(3).map(hex => Uint8Array.from(Buffer.from(hex, 'hex')));
const said = async action => {
  try {
    return await action();
  } catch (e) {
    return e.code === 'OtherVersion' ? e.code : e.message;
  }
};

console.log([
  readOrder(own).id,
  await said(() => readOrder(named).id),
  (await readOrderAsync(new Response(named))).id,
  // It is there now.
  await said(() => readOrder(named).id),
  (await readOrderAsync(new Blob([own]))).id,
  await said(() => readOrderAsync(Promise.resolve(new Response(own, { status: 404 })))),
  await said(() => readOrderAsync(new Uint8Array(0))),
].join('\n'));
