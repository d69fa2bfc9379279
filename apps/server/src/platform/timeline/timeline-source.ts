import type { TimelineEntry, TimelineKind } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { TimelineRecord } from './timeline-record.ts';

/** Everything older than an entry: earlier, or at the same moment with a lower id. */
export interface Before {
  readonly at: string;
  readonly id: number;
}

/** An entry with its place in the order of its source. */
export interface Sourced {
  readonly id: number;
  readonly entry: TimelineEntry;
}

/** Where entries of one kind come from, newest first. */
export interface TimelineSource {
  readonly kind: TimelineKind;
  read(record: TimelineRecord, before: Before, limit: number): Promise<readonly Sourced[]>;
}

/** The condition for what is older, as an index over both columns serves it. */
export const olderThan = (at: string, id: string, before: Before): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before.at}::timestamptz, ${before.id}::bigint)`;
