import { baseCurrency } from '@axle/finance';
import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Prices by SKU. */
export type Prices = ReadonlyMap<number, Decimal>;

/** Whether the prices of an order are meant as those of SKUs are: in CNY, with tax. Others cannot be compared with them. */
export const isMeantAsListed = (order: RecordValues): boolean =>
  (order['currency'] ?? baseCurrency) === baseCurrency && order['priceInclTax'] !== false;

/** What SKUs are listed at, in CNY with tax. */
export async function listPrices(database: Kysely<Tables>, skus: readonly number[]): Promise<Prices> {
  if (skus.length === 0) return new Map();
  const rows = await database.selectFrom('sku').select(['id', 'price']).where('id', 'in', skus).where('price', 'is not', null).execute();
  return new Map(rows.map(({ id, price }) => [id, price as Decimal]));
}

/** What was last agreed with the supplier of an order for its SKUs, in its currency and with or without tax as in it. */
async function agreedPrices(database: Kysely<Tables>, order: RecordValues, skus: readonly number[]): Promise<Prices> {
  const rows = await database
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_order as o', 'o.id', 'l.record_id')
    .select(['l.sku', 'l.price'])
    .distinctOn('l.sku')
    .where('l.sku', 'in', skus)
    .where('l.price', '>', '0')
    .where('o.supplier', '=', Number(order['supplier']))
    .where('o.currency', '=', String(order['currency']))
    .where('o.price_incl_tax', '=', order['priceInclTax'] !== false)
    .where('o.state', '=', 'approved')
    .orderBy('l.sku')
    .orderBy('o.approved_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  return new Map(rows.map(({ sku, price }) => [sku, price as Decimal]));
}

/** What a price set by hand is compared with: the last one agreed, else the list price where both are meant the same way. */
export async function lastPrices(database: Kysely<Tables>, order: RecordValues, skus: readonly number[]): Promise<Prices> {
  const [listed, agreed] = await Promise.all([
    isMeantAsListed(order) ? listPrices(database, skus) : (new Map() as Prices),
    skus.length > 0 ? agreedPrices(database, order, skus) : (new Map() as Prices),
  ]);
  return new Map([...listed, ...agreed]);
}
