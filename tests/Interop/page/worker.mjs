// Exchanges in a thread of its own what the page has put into shared memory.
import { exchange } from './exchange.mjs';

onmessage = async ({ data: { corpus, requests, bytes, origin } }) => {
  postMessage(await exchange(await import(`/generated/${corpus}/bundle.mjs`), requests, bytes, origin));
};
