// The frames of hubs: the type HubFrame of the package MemFormat.SignalR, read and written as printed code does it.

import { bytesView } from './bytes.ts';
import { fail, notNull, spare, take, varint as readVarint } from './core.ts';
import type { Reader, Schema, Versions } from './core.ts';
import { entries, record } from './entries.ts';
import { list } from './lists.ts';
import { int64, uint8 } from './numbers.ts';
import { readRoot } from './roots.ts';
import { string, stringOrNull } from './text.ts';
import { room, varint, newWriter, writeRoot } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { bytes, list as putList, record as putRecord } from './write-lists.ts';
import { int64 as setInt64 } from './write-numbers.ts';
import { string as putString, stringOrNull as putStringOrNull } from './write-text.ts';

/** A frame, as the message it is for SignalR but for the values. */
export interface HubFrame {
  readonly type: number;
  readonly invocationId: string | null;
  readonly target: string | null;
  readonly values: readonly Uint8Array[] | null;
  readonly streamIds: readonly string[] | null;
  readonly headers: Readonly<Record<string, string>> | null;
  readonly error: string | null;
  readonly allowReconnect: boolean;
  /** Of a sequence or an acknowledgement; in a frame with new shapes the number of the first one. */
  readonly sequenceId: number;
  /** For each value the number of its shape; 0 is a value that says its shape itself. */
  readonly shapes: Uint8Array | null;
  /** The shapes that the connection knows from this frame on. */
  readonly newShapes: readonly Uint8Array[] | null;
}

/** Frames name their schema by its fingerprint: both sides have this version of the protocol. */
const schema: Schema = { name: 'HubFrame', header: 'ibo6kg==' };
const otherFrame = (): never => fail('UnknownSchema', 0, 'a frame of another version of the protocol');
const versions: Versions = {
  now: {
    resolve: otherFrame,
    failed: error => {
      throw error;
    },
    named: () => undefined,
  },
};

function frameBody(reader: Reader): HubFrame {
  const at = take(reader, 11), flags = reader.bytes[at]!;
  spare(reader, reader.bytes[at + 1]! >> 1);
  const invocationId = flags & 1 ? string(reader) : null, target = flags & 2 ? string(reader) : null;
  const values = flags & 4 ? present(reader, list(reader, 1, bytesView)) : null, streamIds = flags & 8 ? present(reader, list(reader, 1, stringOrNull)) : null;
  const headers = flags & 16 ? record(notNull(reader, entries(reader, 2, stringOrNull, stringOrNull)) as [string, string][], reader) : null;
  const error = flags & 32 ? string(reader) : null, shapes = flags & 128 ? notNull(reader, bytesView(reader)) : null;
  return {
    type: uint8(reader.view, at + 2),
    invocationId, target, values, streamIds, headers, error,
    allowReconnect: (flags & 64) !== 0,
    sequenceId: Number(int64(reader.view, at + 3)),
    shapes,
    newShapes: reader.bytes[at + 1]! & 1 ? present(reader, list(reader, 1, bytesView)) : null,
  };
}

/** Nothing in a list may be null here. */
function present<T>(reader: Reader, items: readonly (T | null)[] | null): readonly T[] {
  return notNull(reader, items).includes(null) ? fail('NullNotAllowed', reader.at) : items as readonly T[];
}

function putFrame(writer: Writer, frame: HubFrame): void {
  const { invocationId, target, values, streamIds, headers, error, shapes, newShapes } = frame, at = room(writer, 11);
  const bits = [invocationId, target, values, streamIds, headers, error, frame.allowReconnect || null, shapes];
  writer.bytes[at] = bits.reduce((flags: number, value, bit) => value === null ? flags : flags | 1 << bit, 0);
  writer.bytes[at + 1] = newShapes ? 1 : 0;
  writer.bytes[at + 2] = frame.type;
  setInt64(writer.view, at + 3, BigInt(frame.sequenceId));
  if (invocationId !== null) putString(writer, invocationId);
  if (target !== null) putString(writer, target);
  if (values) putList(writer, values, bytes);
  if (streamIds) putList(writer, streamIds, putStringOrNull);
  if (headers) putRecord(writer, headers, putString, putStringOrNull);
  if (error !== null) putString(writer, error);
  if (shapes) bytes(writer, shapes);
  if (newShapes) putList(writer, newShapes, bytes);
}

/** Reads the next frame behind its length. */
export function readFrame(reader: Reader): HubFrame {
  const size = readVarint(reader), at = take(reader, size);
  return readRoot(reader.bytes.subarray(at, reader.at), schema, frameBody, versions);
}

/** Writes a frame behind its length. */
export function writeFrame(frame: HubFrame): ArrayBuffer {
  const written = writeRoot(schema, frame, putFrame), head = newWriter(schema);
  varint(head, written.length);
  const whole = new Uint8Array(head.at + written.length);
  whole.set(head.bytes.subarray(0, head.at));
  whole.set(written, head.at);
  return whole.buffer;
}
