// Numbers and Guids as the text that .NET prints for them in the invariant culture, and back.

import { big64 } from './bigints.ts';
import { converted, numberAt } from './conversions.ts';
import type { Get } from './conversions.ts';
import { fail, newReader } from './core.ts';
import type { Read, Reader } from './core.ts';
import { decimal } from './decimals.ts';
import { bigInteger, char16 } from './numbers.ts';
import { Bool, Char, Decimal, Guid, Int128, String as StringKind, UInt128 } from './wire.ts';

/** The longest text of a `BigInteger` that is converted, and the bytes of such a number with their count: the work grows with the square. */
const maxLength = 4096, maxSize = 1702;

/** Whether values of a kind have such a text. */
const hasText = (kind: number): boolean => kind > Bool && kind <= UInt128 || kind === Decimal || kind === Char || kind === Guid;

/** Whether one kind is text, and values of the other one have it. */
export const isText = (from: number, to: number): boolean => from === StringKind ? hasText(to) : to === StringKind && hasText(from);

/** The place of a byte of a Guid's text. */
const placeOf = (i: number): number => i < 4 ? 3 - i : i < 8 ? i ^ 1 : i;

/** The text of a Guid, shorter and slower than where Guids are read. */
function guidText(view: DataView, at: number): string {
  let text = '';
  for (let i = 0; i < 16; i++) text += (i > 3 && i < 11 && i % 2 < 1 ? '-' : '') + (view.getUint8(at + placeOf(i)) + 256).toString(16).slice(1);
  return text;
}

/** Gets the text of values of a kind. The negative zero of decimals is printed as zero. */
export const textOf = (kind: number): Get => kind === Guid ? guidText : kind === Char ? char16
  : (view, at) => kind === Decimal ? decimal(view, at).replace(/^-(?=[0.]+$)/, '') : String(numberAt(view, at, kind));

/** Reads text as a value of a kind, in the reader's form. What the value would not print is an overflow. */
export function ofText(kind: number, get: Get, read: (reader: Reader) => string | null): Read {
  const view = new DataView(new ArrayBuffer(16)), print = textOf(kind), form = kind === Guid ? /^[-\w]{36}$/ : kind === Char ? /^[^]$/ : /^-?\d+(\.\d+)?$/;
  return reader => {
    const { at } = reader, text = read(reader);
    if (text === null) return text;
    if (text.length < 41 && form.test(text)) {
      const digits = text.replace(/[-.]/g, ''), scale = (text.split('.')[1] ?? '').length % 29, isNegative = text < '0';
      if (kind === Guid) for (let i = 0; i < 16; i++) view.setUint8(placeOf(i), parseInt(digits.substring(2 * i, 2 * i + 2), 16));
      else if (kind === Char) view.setUint16(0, text.charCodeAt(0), true);
      else if (kind === Decimal) {
        view.setUint32(0, scale << 16 | (isNegative ? 2 ** 31 : 0), true);
        view.setUint32(4, Number(BigInt(digits) >> big64), true);
        view.setBigUint64(8, BigInt(digits), true);
      } else {
        const value = isNegative ? -BigInt(digits) : BigInt(digits);
        view.setBigUint64(0, value, true);
        view.setBigUint64(8, value >> big64, true);
      }

      if (print(view, 0) === text) return get(view, 0);
    }

    return fail('Overflow', at);
  };
}

/** Reads a whole number of any size as its text. */
export const textOfWhole: Read = reader => {
  const { at } = reader, value = bigInteger(reader);
  return value === null ? value : reader.at - at > maxSize ? fail('Overflow', at) : String(value);
};

/** Whether values of a kind are integers. */
export const isInteger = (kind: number): boolean => kind > Bool && kind <= UInt128;

/** Reads a whole number of any size as one of a kind. */
export function ofWhole(kind: number, get: Get): Read {
  const view = new DataView(new ArrayBuffer(16));
  return reader => {
    const { at } = reader, value = bigInteger(reader), wide = value! < 0 ? Int128 : UInt128;
    if (value === null) return value;
    view.setBigUint64(0, value, true);
    view.setBigUint64(8, value >> big64, true);
    return numberAt(view, 0, wide) == value ? converted(wide, kind, get)(view, 0) : fail('Overflow', at);
  };
}

/** Makes a whole number of any size as the reader has it, given how that reads one; of text, it is an overflow if it has another one. */
export function toWhole(read: Read): (value: bigint, at: number) => unknown {
  const form = typeof read(newReader(new Uint8Array(1)));
  return (value, at) => form === 'bigint' ? value : form === 'string' ? String(value) : Number.isSafeInteger(Number(value)) ? Number(value) : fail('Overflow', at);
}

/** Reads text as a whole number of any size. */
export function wholeOfText(how: Read, read: (reader: Reader) => string | null): Read {
  const make = toWhole(how);
  return reader => {
    const { at } = reader, text = read(reader);
    if (text === null) return text;
    const value = text.length > maxLength || !/^-?\d+$/.test(text) ? undefined : BigInt(text);
    return String(value) === text ? make(value!, at) : fail('Overflow', at);
  };
}
