// A hub protocol for @microsoft/signalr: the counterpart of the package MemFormat.SignalR.

import { fail, reader } from './core.ts';
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

/** What @microsoft/signalr gives for the log, as far as it is called here. */
interface Logger {
  log(level: number, message: string): void;
}

/** What @microsoft/signalr asks of a protocol. */
export interface HubProtocol {
  readonly name: string;
  readonly version: number;
  readonly transferFormat: number;
  parseMessages(input: string | ArrayBuffer, logger?: Logger): Message[];
  writeMessage(message: Message): string | ArrayBuffer;
}

/** The builder of @microsoft/signalr, as far as it is called here. */
export interface HubBuilder<C> {
  withHubProtocol(protocol: HubProtocol): { build(): C };
}

/** The messages with values, the format of bytes, and a level of the log, by the numbers of @microsoft/signalr. */
const Invocation = 1, StreamItem = 2, Completion = 3, StreamInvocation = 4, CancelInvocation = 5, Close = 7, Sequence = 9, Binary = 2, LogError = 4;

/** How many results are remembered behind their arrival. */
const mostDone = 1000;

/**
 * Builds the connection to a hub that speaks MemFormat. Each shape crosses it once. After a reconnect all of that
 * starts anew, unless the reconnect is stateful. Its calls have the types of your functions.
 */
export function buildHub<C, const M extends HubMethods>(builder: HubBuilder<C>, methods: M): HubOf<C, M> {
  return builder.withHubProtocol(hubProtocol(methods)).build() as unknown as HubOf<C, M>;
}

function hubProtocol(methods: HubMethods): HubProtocol {
  const hub = byName(methods.hub), page = byName(methods.page), results = new Map<string, ReadValue>(), writers = new Map<string, WriteValue>();
  /** Why calls of the hub could not be read, for their answers. */
  const refused = new Map<string, string>();
  let read: ReadShapes, written: WrittenShapes, done: string[];
  begin();

  /** A new connection: the other side knows nothing of what was written before, whether it was sent or not. */
  function begin(): void {
    for (const map of [results, writers, refused]) map.clear();
    [read, written, done] = [{ all: [], size: 0 }, { numbers: new Map(), size: 0 }, []];
  }

  function parse(frame: HubFrame, logger: Logger | undefined): Message {
    const { type, values, shapes } = frame, id = frame.invocationId ?? '';
    if (frame.newShapes) addShapes(read, frame.newShapes, frame.sequenceId);
    if (shapes && shapes.length !== values?.length) throw new Error('A frame needs the number of a shape for each value.');
    if (shapes?.some(number => number > read.all.length)) fail('InvalidData', 0, 'a value has an unknown shape');
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
      if (frame.invocationId !== null && method?.gives) writers.set(id, method.gives);
      try {
        if (takes && takes.length !== values?.length) throw new Error(`it has ${values?.length ?? 0} arguments, not ${takes.length}`);
        return { ...message, target, arguments: (values ?? []).map((_, i) => value(i, takes?.[i])), ...frame.streamIds && { streamIds: frame.streamIds } } as Message;
      } catch (e) {
        // This call fails, and no other. SignalR answers a call of a method without a handler, and counts it.
        const reason = `The call of ${target} cannot be read: ${(e as Error).message}`;
        logger?.log(LogError, reason);
        if (frame.invocationId !== null) refused.set(id, reason);
        return { ...message, target: target + ' (cannot be read)', arguments: [] } as Message;
      }
    }

    if (type === StreamItem) {
      try {
        return { ...message, item: one(results.get(id)) } as Message;
      } catch (e) {
        // It ends the stream, and no other.
        return { ...message, type: Completion, error: 'An item cannot be read: ' + (e as Error).message } as Message;
      }
    }

    if (type === Completion) {
      const how = results.get(id);
      // A result that comes while a connection breaks is dropped by SignalR, and comes again.
      if (how && done.push(id) > mostDone) results.delete(done.shift()!);
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

    const count = written.numbers.size, payloads = values?.map(([value, how]) => payloadOf(value, how)), sent = payloads?.map((payload, i) => sending(written, payload, values![i]![1]));
    if (method && id !== undefined && method.gives) results.set(id, method.gives);
    if (method) message.streamIds?.forEach((stream, i) => method.streams?.[i] && writers.set(stream, method.streams[i]!));
    const reason = type === Completion && message.error ? refused.get(id!) : undefined;
    if (type === Completion) for (const map of [writers, refused]) map.delete(id!);
    if (type === CancelInvocation) results.delete(id!);
    const isNew = sent?.some(one => one?.isNew);
    return {
      type,
      invocationId: id ?? null,
      target: message.target ?? null,
      values: payloads?.map((payload, i) => payload.subarray(sent![i]?.length ?? 0)) ?? null,
      streamIds: message.streamIds?.length ? message.streamIds : null,
      headers: message.headers && Object.keys(message.headers).length ? message.headers : null,
      error: reason ?? message.error ?? null,
      allowReconnect: message.allowReconnect ?? false,
      sequenceId: isNew ? count + 1 : message.sequenceId ?? 0,
      shapes: sent?.some(Boolean) ? Uint8Array.from(sent, one => one?.number ?? 0) : null,
      newShapes: isNew ? payloads!.flatMap((payload, i) => sent![i]?.isNew ? [payload.subarray(0, sent![i]!.length)] : []) : null,
    };
  }

  return {
    name: 'memformat',
    // SignalR reads it once for each connection, before it shakes hands. A stateful reconnect goes on without.
    get version() {
      begin();
      return 2;
    },
    transferFormat: Binary,
    parseMessages(input, logger) {
      if (typeof input === 'string') throw new Error('MemFormat needs a transport of bytes.');
      const r = reader(bytesOf(input), 0, { name: '', header: '' }), messages: Message[] = [];
      while (r.at < r.bytes.length) messages.push(parse(readFrame(r), logger));
      return messages;
    },
    writeMessage: message => writeFrame(write(message)),
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
