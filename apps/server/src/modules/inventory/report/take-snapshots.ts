import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { keepMonths } from '../stock/keep-months.ts';

/** Months that are over wherever a warehouse stands, before this moment. */
export const monthsOver = (now: Date) => sql<string>`date_trunc('month', ${now}::timestamptz - interval '1 day')::date`;

/**
 * Takes the snapshot of every month end that is over and has none yet, the oldest first, each from the one before: pieces of every key,
 * pieces and value of every item, by the day of business. Returns the months taken.
 */
export async function takeSnapshots(database: Kysely<Tables>, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select m::date as month from generate_series(
      coalesce((select (max(month) + interval '1 month')::date from stock_snapshot_month), (select date_trunc('month', min(biz_date))::date
      from stock_move)),
      ${monthsOver(now)} - 1, interval '1 month') m order by 1`.execute(database);
  const taken: string[] = [];
  for (const { month } of rows) if (await inTransaction(database, async transaction => take(transaction, month, now))) taken.push(month);
  return taken;
}

/** Takes one snapshot; false where another server has. */
async function take(transaction: Transaction<Tables>, month: string, now: Date): Promise<boolean> {
  await keepMonths(transaction, 'alone');
  const { rows } = await sql`
    insert into stock_snapshot_month (month, made_at) values (${month}::date, ${now}) on conflict (month) do nothing
    returning month`.execute(transaction);
  if (rows.length === 0) return false;
  const span = sql`biz_date > b.until and biz_date < ${month}::date + interval '1 month'`;
  const base = sql`last_stock_snapshot(${month}::date - 1) b`;
  await sql`
    insert into stock_snapshot (month, warehouse, bin, sku, status, qty)
    select ${month}::date, warehouse, bin, sku, status, sum(qty) from (
      select s.warehouse, s.bin, s.sku, s.status, s.qty from stock_snapshot s join ${base} on b.month = s.month
      union all
      select m.warehouse, m.bin, m.sku, m.status, m.qty_delta from stock_move m, ${base} where ${span}
    ) t group by 2, 3, 4, 5 having sum(qty) <> 0`.execute(transaction);
  await sql`
    insert into stock_item_snapshot (month, warehouse, sku, qty, value)
    select ${month}::date, warehouse, sku, sum(qty), sum(value) from (
      select s.warehouse, s.sku, s.qty, s.value from stock_item_snapshot s join ${base} on b.month = s.month
      union all
      select m.warehouse, m.sku, m.qty_delta, 0 from stock_move m, ${base} where ${span}
      union all
      select l.warehouse, l.sku, 0, l.value_delta from layer_move l, ${base} where ${span}
    ) t group by 2, 3 having sum(qty) <> 0 or sum(value) <> 0`.execute(transaction);
  return true;
}
