// Reads payloads with the printed code and writes them again: node exchange.mjs bundle.mjs requests.json answers.json
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , bundle, requests, answers] = process.argv;
const { roots, MemFormatError } = await import(pathToFileURL(bundle));

function* chunks(bytes, size) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const text = bytes => Buffer.from(bytes).toString('base64');

async function answer({ root, bytes, chunk }) {
  try {
    const [read, write, readStream] = roots[root], payload = Buffer.from(bytes, 'base64');
    if (!chunk) return { bytes: text(write(read(payload))) };
    const all = [];
    for await (const value of readStream(ReadableStream.from(chunks(payload, chunk)))) all.push(text(write(value)));
    return { bytes: all.join(',') };
  } catch (e) {
    return e instanceof MemFormatError ? { error: e.code, offset: e.offset } : { crash: String(e.stack) };
  }
}

const all = [];
for (const request of JSON.parse(fs.readFileSync(requests, 'utf8'))) all.push(await answer(request));
fs.writeFileSync(answers, JSON.stringify(all));
