import { createHash } from 'node:crypto';
import { addressKey } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** What a test says of an order; the rest is that of one buyer at one address, who has it five days after it must be shipped. */
export interface Sold {
  readonly paidAt: string;
  readonly latestShipAt?: string;
  readonly store?: number;
  readonly buyer?: string;
  readonly line1?: string;
  readonly postcode?: string;
  readonly status?: string;
  readonly platform?: string;
  readonly amounts?: { readonly shipping: string };
  readonly lines?: readonly { readonly qty: number; readonly total: string }[];
}

/** Two shops that ship to the United States, whose orders are as a test says. */
export async function soldOrders(db: Kysely<Tables>) {
  // those of the demo are of nobody, so that no group has one of them
  await sql`update sales_order set buyer_key = null where buyer_key is not null`.execute(db);
  const { rows: stores } = await sql<{ id: number }>`
    select s.id from store s where exists (
      select from store_config_list c join country k on k.id = c.country
      where c.store = s.id and k.iso2 = 'US' and c.warehouse_codes[1] like 'US%') order by s.id limit 2`.execute(db);
  const { rows: skus } = await sql<{ id: number; code: string }>`
    select id, sku as code from sku where unit_gross_kg < 5 and greatest(unit_l, unit_w, unit_h) < 60 order by id limit 3`.execute(db);
  const { rows: lands } = await sql<{ id: number }>`select id from country where iso2 = 'US'`.execute(db);
  let count = 0;
  /** Adds an order; answers its id, version and number. */
  const sold = async (order: Sold) => {
    count += 1;
    const { paidAt, latestShipAt = '2026-05-25T00:00:00Z', buyer = 'ann', line1 = '12 Main St.', postcode = '07102' } = order;
    const address = { receiver: buyer, line1, city: 'Newark', state: 'NJ', postcode, country: 'US' };
    const hash = createHash('sha256').update(addressKey(address)!).digest('hex');
    const lines = order.lines ?? [{ qty: 2, total: '30' }];
    const items = lines.reduce((all, { total }) => all + Number(total), 0);
    const shipping = order.amounts?.shipping ?? '0';
    const { rows } = await sql<{ id: number; version: number; orderNo: string }>`
      insert into sales_order (order_no, kind, platform, store, platform_order_id, status, buyer_key, buyer_name, receiver, line1, city,
        state, postcode, country, address_hash, paid_at, purchase_at, latest_ship_at, promised_by, currency, item_amount, shipping_amount,
        total)
      values ('', 'platform', ${order.platform ?? 'amazon'}, ${order.store ?? stores[0]!.id}, ${`111-${count}`},
        ${order.status ?? 'pendingAllocate'}, ${buyer}, ${buyer}, ${buyer}, ${line1}, 'Newark', 'NJ', ${postcode}, ${lands[0]!.id}, ${hash},
        ${paidAt}, ${paidAt}, ${latestShipAt}, ${latestShipAt}::timestamptz + interval '5 days', 'USD', ${items}, ${shipping},
        ${items}::numeric + ${shipping}::numeric)
      returning id, version, order_no as "orderNo"`.execute(db);
    const { id } = rows[0]!;
    for (const [at, { qty, total }] of lines.entries()) {
      await sql`insert into sales_order_lines (record_id, line_no, platform_line_id, seller_sku, qty, unit_price, line_total)
        values (${id}, ${at}, ${String(at + 1)}, ${skus[at]!.code}, ${qty}, ${total}::numeric / ${qty}, ${total})`.execute(db);
      await sql`insert into sales_order_piece (sales_order, line_no, sku, qty) values (${id}, ${at}, ${skus[at]!.id}, ${qty})`.execute(db);
    }
    return rows[0]!;
  };
  return { sold, stores: stores.map(({ id }) => id), skus: skus.map(({ id }) => id) };
}
