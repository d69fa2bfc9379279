import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A SKU in a warehouse. */
export interface StockItem {
  readonly warehouse: number;
  readonly sku: number;
}

/** How a SKU stands in a warehouse, while nobody else may change it. */
export interface LockedItem extends StockItem {
  readonly available: number;
  readonly unallocated: number;
  readonly lastPostedAt: string | null;
}

/**
 * Locks SKUs in their warehouses until the transaction ends, always in the order of warehouse and SKU, so that two who want the same ones
 * wait for each other and never each for the other. What was never booked is made first.
 */
export async function lockItems(transaction: Transaction<Tables>, items: readonly StockItem[]): Promise<readonly LockedItem[]> {
  const wanted = [...new Map(items.map(item => [`${item.warehouse}/${item.sku}`, item])).values()].toSorted(
    (one, other) => one.warehouse - other.warehouse || one.sku - other.sku,
  );
  const locked = await lock(transaction, wanted);
  if (locked.length === wanted.length) return locked;
  await transaction
    .insertInto('stock_item')
    .values(wanted.map(({ warehouse, sku }) => ({ warehouse, sku })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return lock(transaction, wanted);
}

async function lock(transaction: Transaction<Tables>, items: readonly StockItem[]): Promise<readonly LockedItem[]> {
  const { rows } = await sql<LockedItem>`/* kept */
    select i.warehouse, i.sku, i.available, i.unallocated, i.last_posted_at as "lastPostedAt"
    from stock_item i join unnest(${items.map(item => item.warehouse)}::bigint[], ${items.map(item => item.sku)}::bigint[]) as t (warehouse,
    sku)
      on t.warehouse = i.warehouse and t.sku = i.sku
    order by i.warehouse, i.sku for update of i`.execute(transaction);
  return rows;
}
