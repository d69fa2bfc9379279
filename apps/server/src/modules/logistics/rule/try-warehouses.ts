import type { RecordValues } from '@axle/page-kit';
import { firstStocked, type KnownFacts, type StockRow } from '@axle/logistics';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { warehousesOfShop } from './warehouses-of-store.ts';

/** What the warehouses in the user's scope have of some SKUs in bins of parts that are sold from, without what is reserved. */
async function stockOf(parts: RecordParts, warehouses: readonly string[], skus: readonly string[]): Promise<readonly StockRow[]> {
  const resource = parts.caller.registry.referred('warehouse');
  if (!resource) return [];
  const { rows } = await sql<StockRow>`
    select t.code as warehouse, s.sku, greatest(0, coalesce(sum(b.qty) filter (where b.status = 'available'
    and c.sellable), 0) - coalesce(max(k.unallocated), 0))::integer as available
    from warehouse as t cross join sku as s
    left join stock_item as k on k.warehouse = t.id and k.sku = s.id
    left join stock_balance as b on b.warehouse = t.id and b.sku = s.id
    left join bin as i on i.id = b.bin left join warehouse_area as a on a.id = i.area left join warehouse_child as c on c.id = a.child
    where t.code = any(${warehouses}::text[]) and s.sku = any(${skus}::text[]) and ${seenRows({ ...parts, resource, only: undefined })}
    group by t.code, s.sku order by array_position(${warehouses}::text[], t.code), s.sku`.execute(parts.database);
  return rows;
}

/**
 * The warehouses of a rule in order, its own or those of the order's shop, what they have of the SKUs asked for, and the first that has
 * all. Of one SKU all pieces are needed, of several one each.
 */
export async function tryWarehouses(parts: RecordParts, output: RecordValues, known: KnownFacts): Promise<RecordValues> {
  const named = (output['warehouses'] as readonly string[] | undefined) ?? [];
  const warehouses = output['storeWarehouses'] === true ? await warehousesOfShop(parts, known) : named;
  const skus = ((known['sku'] ?? []) as readonly string[]).map(code => code.toUpperCase());
  if (skus.length === 0) return { warehouses };
  const qty = skus.length === 1 ? Math.max(1, Math.ceil(Number(known['totalQty'] ?? 1))) : 1;
  const needed = new Map(skus.map(sku => [sku, qty]));
  const stock = await stockOf(parts, warehouses, skus);
  const ships = firstStocked(warehouses, needed, stock);
  return {
    warehouses,
    ships: ships ?? { zh: '没有仓库有足够库存', en: 'No warehouse has enough stock' },
    stock: stock.map(row => ({ ...row, needed: qty })),
  };
}
