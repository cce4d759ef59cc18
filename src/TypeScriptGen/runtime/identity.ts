// Objects that keep their identity.

import { fail, invalid, varint } from './core.ts';
import type { Reader } from './core.ts';

/** Reads an object that keeps its identity; its members come with its body. */
export function reference<T extends object>(reader: Reader, body: (reader: Reader, value: T) => void): T {
  const at = reader.at, number = varint(reader), objects = (reader.objects ??= { all: [], read }).all;
  if (number) return objects[number - 1]?.[1] === body ? objects[number - 1]![0] as T : invalid(at);
  const value = {} as T;
  objects.push([value, body]);
  if (objects.length > reader.bytes.length) fail('Truncated', at);
  return value;
}

/** Reads the bodies. More come meanwhile. */
function read(reader: Reader): void {
  for (const [value, body] of reader.objects!.all) body(reader, value as never);
}
