/**
 * The data of the C# benchmarks, and articles. A page that knows today's types reads what servers of other versions write:
 * `today` makes of an object of those, as JSON, what such a page has to get.
 */
export const workloads = {
  rows: { today: ({ extra, ...row }) => ({ b: 0, ...row }) },
  orders: { isPooled: true, today: order => ({ ...order, lines: order.lines.map(({ discount, ...line }) => ({ gift: false, ...line })) }) },
  articles: { today: ({ subtitle, ...article }) => ({ views: 0, ...article }) },
  // One value, and no other versions. Its size is that of the runtime's API.
  catalog: { isPooled: true, counts: [1], isOfRuntime: true },
};

/** By what another version of the types differs. */
export const versions = {
  added: 'a member more',
  removed: 'a member less',
  widened: 'a narrower number',
  reordered: 'another order of members',
};

export const counts = [1, 1000];

/** Of the counts those that a workload has. */
export const countsOf = (workload, some = counts) => some.filter(count => (workloads[workload].counts ?? counts).includes(count));
