import { add, type Decimal, sum } from '@axle/kernel';
import { dutyPart, freightPart, purchasePart } from './landed-parts.ts';
import type { ProfitBook } from './profit-book.ts';

/** What a piece costs until it lies in a warehouse of its market, and what its prices there hold of tax, in percent. */
export interface LandedCost {
  readonly cost: Decimal;
  readonly currency: string;
  readonly vatRate: Decimal;
}

/**
 * The landed cost of a piece of a SKU on a site, in the currency of the site: its purchase price with as much of first leg and duty as
 * records say. Undefined where not even its price is known.
 */
export async function landedCost(book: ProfitBook, sku: number, site: number, fulfilment: string): Promise<LandedCost | undefined> {
  const [part, place, params] = [book.skus.get(sku), book.sites.get(site), book.params.get(`${site} ${fulfilment}`)];
  if (!part || !place || !params) return undefined;
  const purchase = await purchasePart(book, part, place, params);
  if (!('value' in purchase)) return undefined;
  const others = [freightPart(book, part, place, params), await dutyPart(book, part, place, params, {})];
  const cost = add(purchase.value, sum(others.flatMap(other => ('value' in other ? [other.value] : []))));
  return { cost, currency: place.currency, vatRate: params.vat_rate as Decimal };
}
