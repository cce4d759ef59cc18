const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** What contenders must agree about: dates by their milliseconds, integers as numbers, members that are null or not there left out, keys sorted. */
export function plain(value) {
  if (value instanceof Date) return { ms: value.getTime() };
  if (typeof value === 'string') return DATE.test(value) ? { ms: Date.parse(value) } : value;
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return btoa(String.fromCharCode(...value));
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (value === null || typeof value !== 'object') return value ?? null;
  // A duration is text in JSON.
  const members = Object.keys(value).filter(key => key[0] !== '$' && key !== 'scanTime' && value[key] !== null && value[key] !== undefined).sort();
  return Object.fromEntries(members.map(key => [key, plain(value[key])]));
}

/** Throws unless both are the same data. */
export function same(expected, value, what) {
  const [a, b] = [JSON.stringify(plain(expected)), JSON.stringify(plain(value))];
  if (a === b) return;
  let i = 0;
  while (a[i] === b[i]) i++;
  throw new Error(`${what} gives ${b.slice(Math.max(0, i - 60), i + 60)}, not ${a.slice(Math.max(0, i - 60), i + 60)}`);
}
