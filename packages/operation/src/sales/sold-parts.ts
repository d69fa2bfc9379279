import { add, type Decimal, daysBetween, type LocalDate, zero } from '@axle/kernel';
import { soldUnits } from './sales-figures.ts';

/** A line of an order as its sales are counted; amounts without tax. */
export interface CountedSale {
  readonly line: number;
  /** What it sells: lines of the same article are one order of it. */
  readonly article: string;
  readonly qty: number;
  readonly cancelledQty: number;
  readonly grossSales: Decimal;
  readonly promotion: Decimal;
}

/** What was refunded of a line on a day. */
export interface RefundedSale {
  readonly line: number;
  readonly day: LocalDate;
  readonly units: number;
  readonly amount: Decimal;
}

/** An order as its sales are counted; days by the clock of its site. */
export interface CountedOrder {
  readonly kind: string;
  readonly status: string;
  readonly purchaseDay: LocalDate;
  /** The hour of the purchase, 0 to 23. */
  readonly purchaseHour: number;
  readonly shippedDay?: LocalDate;
  readonly lines: readonly CountedSale[];
  readonly refunds: readonly RefundedSale[];
}

/** What a line adds to the sales of a day. */
export interface SoldPart {
  readonly line: number;
  readonly day: LocalDate;
  /** The hour in which it was ordered; undefined where nothing of it was ordered on the day. */
  readonly hour?: number;
  /** One for the first line of an article of an order, and for the first line of the order. */
  readonly orders: number;
  readonly ledOrders: number;
  readonly units: number;
  readonly cancelledUnits: number;
  readonly grossSales: Decimal;
  readonly promotion: Decimal;
  readonly shippedUnits: number;
  readonly returnedUnits: number;
  readonly refundUnits: number;
  readonly refundAmount: Decimal;
}

/** Days after shipment in which what comes back counts for the rate of refunds. */
export const cohortDays = 60;

const nothing = {
  orders: 0,
  ledOrders: 0,
  units: 0,
  cancelledUnits: 0,
  grossSales: zero,
  promotion: zero,
  shippedUnits: 0,
  returnedUnits: 0,
  refundUnits: 0,
  refundAmount: zero,
} as const satisfies Omit<SoldPart, 'line' | 'day' | 'hour'>;

const added = (one: SoldPart, other: SoldPart): SoldPart => ({
  ...one,
  orders: one.orders + other.orders,
  ledOrders: one.ledOrders + other.ledOrders,
  units: one.units + other.units,
  cancelledUnits: one.cancelledUnits + other.cancelledUnits,
  grossSales: add(one.grossSales, other.grossSales),
  promotion: add(one.promotion, other.promotion),
  shippedUnits: one.shippedUnits + other.shippedUnits,
  returnedUnits: one.returnedUnits + other.returnedUnits,
  refundUnits: one.refundUnits + other.refundUnits,
  refundAmount: add(one.refundAmount, other.refundAmount),
});

/** What was ordered and what was cancelled, on the day of the purchase; resent and sample orders sell nothing. */
function ordered(order: CountedOrder): readonly SoldPart[] {
  const articles = new Set<string>();
  return order.lines.map(line => {
    const units = soldUnits({ ...order, ...line });
    const isFirst = units > 0 && !articles.has(line.article);
    const ledOrders = units > 0 && articles.size === 0 ? 1 : 0;
    if (units > 0) articles.add(line.article);
    return {
      ...nothing,
      line: line.line,
      day: order.purchaseDay,
      hour: order.purchaseHour,
      orders: isFirst ? 1 : 0,
      ledOrders,
      units,
      cancelledUnits: order.status === 'cancelled' ? line.qty : line.cancelledQty,
      ...(units > 0 ? { grossSales: line.grossSales, promotion: line.promotion } : {}),
    };
  });
}

/** What was shipped on a day, with what of it came back in time. */
function shipped(order: CountedOrder, day: LocalDate): readonly SoldPart[] {
  return order.lines.map(line => {
    const units = soldUnits({ ...order, ...line });
    const back = order.refunds
      .filter(refund => refund.line === line.line && daysBetween(day, refund.day) <= cohortDays)
      .reduce((sum, refund) => sum + refund.units, 0);
    return { ...nothing, line: line.line, day, shippedUnits: units, returnedUnits: Math.min(units, back) };
  });
}

/**
 * [O5a] What an order adds to the sales of days, a part for each line and day: units and amounts on the day of the purchase, shipped units
 * on that of the shipment, with those that came back within 60 days, and refunds on theirs. Samples, resent orders and orders that were
 * split into others add nothing. Each piece counts once, with the order that sold it: the orders merged into another keep their lines and
 * count by them, and the one that ships them all counts by its own lines alone. [O5b] What was ordered counts in the hour of the purchase
 * too, by the same clock.
 */
export function soldParts(order: CountedOrder): readonly SoldPart[] {
  if (order.kind === 'resend' || order.kind === 'sample' || order.status === 'split') return [];
  const refunded = order.refunds.map(({ line, day, units, amount }): SoldPart => {
    return { ...nothing, line, day, refundUnits: units, refundAmount: amount };
  });
  const all = [...ordered(order), ...(order.shippedDay === undefined ? [] : shipped(order, order.shippedDay)), ...refunded];
  const parts = new Map<string, SoldPart>();
  for (const part of all) {
    const key = `${part.line} ${part.day}`;
    const known = parts.get(key);
    parts.set(key, known ? added(known, part) : part);
  }
  return [...parts.values()];
}
