// A hub protocol for @microsoft/signalr: the counterpart of the package MemFormat.SignalR.

import { reader } from './core.ts';
import { readFrame, writeFrame } from './hub-frames.ts';
import type { HubFrame } from './hub-frames.ts';
import { addShapes, complete, sending } from './hub-shapes.ts';
import type { ReadShapes, WriteValue, WrittenShapes } from './hub-shapes.ts';
import type { HubOf } from './hub-types.ts';
import { bytesOf, isNull } from './roots.ts';
import { NullRoot } from './wire.ts';

export type { WriteValue } from './hub-shapes.ts';
export type { HubOf, HubStream } from './hub-types.ts';

/** Reads the payload of a value. */
export type ReadValue = (bytes: Uint8Array) => unknown;

/** A method of the hub: what it takes, and what it gives. */
export interface HubMethod {
  /** Writes each argument that is no stream. */
  readonly takes?: readonly WriteValue[];
  /** Writes the items of each stream among the arguments. */
  readonly streams?: readonly WriteValue[];
  /** Reads the result, or each item of the stream that is the result. */
  readonly gives?: ReadValue;
}

/** A method of the page, for the hub to call. */
export interface PageMethod {
  /** Reads each argument. */
  readonly takes?: readonly ReadValue[];
  /** Writes the result, if the hub awaits one. */
  readonly gives?: WriteValue;
}

/** The methods of a hub and its page by their names. Values without a function here are payloads (`Uint8Array`). */
export interface HubMethods {
  /** The methods of the hub. */
  readonly hub?: Readonly<Record<string, HubMethod>>;
  /** The methods of the page. */
  readonly page?: Readonly<Record<string, PageMethod>>;
}

/** A message of @microsoft/signalr. */
interface Message {
  readonly type: number;
}

interface AnyMessage extends Message {
  readonly invocationId?: string;
  readonly target?: string;
  readonly arguments?: readonly unknown[];
  readonly streamIds?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly item?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly allowReconnect?: boolean;
  readonly sequenceId?: number;
}

/** What @microsoft/signalr asks of a protocol. */
export interface HubProtocol {
  readonly name: string;
  readonly version: number;
  readonly transferFormat: number;
  parseMessages(input: string | ArrayBuffer, logger?: unknown): Message[];
  writeMessage(message: Message): string | ArrayBuffer;
}

/** The builder of @microsoft/signalr, as far as it is called here. */
export interface HubBuilder<C> {
  withHubProtocol(protocol: HubProtocol): { build(): C };
}

/** A connection of @microsoft/signalr, as far as it is called here. */
export interface HubEvents {
  onclose(callback: () => void): void;
  onreconnecting(callback: () => void): void;
}

/** The messages with values, and the format of bytes, by the numbers of @microsoft/signalr. */
const Invocation = 1, StreamItem = 2, Completion = 3, StreamInvocation = 4, CancelInvocation = 5, Close = 7, Sequence = 9, Binary = 2;

/**
 * Builds the connection to a hub that speaks MemFormat. Each shape crosses it once. After a reconnect all of that
 * starts anew. Its calls have the types of your functions.
 */
export function buildHub<C extends HubEvents, const M extends HubMethods>(builder: HubBuilder<C>, methods: M): HubOf<C, M> {
  const { protocol, reset } = hubProtocol(methods), connection = builder.withHubProtocol(protocol).build();
  connection.onreconnecting(reset);
  connection.onclose(reset);
  return connection as unknown as HubOf<C, M>;
}

function hubProtocol(methods: HubMethods): { readonly protocol: HubProtocol; readonly reset: () => void } {
  const hub = byName(methods.hub), page = byName(methods.page), results = new Map<string, ReadValue>(), writers = new Map<string, WriteValue>();
  let read: ReadShapes = { all: [], size: 0 }, written: WrittenShapes = { numbers: new Map(), size: 0 };

  function parse(frame: HubFrame): Message {
    const { type, values, shapes } = frame, id = frame.invocationId ?? '';
    addShapes(read, frame.newShapes ?? []);
    if (shapes && shapes.length !== values?.length) throw new Error('A frame needs the number of a shape for each value.');
    const value = (i: number, how: ReadValue | undefined): unknown => {
      const bytes = complete(read, values![i]!, shapes?.[i] ?? 0);
      return isNull(bytes) ? null : how ? how(bytes) : bytes;
    };
    const one = (how: ReadValue | undefined): unknown => {
      if (values?.length !== 1) throw new Error('A frame needs exactly one value.');
      return value(0, how);
    };

    const message = { type, ...frame.invocationId !== null && { invocationId: id }, ...frame.headers && { headers: frame.headers } };
    if (type < Invocation || type > Sequence) throw new Error('A frame is of the unknown kind ' + type + '.');
    if (type === Invocation) {
      const target = frame.target ?? '', method = page.get(target.toLowerCase()), takes = method?.takes;
      if (takes && takes.length !== values?.length) throw new Error(`The invocation of ${target} has ${values?.length ?? 0} arguments, not ${takes.length}.`);
      if (frame.invocationId !== null && method?.gives) writers.set(id, method.gives);
      return { ...message, target, arguments: (values ?? []).map((_, i) => value(i, takes?.[i])), ...frame.streamIds && { streamIds: frame.streamIds } } as Message;
    }

    if (type === StreamItem) return { ...message, item: one(results.get(id)) } as Message;
    if (type === Completion) {
      const how = results.get(id);
      results.delete(id);
      if (frame.error !== null || !values) return { ...message, ...frame.error !== null && { error: frame.error } } as Message;
      try {
        return { ...message, result: one(how) } as Message;
      } catch (e) {
        return { ...message, error: 'The result cannot be read: ' + (e as Error).message } as Message;
      }
    }

    if (type === Close) return { type, ...frame.error !== null && { error: frame.error }, allowReconnect: frame.allowReconnect } as Message;
    return type > Close ? { type, sequenceId: frame.sequenceId } as Message : message;
  }

  function write(message: AnyMessage): HubFrame {
    const { type, invocationId: id } = message, method = message.target === undefined ? undefined : hub.get(message.target.toLowerCase());
    let values: readonly [unknown, WriteValue | undefined][] | undefined;
    if (type === Invocation || type === StreamInvocation) {
      const { takes } = method ?? {}, given = message.arguments ?? [];
      if (takes && takes.length !== given.length) throw new Error(`${message.target} takes ${takes.length} arguments, not ${given.length}.`);
      values = given.map((value, i) => [value, takes?.[i]]);
    } else if (type === StreamItem) values = [[message.item, writers.get(id!)]];
    else if (type === Completion && message.result !== undefined) values = [[message.result, writers.get(id!)]];

    const payloads = values?.map(([value, how]) => payloadOf(value, how)), sent = payloads?.map((payload, i) => sending(written, payload, values![i]![1]));
    if (method && id !== undefined && method.gives) results.set(id, method.gives);
    if (method) message.streamIds?.forEach((stream, i) => method.streams?.[i] && writers.set(stream, method.streams[i]!));
    if (type === Completion) writers.delete(id!);
    if (type === CancelInvocation) results.delete(id!);
    return {
      type,
      invocationId: id ?? null,
      target: message.target ?? null,
      values: payloads?.map((payload, i) => payload.subarray(sent![i]?.length ?? 0)) ?? null,
      streamIds: message.streamIds?.length ? message.streamIds : null,
      headers: message.headers && Object.keys(message.headers).length ? message.headers : null,
      error: message.error ?? null,
      allowReconnect: message.allowReconnect ?? false,
      sequenceId: message.sequenceId ?? 0,
      shapes: sent?.some(Boolean) ? Uint8Array.from(sent, one => one?.number ?? 0) : null,
      newShapes: sent?.some(one => one?.isNew) ? payloads!.flatMap((payload, i) => sent[i]?.isNew ? [payload.subarray(0, sent[i]!.length)] : []) : null,
    };
  }

  return {
    protocol: {
      name: 'memformat',
      version: 1,
      transferFormat: Binary,
      parseMessages(input) {
        if (typeof input === 'string') throw new Error('MemFormat needs a transport of bytes.');
        const r = reader(bytesOf(input), 0, { name: '', header: '' }), messages: Message[] = [];
        while (r.at < r.bytes.length) messages.push(parse(readFrame(r)));
        return messages;
      },
      writeMessage: message => writeFrame(write(message)),
    },
    reset() {
      results.clear();
      writers.clear();
      read = { all: [], size: 0 };
      written = { numbers: new Map(), size: 0 };
    },
  };
}

/** The client asks for names in small letters. */
function byName<T>(methods: Readonly<Record<string, T>> | undefined): Map<string, T> {
  return new Map(Object.entries(methods ?? {}).map(([name, method]) => [name.toLowerCase(), method]));
}

function payloadOf(value: unknown, write: WriteValue | undefined): Uint8Array {
  if (value === null || value === undefined) return Uint8Array.of(NullRoot);
  if (write) return write(value as never);
  return bytesOf(value as never);
}
