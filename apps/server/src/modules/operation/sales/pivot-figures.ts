import { compareDecimals, type Decimal, divide, multiply, round, zero } from '@axle/kernel';
import { salesRates, type SoldFigures } from '@axle/operation';
import type { Line } from '@axle/page-kit';

/** The figures that a cell shows: every rate out of its sums, its share out of what all was sold for. */
export function pivotFigures(sold: SoldFigures, all: Decimal, show: readonly string[], countsOrders: boolean): Line {
  const { netSales, ...rates } = salesRates(sold);
  const figures: Readonly<Record<string, unknown>> = {
    units: sold.units,
    orders: countsOrders ? sold.orders : undefined,
    netSales: round(netSales, 2),
    share: compareDecimals(all, zero) > 0 ? divide(multiply(netSales, '100' as Decimal), all, 2) : undefined,
    refundAmount: round(sold.refundAmount, 2),
    sessions: sold.sessions > 0 ? sold.sessions : undefined,
    ...rates,
  };
  return Object.fromEntries(show.flatMap(name => (figures[name] === undefined ? [] : [[name, figures[name]]])));
}
