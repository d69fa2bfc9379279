import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** That an inspector is to be at a place on a day, for an inspection or a loading. */
export interface PlannedVisit {
  readonly inspector: number;
  readonly day: LocalDate;
  readonly place: string;
  readonly inspection: number | undefined;
  readonly loading: number | undefined;
}

/** Where an inspection takes place, so that two at one place are distinguished from two places: what came, in the warehouse that has it. */
export const placeOf = ({ type, place, supplier, warehouse }: RecordValues): string => {
  if (typeof place === 'string') return place;
  return type === 'iqc' && typeof warehouse === 'number' ? `warehouse ${warehouse}` : `supplier ${String(supplier)}`;
};

/**
 * [Q16] What is planned for an inspector, or for all of them, from a day to another: what is loaded counts like what is inspected before,
 * samples, which come to the inspector, do not.
 */
export async function visitsIn(
  database: Kysely<Tables>,
  [first, last]: readonly [first: string, last: string],
  inspector?: number,
): Promise<readonly PlannedVisit[]> {
  const asked = sql<boolean>`state in ('scheduled', 'sampling', 'judging') and plan_date between ${first}::date and ${last}::date
    and ${inspector === undefined ? sql<boolean>`inspector is not null` : sql<boolean>`inspector = ${inspector}`}`;
  const { rows } = await sql<RecordValues & Omit<PlannedVisit, 'place'>>`
    select inspector, plan_date as day, type, place, supplier, warehouse, id as inspection, null::bigint as loading
    from inspection where type <> 'sample' and ${asked}
    union all select inspector, plan_date, null, null, supplier, null, null, id from loading_check where ${asked}`.execute(database);
  return rows.map(({ inspector: who, day, inspection, loading, ...row }) => ({
    inspector: who,
    day,
    place: placeOf(row),
    inspection: inspection ?? undefined,
    loading: loading ?? undefined,
  }));
}
