// How a page uses what is printed, for the compilers: what is given and taken fits what browsers' types say.
import { createOrder, fetchOrder, readOrder, readOrderAsync, readOrderStream, writeOrder, writeOrderStream } from './generated/default/Corpus.ts';
import { setDecompressor, setStreamDecompressor, toJson } from './generated/default/index.ts';
import { isCat, isDog } from './generated/default/Pets.ts';
import type { IShape, Order } from './generated/default/Corpus.ts';
import type { Pet } from './generated/default/Pets.ts';

export async function load(url: string): Promise<Order> {
  const response = await fetch(url);
  return readOrder(await response.arrayBuffer());
}

export async function store(url: string, order: Order): Promise<void> {
  await fetch(url, { method: 'PUT', body: writeOrder(order) });
  URL.createObjectURL(new Blob([writeOrder(order)]));
}

export async function count(url: string): Promise<number> {
  const response = await fetch(url);
  let orders = 0;
  if (response.body) for await (const order of readOrderStream(response.body)) orders += order.lines.length;
  return orders;
}

export async function* sparse(body: ReadableStream<Uint8Array>): AsyncGenerator<number | null, void, undefined> {
  for await (const order of readOrderStream(body, undefined, null)) yield order === null ? null : order.id;
}

export async function later(url: string, blob: Blob): Promise<string> {
  setDecompressor('zstd', async (bytes, size) => bytes.slice(0, size));
  setStreamDecompressor(64, () => new TransformStream<Uint8Array, Uint8Array>(), 1 << 20);
  const order = await readOrderAsync(fetch(url)), other: Order = await fetchOrder(url, { cache: 'no-store' });
  await new Response(writeOrderStream([order, null, other])).arrayBuffer();
  return toJson([await readOrderAsync(blob), order]);
}

export const first: Order = createOrder({ id: 1, branches: new Map() });

/** Each case has its branch: one more case in C#, and this no longer compiles. */
export function area(shape: IShape): number {
  switch (shape.$type) {
    case 'circle':
    case 'quad':
    case 'dot':
      return 1;
    case 'group':
    case 'caption':
      return 0;
  }
}

export function legs(pet: Pet): number {
  switch (typeof pet) {
    case 'string':
    case 'number':
    case 'boolean':
      return 0;
    case 'object':
      return isCat(pet) || isDog(pet) ? 4 : nobody(pet);
  }
}

const nobody = (left: never): never => left;
