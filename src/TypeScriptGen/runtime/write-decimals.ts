// Writes decimals.

import { big0, big64 } from './bigints.ts';
import { refuse, wanted } from './write-core.ts';
import { number as checked } from './write-numbers.ts';

/** A decimal from its text: with up to 28 decimal places, and at most 2^96 - 1 without the point. */
export function decimal(view: DataView, at: number, value: string): void {
  let number = 0, scale = -1;
  const length = value.length, start = value.charCodeAt(0) === 45 ? 1 : 0;
  for (let i = start; i < length; i++) {
    const digit = value.charCodeAt(i) - 48;
    if (scale >= 0) scale++;
    if (digit >= 0 && digit < 10) number = number * 10 + digit;
    else scale = digit === -2 && scale < 0 && i > start ? 0 : 99;
  }

  if (length - start < 1 || scale === 0 || scale > 28) wanted('a decimal like -12.50');
  view.setUint32(at, (scale > 0 ? scale << 16 : 0) + start * 0x80000000, true);
  let top = 0;
  if (number < 2 ** 53) {
    view.setUint32(at + 8, number, true);
    view.setUint32(at + 12, Math.floor(number / 4294967296), true);
  } else {
    const exact = BigInt(value.slice(start).replace('.', ''));
    if (exact >= 2 ** 96) refuse('Overflow', value + ' does not fit');
    top = Number(exact >> big64);
    view.setBigUint64(at + 8, exact, true);
  }

  view.setUint32(at + 4, top, true);
}

/**
 * A decimal with the fewest digits that identify a number. The number nearest to the greatest decimal is 1 beyond it.
 */
export function decimalNumber(view: DataView, at: number, value: number): void {
  const text = String(checked(value)), [digits, exponent] = text.split('e');
  decimal(view, at, !exponent ? text : +exponent > 0 ? String(BigInt(value) - (Math.abs(value) === 2 ** 96 ? BigInt(Math.sign(value)) : big0))
    : value.toFixed(Math.min(28, (digits!.split('.')[1] ?? '').length - +exponent)));
}
