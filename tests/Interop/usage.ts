// How a page uses what is printed, for the compilers: what is given and taken fits what browsers' types say.
import { createOrder, fetchOrder, readOrder, readOrderAsync, readOrderStream, writeOrder, writeOrderStream } from './generated/default/Corpus.ts';
import { setDecompressor, setStreamDecompressor, toJson } from './generated/default/index.ts';
import type { Order } from './generated/default/Corpus.ts';

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
