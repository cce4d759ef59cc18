/**
 * The data of the C# benchmarks, and articles. A page that knows today's types reads what servers of other versions write:
 * `today` makes of an object of those, as JSON, what such a page has to get.
 */
export const workloads = {
  rows: { today: ({ extra, ...row }) => ({ b: 0, ...row }) },
  orders: { today: order => ({ ...order, lines: order.lines.map(({ discount, ...line }) => ({ gift: false, ...line })) }) },
  articles: { today: ({ subtitle, ...article }) => ({ views: 0, ...article }) },
};

/** By what another version of the types differs. */
export const versions = {
  added: 'a member more',
  removed: 'a member less',
  widened: 'a narrower number',
  reordered: 'another order of members',
};

export const counts = [1, 1000];
