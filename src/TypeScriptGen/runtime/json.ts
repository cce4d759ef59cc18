// Values as JSON.

/**
 * A value as JSON: integers beyond 2^53 and other `bigint` as their digits, bytes in base64, maps with text as keys as
 * objects and others as pairs, sets as arrays. An object that refers to itself is a TypeError.
 */
export function toJson(value: unknown, space?: string | number): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (typeof item === 'bigint') return String(item);
    if (item instanceof Uint8Array) return btoa(Array.from(item, byte => String.fromCharCode(byte)).join(''));
    if (ArrayBuffer.isView(item)) return Array.from(item as unknown as ArrayLike<unknown>);
    if (item instanceof Set) return [...item];
    return item instanceof Map ? [...item.keys()].every(key => typeof key === 'string') ? Object.fromEntries(item) : [...item] : item;
  }, space);
}
