// The cases of unions in payloads of another shape.

import { fail, invalid, take, varint } from './core.ts';
import type { Reader } from './core.ts';
import { keep, parse } from './descriptor-parser.ts';
import type { Slot } from './schema.ts';
import { walkOf } from './walk-scope.ts';
import type { Definition } from './walk-scope.ts';

/** Reads a case, and its definition before its first value. */
export function definedCase(reader: Reader, slot: Slot): [tag: number, definition: Definition] {
  const at = reader.at, head = varint(reader), tag = Math.floor(head / 2), name = slot.id + ' ' + tag;
  let found = walkOf(reader).scope.defined?.get(name);
  if (head % 2) {
    const size = varint(reader), start = take(reader, size);
    if (found && found[0] !== at) invalid(at);
    found ??= define(reader, name, reader.bytes.subarray(start, reader.at), at);
  }

  return found ? [tag, found[1]] : invalid(at);
}

/** Makes a case's definition the one of later values. */
export function define(reader: Reader, name: string, bytes: Uint8Array, at: number): [number, Definition] {
  const walk = walkOf(reader), { scope } = walk, key = name + ' ' + bytes.join(), { definitions, writer } = scope;
  const definition = definitions.get(key) ?? keep(definitions, key, { ...parse(bytes, 0, writer.types), reads: new Map() });
  // Each one lists all types known so far.
  walk.known += definition.types.length;
  if (walk.known > 2 ** 21) fail('LimitExceeded', at);
  const found: [number, Definition] = [at, definition];
  (scope.defined ??= new Map()).set(name, found);
  return found;
}
