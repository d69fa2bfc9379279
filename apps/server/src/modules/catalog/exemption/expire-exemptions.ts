import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Ends the exemptions whose last day is over, with their history. */
export async function expireExemptions(database: Kysely<Tables>, now: Date): Promise<void> {
  const today = businessDay(now);
  await sql`
    with ended as (
      update exempt_sku set state = 'ended', version = version + 1, updated_at = ${now}
      where state = 'active' and effective_to < ${today}::date returning id, version
    )
    insert into audit_log (entity, record_id, action, version, at, changes, transition)
    select 'exemptSku', id, 'state', version, ${now}, '[{"field": "state", "before": "active", "after": "ended"}]', 'expire'
    from ended`.execute(database);
}
