// What printed readers need, but for what few types have: that is imported where it is used.

export * from './bytes.ts';
export * from './core.ts';
export * from './dates.ts';
export * from './decimals.ts';
export * from './guids.ts';
export * from './inline-arrays.ts';
export * from './lists.ts';
export * from './numbers.ts';
export * from './roots.ts';
export * from './streams.ts';
export * from './text.ts';
