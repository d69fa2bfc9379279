/** How quickly a platform may be called: so many calls a second, and so many at once after a pause. */
export interface CallPace {
  readonly rate: number;
  readonly burst: number;
  /** Calls that were free at a moment, in milliseconds. */
  readonly free: number;
  readonly at: number;
}

/** A pace at its beginning: all calls of a burst are free. */
export const beginPace = (rate: number, burst: number, at: number): CallPace => ({ rate, burst, free: burst, at });

/** [S1h] How long the next call has to wait, in milliseconds, and the pace after it. */
export function nextCall(pace: CallPace, now: number): { readonly wait: number; readonly pace: CallPace } {
  const free = Math.min(pace.burst, pace.free + ((now - pace.at) / 1000) * pace.rate);
  const wait = free >= 1 ? 0 : Math.ceil(((1 - free) / pace.rate) * 1000);
  const at = now + wait;
  return { wait, pace: { ...pace, free: Math.max(free + (wait / 1000) * pace.rate - 1, 0), at } };
}

/** [S1h] The pace that a platform names in its answer, `x-amzn-RateLimit-Limit`; as it is where it names none. */
export function pacedBy(pace: CallPace, limit: string | null): CallPace {
  const rate = limit === null ? Number.NaN : Number(limit);
  return rate > 0 && Number.isFinite(rate) ? { ...pace, rate } : pace;
}

/** Most milliseconds that are waited before a call is tried again; a platform that wants more is asked in a later run. */
const mostWait = 120_000;

/**
 * [S1h] How long to wait before a call that was throttled is tried again: what the platform says in `retry-after`, in seconds or as a date,
 * else twice as long each time. Undefined where that is too long, or it was the fifth time.
 */
export function retryWait(tries: number, retryAfter: string | null, now: number): number | undefined {
  if (tries >= 5) return undefined;
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
  const until = retryAfter === null ? Number.NaN : Date.parse(retryAfter) - now;
  const named = Number.isFinite(seconds) ? seconds * 1000 : until;
  const wait = Number.isFinite(named) ? Math.max(named, 0) : 1000 * 2 ** (tries - 1);
  return wait > mostWait ? undefined : wait;
}
