import type { AreaUse, PutawayBin, PutawayItem, StockStatus } from '@axle/inventory';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { asDecimal } from '../stock/read-view.ts';

interface ItemRow {
  readonly sku: number;
  readonly cbm: string | null;
  readonly kg: string | null;
  readonly abc: 'A' | 'B' | 'C' | null;
  readonly categories: readonly number[];
  readonly dangerous: boolean;
}

/** What decides where SKUs go in a warehouse, by SKU; their class is that of the warehouse's market, else the best of any. */
export async function putawayItems(
  database: Kysely<Tables>,
  warehouse: number,
  skus: readonly number[],
): Promise<ReadonlyMap<number, (status: StockStatus) => PutawayItem>> {
  const { rows } = await sql<ItemRow>`
    select s.id as sku, (s.carton_cbm / s.carton_qty)::text as cbm, s.unit_gross_kg::text as kg, s.hazard <> 'none' as dangerous,
      (select p.abc from sku_priority p where p.sku = s.id and p.abc in ('A', 'B', 'C')
        order by p.market is not distinct from (select market from warehouse where id = ${warehouse}) desc, p.abc limit 1) as abc,
      array(with recursive up as (select id, parent from category where id = s.category union all select c.id, c.parent from category c
      join up on c.id = up.parent)
        select id from up) as categories
    from sku s where s.id = any(${skus}::bigint[])`.execute(database);
  return new Map(
    rows.map(({ sku, cbm, kg, abc, categories, dangerous }) => [
      sku,
      status => ({
        sku,
        status,
        categories: categories.map(Number),
        dangerous,
        ...(cbm === null ? {} : { unitCbm: asDecimal(cbm) }),
        ...(kg === null ? {} : { unitKg: asDecimal(kg) }),
        ...(abc === null ? {} : { abc }),
      }),
    ]),
  );
}

interface BinRow {
  readonly bin: number;
  readonly code: string;
  readonly seq: number;
  readonly use: AreaUse;
  readonly putaway_seq: number;
  readonly abc: 'A' | 'B' | 'C' | null;
  readonly cap_cbm: string | null;
  readonly cap_kg: string | null;
  readonly fill_pct: string;
  readonly used_cbm: string;
  readonly used_kg: string;
  readonly skus: readonly number[];
  readonly statuses: readonly StockStatus[];
  readonly mix_sku: boolean;
  readonly mix_status: boolean;
  readonly most_skus: number | null;
  readonly categories: readonly number[];
  readonly dangerous: boolean;
}

/**
 * Bins of a warehouse with the rules of their areas and their contents: one, even if it may not take goods, or all that may, with the
 * pieces that putaway tasks will bring.
 */
export async function putawayBins(database: Kysely<Tables>, warehouse: number, wanted: number | 'all'): Promise<readonly PutawayBin[]> {
  const chosen =
    wanted !== 'all'
      ? sql`b.id = ${wanted}`
      : sql`b.status = 1 and a.status = 1 and b.locked is not true and a.use in ('pick', 'reserve', 'qc', 'return', 'damage')`;
  const coming =
    wanted !== 'all'
      ? sql`select null::bigint as bin, null::bigint as sku, 'available' as status, 0 as qty where false`
      : sql`select l.bin, p.sku, p.stock_status as status, l.qty from putaway p join putaway_suggested l on l.record_id = p.id
          where p.warehouse = ${warehouse} and p.state in ('open', 'doing')`;
  const { rows } = await sql<BinRow>`
    with
      lying as (select bin, sku, status, qty from stock_balance where warehouse = ${warehouse} and qty > 0 union all ${coming}),
      load as (
        select l.bin, sum(l.qty * k.carton_cbm / k.carton_qty) as cbm, sum(l.qty * k.unit_gross_kg) as kg,
          array_agg(distinct l.sku) as skus, array_agg(distinct l.status) as statuses
        from lying l join sku k on k.id = l.sku group by l.bin
      )
    select b.id as bin, b.bin_code as code, b.seq, a.use, a.putaway_seq, coalesce(a.abc, b.abc) as abc, b.max_cbm::text as cap_cbm,
    b.max_kg::text as cap_kg,
      a.fill_pct::text as fill_pct, coalesce(l.cbm, 0)::text as used_cbm, coalesce(l.kg, 0)::text as used_kg, coalesce(l.skus,
      '{}') as skus,
      coalesce(l.statuses, '{}') as statuses, a.mix_sku and b.mix = 'any' as mix_sku, a.mix_status, a.most_skus,
      array(select c.id from category c where c.code = any(a.categories)) as categories, a.dangerous
    from bin b join warehouse_area a on a.id = b.area left join load l on l.bin = b.id
    where b.warehouse = ${warehouse} and ${chosen} order by b.id`.execute(database);
  return rows.map(row => ({
    bin: row.bin,
    code: row.code,
    seq: row.seq,
    use: row.use,
    putawaySeq: row.putaway_seq,
    fillPct: asDecimal(row.fill_pct),
    usedCbm: asDecimal(row.used_cbm),
    usedKg: asDecimal(row.used_kg),
    skus: row.skus.map(Number),
    statuses: row.statuses,
    mixSku: row.mix_sku,
    mixStatus: row.mix_status,
    categories: row.categories.map(Number),
    dangerous: row.dangerous,
    ...(row.abc === null ? {} : { abc: row.abc }),
    ...(row.cap_cbm === null ? {} : { capCbm: asDecimal(row.cap_cbm) }),
    ...(row.cap_kg === null ? {} : { capKg: asDecimal(row.cap_kg) }),
    ...(row.most_skus === null ? {} : { mostSkus: row.most_skus }),
  }));
}
