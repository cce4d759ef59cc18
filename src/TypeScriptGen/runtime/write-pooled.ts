// Writes strings that a payload has once.

import { varint } from './write-core.ts';
import type { Pool, Writer } from './write-core.ts';
import { string } from './write-text.ts';
import { LengthUnit, MaxPooled, MostPooled, NullString, PoolLeastFound, PoolLevels, PoolWindow } from './wire.ts';

/** Writes a pooled string, or null. */
export function pooledOrNull(writer: Writer, value: string | null): void {
  if (value === null) varint(writer, NullString);
  else pooled(writer, value);
}

export function pooled(writer: Writer, value: string): void {
  const number = typeof value === 'string' && value && value.length <= MaxPooled ? find(writer, value) : 0;
  if (number) varint(writer, number * LengthUnit + NullString);
  else string(writer, value);
}

/** The number of a string that was there before. Another one gets the next number. */
function find(writer: Writer, value: string): number {
  const pool = writer.pool ??= { known: new Map(), numbers: 0, window: PoolWindow, found: 0, skip: 0, level: 0 }, { known } = pool;
  if (pool.skip) pool.skip--;
  else {
    const number = known.get(value);
    if (number) {
      pool.found++;
      return number;
    }

    if (known.size < MostPooled) known.set(value, pool.numbers + 1);
    if (!--pool.window) judge(pool);
  }

  pool.numbers++;
  return 0;
}

/** If few of the last strings were there before, the next ones are written without a look, and all begins anew. */
function judge(pool: Pool): void {
  if (pool.found < PoolLeastFound) {
    pool.level = Math.min(pool.level + 1, PoolLevels);
    pool.skip = PoolWindow << pool.level;
    pool.known.clear();
  } else pool.level = 0;
  pool.window = PoolWindow;
  pool.found = 0;
}
