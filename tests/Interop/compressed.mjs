// Compressed payloads: node compressed.mjs bundle.mjs payload
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const { readOrder, readOrderAsync, readOrderStream, setDecompressor } = await import(pathToFileURL(process.argv[2]));
const payload = Uint8Array.from(Buffer.from(process.argv[3], 'hex')), lines = [];
const said = async (action, of = e => e.code) => {
  try {
    lines.push((await action()).customer.length);
  } catch (e) {
    lines.push(of(e));
  }
};
const uv = n => n > 127 ? [n & 127 | 128, ...uv(n >> 7)] : [n];
const wrapped = (plain, size = plain.length) => {
  const bytes = brotliCompressSync(plain);
  return Uint8Array.of(3, 1, ...uv(size), ...uv(bytes.length), ...bytes);
};
const brotli = (bytes, size) => brotliDecompressSync(bytes, { maxOutputLength: size });

await said(() => readOrder(payload), e => e.message);
setDecompressor('brotli', brotli);
await said(() => readOrder(payload));
await said(() => readOrder(wrapped(payload)));
await said(() => readOrder(payload.subarray(0, -1)));
await said(() => readOrder(Uint8Array.of(...payload, 0)));
await said(() => readOrder(wrapped(new Uint8Array(100), 101)));
await said(() => readOrder(Uint8Array.of(3, 1, 100, 3, 1, 2, 3)));

// As deep as values that contain themselves, and as large as the limit.
let deep = payload;
for (let i = 0; i < 64; i++) deep = wrapped(deep);
await said(() => readOrder(deep));
setDecompressor('brotli', brotli, 500);
await said(() => readOrder(payload));
setDecompressor('brotli', async (bytes, size) => brotli(bytes, size));
await said(() => readOrder(payload), e => e.message);
await said(() => readOrderAsync(payload));

// Streams, as parts and as messages, are not read.
for (const first of [3, 7, 5]) {
  await said(async () => {
    for await (const order of readOrderStream([Uint8Array.of(first, 1, 0, 0)])) return order;
  });
}

console.log(lines.join('\n'));
