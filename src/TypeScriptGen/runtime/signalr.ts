// A hub protocol for @microsoft/signalr: the counterpart of the package MemFormat.SignalR.

import { fail, newReader } from './core.ts';
import { readFrame, writeFrame } from './hub-frames.ts';
import type { HubFrame } from './hub-frames.ts';
import { addShapes, complete, sending } from './hub-shapes.ts';
import type { ReadShapes, WriteValue, WrittenShapes } from './hub-shapes.ts';
import type { HubMethod, HubMethods, HubOf, PageMethod, ReadValue } from './hub-types.ts';
import { bytesOf, isNull } from './roots.ts';
import { NullRoot } from './wire.ts';

export type { WriteValue } from './hub-shapes.ts';
export type { HubMethod, HubMethods, HubOf, HubStream, PageMethod, ReadValue } from './hub-types.ts';

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

/** What a connection remembers. */
interface Connection {
  readonly hub: Map<string, HubMethod>;
  readonly page: Map<string, PageMethod>;
  /** What reads the results of calls, and what writes those of the hub's calls and the items of streams, by their numbers. */
  readonly results: Map<string, ReadValue>;
  readonly writers: Map<string, WriteValue>;
  /** Why calls of the hub could not be read, for their answers. */
  readonly refused: Map<string, string>;
  read: ReadShapes;
  written: WrittenShapes;
  /** The calls whose results came. */
  done: string[];
}

function hubProtocol({ hub, page }: HubMethods): HubProtocol {
  const connection: Connection = { hub: byName(hub), page: byName(page), results: new Map(), writers: new Map(), refused: new Map(), ...nothingKnown() };
  return {
    name: 'memformat',
    // SignalR reads it once for each connection, before it shakes hands. A stateful reconnect goes on without.
    get version() {
      for (const map of [connection.results, connection.writers, connection.refused]) map.clear();
      Object.assign(connection, nothingKnown());
      return 2;
    },
    transferFormat: Binary,
    parseMessages(input, logger) {
      if (typeof input === 'string') throw new Error('MemFormat needs a transport of bytes.');
      const reader = newReader(bytesOf(input), 0, { name: '', header: '' }), messages: Message[] = [];
      while (reader.at < reader.bytes.length) messages.push(parse(connection, readFrame(reader), logger));
      return messages;
    },
    writeMessage: message => writeFrame(frameOf(connection, message)),
  };
}

/** A new connection: the other side knows nothing of what was written before, whether it was sent or not. */
const nothingKnown = (): Pick<Connection, 'read' | 'written' | 'done'> => ({ read: { all: [], size: 0 }, written: { numbers: new Map(), size: 0 }, done: [] });

/** The message of a frame. */
function parse(connection: Connection, frame: HubFrame, logger: Logger | undefined): Message {
  const { type, values, shapes } = frame, { read } = connection;
  if (frame.newShapes) addShapes(read, frame.newShapes, frame.sequenceId);
  if (shapes && shapes.length !== values?.length) throw new Error('A frame needs the number of a shape for each value.');
  if (shapes?.some(number => number > read.all.length)) fail('InvalidData', 0, 'a value has an unknown shape');
  const message = { type, ...frame.invocationId !== null && { invocationId: frame.invocationId }, ...frame.headers && { headers: frame.headers } };
  if (type < Invocation || type > Sequence) throw new Error('A frame is of the unknown kind ' + type + '.');
  if (type === Invocation) return invocation(connection, frame, message, logger);
  if (type === StreamItem) return item(connection, frame, message);
  if (type === Completion) return completion(connection, frame, message);
  if (type === Close) return { type, ...frame.error !== null && { error: frame.error }, allowReconnect: frame.allowReconnect } as Message;
  return type > Close ? { type, sequenceId: frame.sequenceId } as Message : message;
}

/** A value of a frame. */
function valueOf({ read }: Connection, { values, shapes }: HubFrame, index: number, how: ReadValue | undefined): unknown {
  const bytes = complete(read, values![index]!, shapes?.[index] ?? 0);
  return isNull(bytes) ? null : how ? how(bytes) : bytes;
}

/** The only value of a frame. */
function onlyValue(connection: Connection, frame: HubFrame, how: ReadValue | undefined): unknown {
  if (frame.values?.length !== 1) throw new Error('A frame needs exactly one value.');
  return valueOf(connection, frame, 0, how);
}

/** A call of the hub. */
function invocation(connection: Connection, frame: HubFrame, message: Message, logger: Logger | undefined): Message {
  const { invocationId, values, streamIds } = frame, target = frame.target ?? '', method = connection.page.get(target.toLowerCase()), takes = method?.takes;
  if (invocationId !== null && method?.gives) connection.writers.set(invocationId, method.gives);
  try {
    if (takes && takes.length !== values?.length) throw new Error(`it has ${values?.length ?? 0} arguments, not ${takes.length}`);
    return { ...message, target, arguments: (values ?? []).map((_, i) => valueOf(connection, frame, i, takes?.[i])), ...streamIds && { streamIds } } as Message;
  } catch (error) {
    // This call fails, and no other. SignalR answers a call of a method without a handler, and counts it.
    const reason = `The call of ${target} cannot be read: ${(error as Error).message}`;
    logger?.log(LogError, reason);
    if (invocationId !== null) connection.refused.set(invocationId, reason);
    return { ...message, target: target + ' (cannot be read)', arguments: [] } as Message;
  }
}

function item(connection: Connection, frame: HubFrame, message: Message): Message {
  try {
    return { ...message, item: onlyValue(connection, frame, connection.results.get(frame.invocationId ?? '')) } as Message;
  } catch (error) {
    // It ends the stream, and no other.
    return { ...message, type: Completion, error: 'An item cannot be read: ' + (error as Error).message } as Message;
  }
}

/** The result of a call, or why it has none. */
function completion(connection: Connection, frame: HubFrame, message: Message): Message {
  const { results, done } = connection, id = frame.invocationId ?? '', how = results.get(id);
  // A result that comes while a connection breaks is dropped by SignalR, and comes again.
  if (how && done.push(id) > mostDone) results.delete(done.shift()!);
  if (frame.error !== null || !frame.values) return { ...message, ...frame.error !== null && { error: frame.error } } as Message;
  try {
    return { ...message, result: onlyValue(connection, frame, how) } as Message;
  } catch (error) {
    return { ...message, error: 'The result cannot be read: ' + (error as Error).message } as Message;
  }
}

/** The values of a message, each with what writes it. */
function valuesOf({ writers }: Connection, message: AnyMessage, method: HubMethod | undefined): readonly [unknown, WriteValue | undefined][] | undefined {
  const { type, invocationId, target, result } = message;
  if (type === Invocation || type === StreamInvocation) {
    const { takes } = method ?? {}, given = message.arguments ?? [];
    if (takes && takes.length !== given.length) throw new Error(`${target} takes ${takes.length} arguments, not ${given.length}.`);
    return given.map((value, i) => [value, takes?.[i]]);
  }

  return type === StreamItem ? [[message.item, writers.get(invocationId!)]]
    : type === Completion && result !== undefined ? [[result, writers.get(invocationId!)]] : undefined;
}

/** The frame of a message. */
function frameOf(connection: Connection, message: AnyMessage): HubFrame {
  const { results, writers, refused, written } = connection, { type, invocationId: id, headers, streamIds } = message;
  const method = message.target === undefined ? undefined : connection.hub.get(message.target.toLowerCase()), values = valuesOf(connection, message, method);
  const count = written.numbers.size, payloads = values?.map(([value, how]) => payloadOf(value, how)), sent = payloads?.map((payload, i) => sending(written, payload, values![i]![1]));
  if (method && id !== undefined && method.gives) results.set(id, method.gives);
  if (method) streamIds?.forEach((stream, i) => method.streams?.[i] && writers.set(stream, method.streams[i]!));
  const reason = type === Completion && message.error ? refused.get(id!) : undefined;
  if (type === Completion) for (const map of [writers, refused]) map.delete(id!);
  if (type === CancelInvocation) results.delete(id!);
  const isNew = sent?.some(one => one?.isNew);
  return {
    type,
    invocationId: id ?? null,
    target: message.target ?? null,
    values: payloads?.map((payload, i) => payload.subarray(sent![i]?.length ?? 0)) ?? null,
    streamIds: streamIds?.length ? streamIds : null,
    headers: headers && Object.keys(headers).length ? headers : null,
    error: reason ?? message.error ?? null,
    allowReconnect: message.allowReconnect ?? false,
    sequenceId: isNew ? count + 1 : message.sequenceId ?? 0,
    shapes: sent?.some(Boolean) ? Uint8Array.from(sent, one => one?.number ?? 0) : null,
    newShapes: isNew ? payloads!.flatMap((payload, i) => sent![i]?.isNew ? [payload.subarray(0, sent![i]!.length)] : []) : null,
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
