import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Ends the cases that were not filed by their last day, with their history. */
export async function expireCases(database: Kysely<Tables>, now: Date): Promise<void> {
  const today = businessDay(now);
  await sql`
    with ended as (
      update fba_case set state = 'expired', version = version + 1, updated_at = ${now}
      where state = 'open' and deadline < ${today}::date returning id, version
    )
    insert into audit_log (entity, record_id, action, version, at, changes, transition)
    select 'fbaCase', id, 'state', version, ${now}, '[{"field": "state", "before": "open", "after": "expired"}]', 'expire'
    from ended`.execute(database);
}
