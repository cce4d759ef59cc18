import * as numbers from 'memformat-numbers';
import * as pooled from 'memformat-pooled';
import * as types from 'memformat-types';
import { withDates } from '../dates.mjs';
import { workloads } from '../workloads.mjs';

const functions = printed => ({
  rows: { 1: [printed.readRow, printed.writeRow], 1000: [printed.readListOfRow, printed.writeListOfRow] },
  orders: { 1: [printed.readOrder, printed.writeOrder], 1000: [printed.readListOfOrder, printed.writeListOfOrder] },
  articles: { 1: [printed.readArticle, printed.writeArticle], 1000: [printed.readListOfArticle, printed.writeListOfArticle] },
  catalog: { 1: [printed.readCatalog, printed.writeCatalog] },
});

function of(printed, workload, count) {
  const [read, write] = functions(printed)[workload][count];
  return { read, write, payload: given => given.memformat };
}

export const memformat = { name: 'MemFormat', of: (workload, count) => of(types, workload, count) };

/** The same types with pooled strings: of data whose text repeats. */
export const memformatPooled = {
  name: 'MemFormat, pooled',
  of: (workload, count) => workloads[workload].isPooled && { ...of(pooled, workload, count), payload: given => given.pooled },
};

/** Printed with `--integers number --dates epochMs`. Some numbers of the catalog are too large for that. */
export const memformatNumbers = {
  name: 'MemFormat, numbers',
  of: (workload, count) => workload !== 'catalog' && ({ ...of(numbers, workload, count), data: value => withDates(value, ms => new Date(ms)) }),
};
