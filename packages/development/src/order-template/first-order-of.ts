import type { Decimal } from '@axle/kernel';
import type { OrderSteps } from '@axle/purchasing';
import { firstOrderQty } from './first-order-qty.ts';

/** What a registration says of its first order; a rule without its number asks for what the supplier sells at least. */
export interface FirstOrderTerms {
  readonly firstOrderRule?: string;
  /** Pieces, for `fixed`. */
  readonly firstOrderQty?: number;
  /** Months of sales, for `months`. */
  readonly firstOrderMonths?: Decimal;
  /** Pieces that are likely to sell in a month. */
  readonly monthlySales?: number;
}

/** [N14] The pieces of the first order of a registration, by its rule and as its supplier sells them; never none. */
export function firstOrderOf(terms: FirstOrderTerms, steps: OrderSteps): number {
  const { firstOrderRule: rule, firstOrderQty: qty, firstOrderMonths: months, monthlySales = 0 } = terms;
  if (rule === 'fixed' && qty !== undefined) return firstOrderQty({ rule, qty }, steps);
  if (rule === 'months' && months !== undefined && monthlySales > 0) return firstOrderQty({ rule, months, monthlySales }, steps);
  return firstOrderQty({ rule: 'moq' }, steps);
}
