import { compareDecimals, type Decimal } from '@axle/kernel';

/** How the stock of a listing stands. */
export type StockStanding = 'unmapped' | 'unknown' | 'out' | 'short' | 'fine' | 'idle' | 'excess';

const scarce = '14' as Decimal;
const plenty = '180' as Decimal;

/**
 * [O2d] How a listing stands: unmapped without parts, unknown where its platform does not say what it keeps, out without units, short
 * below 14 days of supply, excess above 180, idle where it has units and sold none in thirty days (operationInventory).
 */
export function stockStanding(stock: { mapped: boolean; sellable: number | undefined; daysOfSupply: Decimal | undefined }): StockStanding {
  if (!stock.mapped) return 'unmapped';
  if (stock.sellable === undefined) return 'unknown';
  if (stock.sellable <= 0) return 'out';
  if (stock.daysOfSupply === undefined) return 'idle';
  if (compareDecimals(stock.daysOfSupply, scarce) < 0) return 'short';
  return compareDecimals(stock.daysOfSupply, plenty) > 0 ? 'excess' : 'fine';
}
