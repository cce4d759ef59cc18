/** What one format took. */
export interface Cost {
  readonly bytes: number;
  /** Milliseconds of the first run: the code that is measured runs for the first time. */
  readonly first: number;
  /** Milliseconds: the median of the runs after the warm-up. */
  readonly median: number;
}

/** What the worker found. */
export interface Measurement {
  /** How many rounds count, and how many came before them. */
  readonly runs: number;
  readonly warmUps: number;
  readonly memFormat: Cost;
  readonly json: Cost;
}

/** What the worker says: what it found, or why it could not. */
export type WorkerAnswer = Measurement | { readonly failure: string };
