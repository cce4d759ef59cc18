// Writes streams of values.

import { headOf, newReader, varint as readVarint } from './core.ts';
import type { Schema } from './core.ts';
import { frame, newWriter, varint, writeAll } from './write-core.ts';
import type { Payload, Writer } from './write-core.ts';
import { FirstUnion, MessageNull, MessageValue } from './wire.ts';

/** The values of a stream. */
export type Values<T> = Iterable<T> | AsyncIterable<T>;

/** Writes values as .NET's ReadManyAsync reads them, each when it is asked for. */
export function writeMany<T>(schema: Schema, values: Values<T | null>, body: (writer: Writer, value: T) => void): ReadableStream<Payload> {
  const message = messages(schema, body), items = Symbol.asyncIterator in values ? values[Symbol.asyncIterator]() : values[Symbol.iterator]();
  const stop = async (): Promise<void> => {
    await items.return?.();
  };
  return new ReadableStream<Payload>({
    async pull(to) {
      const next = await items.next();
      if (next.done) return to.close();
      try {
        to.enqueue(message(next.value));
      } catch (error) {
        await stop();
        throw error;
      }
    },
    cancel: stop,
  });
}

/** The first message defines the shape, and each one the cases that are new. */
function messages<T>(schema: Schema, body: (writer: Writer, value: T) => void): (value: T | null) => Payload {
  const cases = new Set<never>();
  let isFirst = true;
  return value => {
    if (value === null) return Uint8Array.of(MessageNull);
    const writer = newWriter(schema), head = newWriter(schema), told: NonNullable<Writer['told']> = writer.told = [];
    writer.cases = cases;
    writeAll(writer, value, body);
    varint(head, MessageValue);
    varint(head, (isFirst ? 1 : 0) + told.length);
    if (isFirst) {
      const reader = newReader(headOf(schema), 1, schema), size = readVarint(reader);
      varint(head, 0);
      frame(head, reader.bytes.subarray(reader.at, reader.at + size));
    }

    isFirst = false;
    for (const [union, tag, definition] of told) {
      varint(head, FirstUnion + union);
      varint(head, tag);
      frame(head, definition);
    }

    frame(head, writer.bytes.subarray(0, writer.at));
    return head.bytes.slice(0, head.at);
  };
}
