import { unrestricted } from '@axle/permissions';
import { closesByItself, type LooseEnds } from '@axle/purchasing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** How many are closed at a time. */
const portion = 500;

/** [R85] The settled orders that close by themselves; claims name an order, a batch, a report or a receipt of it. */
async function ended(database: Kysely<Tables>, which: RawBuilder<boolean>): Promise<readonly number[]> {
  const { rows } = await sql<LooseEnds & { id: number }>`
    select o.id,
      (select coalesce(sum(l.open_qty), 0) from purchase_order_lines l where l.record_id = o.id)::integer as "openQty",
      (select coalesce(sum(l.blocked_qty), 0) from purchase_order_lines l where l.record_id = o.id)::integer as "blockedQty",
      trim_scale(prepay_balance(o.id))::text as "prepayBalance",
      (select count(*) from deduction d where d.purchase_order = o.id and d.state not in ('applied', 'waived', 'void'))::integer
        as "deductions",
      (select count(*) from claim c where c.state in ('draft', 'submitted', 'negotiating', 'agreed') and c.biz_no in (
        select o.order_no
        union all select b.batch_no from ship_batch b where b.purchase_order = o.id
        union all select r.rr_no from receive_report r where r.purchase_order = o.id
        union all select r.receipt_no from receipt r join receipt_lines l on l.record_id = r.id where l.po_no = o.order_no))::integer
        as "claims",
      (select count(*) from after_sale a where a.purchase_order = o.id and a.state not in ('done', 'refused', 'void'))::integer
        as "afterSales"
    from purchase_order o where o.state = 'settled' and not o.changing and ${which}
    order by o.created_at, o.id`.execute(database);
  return rows.filter(closesByItself).map(({ id }) => id);
}

/** [R85] Closes settled orders of which nothing is to come any more, each on behalf of the user who moved it last; answers how many. */
export async function closeSettled(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  const found = (await ended(database, sql<boolean>`true`)).slice(0, portion);
  if (found.length === 0) return 0;
  return database.transaction().execute(async transaction => {
    const caller = { registry, access: unrestricted(1), now };
    const locked = await lockById(transaction, ownParts(transaction, caller, 'effectiveOrders'), found);
    const still = new Set(await ended(transaction, sql<boolean>`o.id = any(${found}::bigint[])`));
    const orders = locked.filter(({ id }) => still.has(id));
    for (const [userId, own] of Map.groupBy(orders, order => Number(order['updatedBy'] ?? order['createdBy']))) {
      const parts = ownParts(transaction, { ...caller, access: { ...caller.access, userId } }, 'effectiveOrders');
      const changes = own.map(before => ({ before, after: { ...before, state: 'closed', closedAt: now.toISOString() } }));
      await updateRows(transaction, parts, changes, { action: 'state', transition: 'close' });
    }
    return orders.length;
  });
}
