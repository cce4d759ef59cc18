// What cannot be written, and what is no payload: node writing.mjs bundle.mjs. Writes what is said of it.
import { pathToFileURL } from 'node:url';

const { createOrder, createAddress, createOrderLine, isOrderLine, readOrder, readOrderOrNull, writeNull, writeOrder, writeScalars, createScalars, MemFormatError } = await import(pathToFileURL(process.argv[2]));
const said = action => {
  try {
    return String(action());
  } catch (e) {
    return e instanceof MemFormatError ? e.message : 'not told: ' + e.stack;
  }
};

const address = createAddress(), line = createOrderLine({ article: 'a' }), order = createOrder({ id: 1, customer: 'c', shipTo: address, lines: [line, line], branches: new Map() });
const wrong = part => said(() => writeOrder({ ...order, ...part }).length);
// The members, of each kind, that take what is not of their type, or do not say their name.
const silent = value => JSON.stringify(Object.keys(createScalars()).filter(name => !said(() => writeScalars({ ...createScalars(), [name]: value })).match(': Scalars.' + name + '[.:]')));
const resizable = writeOrder(order), grown = new Uint8Array(new ArrayBuffer(resizable.length, { maxByteLength: 2 * resizable.length }));
grown.set(resizable);
console.log([
  wrong({ id: 1.5 }),
  wrong({ customer: undefined }),
  wrong({ lines: [line, { ...line, quantity: '7' }] }),
  wrong({ lines: [line, { ...line, price: '1,50' }] }),
  wrong({ lines: undefined }),
  wrong({ shipTo: null }),
  wrong({ branches: { main: address } }),
  wrong({ customer: 5 }),
  wrong({ branches: new Map([['a', 5]]) }),
  said(() => writeScalars({ ...createScalars(), long: 5 })),
  silent(undefined),
  silent({}),
  said(() => writeScalars({ ...createScalars(), moment: new Date('never') })),
  said(() => readOrder('{"id":1}')),
  said(() => readOrder(new Blob([]))),
  said(() => readOrder({ id: 1 })),
  said(() => readOrderOrNull(writeNull())),
  said(() => readOrderOrNull(writeOrder(order)).customer),
  said(() => readOrder(grown).lines.length),
  said(() => isOrderLine(readOrder(resizable).lines[0])),
].join('\n'));
