const whole = new Intl.NumberFormat('en');
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 48,435 */
export const count = (value: number): string => whole.format(value);

/** 1 type; 2 types */
export const counted = (value: number, one: string, many: string = `${one}s`): string => `${count(value)} ${value === 1 ? one : many}`;

/** 5.5 MB, of a million bytes each, as browsers show transfers */
export const megabytes = (bytes: number): string => `${tenths.format(bytes / 1e6)} MB`;

/** 41.3 ms */
export const milliseconds = (value: number): string => `${tenths.format(value)} ms`;

/** 4.2× */
export const times = (ratio: number): string => `${tenths.format(ratio)}×`;
