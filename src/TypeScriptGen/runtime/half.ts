// Floating-point numbers of 16 bits.

/** A floating-point number of 16 bits. */
export function half(view: DataView, at: number): number {
  const bits = view.getUint16(at, true), exponent = bits >> 10 & 31, rest = bits & 1023;
  const size = exponent > 30 ? rest ? NaN : Infinity : 2 ** ((exponent || 1) - 25) * (rest + (exponent && 1024));
  return bits >> 15 ? -size : size;
}

/** The bits of the nearest 16-bit number. */
export function halfBits(value: number): number {
  const size = Math.abs(value), sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  if (size !== size) return 0xfe00;
  if (size >= 65520) return sign | 0x7c00;
  let exponent = -14;
  while (2 ** (exponent + 1) <= size) exponent++;
  const scaled = size / 2 ** (exponent - 10), floor = Math.floor(scaled), rest = scaled - floor;
  return sign + (exponent + 14 << 10) + floor + (rest > 0.5 || rest === 0.5 && floor & 1 ? 1 : 0);
}
