import type { LocalDate } from '@axle/kernel';

/** An exception as it was left. */
export interface KeptException {
  readonly state: 'open' | 'doing' | 'done' | 'ignored';
  readonly ignoredUntil?: LocalDate;
}

/** What a check does with an exception: nothing, opens it (again), or closes it as mended. */
export type ExceptionMove = 'keep' | 'open' | 'mended';

/**
 * [MAP8] What a check makes of an exception: one that is new, was closed, or was ignored until a day that is past, is opened; one that is
 * gone is mended; otherwise handler and state stay.
 */
export function settleException(kept: KeptException | undefined, stands: boolean, today: LocalDate): ExceptionMove {
  if (!kept) return stands ? 'open' : 'keep';
  if (!stands) return kept.state === 'done' ? 'keep' : 'mended';
  if (kept.state === 'done') return 'open';
  return kept.state === 'ignored' && kept.ignoredUntil !== undefined && kept.ignoredUntil < today ? 'open' : 'keep';
}
