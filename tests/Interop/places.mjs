// Where errors are: node places.mjs bundle.mjs payload payload-with-fingerprint payload-of-a-chain
import { pathToFileURL } from 'node:url';

const { createLink, readLink, readOrder, readOrderStream, writeLink } = await import(pathToFileURL(process.argv[2]));
const [inline, named, chain] = process.argv.slice(3).map(hex => Uint8Array.from(Buffer.from(hex, 'hex')));
const said = e => `${e.code} at ${e.path}`;
const errorOf = bytes => {
  try {
    readOrder(bytes);
    return 'it was read';
  } catch (e) {
    return said(e);
  }
};

/** The payload up to the middle of a text. */
const cut = (bytes, text) => bytes.subarray(0, Buffer.from(bytes).indexOf(text) + 2);
const texts = ['somebody', 'first', 'second', 'a street', 'another'];
const errors = [...texts.map(text => errorOf(cut(inline, text))), errorOf(Uint8Array.of(...inline, 0))];

// In a stream: the descriptor, then the body of one value, which is too short.
const length = inline[1] & 127 | (inline[1] > 127 ? inline[2] << 7 : 0), start = inline[1] > 127 ? 3 : 2, body = cut(inline, 'second').subarray(start + length);
const uv = n => n > 127 ? [n & 127 | 128, n >> 7] : [n];
const stream = Uint8Array.of(2, 1, 0, ...uv(length), ...inline.subarray(start, start + length), ...uv(body.length), ...body);
try {
  for await (const order of readOrderStream((async function* () { yield stream; })())) errors.push(order);
} catch (e) {
  errors.push(said(e));
}

// Objects that refer to each other, and a chain of too many: what repeats is there once.
const ring = createLink();
ring.next = ring;
for (const act of [() => writeLink(ring), () => readLink(chain)]) {
  try {
    act();
    errors.push('there was no error');
  } catch (e) {
    errors.push(said(e));
  }
}

console.log(errors.join('\n'));
console.log('the same with a fingerprint: ' + texts.every((text, i) => errorOf(cut(named, text)) === errors[i]));
