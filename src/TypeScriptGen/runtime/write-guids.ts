// Writes Guids.

import { wanted } from './write-core.ts';

/** The value of a hexadecimal digit; 255 for other chars. */
const digitOf = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = parseInt(String.fromCharCode(code), 16);
  return digit >= 0 ? digit : 255;
});

/** Sixteen bits from four hexadecimal digits. */
function hex(text: string, i: number): number {
  const digit0 = digitOf[text.charCodeAt(i)]!, digit1 = digitOf[text.charCodeAt(i + 1)]!, digit2 = digitOf[text.charCodeAt(i + 2)]!, digit3 = digitOf[text.charCodeAt(i + 3)]!;
  // Of chars beyond the table, the sum is no number.
  return digit0 + digit1 + digit2 + digit3 < 64 ? digit0 << 12 | digit1 << 8 | digit2 << 4 | digit3 : wanted('a Guid of 32 digits and four dashes');
}

/** A Guid from its usual form. */
export function guid(view: DataView, at: number, value: string): void {
  if (value.length !== 36 || (value.charCodeAt(8) ^ 45 | value.charCodeAt(13) ^ 45 | value.charCodeAt(18) ^ 45 | value.charCodeAt(23) ^ 45)) wanted('a Guid of 32 digits and four dashes');
  for (let i = 0; i < 8; i++) view.setUint16(at + 2 * i, hex(value, starts[i]!), i < 4);
}

/** Where the digits of each 16 bits begin. */
const starts: readonly number[] = [4, 0, 9, 14, 19, 24, 28, 32];
