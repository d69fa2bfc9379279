import type { LocalDate, Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { placeRefusals, planRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { visitsIn } from './visits-in.ts';

/** Where an inspector is to go: a place, and the inspection for which. */
export interface Visit {
  /** Undefined for what is inspected where the inspector is anyway. */
  readonly place: string | undefined;
  readonly inspection?: number;
  readonly loading?: number;
}

/**
 * [Q15] [Q16] What stands against an inspector going there on a day: what is loaded counts like what is inspected before, samples, which
 * come to the inspector, do not.
 */
export async function scheduleRefusals(
  database: Kysely<Tables>,
  { place, inspection = 0, loading = 0 }: Visit,
  input: RecordValues,
  today: LocalDate,
): Promise<readonly Refusal[]> {
  // whoever plans for the same inspector waits, and then sees what was planned
  await sql`select pg_advisory_xact_lock(hashtext(${`inspector ${String(input['inspector'])}`}))`.execute(database);
  const [inspector, day] = [Number(input['inspector']), String(input['planDate'])];
  const planned = (await visitsIn(database, [day, day], inspector)).filter(
    visit => visit.inspection !== inspection && visit.loading !== loading,
  );
  return [
    ...planRefusals(input['planDate'] as LocalDate, { today, isNew: false }),
    ...(place === undefined
      ? []
      : placeRefusals(
          place,
          planned.map(visit => visit.place),
        )),
  ];
}
