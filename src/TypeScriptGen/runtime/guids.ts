// Guids.

import { char } from './core.ts';

export const digits = (shift: number): Uint8Array => Uint8Array.from({ length: 256 }, (_, i) => (i = i >> shift & 15) + (i < 10 ? 48 : 87));
const high = /* @__PURE__ */ digits(4), low = /* @__PURE__ */ digits(0);

/** A Guid in its usual form, in lower case. */
export function guid(view: DataView, at: number): string {
  const byte0 = view.getUint8(at), byte1 = view.getUint8(at + 1), byte2 = view.getUint8(at + 2), byte3 = view.getUint8(at + 3),
    byte4 = view.getUint8(at + 4), byte5 = view.getUint8(at + 5), byte6 = view.getUint8(at + 6), byte7 = view.getUint8(at + 7),
    byte8 = view.getUint8(at + 8), byte9 = view.getUint8(at + 9), byte10 = view.getUint8(at + 10), byte11 = view.getUint8(at + 11),
    byte12 = view.getUint8(at + 12), byte13 = view.getUint8(at + 13), byte14 = view.getUint8(at + 14), byte15 = view.getUint8(at + 15);
  return char(
    high[byte3]!, low[byte3]!, high[byte2]!, low[byte2]!, high[byte1]!, low[byte1]!, high[byte0]!, low[byte0]!, 45,
    high[byte5]!, low[byte5]!, high[byte4]!, low[byte4]!, 45, high[byte7]!, low[byte7]!, high[byte6]!, low[byte6]!, 45,
    high[byte8]!, low[byte8]!, high[byte9]!, low[byte9]!, 45,
    high[byte10]!, low[byte10]!, high[byte11]!, low[byte11]!, high[byte12]!, low[byte12]!, high[byte13]!, low[byte13]!, high[byte14]!, low[byte14]!, high[byte15]!, low[byte15]!);
}
