// Objects that keep their identity.

import { fail, invalid, uv } from './core.ts';
import type { Reader } from './core.ts';

/** Reads an object that keeps its identity; its members come with its body. */
export function reference<T extends object>(r: Reader, body: (r: Reader, value: T) => void): T {
  const at = r.at, n = uv(r), objects = (r.objects ??= { all: [], read }).all;
  if (n) return objects[n - 1]?.[1] === body ? objects[n - 1]![0] as T : invalid(at);
  const value = {} as T;
  objects.push([value, body]);
  if (objects.length > r.bytes.length) fail('Truncated', at);
  return value;
}

/** Reads the bodies. More come meanwhile. */
function read(r: Reader): void {
  for (const [value, body] of r.objects!.all) body(r, value as never);
}
