import { baseCurrency } from '@axle/finance';
import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { agreedStatuses } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
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

/** A SKU that is bought from a supplier, in a currency, with or without tax in the price. */
export interface PriceQuestion {
  readonly supplier: number;
  readonly currency: string;
  readonly priceInclTax: boolean;
  readonly sku: number;
}

const nameOf = ({ supplier, currency, priceInclTax, sku }: PriceQuestion): string => `${supplier} ${currency} ${priceInclTax} ${sku}`;

/**
 * What SKUs are bought at: the price last agreed with the supplier, else the list price where both are meant the same way; undefined where
 * neither is known.
 */
export async function lastPrices(
  database: Kysely<Tables>,
  questions: readonly PriceQuestion[],
): Promise<(question: PriceQuestion) => Decimal | undefined> {
  if (questions.length === 0) return () => undefined;
  const skus = [...new Set(questions.map(({ sku }) => sku))];
  const suppliers = [...new Set(questions.map(({ supplier }) => supplier))];
  const [listed, { rows }] = await Promise.all([
    listPrices(database, skus),
    sql<PriceQuestion & { readonly price: Decimal }>`
      select distinct on (o.supplier, o.currency, o.price_incl_tax, l.sku)
        o.supplier, o.currency, o.price_incl_tax as "priceInclTax", l.sku, l.price
      from purchase_order_lines l join purchase_order o on o.id = l.record_id
      where l.sku = any(${skus}::bigint[]) and o.supplier = any(${suppliers}::bigint[]) and l.price > 0 and o.state = any(${agreedStatuses})
      order by o.supplier, o.currency, o.price_incl_tax, l.sku, o.approved_at desc, l.id desc`.execute(database),
  ]);
  const agreed = new Map(rows.map(row => [nameOf(row), row.price]));
  return question =>
    agreed.get(nameOf(question)) ?? (isMeantAsListed(question as unknown as RecordValues) ? listed.get(question.sku) : undefined);
}
