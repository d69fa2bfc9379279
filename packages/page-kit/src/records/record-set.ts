import type { CountReply } from '../query/list-query.ts';
import type { Filter } from '../query/filter.ts';

/**
 * All records that matched at a moment, without some that were unticked: what 'all 48,211 that match' means. Records made later do not
 * belong.
 */
export interface RecordSet {
  readonly filters: readonly Filter[];
  /** Instant at which the set was taken, by the server's clock. */
  readonly at: string;
  readonly except: readonly number[];
}

/** Most records that can be unticked from a set. */
export const mostExceptions = 5000;

/** How many records a set takes, and when it was taken. */
export interface SetReply extends CountReply {
  readonly at: string;
}
