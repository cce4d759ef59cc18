// What pages do with bytes and typed arrays. They are in memory that no threads share, as types of browsers ask.
import { createMeasurement, readMeasurement } from './generated/default/Corpus.Options.ts';
import type { Payload } from './generated/default/index.ts';
import { readMeasurement as readExact, writeMeasurement as writeExact } from './generated/exact/Corpus.Options.ts';

export async function send(payload: Uint8Array): Promise<string> {
  const { raw } = readMeasurement(payload), { Raw, Values } = readExact(payload), own: Payload = raw;
  await fetch('/raw', { method: 'PUT', body: raw });
  await crypto.subtle.digest('SHA-256', Values);
  return URL.createObjectURL(new Blob([raw, Raw, Values, own]));
}

export async function receive(file: File): Promise<Payload> {
  const raw = new Uint8Array(await file.arrayBuffer());
  createMeasurement({ raw });
  return writeExact({ ...readExact(raw), Raw: raw, Values: Float64Array.of(1.5) });
}
