import { createLine, createOrder, readOrder, readOrderStream, writeOrder, type Order } from './gen/index.ts';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const text = (id: string): string => element<HTMLInputElement>(id).value;

function show(order: Order): void {
  const item = document.createElement('li');
  const lines = order.lines.map(line => `${line.quantity} × ${line.product}`).join(', ');
  item.textContent = `${order.id}: ${order.customer}, ${lines}`;
  element('orders').append(item);
}

element('form').addEventListener('submit', async event => {
  event.preventDefault();
  const line = createLine({ product: text('product'), quantity: Number(text('quantity')) });
  const order = createOrder({ customer: text('customer'), lines: [line] });
  const answer = await fetch('/orders', { method: 'POST', body: writeOrder(order), headers: { 'content-type': 'application/x-memformat' } });
  if (answer.ok)
    show(readOrder(await answer.arrayBuffer()));
  element('problem').textContent = answer.ok ? '' : (await answer.json()).detail;
});

for await (const order of readOrderStream((await fetch('/orders')).body!))
  show(order);
