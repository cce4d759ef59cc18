import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Leaves out what is loaded when the first payload of another version comes. */
const loadedLater = {
  name: 'loaded later',
  setup(build) {
    build.onResolve({ filter: /-versions\.ts$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Bytes of a bundle of what a page imports, minified and compressed by gzip -9. */
async function size(contents, types = 'types', plugins = []) {
  const result = await build({
    stdin: { contents, resolveDir: folder }, bundle: true, minify: true, format: 'esm', target: 'es2022', platform: 'browser', write: false, plugins,
    alias: { 'memformat-types': `${folder}../generated/${types}/index.ts` }, logLevel: 'warning',
  });
  return gzipSync(result.outputFiles[0].contents, { level: 9 }).length;
}

const names = 'Customer Supplier Product Warehouse Shipment Invoice Payment Employee Department Vehicle Flight Booking Hotel Room Course Student Patient Visit Device Ticket'.split(' ');
const readers = count => `export { ${names.slice(0, count).map(name => 'read' + name).join(', ')} } from 'memformat-types';`;

/** What a type of ten members adds: a bundle of twenty of them less one of ten, by ten. */
async function perType(ten, twenty) {
  return (await size(twenty) - await size(ten)) / 10;
}

/** @returns {Promise<{ orders: [string, number][], perType: [string, number][] }>} */
export async function bundles() {
  const reads = "export { readOrder } from 'memformat-types';";
  return {
    orders: [
      ['MemFormat, reading, others loaded later', await size(reads, 'lazy', [loadedLater])],
      ['MemFormat, reading, all versions', await size(reads)],
      ['MemFormat, reading and writing', await size("export { readOrder, writeOrder } from 'memformat-types';")],
      ['protobuf-es, reading', await size("import { fromBinary } from '@bufbuild/protobuf';\nimport { OrderSchema } from '../generated/protobuf/orders_pb.ts';\nexport const read = bytes => fromBinary(OrderSchema, bytes);")],
      ['protobuf-es, reading and writing', await size("import { fromBinary, toBinary } from '@bufbuild/protobuf';\nimport { OrderSchema } from '../generated/protobuf/orders_pb.ts';\nexport const read = bytes => fromBinary(OrderSchema, bytes);\nexport const write = value => toBinary(OrderSchema, value);")],
      ['msgpackr, reading', await size("import { Unpackr } from 'msgpackr/unpack';\nconst unpackr = new Unpackr();\nexport const read = bytes => unpackr.unpack(bytes);")],
      ['msgpackr, reading and writing', await size("import { Packr } from 'msgpackr';\nconst packr = new Packr();\nexport const read = bytes => packr.unpack(bytes);\nexport const write = value => packr.pack(value);")],
      ['@msgpack/msgpack, reading', await size("import { decode } from '@msgpack/msgpack';\nexport const read = bytes => decode(bytes);")],
      ['@msgpack/msgpack, reading and writing', await size("import { decode, encode } from '@msgpack/msgpack';\nexport const read = bytes => decode(bytes);\nexport const write = value => encode(value);")],
    ],
    perType: [
      ['in lists of one root', await perType("export { readTenTypes } from 'memformat-types';", "export { readTwentyTypes } from 'memformat-types';")],
      ['each a root', await perType(readers(10), readers(20))],
    ],
  };
}
