import type { PickableBin } from '@axle/inventory';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** The pickable stock of a SKU in a bin, with what the choice of bins needs. */
export interface FoundBin extends PickableBin {
  readonly sku: number;
}

/**
 * The bins of a warehouse with pieces of SKUs in a status that may be taken: in use, not locked for counting, nothing that is on its way.
 * Pieces of other orders that wait in the same status to leave are not counted.
 */
export async function pickableBins(
  { transaction }: Pick<LedgerContext, 'transaction'>,
  warehouse: number,
  skus: readonly number[],
  status: 'available' | 'damaged' = 'available',
): Promise<readonly FoundBin[]> {
  const { rows } = await sql<FoundBin>`
    select b.sku, b.bin, n.bin_code as code, case when a.use in ('pick', 'reserve') then a.use
    else 'other' end as use, a.pick_seq::bigint * 1000000 + coalesce(n.seq, 0) as "pickSeq",
      coalesce(m.since, '0001-01-01') as since, (b.qty - case when ${status} = 'damaged' then coalesce(p.qty, 0) else 0 end)::integer as qty
    from stock_balance b join bin n on n.id = b.bin join warehouse_area a on a.id = n.area
    left join lateral (
      select min(m.biz_date)::text as since from stock_move m
      where m.warehouse = b.warehouse and m.sku = b.sku and m.bin = b.bin and m.status = b.status and m.qty_delta > 0 and m.seq > coalesce((
        select max(e.seq) from stock_move e
        where e.warehouse = b.warehouse and e.sku = b.sku and e.bin = b.bin and e.status = b.status and e.balance_after = 0), 0)
    ) m on true
    left join lateral (
      select sum(p.qty - p.shipped) as qty from pick p join outbound o on o.id = p.outbound
      where p.bin = b.bin and p.sku = b.sku and o.out_type = 'scrap' and o.status <> 'shipped'
    ) p on true
    where b.warehouse = ${warehouse} and b.sku = any(${skus}::bigint[]) and b.status = ${status} and b.qty > 0
      and n.status = 1 and n.locked is not true and a.use <> 'transit'`.execute(transaction);
  return rows.filter(({ qty }) => qty > 0);
}
