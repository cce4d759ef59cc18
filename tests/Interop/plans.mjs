// A plan that is remembered, and two payloads that define the same bad case: node plans.mjs folder
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(process.argv[2] + '/');
const { list, readRoot } = await import(new URL('reader.mjs', folder)), { caseOf } = await import(new URL('cases.mjs', folder));
const { versions, union: how, named } = await import(new URL('resolution.mjs', folder));

const List = 24, Obj = 26, Union = 27, Present = 1 << 5;
const union = { name: 'union' }, unions = () => [[union, {}]];
const own = { name: 'Root', header: btoa(String.fromCharCode(0, 4, List, Union | Present, 0, 0)), unions };
const others = { now: versions(own, '', () => [how(() => ({}))]) };

function read(body) {
  const descriptor = [List, Union, 0];
  try {
    return readRoot(new Uint8Array([0, descriptor.length, ...descriptor, ...body]), own, r => list(r, 1, r => caseOf(r, union)), others).length + ' values';
  } catch (e) {
    return e.code;
  }
}

// One element of tag 1, which is defined by four bytes: an object of type 0, which has no members, and type 0 for its base.
const cyclic = [4, 3, 4, Obj, 0, 4, 0, ...new Array(40).fill(0)];

// Many slots have one enum, whose constants are listed once for each kind of integer.
const Int32 = 5, Int64 = 7;
let listed = 0;
const known = number => ({ plans: new Map(), get constants() { return listed++, [[1, number]]; } });
const writer = [known(5n)], reader = [known(7n)], get = named((view, at) => view.getInt32(at, true));
const slots = [...new Array(100).fill(Int32), ...new Array(100).fill(Int64)].map(kind => ({ kind, number: 0, types: writer }));
const gets = new Set(slots.map(from => get.other(from, { kind: Int32, number: 0, types: reader })));
console.log(JSON.stringify([read([0]), read(cyclic), read(cyclic), gets.size, listed < 20]));
