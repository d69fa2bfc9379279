import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countSales } from './count-sales.ts';

/** Orders that are looked for at a time, and that are counted in one transaction. */
const most = 5000;
const atOnce = 500;

/** Notes that the sales of orders are to be counted again. */
export async function noteSales(database: Kysely<Tables>, orders: readonly number[]): Promise<void> {
  await sql`
    insert into sales_due (sales_order) select unnest(${[...new Set(orders)]}::bigint[]) on conflict do nothing`.execute(database);
}

/** Looks for orders that came or changed since they were counted; those that go in the parcel of another change with it. */
export async function findSales(database: Kysely<Tables>): Promise<void> {
  await sql`
    with changed as (
      select o.id from sales_order o left join sales_seen s on s.sales_order = o.id
      where o.updated_at >= coalesce((select max(order_updated_at) from sales_seen), '-infinity') - interval '1 hour'
        and s.order_updated_at is distinct from o.updated_at
      order by o.updated_at, o.id limit ${most}
    )
    insert into sales_due (sales_order)
    select id from changed union select m.id from changed c join sales_order m on m.merged_into = c.id
    on conflict do nothing`.execute(database);
}

/** Counts the sales that are due, the oldest first; answers how many orders they were of. */
export async function workSales(database: Kysely<Tables>): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await database.transaction().execute(async transaction => {
      const { rows } = await sql<{ id: number }>`
        delete from sales_due where sales_order in (
          select sales_order from sales_due order by since, sales_order limit ${atOnce} for update skip locked)
        returning sales_order as id`.execute(transaction);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await countSales(transaction, ids);
      return ids.length;
    });
    done += taken;
    if (taken < atOnce) return done;
  }
}
