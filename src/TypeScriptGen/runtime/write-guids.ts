// Writes Guids.

import { wanted } from './write-core.ts';

/** The value of a hexadecimal digit; 255 for other chars. */
const digitOf = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, c) => {
  const digit = parseInt(String.fromCharCode(c), 16);
  return digit >= 0 ? digit : 255;
});

/** Sixteen bits from four hexadecimal digits. */
function hex(text: string, i: number): number {
  const a = digitOf[text.charCodeAt(i)]!, b = digitOf[text.charCodeAt(i + 1)]!, c = digitOf[text.charCodeAt(i + 2)]!, d = digitOf[text.charCodeAt(i + 3)]!;
  // Of chars beyond the table, the sum is no number.
  return a + b + c + d < 64 ? a << 12 | b << 8 | c << 4 | d : wanted('a Guid of 32 digits and four dashes');
}

/** A Guid from its usual form. */
export function guid(view: DataView, at: number, value: string): void {
  if (value.length !== 36 || (value.charCodeAt(8) ^ 45 | value.charCodeAt(13) ^ 45 | value.charCodeAt(18) ^ 45 | value.charCodeAt(23) ^ 45)) wanted('a Guid of 32 digits and four dashes');
  for (let i = 0; i < 8; i++) view.setUint16(at + 2 * i, hex(value, starts[i]!), i < 4);
}

/** Where the digits of each 16 bits begin. */
const starts: readonly number[] = [4, 0, 9, 14, 19, 24, 28, 32];
