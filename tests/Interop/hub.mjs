// A page with npm's @microsoft/signalr and a hub of .NET. Each check gives nothing, or throws.
import { HubConnectionBuilder, LogLevel, Subject } from '@microsoft/signalr';
import { buildHub } from './generated/default/memformat/signalr.ts';
import { createOrder, MemFormatError, readInt, readIShape, readOrder, readString, writeInt, writeIShape, writeOrder } from './generated/default/index.ts';

const methods = {
  hub: {
    Echo: { takes: [writeOrder], gives: readOrder },
    Add: { takes: [writeInt, writeInt], gives: readInt },
    Turn: { takes: [writeIShape], gives: readIShape },
    Nothing: { takes: [writeOrder], gives: readOrder },
    Some: { takes: [writeInt], gives: readOrder },
    Sum: { takes: [writeInt], streams: [writeOrder], gives: readInt },
    Tell: { takes: [writeOrder] },
    Ask: { takes: [writeOrder], gives: readString },
    AskBadly: { gives: readString },
    SomeBadly: { gives: readOrder },
  },
  page: {
    told: { takes: [readOrder] },
    asked: { takes: [readOrder], gives: writeOrder },
  },
};

function equal(actual, expected) {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value, (_, item) => typeof item === 'bigint' ? `${item}n` : item));
  if (one !== other) throw new Error(`${one} instead of ${other}`);
}

async function throws(promise, pattern) {
  const message = await promise.then(() => 'nothing', error => String(error));
  if (!pattern.test(message)) throw new Error(`${message} instead of ${pattern}`);
}

function all(stream) {
  return new Promise((resolve, reject) => {
    const items = [];
    stream.subscribe({ next: item => items.push(item), complete: () => resolve(items), error: reject });
  });
}

/** Uses the hub, within a minute. */
function use(origin) {
  let step = 'start';
  const limit = new Promise((_, reject) => setTimeout(() => reject(new Error(`It hangs at ${step}.`)), 60_000));
  return Promise.race([useHub(origin, now => step = now), limit]);
}

/** Uses the hub, is cut off, reconnects, and uses it again. */
async function useHub(origin, at) {
  const builder = new HubConnectionBuilder().withUrl(`${origin}/hub`).withAutomaticReconnect([0, 100, 1000]).configureLogging(LogLevel.None);
  const connection = buildHub(builder, methods), order = id => createOrder({ id, customer: `Customer ${id}` }), heard = [];
  connection.on('told', order => heard.push(order.id));
  connection.on('asked', order => ({ ...order, customer: order.customer + '!' }));

  // A call that is refused because nothing is connected changes nothing.
  await throws(connection.invoke('Echo', order(1)), /Connected/);
  await connection.start();
  for (let round = 0; round < 3; round++) {
    at(`round ${round}`);
    for (let id = 0; id < 3; id++) equal(await connection.invoke('Echo', order(id)), order(id));
    equal(await connection.invoke('Add', 40, 2), 42);
    equal(await connection.invoke('Turn', { $type: 'circle', radius: 2 }), { $type: 'circle', radius: 3 });
    equal(await connection.invoke('Nothing', null), null);
    equal((await all(connection.stream('Some', 100))).map(order => order.id), [...Array(100).keys()]);
    const orders = new Subject(), sum = connection.invoke('Sum', orders, 7);
    for (let id = 0; id < 5; id++) orders.next(order(id));
    orders.complete();
    equal(await sum, 17);
    at(`hearing ${round}`);
    heard.length = 0;
    await connection.invoke('Tell', order(3));
    equal(heard, [3, 3]);
    equal(await connection.invoke('Ask', order(4)), 'Customer 4!');
    at(`what cannot be read ${round}`);
    heard.length = 0;
    await connection.invoke('TellBadly');
    if (!/The call of asked cannot be read/.test(await connection.invoke('AskBadly'))) throw new Error('The hub is not told why.');
    await throws(all(connection.stream('SomeBadly')), /An item cannot be read/);
    equal(heard, []);
    await throws(connection.invoke('Fail'), /It failed/);
    await throws(connection.invoke('Nowhere'), /Nowhere|does not exist|error/);
    await throws(connection.invoke('Echo', 5), /Overflow|InvalidData|SchemaMismatch|Order|TypeError/);
    await throws(connection.invoke('Echo'), /takes 1 arguments, not 0/);

    at(`the end of round ${round}`);
    // The first time it reconnects by itself, the second time it is stopped and started.
    if (round === 0) {
      const back = new Promise(resolve => connection.onreconnected(resolve));
      await connection.invoke('Drop').catch(() => {});
      await connection.invoke('Echo', order(0)).catch(() => {});
      await back;
    } else {
      await connection.stop();
      await connection.invoke('Echo', order(0)).catch(() => {});
      if (round === 1) await connection.start();
    }
  }
}

/** Reconnects statefully, within a minute: the connection stays the same, and what was under way arrives once. */
function resume(origin) {
  const limit = new Promise((_, reject) => setTimeout(() => reject(new Error('It hangs.')), 60_000));
  return Promise.race([resumeHub(origin), limit]);
}

async function resumeHub(origin) {
  const builder = new HubConnectionBuilder().withUrl(`${origin}/hub`).withStatefulReconnect().configureLogging(LogLevel.None);
  const connection = buildHub(builder, methods), order = id => createOrder({ id, customer: `Customer ${id}` }), heard = [];
  connection.on('told', order => heard.push(order.id));
  await connection.start();
  const { connectionId } = connection;
  for (let id = 0; id < 3; id++) equal(await connection.invoke('Echo', order(id)), order(id));
  await connection.invoke('Tell', order(1));

  // The hub answers after the cut, and the calls behind it are made while nothing is connected.
  const under = [connection.invoke('Drop'), connection.invoke('Echo', order(5)), connection.invoke('Tell', order(2)), connection.invoke('Turn', { $type: 'circle', radius: 2 })];
  equal((await Promise.all(under)).slice(1), [order(5), null, { $type: 'circle', radius: 3 }]);
  equal(heard, [1, 1, 2, 2]);
  for (let id = 0; id < 3; id++) equal(await connection.invoke('Echo', order(id)), order(id));
  equal((await all(connection.stream('Some', 100))).map(order => order.id), [...Array(100).keys()]);
  equal(connection.connectionId, connectionId);
  await connection.stop();
}

/** A connection that only has a protocol. */
function protocolOf() {
  let protocol;
  buildHub({ withHubProtocol: given => (protocol = given, { build: () => ({ onclose() {}, onreconnecting() {} }) }) }, methods);
  return protocol;
}

const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('').toUpperCase();
const bytes = text => Uint8Array.from(text.match(/../g), byte => Number.parseInt(byte, 16));

/** Gives the frames of the messages of one connection. */
function write(_, payload) {
  const protocol = protocolOf(), order = readOrder(bytes(payload));
  return [
    { type: 1, invocationId: '0', target: 'Echo', arguments: [order] },
    { type: 1, invocationId: '1', target: 'Echo', arguments: [order] },
    { type: 1, target: 'Tell', arguments: [null], headers: { trace: '7' } },
    { type: 4, invocationId: '2', target: 'Some', arguments: [300] },
    { type: 1, invocationId: '3', target: 'Sum', arguments: [4], streamIds: ['4'] },
    { type: 2, invocationId: '4', item: order },
    { type: 3, invocationId: '4' },
    { type: 5, invocationId: '2' },
    { type: 6 },
    { type: 3, invocationId: '9', error: 'no' },
    { type: 3, invocationId: '9', result: null },
    { type: 7, error: 'end', allowReconnect: true },
    { type: 9, sequenceId: 7 },
  ].map(message => hex(protocol.writeMessage(message))).join('\n');
}

/** Cuts and flips frames: what comes of it is messages, or the error of SignalR or of MemFormat. */
function hostile(_, frames) {
  const [first, later] = frames.split('\n').map(bytes);
  const parse = (...all) => {
    const protocol = protocolOf();
    try {
      return all.map(frame => protocol.parseMessages(frame.buffer));
    } catch (e) {
      if (e instanceof MemFormatError || e.constructor === Error) return String(e);
      throw e;
    }
  };
  equal(parse(first, later).map(([message]) => message.arguments[0].customer), ['Ada', 'Ada']);
  equal(parse(new Uint8Array([...first, ...later]))[0].length, 2);
  equal(parse(first, later, first, first, later).map(([message]) => message.arguments[0].customer), ['Ada', 'Ada', 'Ada', 'Ada', 'Ada']);
  if (!/unknown shape/.test(parse(later))) throw new Error('A shape of another connection was taken.');
  for (let length = 1; length < first.length; length++) if (typeof parse(first.slice(0, length)) !== 'string') throw new Error(`A frame cut at ${length} was taken.`);
  for (let i = 0; i < first.length * 8; i++) {
    const flipped = first.slice();
    flipped[i >> 3] ^= 1 << (i & 7);
    parse(flipped, later);
  }

  // More shapes than a connection keeps.
  // The number of the first shape in a frame: without it, as in earlier releases, the shapes are further ones.
  const further = first.slice(), number = (first[0] < 0x80 ? 1 : 2) + 7;
  if (further[number] !== 1) throw new Error('The first shape has another number.');
  further[number] = 0;
  const { length } = protocolOf().writeMessage({ type: 1, target: 'Echo', arguments: [createOrder({})] }), many = protocolOf();
  for (let i = 0; ; i++) {
    try {
      many.parseMessages(further.buffer);
    } catch (e) {
      if (e.code !== 'LimitExceeded' || i !== 255) throw new Error(`After ${i} frames of ${length} bytes: ${e}`);
      break;
    }
  }

  return '';
}

export const checks = { use, resume, write, hostile };
