// Floating-point numbers of 16 bits.

/** A floating-point number of 16 bits. */
export function half(view: DataView, at: number): number {
  const bits = view.getUint16(at, true), exponent = bits >> 10 & 31, rest = bits & 1023;
  const size = exponent > 30 ? rest ? NaN : Infinity : 2 ** ((exponent || 1) - 25) * (rest + (exponent && 1024));
  return bits >> 15 ? -size : size;
}

/** The bits of the nearest 16-bit number. */
export function halfBits(x: number): number {
  const a = Math.abs(x), sign = x < 0 || Object.is(x, -0) ? 0x8000 : 0;
  if (a !== a) return 0xfe00;
  if (a >= 65520) return sign | 0x7c00;
  let exponent = -14;
  while (2 ** (exponent + 1) <= a) exponent++;
  const scaled = a / 2 ** (exponent - 10), floor = Math.floor(scaled), rest = scaled - floor;
  return sign + (exponent + 14 << 10) + floor + (rest > 0.5 || rest === 0.5 && floor & 1 ? 1 : 0);
}
