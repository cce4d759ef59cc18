// Measures contenders in turns of short slices, so that what else happens on the machine happens to all of them, and takes
// the lowest decile, so that it does not count much. A slice is long enough for collections of young objects to be in most.
const SLICE_MS = 5, LEAST_ROUNDS = 15;

/** What ran last gave; kept, so that no engine leaves the work out. */
export let sink;

function time({ run, runs }) {
  const start = performance.now();
  for (let i = 0; i < runs; i++) sink = run();
  return performance.now() - start;
}

/** What a tenth of the slices were faster than: what nothing else on the machine disturbed much. */
function low(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 10)];
}

/**
 * @param {{ run: () => unknown }} baseline
 * @param {{ run: () => unknown }} contender
 * @param {number} seconds How long each is measured; it is warmed up for as long before.
 * @returns {{ nanoseconds: number, ratio: number }} The time of a run, and how many times as fast as the baseline that is.
 */
export function measure(baseline, contender, seconds) {
  const timers = [baseline, contender].map(({ run }) => ({ run, runs: 1, least: Infinity, times: [] }));
  const warm = performance.now() + seconds * 2000;
  do {
    for (const timer of timers) {
      timer.least = Math.min(timer.least, Math.max(time(timer), 0.005) / timer.runs);
      timer.runs = Math.ceil(Math.min(timer.runs * 10, SLICE_MS / timer.least));
    }
  } while (performance.now() < warm);

  const end = performance.now() + seconds * 2000;
  for (let round = 0; round < LEAST_ROUNDS || performance.now() < end; round++) {
    for (let i = 0; i < timers.length; i++) {
      const timer = timers[(i + round) % timers.length];
      timer.times.push(time(timer) / timer.runs);
    }
  }

  const [ofBaseline, ofContender] = timers.map(timer => low(timer.times));
  return { nanoseconds: ofContender * 1e6, ratio: ofBaseline / ofContender };
}
