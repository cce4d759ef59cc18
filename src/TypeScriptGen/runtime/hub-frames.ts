// The frames of hubs: the type HubFrame of the package MemFormat.SignalR, read and written as printed code does it.

import { bytesView } from './bytes.ts';
import { fail, notNull, spare, take, uv as readUv } from './core.ts';
import type { Reader, Schema, Versions } from './core.ts';
import { entries, record } from './entries.ts';
import { list } from './lists.ts';
import { int64, uint8 } from './numbers.ts';
import { readRoot } from './roots.ts';
import { str, strOrNull } from './text.ts';
import { room, uv, newWriter, writeRoot } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { bytes, list as putList, record as putRecord } from './write-lists.ts';
import { int64 as setInt64 } from './write-numbers.ts';
import { str as putStr, strOrNull as putStrOrNull } from './write-text.ts';

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
    failed: e => {
      throw e;
    },
    named: () => undefined,
  },
};

function frameBody(r: Reader): HubFrame {
  const at = take(r, 11), flags = r.bytes[at]!;
  spare(r, r.bytes[at + 1]! >> 1);
  const invocationId = flags & 1 ? str(r) : null, target = flags & 2 ? str(r) : null;
  const values = flags & 4 ? present(r, list(r, 1, bytesView)) : null, streamIds = flags & 8 ? present(r, list(r, 1, strOrNull)) : null;
  const headers = flags & 16 ? record(notNull(r, entries(r, 2, strOrNull, strOrNull)) as [string, string][], r) : null;
  const error = flags & 32 ? str(r) : null, shapes = flags & 128 ? notNull(r, bytesView(r)) : null;
  return {
    type: uint8(r.view, at + 2),
    invocationId, target, values, streamIds, headers, error,
    allowReconnect: (flags & 64) !== 0,
    sequenceId: Number(int64(r.view, at + 3)),
    shapes,
    newShapes: r.bytes[at + 1]! & 1 ? present(r, list(r, 1, bytesView)) : null,
  };
}

/** Nothing in a list may be null here. */
function present<T>(r: Reader, items: readonly (T | null)[] | null): readonly T[] {
  return notNull(r, items).includes(null) ? fail('NullNotAllowed', r.at) : items as readonly T[];
}

function putFrame(w: Writer, frame: HubFrame): void {
  const { invocationId, target, values, streamIds, headers, error, shapes, newShapes } = frame, at = room(w, 11);
  const bits = [invocationId, target, values, streamIds, headers, error, frame.allowReconnect || null, shapes];
  w.bytes[at] = bits.reduce((flags: number, value, bit) => value === null ? flags : flags | 1 << bit, 0);
  w.bytes[at + 1] = newShapes ? 1 : 0;
  w.bytes[at + 2] = frame.type;
  setInt64(w.view, at + 3, BigInt(frame.sequenceId));
  if (invocationId !== null) putStr(w, invocationId);
  if (target !== null) putStr(w, target);
  if (values) putList(w, values, bytes);
  if (streamIds) putList(w, streamIds, putStrOrNull);
  if (headers) putRecord(w, headers, putStr, putStrOrNull);
  if (error !== null) putStr(w, error);
  if (shapes) bytes(w, shapes);
  if (newShapes) putList(w, newShapes, bytes);
}

/** Reads the next frame behind its length. */
export function readFrame(r: Reader): HubFrame {
  const size = readUv(r), at = take(r, size);
  return readRoot(r.bytes.subarray(at, r.at), schema, frameBody, versions);
}

/** Writes a frame behind its length. */
export function writeFrame(frame: HubFrame): ArrayBuffer {
  const written = writeRoot(schema, frame, putFrame), head = newWriter(schema);
  uv(head, written.length);
  const whole = new Uint8Array(head.at + written.length);
  whole.set(head.bytes.subarray(0, head.at));
  whole.set(written, head.at);
  return whole.buffer;
}
