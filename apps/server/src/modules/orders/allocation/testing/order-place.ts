import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import { putStock } from '../../../inventory/stock/testing/move-stock.ts';

/** A sales order for a test: what it needs, and what differs from a paid order of an American buyer. */
export interface PlacedOrder {
  readonly pieces: readonly (readonly [sku: number, qty: number])[];
  readonly store?: string;
  readonly kind?: string;
  readonly status?: string;
  readonly paidAt?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country?: string;
  readonly mergedInto?: number;
}

/**
 * Shops, warehouses and parts of the demo company that no warehouse has stock of, to sell and to ship; what they cost is not known, so that
 * any price passes a review.
 */
export interface OrderPlace {
  readonly skus: readonly number[];
  codeOf(sku: number): Promise<string>;
  put(warehouse: string, sku: number, qty: number): Promise<void>;
  place(order: PlacedOrder): Promise<{ readonly id: number; readonly orderNo: string }>;
  /** How the order stands, with the warehouses of its pieces. */
  standing(id: number): Promise<{ readonly status: string; readonly version: number; readonly warehouse: string | null }>;
  piecesOf(id: number): Promise<readonly (readonly [sku: number, qty: number, warehouse: string | null])[]>;
  /** What is on hand and what is reserved of a SKU in a warehouse. */
  stockOf(warehouse: string, sku: number): Promise<{ readonly available: number; readonly unallocated: number }>;
}

/** Finds an {@link OrderPlace} in a demo database. */
export async function orderPlace(db: Kysely<Tables>): Promise<OrderPlace> {
  const { rows: parts } = await sql<{ id: number }>`
    update sku set sales_status = 'onSale', price = null, unit_l = 30, unit_w = 20, unit_h = 10, unit_gross_kg = 2, unit_net_kg = 2,
      hazard = 'none'
    where id in (select s.id from sku s where not exists (select from stock_item i where i.sku = s.id) order by s.id desc limit 40)
    returning id`.execute(db);
  const warehouses = new Map((await db.selectFrom('warehouse').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const { rows: bins } = await sql<{ warehouse: number; bin: number }>`
    select b.warehouse, min(b.id) as bin from bin b join warehouse_area a on a.id = b.area join warehouse_child c on c.id = a.child
    where a.use = 'pick' and b.status = 1 and c.sellable group by b.warehouse`.execute(db);
  let placed = 0;
  return {
    skus: parts.map(({ id }) => id),
    async codeOf(id) {
      return (await db.selectFrom('sku').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
    },
    async put(code, sku, qty) {
      const warehouse = warehouses.get(code)!;
      await putStock(db, { warehouse, bin: bins.find(row => row.warehouse === warehouse)!.bin, sku }, qty);
    },
    async place({ pieces, store = 'PG-US', kind = 'platform', status = 'pendingAllocate', paidAt = '2026-05-19T08:00:00Z', ...more }) {
      placed += 1;
      const { state = 'CA', postcode = '90248', country = 'US', mergedInto = null } = more;
      const { rows } = await sql<{ id: number; order_no: string }>`
        insert into sales_order (kind, platform, store, platform_order_id, status, merged_into, after_sale_no, receiver, line1, city, state,
          postcode, country, paid_at, purchase_at, latest_ship_at, currency, total)
        select ${kind}, case when e.platform in ('amazon', 'ebay', 'walmart', 'partsgeek') then e.platform else 'manual' end, e.id,
          ${`TEST-${placed}`}, ${status}, ${mergedInto}, case when ${kind} = 'resend' then 'AS-1' end, 'J. Miller', '1842 W 190th St',
          'Gardena', ${state}, ${postcode}, c.id, ${paidAt}, ${paidAt}, ${'2026-05-22T08:00:00Z'}, 'USD', 100
        from store e cross join country c where e.code = ${store} and c.iso2 = ${country} returning id, order_no`.execute(db);
      const { id, order_no: orderNo } = rows[0]!;
      for (const [at, [sku, qty]] of pieces.entries()) {
        const line = at;
        await sql`insert into sales_order_lines (record_id, line_no, platform_line_id, seller_sku, qty, unit_price, line_total)
          values (${id}, ${line}, ${`L${line}`}, ${`S-${sku}`}, ${qty}, 50, 50)`.execute(db);
        await sql`insert into sales_order_piece (sales_order, line_no, sku, qty) values (${id}, ${line}, ${sku}, ${qty})`.execute(db);
      }
      return { id, orderNo };
    },
    async standing(id) {
      const { rows } = await sql<{ status: string; version: number; warehouse: string | null }>`
        select o.status, o.version, w.code as warehouse from sales_order o left join warehouse w on w.id = o.warehouse
        where o.id = ${id}`.execute(db);
      return rows[0]!;
    },
    async piecesOf(id) {
      const { rows } = await sql<{ sku: number; qty: number; warehouse: string | null }>`
        select p.sku, p.qty, w.code as warehouse from sales_order_piece p left join warehouse w on w.id = p.warehouse
        where p.sales_order = ${id} order by p.line_no, w.code`.execute(db);
      return rows.map(({ sku, qty, warehouse }) => [sku, qty, warehouse] as const);
    },
    async stockOf(code, sku) {
      const { rows } = await sql<{ available: number; unallocated: number }>`
        select available, unallocated from stock_item where warehouse = ${warehouses.get(code)} and sku = ${sku}`.execute(db);
      return rows[0] ?? { available: 0, unallocated: 0 };
    },
  };
}
