// What printed writers need.

export * from './write-cases.ts';
export * from './write-compact.ts';
export * from './write-core.ts';
export * from './write-dates.ts';
export * from './write-decimals.ts';
export * from './write-guids.ts';
export * from './write-inline-arrays.ts';
export * from './write-lists.ts';
export * from './write-numbers.ts';
export * from './write-pooled.ts';
export * from './write-streams.ts';
export * from './write-text.ts';
