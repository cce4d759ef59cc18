// How a page uses a hub, for the compilers: calls have the types of the functions that are named for the methods.
import { HubConnectionBuilder, Subject } from '@microsoft/signalr';
import { readInt, readOrder, writeInt, writeOrder } from './generated/default/index.ts';
import type { Order } from './generated/default/index.ts';
import { buildHub } from './generated/default/memformat/signalr.ts';

const connection = buildHub(new HubConnectionBuilder().withUrl('/hub').withAutomaticReconnect(), {
  hub: {
    Echo: { takes: [writeOrder], gives: readOrder },
    Add: { takes: [writeInt, writeInt], gives: readInt },
    Sum: { takes: [writeInt], streams: [writeOrder], gives: readInt },
    Raw: {},
  },
  page: {
    told: { takes: [readOrder] },
    asked: { takes: [readOrder], gives: writeOrder },
  },
});

export async function use(order: Order): Promise<number> {
  await connection.start();
  connection.on('told', told => console.log(told?.customer));
  connection.on('asked', asked => asked);
  const echo: Order | null = await connection.invoke('Echo', order), sum: number | null = await connection.invoke('Add', 1, 2);
  await connection.invoke('Sum', new Subject<Order>(), 7);
  await connection.send('Echo', null);
  const raw: Uint8Array | null | undefined = await connection.invoke('Raw', writeOrder(order));
  connection.stream('Echo', order).subscribe({ next: item => console.log(item?.id), error: console.error, complete() {} });

  // @ts-expect-error A number is no order.
  await connection.invoke('Echo', 5);
  // @ts-expect-error One argument is missing.
  await connection.invoke('Add', 1);
  // @ts-expect-error There is no such method.
  await connection.invoke('Ecco', order);
  // @ts-expect-error The answer is an order.
  connection.on('asked', () => 5);
  // @ts-expect-error A payload is no number.
  await connection.invoke('Raw', 5);
  return (echo?.id ?? 0) + (sum ?? 0) + (raw?.length ?? 0);
}
