import { refundDays } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { computeProfits } from './compute-profits.ts';

/** Orders that are looked for at a time, and that are worked out in one transaction. */
const most = 2000;
const atOnce = 500;

/** Notes that the profits of orders are to be worked out again. */
export async function noteDue(database: Kysely<Tables>, orders: readonly number[]): Promise<void> {
  await sql`
    insert into profit_due (sales_order) select unnest(${[...new Set(orders)]}::bigint[]) on conflict do nothing`.execute(database);
}

/**
 * Looks for shipped orders without a profit, for those that changed since theirs was worked out, and for those of which returns are waited
 * for no longer.
 */
export async function findDue(database: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    insert into profit_due (sales_order)
    (select o.id from sales_order o left join order_profit p on p.id = o.id
    where o.updated_at >= coalesce((select max(order_updated_at) from order_profit), '-infinity') - interval '1 hour'
      and o.shipped_at is not null and o.status in ('shipped', 'delivered', 'merged') and p.order_updated_at is distinct from o.updated_at
      and exists (select from sales_order_piece e where e.sales_order = o.id)
    order by o.updated_at, o.id limit ${most})
    union
    (select p.id from order_profit p where p.basis <> 'settled' and p.shipped_at < ${now}::timestamptz - ${refundDays} * interval '1 day'
      and p.computed_at < p.shipped_at + ${refundDays} * interval '1 day' order by p.shipped_at limit ${most})
    on conflict do nothing`.execute(database);
}

/** Works out the profits that are due, the oldest first; answers how many orders they were of. */
export async function workDue(database: Kysely<Tables>, registry: Registry, now: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await database.transaction().execute(async transaction => {
      const { rows } = await sql<{ id: number }>`
        delete from profit_due where sales_order in (
          select sales_order from profit_due order by since, sales_order limit ${atOnce} for update skip locked)
        returning sales_order as id`.execute(transaction);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await computeProfits(transaction, registry, now, ids);
      return ids.length;
    });
    done += taken;
    if (taken < atOnce) return done;
  }
}
