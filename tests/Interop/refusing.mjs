// What is written is read again, or it is refused with its path: node refusing.mjs bundle type…. Writes what is neither.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const [, , bundle, ...names] = process.argv, printed = await import(pathToFileURL(bundle)), { MemFormatError } = printed;
const iterator = () => [1, 2][Symbol.iterator](), map = new Map([['a', 1], ['b', 2]]), numbered = new Map([[1, {}]]);
const values = () => [
  undefined, null, true, false, 0, -0, 1, -1, 1.5, 255, 256, 2 ** 31, 2 ** 53, 1e300, -1e300, NaN, Infinity, 0n, 5n, -1n, 1n << 200n, Symbol('a'),
  '', 'a', 'ab', '5', '-5', '1.5', 'true', 'Paid', '2026-02-28', '2026-02-30', '17:05:00', '2026-11-21T17:05:00Z', '2026-11-21T17:05:00+01:00', '0f8fad5b-d9cb-469f-a165-70867728950e',
  new String('a'), new String('2026-02-28'), new Number(5), new Boolean(true), Object(5n), new Date(5), new Date(NaN), /a/, () => 5, async () => {}, function* () {}, class {}, Promise.resolve([1]), new Error('a'),
  [], [1], [1, 2], [1, 'a'], [1, null], [1, undefined], [, 1], ['a'], ['2026-02-28'], ['5'], [5n], [true], [[1, 2]], [[1], [2]], [['a', 1]], [[1, 'a']], [[]], [{}], [null], [map], [new Set([1])], new Array(3), [1.5], [-1], [new Date(5)],
  [new Date(5), new Date(5)], [[new Date(5), 1], [new Date(5), 2]], [[new Date(5), 1]], [[new Date(5), 1, 2]], [[new Date(5)]], [5, 5], [[5, 1], [5, 1]],
  {}, Object.create(null), { a: 1 }, { length: 0 }, { length: 2, 0: 1, 1: 2 }, { size: 1 }, { count: 1 }, { count: '1' }, { is: 'yes' }, { is: 1 }, { next: 5 }, { next: [] }, { next: {} }, { $type: 'a' }, { [Symbol.toStringTag]: 'Map' },
  { lengths: [1, 2], items: [1, 2] }, { lengths: [1, 2], items: [1] }, { lengths: [-1, -2], items: [1, 2] }, { lengths: [2], items: [1, 2] }, { lengths: [1, 2, 3], items: [1, 2] }, { lengths: '12', items: [1, 2] }, { lengths: [1, 2], items: new Set([1, 2]) },
  new Set(), new Set([1]), new Set(['a']), new Set([true, null]), new Set([1.5]), new Set([undefined]), new WeakSet(), new Map(), map, numbered, new Map([[null, 1]]), new Map([[undefined, 1]]), new Map([['a', null]]), new Map([['a', undefined]]), new Map([['a', '1']]), new WeakMap(),
  iterator(), map.keys(), map.values(), map.entries(), new Set([1]).values(), (function* () { yield 1; })(), (async function* () { yield 1; })(), { [Symbol.iterator]: iterator }, { [Symbol.iterator]: iterator, length: 2 },
  Uint8Array.of(1, 2), Int8Array.of(1), new Uint8ClampedArray(1), Int32Array.of(1, 2), Float64Array.of(1), BigInt64Array.of(1n), new ArrayBuffer(2), new DataView(new ArrayBuffer(2)), Buffer.from([1]), new Uint8Array(0),
  new Proxy([1, 2], {}), new Proxy({}, {}), new Proxy(new Map(), {}), new Proxy(function () {}, {}), (function () { return arguments; })(1, 2), new (class extends Array {})(), new (class extends Map {})([['a', 1]]), new (class extends Set {})([1]),
  new URL('a:b'), new Blob([]), new ReadableStream(), new TextEncoder(), globalThis.Intl, JSON, Math, new WeakRef({}),
];
const kind = value => Object.prototype.toString.call(value);
const said = value => {
  try {
    return typeof value === 'object' && value !== null ? `${Object.prototype.toString.call(value)} ${JSON.stringify(value, (_, v) => typeof v === 'bigint' ? v + 'n' : v instanceof Map || v instanceof Set ? [...v] : v)}` : String(value);
  } catch (e) {
    return `${Object.prototype.toString.call(value)} (${e.message})`;
  }
};

/** As what is read has it: plain, with null for what is missing in an object whose members all may be. */
const plain = value => {
  if (value instanceof Map) return new Map([...value].map(([k, v]) => [plain(k), plain(v)]));
  if (value instanceof Set) return new Set([...value].map(plain));
  if (value instanceof Date) return new Date(value);
  if (ArrayBuffer.isView(value)) return Buffer.isBuffer(value) ? new Uint8Array(value) : value;
  if (Array.isArray(value)) return Array.from(value, plain);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== null && v !== undefined).map(([k, v]) => [k, plain(v)]));
};
const wrong = [];
let written = 0, refused = 0;
for (const name of names) {
  const read = printed['read' + name], write = printed['write' + name], first = printed['create' + name]();
  // What has no initial value.
  for (const [member, value] of [['pair', [0, '']], ['place', [0, 0]], ['grid', { lengths: [0, 0], items: (first.numbers ?? first.Numbers)?.slice() }]]) if (name === 'Held') first['texts' in first ? member : member[0].toUpperCase() + member.slice(1)] = value;
  for (const member of Object.keys(first)) {
    for (const value of values()) {
      const at = `${name}.${member} = ${said(value)}`;
      try {
        const again = read(write({ ...first, [member]: value }))[member];
        written++;
        // A missing value of a nullable member is null, and one without members of its own has none.
        const isSame = value === undefined ? again === null : typeof value === 'string' && value.startsWith('2026-11-21T') ? Date.parse(again) === Date.parse(value) : (() => {
          try {
            // Members that a type does not have are left out, as in JSON.
            assert.deepEqual(plain(again), plain(kind(again) === '[object Object]' && kind(value) === '[object Object]' ? Object.fromEntries(Object.keys(again).map(key => [key, value[key]])) : value));
            return typeof again === typeof value && (!Array.isArray(again) || Array.isArray(value));
          } catch {
            return false;
          }
        })();
        if (!isSame) wrong.push(`${at} became ${said(again)}`);
      } catch (e) {
        refused++;
        if (!(e instanceof MemFormatError) || !e.path.match(new RegExp(`^[A-Za-z]+\\.${member}([.[]|$)`))) wrong.push(`${at}: ${e instanceof MemFormatError ? e.message : e.stack}`);
      }
    }
  }
}

console.log([...wrong.slice(0, 60), `${wrong.length} wrong`].join('\n'));
if (written < 200 || refused < 2000) console.log(`${written} written, ${refused} refused`);
