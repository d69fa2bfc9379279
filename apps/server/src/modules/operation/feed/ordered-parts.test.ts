import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { wholeRegistry } from '../../../modules.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { takeOrders } from '../../orders/intake/take-orders.ts';
import { platformOrder } from '../../orders/intake/testing/intake-bench.ts';

const { db } = await testDatabase('demoTemplate');
const registry = await wholeRegistry();
const { rows } = await sql<{ store: number; part: string; sellerSku: string; sku: number }>`
  select g.store, g.part_number as part, p.seller_sku as "sellerSku", g.sku from parts_geek_listing g join pt_sku p on p.id = g.pt_sku
  where g.sku is not null and g.part_number like '%-%' order by g.id limit 1`.execute(db);
const listed = rows[0]!;

/** What became of an order of one unit: its seller SKU and its SKUs. */
async function taken(number: string, code: string) {
  const context = { registry, by: 1, now: new Date('2026-05-20T08:00:00Z') };
  const order = platformOrder(number, { status: 'New' });
  const lines = [{ ...order.lines[0]!, sellerSku: code, qty: 1 }];
  await takeOrders(db, context, listed.store, [{ ...order, lines }]);
  const found = await sql<{ status: string; sellerSku: string; skus: readonly number[] | null }>`
    select o.status, (select l.seller_sku from sales_order_lines l where l.record_id = o.id) as "sellerSku",
      (select array_agg(p.sku) from sales_order_piece p where p.sales_order = o.id) as skus
    from sales_order o where o.platform_order_id = ${number}`.execute(db);
  return found.rows[0]!;
}

it('[O3] an order by part number is an order of the seller SKU of its listing, however the number is spelt', async () => {
  const { sellerSku, sku } = listed;
  const spellings = [listed.part, listed.part.toLowerCase(), listed.part.replaceAll('-', ' ')];
  for (const [at, code] of spellings.entries())
    expect(await taken(`PG-SPELT-${at}`, code)).toEqual({ status: 'pendingReview', sellerSku, skus: [sku] });
});

it('a seller SKU is taken as it is, and a part number that nobody listed waits for a map', async () => {
  expect(await taken('PG-OWN', listed.sellerSku)).toMatchObject({ sellerSku: listed.sellerSku, skus: [listed.sku] });
  expect(await taken('PG-STRANGE', 'NOBODY-LISTED-1')).toEqual({ status: 'abnormal', sellerSku: 'NOBODY-LISTED-1', skus: null });
});

it('a part number that two brands sell as different articles waits for a map', async () => {
  await sql`insert into parts_geek_listing (store, pt_sku, brand_name, part_number, part_number_key, part_keys, title, condition)
    select g.store, (select p.id from pt_sku p where p.store = g.store and p.seller_sku <> ${listed.sellerSku} order by p.id limit 1),
      'Other brand', g.part_number, g.part_number_key, g.part_keys, g.title, g.condition
    from parts_geek_listing g where g.part_number = ${listed.part}`.execute(db);
  expect(await taken('PG-TWO', listed.part)).toMatchObject({ status: 'abnormal', skus: null });
});
