import { type Decimal, divide } from '@axle/kernel';

/**
 * [O2b] For how many days units last at the pace of thirty days, with one digit; open where nothing was sold, or nobody says how many units
 * there are (operationInventory).
 */
export const daysOfSupply = (sellable: number | undefined, units30: number): Decimal | undefined =>
  sellable !== undefined && units30 > 0 ? divide(String(Math.max(0, sellable) * 30) as Decimal, String(units30) as Decimal, 1) : undefined;
