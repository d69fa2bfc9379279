import { compareDecimals, type Decimal } from '@axle/kernel';
import { type AskedPrice, changesByMore } from './check-price.ts';

/** The change in percent up to which nobody has to be asked. */
const smallChange = '5' as Decimal;

/**
 * [O1b] Whether a change of a price needs no second person: by at most 5 percent, and not below a known floor (operation.md,
 * operationListing).
 */
export function approvesItself(price: AskedPrice): boolean {
  if (price.oldPrice === undefined || changesByMore(price, smallChange)) return false;
  return price.floor === undefined || compareDecimals(price.newPrice, price.floor) >= 0;
}
