// Errors of pooled text, with their places: node pooled.mjs bundle.mjs payload…
import { pathToFileURL } from 'node:url';

const { readPooledLines, readPlainLines, readLastLine } = await import(pathToFileURL(process.argv[2]));
for (const hex of process.argv.slice(3)) {
  const errors = [readPooledLines, readPlainLines, readLastLine].map(read => {
    try {
      read(Uint8Array.from(Buffer.from(hex, 'hex')));
      return 'it was read';
    } catch (e) {
      return `${e.code} at ${e.path}`;
    }
  });
  console.log(errors.join(', '));
}
