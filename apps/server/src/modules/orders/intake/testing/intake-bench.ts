import type { Decimal } from '@axle/kernel';
import type { PlatformOrder } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';

/** A shop whose orders are taken in, with one seller SKU that is mapped: two pieces of a SKU in each unit. */
export async function intakeShop(db: Kysely<Tables>, code = 'AMZ-NA') {
  const { rows: shops } = await sql<{ store: number; owner: number; platform: string; site: number; currency: string }>`
    select s.id as store, s.owner, s.platform, i.id as site, i.currency from store s join store_site t on t.store = s.id
    join site i on i.id = t.site where s.code = ${code} order by i.id limit 1`.execute(db);
  const shop = shops[0]!;
  const { rows: skus } = await sql<{ id: number; sku: string }>`
    select id, sku from sku where kind <> 'kit' and sales_status <> 'archived' order by id limit 2`.execute(db);
  const [sku] = skus;
  const { rows: maps } = await sql<{ id: number }>`
    insert into sku_map (platform, store, seller_sku, effective_from) values (${shop.platform}, ${shop.store}, 'INTAKE-1', '2020-01-01')
    returning id`.execute(db);
  await sql`insert into sku_map_lines (record_id, line_no, sku, qty) values (${maps[0]!.id}, 0, ${sku!.id}, 2)`.execute(db);
  return { ...shop, sku: sku!.id };
}

/** An order as Amazon reports it, ready to be shipped. */
export const platformOrder = (orderId: string, more: Partial<PlatformOrder> = {}): PlatformOrder => ({
  orderId,
  updatedAt: '2026-05-19T08:00:00.000Z',
  purchasedAt: '2026-05-18T08:00:00.000Z',
  status: 'Unshipped',
  fulfilment: 'merchant',
  currency: 'USD',
  buyer: { name: 'Ann Lee', email: `${orderId}@marketplace.amazon.com` },
  address: { name: 'Ann Lee', line1: '1 Main St', city: 'Reno', state: 'NV', postcode: '89501', country: 'US' },
  lines: [{ id: `${orderId}-1`, sellerSku: 'INTAKE-1', qty: 3, amount: '90' as Decimal, shipping: '5' as Decimal, tax: '7' as Decimal }],
  ...more,
});
