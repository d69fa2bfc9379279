import { usablePieces } from '@axle/inventory';
import { sql } from 'kysely';
import { asDecimal } from '../stock/read-view.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';

/**
 * [R16] The pieces of each SKU that reservations for a shop's order leave: the greatest buffer of the configurations in use of the
 * shop for the country that name the warehouse. Orders without a shop leave none. The items are locked, so that availability does
 * not change.
 */
export async function safetyBuffers(
  { transaction }: Pick<LedgerContext, 'transaction'>,
  { store, country, warehouse }: Pick<LockedOutbound, 'store' | 'country' | 'warehouse'>,
  skus: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (store === null) return new Map();
  const { rows } = await sql<{ sku: number; free: number; pcs: number | null; pct: string | null }>`
    select i.sku, i.available - i.unallocated as free, c.buffer_pcs as pcs, c.buffer_pct as pct
    from stock_item i cross join store_config c join store_config_warehouses w on w.record_id = c.id and w.warehouse = i.warehouse
    where i.warehouse = ${warehouse} and i.sku = any(${skus}::bigint[]) and c.store = ${store} and c.country = ${country}
    and c.status = 1`.execute(transaction);
  const kept = new Map<number, number>();
  for (const { sku, free, pcs, pct } of rows) {
    const usable = usablePieces(free, {
      ...(pcs === null ? {} : { bufferPcs: pcs }),
      ...(pct === null ? {} : { bufferPct: asDecimal(pct) }),
    });
    kept.set(sku, Math.max(kept.get(sku) ?? 0, Math.max(0, free) - usable));
  }
  return kept;
}
