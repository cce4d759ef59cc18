const dates = ['placedAt', 'shippedAt', 'publishedAt'];

/** The same with dates as `date` makes them of text, of all data that JSON can hold. */
export function withDates(value, date) {
  if (Array.isArray(value)) return value.map(item => withDates(item, date));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, dates.includes(key) && v !== null ? date(v) : withDates(v, date)]));
}
