import { leaseSeconds } from '@axle/tasks';
import { sql } from 'kysely';

/** When a lease that is taken or renewed now expires; by the clock of the database, which all servers share. */
export const leaseEnd = sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * Whether a lease is still held: one that expired, or was handed back, is no longer extended, whether or not another worker has the
 * task.
 */
export const leaseIsCurrent = sql<boolean>`lease_until > now()`;

/** Why a worker must let go of its task. */
export type LetGo = 'stopping' | 'lost';

/** A task held by a worker. */
export interface Lease {
  /** Aborts with a {@link LetGo} as its reason. */
  readonly signal: AbortSignal;
  release(): void;
}

/**
 * Shows a sign of life of a task; answers false when the task is no longer the worker's (cancelled, given to another, or its lease ran
 * out).
 */
export type Renew = () => Promise<boolean>;

/** How often a sign of life is shown, in milliseconds. It carries the progress too, so people see it move. */
const renewEvery = 1000;

/** Keeps a lease alive until it is released. A renewal that fails is tried again: the lease outlives many of them. */
export function holdLease(renew: Renew, stopping: AbortSignal, onError: (error: unknown) => void): Lease {
  const lost = new AbortController();
  let renewing = false;
  const timer = setInterval(() => {
    if (renewing) return;
    renewing = true;
    renew()
      .then(mine => mine || lost.abort('lost' satisfies LetGo), onError)
      .finally(() => (renewing = false));
  }, renewEvery);
  return { signal: AbortSignal.any([stopping, lost.signal]), release: () => clearInterval(timer) };
}
