/** Where a feed stands: its data are fresh, late or stale; it failed twice in a row; or it is not to run. */
export type FeedState = 'fresh' | 'late' | 'stale' | 'failed' | 'paused';

/** How often a feed is to run, and how much later it may be. */
export interface FeedTerms {
  readonly every: number;
  readonly grace: number;
  readonly paused?: boolean;
}

/** A run of a feed that has ended; moments in milliseconds. */
export interface EndedRun {
  readonly endedAt: number;
  readonly ok: boolean;
}

const minute = 60_000;

/**
 * [S9] Where a feed stands at a moment, by its runs, the newest first: paused; failed after two failures in a row; else by the whole
 * minutes since its last success: fresh up to every + grace, late up to three times every + grace, stale beyond. A feed that never
 * succeeded is stale.
 */
export function feedState({ every, grace, paused }: FeedTerms, runs: readonly EndedRun[], now: number): FeedState {
  if (paused) return 'paused';
  if (runs.length > 1 && runs.slice(0, 2).every(({ ok }) => !ok)) return 'failed';
  const success = runs.find(({ ok }) => ok);
  if (!success) return 'stale';
  const age = Math.floor((now - success.endedAt) / minute);
  if (age <= every + grace) return 'fresh';
  return age <= 3 * every + grace ? 'late' : 'stale';
}

/** Share of runs that went well, in percent with one decimal; undefined without runs. */
export const successPercent = (good: number, all: number): string | undefined => (all === 0 ? undefined : ((good * 100) / all).toFixed(1));
