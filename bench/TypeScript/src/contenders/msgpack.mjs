import { Decoder, Encoder } from '@msgpack/msgpack';
import { Packr } from 'msgpackr';
import { withDates } from '../dates.mjs';

const asDate = text => new Date(text);

function of(packr) {
  return { read: bytes => packr.unpack(bytes), write: value => packr.pack(value), payload: (_, data) => packr.pack(withDates(data, asDate)) };
}

/** The payload says the names of members once. */
export const msgpackrRecords = { name: 'msgpackr, records', of: () => of(new Packr({ useRecords: true })) };

/** Plain MessagePack, which other languages read. */
export const msgpackr = { name: 'msgpackr, maps', of: () => of(new Packr({ useRecords: false })) };

export const msgpack = {
  name: '@msgpack/msgpack',
  of() {
    const [encoder, decoder] = [new Encoder(), new Decoder()];
    return { read: bytes => decoder.decode(bytes), write: value => encoder.encode(value), payload: (_, data) => encoder.encode(withDates(data, asDate)) };
  },
};
