// Payloads that name the schema of an earlier release.

import { fromBase64 } from './core.ts';
import type { Told } from './core.ts';
import { namedSize } from './fingerprints.ts';

/** A recorded schema: its header of eight bytes, its descriptor, and its cases by `union tag`; all in base64. */
export type RecordedSchema = readonly [header: string, descriptor: string, cases?: Readonly<Record<string, string>>];

/** What a header tells that names one of them. */
export function find(bytes: Uint8Array, schemas: readonly RecordedSchema[]): Told | undefined {
  for (const [header, descriptor, cases = {}] of schemas) {
    const at = namedSize(bytes, header);
    if (!at) continue;
    const { buffer, length } = fromBase64(descriptor);
    return { at, view: new DataView(buffer), start: 0, length, cases: new Map(Object.entries(cases).map(([name, definition]) => [name, fromBase64(definition)])), isRecorded: true };
  }

  return undefined;
}
