// Inline arrays of another length: node inline-arrays.mjs bundle.mjs. Writes what is said of them.
import { pathToFileURL } from 'node:url';

const { createInlineArrays, readInlineArrays, writeInlineArrays, MemFormatError } = await import(pathToFileURL(process.argv[2]));
const first = () => createInlineArrays({ made: [0, 0, 0, 0] });
const said = part => {
  try {
    return String(writeInlineArrays({ ...first(), ...part }).length);
  } catch (e) {
    return e instanceof MemFormatError ? e.message : 'not told: ' + e.stack;
  }
};

const { made, points, nested, texts, maybe } = readInlineArrays(writeInlineArrays(first()));
console.log([
  said({ made: [1, 2, 3] }),
  said({ bytes: new Uint8Array(4) }),
  said({ flags: [] }),
  said({ many: [[1, 2, 3, 4], [1, 2, 3, 4, 5]] }),
  said({ maybe: [1] }),
  said({ made: null }),
  said({ nested: [[1, 2, 3, 4], [1, 2, 3, 4], null] }),
  said({ texts: new Set(['a', 'b', 'c']) }),
  JSON.stringify({ made, points, nested, texts, maybe }),
].join('\n'));
