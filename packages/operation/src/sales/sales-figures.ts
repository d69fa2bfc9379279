import { compareDecimals, type Decimal, divide, multiply, subtract, sum, zero } from '@axle/kernel';
import { conversion, type VisitedSales } from './conversion.ts';

/** What was sold of something on some days, in one currency: amounts without tax. */
export interface SoldFigures extends VisitedSales {
  readonly units: number;
  readonly orders: number;
  readonly grossSales: Decimal;
  readonly promotion: Decimal;
  readonly refundAmount: Decimal;
  /** Of the units that were shipped, and those of them that came back within 60 days. */
  readonly shippedUnits: number;
  readonly returnedUnits: number;
}

/** Figures that are worked out of sums, never of other quotients; undefined where their base is nothing. */
export interface SalesRates {
  readonly netSales: Decimal;
  /** Net sales of a unit. */
  readonly asp?: Decimal;
  /** Promotion of gross sales, in percent. */
  readonly promotionRate?: Decimal;
  /** Returned of shipped units, in percent. */
  readonly refundRate?: Decimal;
  /** Units of reported sessions, in percent. */
  readonly conversion?: Decimal;
}

const hundred = '100' as Decimal;
const of = (part: Decimal, whole: Decimal, times = hundred): Decimal | undefined =>
  compareDecimals(whole, zero) === 0 ? undefined : divide(multiply(part, times), whole, 2);
const whole = (value: number): Decimal => String(value) as Decimal;

/** [O5] Several figures as one: every figure is summed. */
export const sumSold = (all: readonly SoldFigures[]): SoldFigures => ({
  units: all.reduce((total, { units }) => total + units, 0),
  orders: all.reduce((total, { orders }) => total + orders, 0),
  grossSales: sum(all.map(({ grossSales }) => grossSales)),
  promotion: sum(all.map(({ promotion }) => promotion)),
  refundAmount: sum(all.map(({ refundAmount }) => refundAmount)),
  shippedUnits: all.reduce((total, { shippedUnits }) => total + shippedUnits, 0),
  returnedUnits: all.reduce((total, { returnedUnits }) => total + returnedUnits, 0),
  sessions: all.reduce((total, { sessions }) => total + sessions, 0),
  visitedUnits: all.reduce((total, { visitedUnits }) => total + visitedUnits, 0),
});

/** [O5] Net sales, their price of a unit, the shares of promotion and of returns, and [O5d] conversion, from sums. */
export function salesRates(sold: SoldFigures): SalesRates {
  const netSales = subtract(sold.grossSales, sold.promotion);
  const [asp, promotionRate, refundRate, converted] = [
    of(netSales, whole(sold.units), '1' as Decimal),
    of(sold.promotion, sold.grossSales),
    of(whole(sold.returnedUnits), whole(sold.shippedUnits)),
    conversion(sold),
  ];
  return {
    netSales,
    ...(asp === undefined ? {} : { asp }),
    ...(promotionRate === undefined ? {} : { promotionRate }),
    ...(refundRate === undefined ? {} : { refundRate }),
    ...(converted === undefined ? {} : { conversion: converted }),
  };
}

/** What is counted of a line of an order. */
export interface CountedLine {
  readonly kind: string;
  readonly status: string;
  readonly qty: number;
  readonly cancelledQty: number;
}

const uncounted = new Set(['resend', 'sample']);
const gone = new Set(['cancelled', 'split']);

/**
 * [O5] Units that a line sold: none of resent and sample orders and of orders that were cancelled or split into others, and no cancelled
 * ones. An order that goes in the parcel of another keeps its own lines, and counts.
 */
export const soldUnits = ({ kind, status, qty, cancelledQty }: CountedLine): number =>
  uncounted.has(kind) || gone.has(status) ? 0 : qty - cancelledQty;
