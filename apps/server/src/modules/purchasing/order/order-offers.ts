import type { RecordValues } from '@axle/page-kit';
import { baseCurrency } from '@axle/finance';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { offersOf, type SupplierOffer } from '../supplier-sku/offers.ts';

/** A SKU that is bought from a supplier, in a currency, with or without tax in the price. */
export interface PriceQuestion {
  readonly supplier: number;
  readonly currency: string;
  readonly priceInclTax: boolean;
  readonly sku: number;
}

/** What an order asks of a SKU's price. */
export const questionIn = (order: RecordValues, sku: unknown): PriceQuestion => ({
  supplier: Number(order['supplier']),
  currency: String(order['currency'] ?? baseCurrency),
  priceInclTax: order['priceInclTax'] !== false,
  sku: Number(sku),
});

/** The article by which a SKU is bought from a supplier; undefined where none is sold on these terms. */
export type OfferFor = (question: PriceQuestion) => SupplierOffer | undefined;

/** The articles by which SKUs are bought: of the same supplier and currency, tax meant alike, and not paused. */
export async function orderOffers(database: Kysely<Tables>, questions: readonly PriceQuestion[]): Promise<OfferFor> {
  const idsOf = (key: 'sku' | 'supplier') => [...new Set(questions.map(question => question[key]))].filter(id => !Number.isNaN(id));
  const offers = (await offersOf(database, idsOf('sku'), idsOf('supplier'))).filter(({ state }) => state !== 'paused');
  const bySku = Map.groupBy(offers, ({ sku }) => sku);
  return ({ supplier, currency, priceInclTax, sku }) =>
    bySku.get(sku)?.find(offer => offer.supplier === supplier && offer.currency === currency && offer.priceInclTax === priceInclTax);
}
