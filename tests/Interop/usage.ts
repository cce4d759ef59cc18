// How a page uses what is printed, for the compilers: what is given and taken fits what browsers' types say.
import { createOrder, readOrder, readOrderStream, writeOrder } from './generated/default/Corpus.ts';
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

export const first: Order = createOrder({ id: 1, branches: new Map() });
