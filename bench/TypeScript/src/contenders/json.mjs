const read = bytes => JSON.parse(new TextDecoder().decode(bytes));
const write = value => new TextEncoder().encode(JSON.stringify(value));

/** What the platform brings, the baseline. */
export const json = {
  name: 'JSON',
  of: () => ({ read, write, payload: given => given.json }),
};

/** Puts dates into what was parsed. */
const put = {
  orders(order) {
    order.placedAt = new Date(order.placedAt);
    for (const line of order.lines) {
      if (line.shippedAt !== null) line.shippedAt = new Date(line.shippedAt);
    }
  },
  articles(article) {
    article.publishedAt = new Date(article.publishedAt);
  },
};

/** The same, and what an application does that wants dates. */
export const jsonWithDates = {
  name: 'JSON, then `new Date`',
  of: (workload, count) => put[workload] && {
    read: count === 1
      ? bytes => {
        const value = read(bytes);
        put[workload](value);
        return value;
      }
      : bytes => {
        const items = read(bytes);
        for (const item of items) put[workload](item);
        return items;
      },
    write,
    payload: given => given.json,
  },
};
