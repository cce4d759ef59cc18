// Integers of 64 bits and more. Literals such as `1n` would not compile for targets before ES2020.

export const big0: bigint = /* @__PURE__ */ BigInt(0);
export const big1: bigint = /* @__PURE__ */ BigInt(1);
export const big63: bigint = /* @__PURE__ */ BigInt(63);
export const big64: bigint = /* @__PURE__ */ BigInt(64);

/** The ticks of .NET, of 100 nanoseconds. */
export const ticksPerSecond: bigint = /* @__PURE__ */ BigInt(10000000);
export const ticksPerMinute: bigint = /* @__PURE__ */ BigInt(600000000);
export const ticksPerDay: bigint = /* @__PURE__ */ BigInt(864000000000);

/** The last tick of the year 9999. */
export const maxTicks: bigint = /* @__PURE__ */ BigInt('3155378975999999999');
