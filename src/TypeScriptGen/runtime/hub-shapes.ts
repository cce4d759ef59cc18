// What a connection to a hub remembers: the shapes of values in one direction, each sent once (MemFormat.SignalR has the same).

import { fail, newReader, take, varint } from './core.ts';

/** Writes the payload of a value. */
export type WriteValue = (value: never) => Uint8Array;

/** What a connection remembers at most, in numbers and in bytes. */
const most = 255, mostBytes = 1 << 18;

/** A shorter shape saves nothing worth remembering. */
const least = 8;

/** The shapes that the other side has sent, in the order of their numbers. */
export interface ReadShapes {
  readonly all: Uint8Array[];
  size: number;
}

/** The shapes that the other side knows, by the function that writes payloads of it. */
export interface WrittenShapes {
  readonly numbers: Map<WriteValue, Sent>;
  size: number;
}

/** How a payload is sent: the number of its shape, its length, and whether the other side gets to know it now. */
export interface Sent {
  readonly number: number;
  readonly length: number;
  readonly isNew?: true;
}

/**
 * Takes the new shapes of a frame, of which the first one has the number `number`, or the next free one if that is 0. A
 * stateful reconnect sends frames again: shapes that the connection has stay as they are.
 */
export function addShapes(known: ReadShapes, added: readonly Uint8Array[], number: number): void {
  const next = known.all.length + 1;
  if (number < 0 || number > next) fail('InvalidData', 0, 'a shape is missing');
  for (const shape of added.slice(number && next - number)) {
    known.size += shape.length;
    if (known.all.length === most || known.size > mostBytes) fail('LimitExceeded', 0, 'too many shapes on one connection');
    known.all.push(new Uint8Array(shape));
  }
}

/** The whole payload of a value. */
export function complete(known: ReadShapes, value: Uint8Array, number: number): Uint8Array {
  if (!number) return value;
  const shape = known.all[number - 1]!, whole = new Uint8Array(shape.length + value.length);
  whole.set(shape);
  whole.set(value, shape.length);
  return whole;
}

/** How to send a payload; undefined for one that goes as it is. */
export function sending(known: WrittenShapes, payload: Uint8Array, write: WriteValue | undefined): Sent | undefined {
  const length = shapeLength(payload);
  if (!write || length < least) return undefined;
  const sent = known.numbers.get(write);
  if (sent) return sent.length === length ? sent : undefined;
  if (known.numbers.size === most || known.size + length > mostBytes) return undefined;
  known.size += length;
  const added = { number: known.numbers.size + 1, length };
  known.numbers.set(write, added);
  return { ...added, isNew: true };
}

/** The length of the header, which is the same in all payloads that a function writes; 0 for payloads of other modes. */
function shapeLength(payload: Uint8Array): number {
  if (payload[0]) return 0;
  const reader = newReader(payload, 1, { name: '', header: '' });
  take(reader, varint(reader));
  return reader.at;
}
