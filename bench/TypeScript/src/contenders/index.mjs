import { json, jsonWithDates } from './json.mjs';
import { memformat, memformatNumbers } from './memformat.mjs';
import { msgpack, msgpackr, msgpackrRecords } from './msgpack.mjs';
import { protobuf } from './protobuf.mjs';

/** The first is the baseline. */
export const contenders = [json, jsonWithDates, memformat, memformatNumbers, protobuf, msgpackrRecords, msgpackr, msgpack];
