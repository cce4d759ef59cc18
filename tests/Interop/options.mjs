// What values are with options: node options.mjs numbers.mjs exact.mjs payload earlier, these in base64. Writes what is written again.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const [, , numbersBundle, exactBundle, payload, earlier] = process.argv;
const name = 'Corpus.Options.Measurement', bytes = text => new Uint8Array(Buffer.from(text, 'base64'));
const numbers = await import(pathToFileURL(numbersBundle)), exact = await import(pathToFileURL(exactBundle));
const fails = (action, code) => assert.throws(action, e => e.code === code, code);

// Numbers, typed arrays, objects.
const [read, write] = numbers.roots[name], value = read(bytes(payload));
assert.equal(value.count, -9007199254740991);
assert.equal(value.price, 12.5);
assert.equal(value.at, Date.UTC(2026, 10, 21));
assert.deepEqual(value.values, Float64Array.of(1.5, -0, Infinity));
assert.equal(value.values.byteLength, value.values.buffer.byteLength);
assert.deepEqual(value.gaps, [1, null, -2]);
assert.deepEqual(value.ticks, [1, -1]);
assert.equal(Object.getPrototypeOf(value.stock), null);
assert.deepEqual(Object.keys(value.stock), ['__proto__', 'constructor', 'b']);
assert.equal(value.stock['__proto__'], 1);
const again = part => read(write({ ...value, ...part }));
assert.equal(again({ count: 2 ** 53 - 1 }).count, 2 ** 53 - 1);
assert.equal(again({ size: 2 ** 53 - 1 }).size, 2 ** 53 - 1);
assert.equal(again({ wide: -5 }).wide, -5);
assert.deepEqual({ ...again({ stock: { x: 1 } }).stock }, { x: 1 });
for (const price of [0.1, 1e-7, -1.5e-7, 1e-28, 1.5e21, -7.9e28, 2 ** 96, -(2 ** 96), 123456789.123456789]) assert.equal(again({ price }).price, price);
for (const part of [{ count: 2 ** 53 }, { count: 0.5 }, { count: NaN }, { size: -1 }, { size: 2 ** 53 }, { wide: 2 ** 60 }, { price: 1e29 }, { at: 1e15 }]) fails(() => again(part), 'Overflow');
fails(() => again({ price: NaN }), 'InvalidData');
const refused = (action, message) => assert.throws(action, { message });
for (const values of [Float32Array.of(1.5), [1.5], new DataView(new ArrayBuffer(8))]) refused(() => again({ values }), 'InvalidData: Measurement.values: write it as Float64Array');

// Digits, views.
const [readExact, writeExact] = exact.roots[name], own = bytes(payload), first = readExact(own);
assert.equal(first.Count, '-9007199254740991');
assert.equal(first.Raw.buffer, own.buffer);
assert.deepEqual(first.Ticks, ['1', '-1']);
for (const Size of ['18446744073709551616', '-1']) fails(() => writeExact({ ...first, Size }), 'Overflow');
for (const Count of ['', '0x10', '1.0', ' 1']) fails(() => writeExact({ ...first, Count }), 'InvalidData');
fails(() => read(writeExact({ ...first, Size: '9007199254740992' })), 'Overflow');
for (const Raw of [Float64Array.of(1), Int8Array.of(1), [1]]) refused(() => writeExact({ ...first, Raw }), 'InvalidData: Measurement.Raw: write it as Uint8Array');

// So they are of payloads of another shape.
const other = bytes(earlier);
assert.equal(readExact(other).Raw.buffer, other.buffer);

process.stdout.write(Buffer.from(write(value)).toString('base64'));
