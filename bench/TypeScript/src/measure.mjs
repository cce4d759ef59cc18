// Measures processor time of the main thread, with its collection of garbage: what else happens on the machine does not
// count. A slice is long enough for collections of young objects to be in most.
const SLICE_MS = 20, ROUNDS = 12;

/** The mean of the lower half. */
function low(times) {
  const lower = times.sort((a, b) => a - b).slice(0, Math.ceil(times.length / 2));
  return lower.reduce((sum, time) => sum + time) / lower.length;
}

/**
 * Measures the baseline (0) and a contender (1) in turns.
 * @param {(which: number, runs: number) => Promise<number>} time The milliseconds of processor time that runs take.
 * @param {number} seconds How long each is warmed up.
 * @returns {Promise<{ nanoseconds: number, ratio: number }>} The time of a run, and how many times as fast as the baseline that is.
 */
export async function measure(time, seconds) {
  const both = [0, 1].map(which => ({ which, runs: 1, times: [] }));
  for (const one of both) {
    for (let used = 0; used < seconds * 1000;) {
      const spent = Math.max(await time(one.which, one.runs), 0.01);
      used += spent;
      one.runs = Math.max(1, Math.ceil(Math.min(one.runs * 10, one.runs * SLICE_MS / spent)));
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < 2; i++) {
      const one = both[(i + round) % 2];
      one.times.push(await time(one.which, one.runs) / one.runs);
    }
  }

  const [ofBaseline, ofContender] = both.map(one => low(one.times));
  return { nanoseconds: ofContender * 1e6, ratio: ofBaseline / ofContender };
}
