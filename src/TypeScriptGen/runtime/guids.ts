// Guids.

import { char } from './core.ts';

export const digits = (shift: number): Uint8Array => Uint8Array.from({ length: 256 }, (_, i) => (i = i >> shift & 15) + (i < 10 ? 48 : 87));
const high = /* @__PURE__ */ digits(4), low = /* @__PURE__ */ digits(0);

/** A Guid in its usual form, in lower case. */
export function guid(v: DataView, at: number): string {
  const b0 = v.getUint8(at), b1 = v.getUint8(at + 1), b2 = v.getUint8(at + 2), b3 = v.getUint8(at + 3),
    b4 = v.getUint8(at + 4), b5 = v.getUint8(at + 5), b6 = v.getUint8(at + 6), b7 = v.getUint8(at + 7),
    b8 = v.getUint8(at + 8), b9 = v.getUint8(at + 9), b10 = v.getUint8(at + 10), b11 = v.getUint8(at + 11),
    b12 = v.getUint8(at + 12), b13 = v.getUint8(at + 13), b14 = v.getUint8(at + 14), b15 = v.getUint8(at + 15);
  return char(
    high[b3]!, low[b3]!, high[b2]!, low[b2]!, high[b1]!, low[b1]!, high[b0]!, low[b0]!, 45,
    high[b5]!, low[b5]!, high[b4]!, low[b4]!, 45, high[b7]!, low[b7]!, high[b6]!, low[b6]!, 45,
    high[b8]!, low[b8]!, high[b9]!, low[b9]!, 45,
    high[b10]!, low[b10]!, high[b11]!, low[b11]!, high[b12]!, low[b12]!, high[b13]!, low[b13]!, high[b14]!, low[b14]!, high[b15]!, low[b15]!);
}
