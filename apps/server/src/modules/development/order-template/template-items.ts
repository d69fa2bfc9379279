import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What templates and the orders from them need to know of a supplier item. */
export interface KnownItem {
  readonly id: number;
  readonly supplier: number;
  readonly supplierItemNo: string;
  readonly state: string;
  readonly sku: number | null;
  readonly moq: number;
  readonly cartonQty: number;
  readonly multiple: number;
  readonly leadDays: number | null;
  /** What the project that it was registered for expects to sell in a month. */
  readonly monthlySales: number | null;
}

/** Supplier items by their ids. */
export async function templateItems(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, KnownItem>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KnownItem>`
    select s.id, s.supplier, s.supplier_item_no as "supplierItemNo", s.state, s.sku, s.moq, s.carton_qty as "cartonQty",
      s.order_multiple as multiple, s.lead_days as "leadDays",
      (select p.est_monthly_sales from new_product_registration r join new_product_project p on p.id = r.project
        where r.supplier_item = s.id order by r.id desc limit 1) as "monthlySales"
    from supplier_sku s where s.id = any(${[...new Set(ids)]}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}
