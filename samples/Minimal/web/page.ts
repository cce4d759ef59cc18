import { createLine, createOrder, readOrder, readOrderStream, writeOrder, type Order } from './gen/index.ts';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const text = (id: string): string => element<HTMLInputElement>(id).value;

function show(order: Order): void {
  const item = document.createElement('li');
  const lines = order.lines.map(line => `${line.quantity} × ${line.product}`).join(', ');
  item.textContent = `${order.id}: ${order.customer}, ${lines}`;
  element('orders').append(item);
}

// Tells what goes wrong: the server may be gone.
async function tell(work: () => Promise<void>): Promise<void> {
  const problem = element('problem');
  try {
    problem.textContent = '';
    await work();
  } catch (error) {
    problem.textContent = error instanceof TypeError ? 'The server does not answer. Is it still running?' : (error as Error).message;
  }
}

async function send(order: Order): Promise<void> {
  const answer = await fetch('/orders', { method: 'POST', body: writeOrder(order), headers: { 'content-type': 'application/x-memformat' } });
  if (!answer.ok)
    throw new Error((await answer.json()).detail);
  show(readOrder(await answer.arrayBuffer()));
}

element('form').addEventListener('submit', event => {
  event.preventDefault();
  const line = createLine({ product: text('product'), quantity: Number(text('quantity')) });
  void tell(() => send(createOrder({ customer: text('customer'), lines: [line] })));
});

void tell(async () => {
  for await (const order of readOrderStream((await fetch('/orders')).body!))
    show(order);
});
