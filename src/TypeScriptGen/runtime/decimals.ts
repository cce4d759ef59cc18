// Decimals.

import { big64 } from './bigints.ts';
import { invalid } from './core.ts';
import { chars } from './text.ts';

/** A decimal as text, with the digits of .NET. */
export function anyDecimal(view: DataView, at: number, flags: number = view.getUint32(at, true), scale: number = flags >> 16 & 255): string {
  if (flags & 0x7f00ffff || scale > 28) invalid(at);
  const digits = String(BigInt(view.getUint32(at + 4, true)) << big64 | view.getBigUint64(at + 8, true)).padStart(scale + 1, '0');
  return (flags >>> 31 ? '-' : '') + (scale ? digits.slice(0, -scale) + '.' + digits.slice(-scale) : digits);
}

/** A decimal as text, the fast way for those of few digits. */
export function decimal(view: DataView, at: number): string {
  const flags = view.getUint32(at, true), scale = flags >> 16 & 255, low = view.getInt32(at + 8, true);
  if (flags & 0x7f00ffff || scale > 28 || low < 0 || view.getInt32(at + 4) || view.getInt32(at + 12)) return anyDecimal(view, at, flags, scale);

  // From the last digit on; numbers of 32 bits are the fastest.
  let i = 32, count = 0, number = low;
  do {
    const rest = number / 10 | 0;
    if (count && count === scale) ascii[--i] = 46;
    ascii[--i] = number - rest * 10 + 48;
    number = rest;
    count++;
  } while (number || count <= scale);
  if (flags >>> 31) ascii[--i] = 45;
  return chars(ascii, i, 32 - i);
}

/** For the chars of a decimal: 29 digits, a sign and a point. */
const ascii = /* @__PURE__ */ new Uint8Array(32);

/** The number nearest to a decimal. */
export function decimalNumber(view: DataView, at: number): number {
  return Number(decimal(view, at));
}
