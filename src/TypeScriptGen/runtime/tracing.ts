// Where an error is: the payload is read once more, by plans that note which member they read.

import { MemFormatError, shortened } from './core.ts';
import type { Read, Reader, ReadMember } from './core.ts';

/** The members that are being read, while an error is looked for. */
export let path: string[] | undefined;

/** Notes that a member or an element is being read. */
export function step(name: () => string, read: ReadMember): ReadMember {
  return !path ? read : (reader, at) => {
    path!.push(name());
    const made = read(reader, at);
    path!.pop();
    return made;
  };
}

/** Notes which element is being read. */
export function counted<T>(list: (reader: Reader, read: Read) => T, read: Read): (reader: Reader) => T {
  return !path ? reader => list(reader, read) : reader => {
    let i = 0;
    const item = step(() => `[${i++}]`, read);
    return list(reader, reader => item(reader, 0));
  };
}

/** An error with its place, if reading once more comes to the same error. */
export function located(error: unknown, again: () => unknown): unknown {
  if (!(error instanceof MemFormatError)) return error;
  const all: string[] = path = [];
  let isSame = false;
  try {
    again();
  } catch (other) {
    isSame = other instanceof MemFormatError && other.code === error.code;
  }

  path = undefined;
  return isSame && all.length ? new MemFormatError(error.code, error.offset, error.detail, shortened(all.join(''))) : error;
}
