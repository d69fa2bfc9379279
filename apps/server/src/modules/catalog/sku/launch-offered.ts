import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [SKU12] Puts new SKUs with an active listing on a day on sale, with their history; returns their ids. */
export async function launchOffered(database: Kysely<Tables>, day: LocalDate, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with changed as (
      update sku k set sales_status = 'onSale', launch_date = coalesce(k.launch_date, ${day}::date), version = k.version + 1,
      updated_by = null, updated_at = ${now}::timestamptz
      where k.sales_status = 'new' and exists (
        select from offers_of_sku(k.id, ${day}::date) o join pt_sku p on p.id = o.listing where p.listing_status = 'active')
      returning k.id, k.version
    ), logged as (
      insert into audit_log (entity, record_id, action, version, at, changes, transition)
      select 'sku', id, 'state', version, ${now}::timestamptz,
        jsonb_build_array(jsonb_build_object('field', 'salesStatus', 'before', 'new', 'after', 'onSale')), 'launch' from changed
    ) select id from changed order by id`.execute(database);
  return rows.map(({ id }) => id);
}
