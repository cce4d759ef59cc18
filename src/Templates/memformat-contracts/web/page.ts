// Reads and writes orders with the TypeScript that the build printed from Order.cs.
import { createOrder, createOrderLine, readOrder, writeOrder } from './generated/index.ts';

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const text = (id: string): string => element<HTMLInputElement>(id).value;

function show(bytes: Uint8Array<ArrayBuffer>): void {
  element('problem').textContent = '';
  try {
    element('shown').textContent = `${bytes.length} bytes:\n${JSON.stringify(readOrder(bytes), null, 2)}`;
  } catch (error) {
    element('problem').textContent = String(error);
  }
}

element('form').addEventListener('submit', event => {
  event.preventDefault();
  const line = createOrderLine({ product: text('product'), quantity: Number(text('quantity')) });
  const bytes = new Uint8Array(writeOrder(createOrder({ customer: text('customer'), lines: [line] })));
  show(bytes);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = 'order.mem';
  link.click();
  URL.revokeObjectURL(link.href);
});

element<HTMLInputElement>('file').addEventListener('change', async event => {
  const file = (event.target as HTMLInputElement).files?.[0];
  if (file) show(new Uint8Array(await file.arrayBuffer()));
});
