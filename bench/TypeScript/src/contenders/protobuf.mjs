import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { ArticleListSchema, ArticleSchema } from '../../generated/protobuf/articles_pb.ts';
import { OrderListSchema, OrderSchema } from '../../generated/protobuf/orders_pb.ts';
import { RowListSchema, RowSchema } from '../../generated/protobuf/rows_pb.ts';
import { withDates } from '../dates.mjs';

const schemas = {
  rows: { 1: RowSchema, 1000: RowListSchema },
  orders: { 1: OrderSchema, 1000: OrderListSchema },
  articles: { 1: ArticleSchema, 1000: ArticleListSchema },
};

/** What the data is as protobuf: members that are null are absent, 64-bit integers of type bigint. */
function message(data, workload) {
  if (Array.isArray(data)) return { items: data.map(item => message(item, workload)) };
  const set = ({ ...value }) => {
    for (const key of Object.keys(value)) if (value[key] === null) delete value[key];
    return value;
  };
  const value = set(withDates(data, Date.parse));
  if (workload === 'rows') return { ...value, c: BigInt(value.c), d: BigInt(value.d) };
  return workload === 'orders' ? { ...value, lines: value.lines.map(set) } : value;
}

export const protobuf = {
  name: 'protobuf-es',
  of(workload, count) {
    const schema = schemas[workload]?.[count];
    if (!schema) return;
    return {
      read: bytes => fromBinary(schema, bytes),
      write: value => toBinary(schema, value),
      payload: (_, data) => toBinary(schema, create(schema, message(data, workload))),
      data: value => withDates(count === 1 ? value : value.items, ms => new Date(ms)),
    };
  },
};
