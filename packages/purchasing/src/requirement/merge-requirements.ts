import { daysBetween } from '@axle/kernel';
import { mostOrderLines } from '../order/order-size.ts';
import type { OrderType } from '../order/order-status.ts';
import { byUrgency, type WaitingRequirement } from './allocate-pieces.ts';
import { linesOfBucket, type MergedLine } from './lines-of-bucket.ts';
import type { OrderSteps } from './round-order-qty.ts';

/** What all lines of an order have in common. */
export interface OrderKey {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly warehouse: number;
  readonly currency: string;
  readonly type: OrderType;
  readonly priceInclTax: boolean;
  readonly incoterm: string;
}

/** A requirement with everything that says into which order it goes. */
export interface OpenRequirement extends WaitingRequirement {
  readonly sku: number;
  readonly key: OrderKey;
}

/** A proposed order. */
export interface MergedOrder {
  readonly key: OrderKey;
  readonly lines: readonly MergedLine[];
}

/** Default number of days after the earliest requirement within which others join its line. */
const usualBucketDays = 7;

const nameOf = (key: OrderKey): string =>
  [key.supplier, key.companyEntity, key.warehouse, key.currency, key.type, key.priceInclTax, key.incoterm].join('|');

/** Requirements of one SKU and order, by urgency, in buckets that each begin with their earliest day. */
function buckets(of: readonly OpenRequirement[], bucketDays: number): readonly (readonly OpenRequirement[])[] {
  const found: OpenRequirement[][] = [];
  for (const one of of) {
    const last = found.at(-1);
    if (last && daysBetween(last[0]!.requiredDate, one.requiredDate) <= bucketDays) last.push(one);
    else found.push([one]);
  }
  return found;
}

/**
 * Lines of one key as orders: no more of them than an order has, those of a SKU together as far as they go, and never two of a SKU and day
 * in one order.
 */
function asOrders(skus: readonly (readonly MergedLine[])[]): readonly (readonly MergedLine[])[] {
  const orders: MergedLine[][] = [];
  for (const lines of skus) {
    const fits = (orders.at(-1)?.length ?? mostOrderLines) + lines.length <= mostOrderLines;
    const from = fits ? orders.length - 1 : orders.length;
    for (const line of lines) {
      const isTwin = (other: MergedLine) => other.sku === line.sku && other.requiredDate === line.requiredDate;
      const open = orders.slice(from).find(order => order.length < mostOrderLines && !order.some(isTwin));
      if (open) open.push(line);
      else orders.push([line]);
    }
  }
  return orders;
}

/**
 * [R2] Merges requirements into proposed orders, one for each key unless its lines are too many: in it, requirements of one SKU within
 * `bucketDays` of the earliest are one line of the earliest day, rounded once by R3. The order of the input does not matter. What is sold in
 * no number that a line takes makes none.
 */
export function mergeRequirements(
  requirements: readonly OpenRequirement[],
  stepsOf: (sku: number, key: OrderKey) => OrderSteps,
  bucketDays = usualBucketDays,
): readonly MergedOrder[] {
  const open = requirements.filter(({ openQty }) => openQty > 0).toSorted(byUrgency);
  const orders = Map.groupBy(open, ({ key }) => nameOf(key));
  return [...orders.keys()].toSorted().flatMap(name => {
    const of = orders.get(name)!;
    const { key } = of[0]!;
    const bySku = Map.groupBy(of, ({ sku }) => sku);
    const skus = [...bySku.keys()]
      .toSorted((one, other) => one - other)
      .map(sku => buckets(bySku.get(sku)!, bucketDays).flatMap(bucket => linesOfBucket(sku, bucket, stepsOf(sku, key))));
    return asOrders(skus).map(lines => ({ key, lines }));
  });
}
