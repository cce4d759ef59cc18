import * as numbers from 'memformat-numbers';
import * as types from 'memformat-types';
import { withDates } from '../dates.mjs';

const functions = printed => ({
  rows: { 1: [printed.readRow, printed.writeRow], 1000: [printed.readListOfRow, printed.writeListOfRow] },
  orders: { 1: [printed.readOrder, printed.writeOrder], 1000: [printed.readListOfOrder, printed.writeListOfOrder] },
  articles: { 1: [printed.readArticle, printed.writeArticle], 1000: [printed.readListOfArticle, printed.writeListOfArticle] },
});

function of(printed, workload, count) {
  const [read, write] = functions(printed)[workload][count];
  return { read, write, payload: given => given.memformat };
}

export const memformat = { name: 'MemFormat', of: (workload, count) => of(types, workload, count) };

/** Printed with `--integers number --dates epochMs`. */
export const memformatNumbers = {
  name: 'MemFormat, numbers',
  of: (workload, count) => ({ ...of(numbers, workload, count), data: value => withDates(value, ms => new Date(ms)) }),
};
