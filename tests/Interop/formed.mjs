// Forms that attributes choose: node formed.mjs bundle.mjs payload earlier, these in base64, or bundle.mjs text, the due date. Writes what is written.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';

const [, , bundle, payload, earlier] = process.argv;
const { roots } = await import(pathToFileURL(bundle)), [read, write] = roots['Corpus.Options.Formed'];
const bytes = text => new Uint8Array(Buffer.from(text, 'base64'));
const done = written => process.stdout.write(Buffer.from(written).toString('base64'));
const named = value => Object.fromEntries(Object.entries(value).map(([name, item]) => [name[0].toLowerCase() + name.slice(1), item]));

if (!earlier) {
  done(write({
    views: 0, serial: '0', id: null, price: 0, total: '0', stock: new Map(), paid: new Date(0), placed: 0, wait: 0n, due: payload, changes: [], raw: new Uint8Array(0), copied: new Uint8Array(0), place: [0, null, false],
  }));
} else {
  const own = bytes(payload), first = read(own), value = named(first);
  assert.equal(value.views, 9007199254740991);
  assert.equal(value.serial, '18446744073709551615');
  assert.equal(value.id, -1n);
  assert.equal(value.price, 12.5);
  assert.equal(value.total, '12.50');
  assert.deepEqual(value.stock, new Map([[-5, 0.25]]));
  assert.deepEqual(value.paid, new Date(1));
  assert.equal(value.placed, 2);
  assert.equal(value.wait, 1n);
  assert.equal(value.due, '0001-01-01T01:40:00.0000001+00:50');
  assert.deepEqual(value.changes, ['0001-01-01T00:00:00', '9999-12-31T23:59:59.9999999', '9999-12-31T23:59:59.9999999Z', '2026-11-24T01:02:03.04Z']);
  assert.equal(value.raw.buffer, own.buffer);
  assert.notEqual(value.copied.buffer, own.buffer);
  assert.deepEqual(value.place, [7, 'x', true]);

  const before = named(read(bytes(earlier)));
  assert.equal(before.views, -8);
  assert.equal(before.serial, '17');
  assert.equal(before.price, 1.5);
  assert.equal(before.due, '2026-11-24T01:00:00-03:30');
  assert.deepEqual(before.changes, ['1970-01-01T00:00:00Z']);

  const key = Object.keys(first).find(name => name.toLowerCase() === 'changes');
  for (const wrong of ['2026-11-24', '2026-02-30T00:00:00', '2026-11-24T25:00:00', '2026-11-24T01:00:00.12345678', '2026-11-24 01:00:00', 'never', 5, null]) {
    assert.throws(() => write({ ...first, [key]: [wrong] }), e => e.code === 'InvalidData' && e.path.toLowerCase() === 'formed.changes[0]', String(wrong));
  }

  assert.throws(() => write({ ...first, [key]: ['0001-01-01T00:00:00+01:00'] }), e => e.code === 'Overflow');
  done(write(first));
}
