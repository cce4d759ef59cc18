// Writes streams of values.

import { casesOf } from './cases.ts';
import { headOf, reader, uv as readUv } from './core.ts';
import type { Schema } from './core.ts';
import { frame, newWriter, uv, writeAll } from './write-core.ts';
import type { Payload, Writer } from './write-core.ts';
import { FirstUnion, MessageNull, MessageValue } from './wire.ts';

/** The values of a stream. */
export type Values<T> = Iterable<T> | AsyncIterable<T>;

/** Writes values as .NET's ReadManyAsync reads them, each when it is asked for. */
export function writeMany<T>(schema: Schema, values: Values<T | null>, body: (w: Writer, value: T) => void): ReadableStream<Payload> {
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
      } catch (e) {
        await stop();
        throw e;
      }
    },
    cancel: stop,
  });
}

/** The first message defines the shape, and each one the cases that are new. */
function messages<T>(schema: Schema, body: (w: Writer, value: T) => void): (value: T | null) => Payload {
  const cases = new Set<never>(), unions = [...casesOf(schema).keys()];
  let isFirst = true;
  return value => {
    if (value === null) return Uint8Array.of(MessageNull);
    const w = newWriter(schema), head = newWriter(schema), told: NonNullable<Writer['told']> = w.told = [];
    w.cases = cases;
    writeAll(w, value, body);
    uv(head, MessageValue);
    uv(head, (isFirst ? 1 : 0) + told.length);
    if (isFirst) {
      const r = reader(headOf(schema), 1, schema), size = readUv(r);
      uv(head, 0);
      frame(head, r.bytes.subarray(r.at, r.at + size));
    }

    isFirst = false;
    for (const [union, tag, definition] of told) {
      uv(head, FirstUnion + unions.indexOf(union));
      uv(head, tag);
      frame(head, definition);
    }

    frame(head, w.bytes.subarray(0, w.at));
    return head.bytes.slice(0, head.at);
  };
}
