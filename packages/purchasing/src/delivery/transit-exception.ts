import type { LocalDate } from '@axle/kernel';

/** What is wrong with pieces on their way. */
export const transitExceptions = ['overdue', 'partial', 'no_eta'] as const;

/** What is wrong with pieces on their way. */
export type TransitException = (typeof transitExceptions)[number];

/** Pieces of a batch on their way. */
export interface PiecesOnWay {
  readonly eta?: LocalDate | undefined;
  /** Pieces of the same line that came. */
  readonly arrived: number;
}

/**
 * [R7h] What is wrong with pieces on their way, the first that holds: the day of their arrival has passed, others of their line have come
 * without them, nobody knows when they come.
 */
export function transitException({ eta, arrived }: PiecesOnWay, today: LocalDate): TransitException | undefined {
  if (eta !== undefined && eta < today) return 'overdue';
  if (arrived > 0) return 'partial';
  return eta === undefined ? 'no_eta' : undefined;
}
