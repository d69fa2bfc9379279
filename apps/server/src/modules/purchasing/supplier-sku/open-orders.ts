import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { orderStatuses } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Statuses of orders in which nothing is to come any more. */
const over = orderStatuses.slice(orderStatuses.indexOf('received'));

const openOrders: Refusal = { code: 'OPEN_ORDERS', message: { zh: '有未完成订单', en: 'Open orders exist' } };

/** What stands against giving an article up: an order of its supplier that still brings its SKU. */
export async function refusedByOrders(database: Kysely<Tables>, { supplier, sku }: RecordRow): Promise<readonly Refusal[]> {
  if (sku === undefined) return [];
  const open = await database
    .selectFrom('purchase_order_lines as n')
    .innerJoin('purchase_order as o', 'o.id', 'n.record_id')
    .select('o.id')
    .where('n.sku', '=', Number(sku))
    .where('o.supplier', '=', Number(supplier))
    .where(sql<boolean>`o.state <> all(${over}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return open ? [openOrders] : [];
}
