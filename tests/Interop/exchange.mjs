// Reads payloads with the printed code and writes them again: node exchange.mjs bundle.mjs requests.json answers.json
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , bundle, requests, answers] = process.argv;
const { roots, MemFormatError } = await import(pathToFileURL(bundle));

function answer({ root, bytes }) {
  try {
    const [read, write] = roots[root];
    return { bytes: Buffer.from(write(read(Buffer.from(bytes, 'base64')))).toString('base64') };
  } catch (e) {
    return e instanceof MemFormatError ? { error: e.code, offset: e.offset } : { crash: String(e.stack) };
  }
}

fs.writeFileSync(answers, JSON.stringify(JSON.parse(fs.readFileSync(requests, 'utf8')).map(answer)));
