// Roots that are null: node nulls.mjs bundle.mjs stream
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , bundle, file] = process.argv;
const { isNull, writeNull, readOrderStream, readOrder, readNullableInt, writeNullableInt, MemFormatError } = await import(pathToFileURL(bundle));

const errorOf = action => {
  try {
    return action();
  } catch (e) {
    return e instanceof MemFormatError ? e.code : e;
  }
};

async function all(values) {
  const ids = [];
  try {
    for await (const value of values) ids.push(value && (value.id ?? value));
  } catch (e) {
    ids.push(e instanceof MemFormatError ? `${e.code} at ${e.offset}` : e);
  }
  return ids;
}

const stream = () => new Blob([readFileSync(file)]).stream();
console.log(JSON.stringify({
  written: [...writeNull()],
  isNull: [isNull(writeNull()), isNull(writeNull().buffer), isNull(new Uint8Array([4, 4])), isNull(new Uint8Array(0)), isNull(new DataView(new ArrayBuffer(1)))],
  refused: errorOf(() => readOrder(writeNull())),
  int: [readNullableInt(writeNull()), readNullableInt(writeNullableInt(7)), [...writeNullableInt(null)]],
  orders: await all(readOrderStream(stream(), undefined, null)),
  none: await all(readOrderStream(stream())),
}));
