// Writes compact values.

import { bits, countOf, room, setBit, uv } from './write-core.ts';
import type { Writer } from './write-core.ts';
import { CodeBits, CountUnit, DateTime, DateTimeOffset, Decimal, DigitsSize, GroupSize, Int16, Int32, Int64, MinutesSize, NullCollection, ScaleSize, SecondsSize, TimeOnly, TimeSpan, UInt64 } from './wire.ts';

const buffer = /* @__PURE__ */ new ArrayBuffer(16), scratch = /* @__PURE__ */ new Uint8Array(buffer), scratchView = /* @__PURE__ */ new DataView(buffer);

/** Writes a value in as few bytes as it needs, and returns its width code. */
function pack<T>(w: Writer, kind: number, value: T, set: (view: DataView, at: number, value: T) => void): number {
  scratch.fill(0);
  set(scratchView, 0, value);
  const v = scratchView;
  if (kind === Decimal) {
    const high = v.getUint32(4, true), sign = scratch[3]! | scratch[2]!, code = high ? 3 : v.getUint32(12, true) ? 2 : sign || v.getUint32(8, true) ? 1 : 0;
    if (!code) return 0;
    const at = room(w, ScaleSize + DigitsSize * code);
    w.bytes[at] = sign;
    w.bytes.set(scratch.subarray(8, code > 1 ? 16 : 12), at + 1);
    if (high) w.view.setUint32(at + 9, high, true);
    return code;
  }

  if (kind === DateTime || kind === DateTimeOffset) {
    const word = v.getBigUint64(0, true), ticks = word & 0x3fffffffffffffffn, minutes = kind === DateTimeOffset ? MinutesSize : 0;
    if (!word && !v.getInt16(8, true)) return 0;
    const isWhole = ticks % 10000000n === 0n && ticks / 10000000n < 2n ** 38n, size = isWhole ? SecondsSize : 8;
    if (isWhole) v.setBigUint64(0, ticks / 10000000n << 2n | word >> 62n, true);
    const at = room(w, size + minutes);
    w.bytes.set(scratch.subarray(0, size), at);
    w.bytes.set(scratch.subarray(8, 8 + minutes), at + size);
    return isWhole ? 1 : 2;
  }

  if (kind === Int64 || kind === TimeSpan) v.setBigInt64(0, v.getBigInt64(0, true) << 1n ^ v.getBigInt64(0, true) >> 63n, true);
  if (kind === Int32) v.setInt32(0, v.getInt32(0, true) << 1 ^ v.getInt32(0, true) >> 31, true);
  if (kind === Int16) v.setUint16(0, v.getInt16(0, true) << 1 ^ v.getInt16(0, true) >> 15, true);
  let size = 8;
  while (size && !scratch[size - 1]) size--;
  const isWide = kind === Int64 || kind === UInt64 || kind === TimeSpan || kind === TimeOnly;
  const code = isWide ? size > 4 ? 3 : size > 2 ? 2 : size ? 1 : 0 : Math.min(size, 3), width = code && isWide ? 1 << code : code > 2 ? 4 : code;
  const at = room(w, width);
  w.bytes.set(scratch.subarray(0, width), at);
  return code;
}

/** Writes a compact value and its width bits. */
export function compact<T>(w: Writer, kind: number, at: number, n: number, value: T, set: (view: DataView, at: number, value: T) => void): void {
  const code = pack(w, kind, value, set);
  if (code & 1) setBit(w, at, n);
  if (code & 2) setBit(w, at, n + 1);
}

/** Writes integers in groups of four. */
export function groups<T>(w: Writer, kind: number, items: Iterable<T> & { readonly length: number } | ReadonlySet<T> | null, set: (view: DataView, at: number, value: T) => void): void {
  if (items === null) return uv(w, NullCollection);
  uv(w, countOf(items) * CountUnit);
  let i = 0, control = 0;
  for (const item of items) {
    if (!(i & GroupSize - 1)) control = bits(w, 8);
    const code = pack(w, kind, item, set);
    w.bytes[control]! |= code << CodeBits * (i++ & GroupSize - 1);
  }
}
