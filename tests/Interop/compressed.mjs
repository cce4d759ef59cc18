// Compressed payloads and streams: node compressed.mjs bundle.mjs payload messages stream
import { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, createBrotliCompress, createBrotliDecompress } from 'node:zlib';

const { readOrder, readOrderAsync, readOrderStream, setDecompressor, setStreamDecompressor } = await import(pathToFileURL(process.argv[2]));
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

const [messages, stream] = process.argv.slice(4).map(hex => Uint8Array.from(Buffer.from(hex, 'hex')));
const read = async (...bytes) => {
  const found = [];
  try {
    for await (const order of readOrderStream([Uint8Array.from(bytes.flatMap(part => [...part]))])) found.push(order.customer.length);
  } catch (e) {
    found.push(`${e.code} at ${e.offset}`);
  }

  lines.push(found.join(', '));
};

// A message that was compressed by itself needs no more than payloads do.
await read(wrapped(messages));
await read([7, 1, 0, 0]);
await read([11]);

setStreamDecompressor('brotli', () => Duplex.toWeb(createBrotliDecompress()));
await read(stream, stream);
await read(stream, messages, wrapped(messages));
await read(stream, [6]);

// Each place where it can end.
const ends = new Set();
for (let size = 0; size < stream.length; size++) {
  const before = lines.length;
  await read(stream.subarray(0, size));
  ends.add(lines.splice(before)[0].replace('at ' + size, 'at the end'));
}

lines.push([...ends].join('; '));

/** A part of so many bytes, whatever it says. */
const parts = () => {
  const compressor = createBrotliCompress(), compressed = [];
  compressor.on('data', bytes => compressed.push(bytes));
  return async (plain, size = plain.length, first = 0) => {
    compressor.write(plain);
    await new Promise(done => compressor.flush(done));
    const bytes = Buffer.concat(compressed.splice(0));
    return Uint8Array.of(7, first, ...uv(size), ...uv(bytes.length), ...bytes);
  };
};
const part = parts();
const good = await part(messages, messages.length, 1), again = await part(messages);
await read(good, again);
await read(again);
await read(good, await part(messages, messages.length + 1));
await read(await part(messages, messages.length, 1));
const fresh = async (plain, size) => {
  const { readable, writable } = Duplex.toWeb(createBrotliCompress()), to = writable.getWriter();
  to.write(plain);
  to.close();
  const bytes = new Uint8Array(await new Response(readable).arrayBuffer());
  return Uint8Array.of(7, 1, ...uv(size ?? plain.length), ...uv(bytes.length), ...bytes);
};
await read(await fresh(messages));
await read(await fresh(messages, messages.length + 1));
await read(await fresh(messages, messages.length - 1));
await read(await fresh(Uint8Array.of(...messages, 2, 0, 5)));
await read(await fresh(wrapped(messages)));
await read(await fresh(await fresh(messages)));
await read(wrapped(Uint8Array.of(...messages, 6)));
await read([7, 1, 5, 3, 1, 2, 3]);
await read([7, 2, 5, 3, 1, 2, 3]);
// Nothing says that no more comes: it takes ten seconds.
await read(await parts()(messages, messages.length + 1, 1));
setStreamDecompressor('brotli', () => Duplex.toWeb(createBrotliDecompress()), 10);
await read(stream);

console.log(lines.join('\n'));
