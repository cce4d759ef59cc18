// Where an error is: the payload is read once more, by plans that note which member they read.

import { MemFormatError, reader, shortened } from './core.ts';
import type { Reader } from './core.ts';
import { newPlan } from './plans.ts';
import type { Rules, Take } from './plans.ts';

/** The members that are being read, while an error is looked for. */
export let path: string[] | undefined;

/** Notes that a member or an element is being read. */
export function step(name: () => string, read: Take): Take {
  return !path ? read : (r, at) => {
    path!.push(name());
    const made = read(r, at);
    path!.pop();
    return made;
  };
}

/** Notes which element is being read. */
export function counted<T>(list: (r: Reader, read: (r: Reader) => unknown) => T, read: (r: Reader) => unknown): (r: Reader) => T {
  return !path ? r => list(r, read) : r => {
    let i = 0;
    const item = step(() => `[${i++}]`, read);
    return list(r, r => item(r, 0));
  };
}

/** The names of members, in their order in payloads: the printed code puts what it reads into them. */
export function namesOf({ via, fields }: Rules): string[] {
  const names: string[] = [], value = {};
  try {
    const made = via(reader(new Uint8Array(0)), newPlan(fields().map((_, i) => () => i)), value as never) ?? value;
    for (const [name, i] of Object.entries(made)) if (typeof i === 'number') names[i] = Array.isArray(made) ? `[${name}]` : '.' + name;
  } catch {
    // An array of several dimensions has no such members.
  }

  return names;
}

/** An error with its place, if reading once more comes to the same error. */
export function located(error: unknown, again: () => unknown): unknown {
  if (!(error instanceof MemFormatError)) return error;
  const all: string[] = path = [];
  let isSame = false;
  try {
    again();
  } catch (e) {
    isSame = e instanceof MemFormatError && e.code === error.code;
  }

  path = undefined;
  return isSame && all.length ? new MemFormatError(error.code, error.offset, error.detail, shortened(all.join(''))) : error;
}
