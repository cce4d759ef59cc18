import { json, jsonWithDates } from './json.mjs';
import { memformat, memformatNumbers, memformatPooled } from './memformat.mjs';
import { msgpack, msgpackr, msgpackrRecords } from './msgpack.mjs';
import { protobuf } from './protobuf.mjs';

/** The first is the baseline. */
export const contenders = [json, jsonWithDates, memformat, memformatPooled, memformatNumbers, protobuf, msgpackrRecords, msgpackr, msgpack];
