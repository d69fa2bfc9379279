import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import type { BackgroundWork } from '../../../platform/jobs/background-work.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withFloors } from './listing-floors.ts';

/** Works the floors of listings out by the tables and parameters of today. */
export const refreshFloor: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const within = { ...parts, database: transaction };
    const after = await withFloors(within, records);
    await updateRows(
      transaction,
      within,
      records.map((before, at) => ({ before, after: after[at]! })),
      { action: 'update' },
    );
    return new Map();
  });

/** How many floors are worked out in a round. */
const most = 500;

/** Works floors out that are older than a day, and counts what was ordered of each listing in thirty days. */
export const refreshListings: BackgroundWork = async ({ database, registry, now }) => {
  await sql`
    update parts_geek_listing t set units30 = c.units
    from (select l.id, coalesce(sum(i.qty - i.cancelled_qty), 0)::integer as units from parts_geek_listing l
      left join (sales_order_lines i join sales_order o on o.id = i.record_id and o.purchase_at > ${now()}::timestamptz - interval '30 days'
        and o.status not in ('cancelled', 'merged')) on i.pt_sku = l.pt_sku
      group by l.id) c where c.id = t.id and t.units30 <> c.units`.execute(database);
  await database.transaction().execute(async transaction => {
    const caller = { registry, access: unrestricted(1), now: now() };
    const parts = ownParts(transaction, caller, 'partsGeek');
    const old = new Date(now().getTime() - 86_400_000).toISOString();
    const records = await lockRows(
      transaction,
      parts,
      sql<boolean>`t.id in (select id from parts_geek_listing
        where state <> 'ended' and (floor_at is null or floor_at < ${old}::timestamptz)
        order by floor_at nulls first, id limit ${most})`,
    );
    const after = await withFloors(parts, records);
    const changes = records.map((before, at) => ({ before, after: after[at]! }));
    await updateRows(transaction, parts, changes, { action: 'update' });
  });
};
