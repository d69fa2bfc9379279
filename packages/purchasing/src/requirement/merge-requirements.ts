import { daysBetween, type LocalDate } from '@axle/kernel';
import type { OrderType } from '../order/order-status.ts';
import { allocatePieces, byUrgency, type RequirementAllocation, type WaitingRequirement } from './allocate-pieces.ts';
import { type OrderSteps, roundOrderQty } from './round-order-qty.ts';

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

/** A proposed line: its pieces are `need` and what rounding adds, the surplus. */
export interface MergedLine {
  readonly sku: number;
  readonly requiredDate: LocalDate;
  readonly need: number;
  readonly qty: number;
  readonly surplus: number;
  readonly allocations: readonly RequirementAllocation[];
}

/** A proposed order. */
export interface MergedOrder {
  readonly key: OrderKey;
  readonly lines: readonly MergedLine[];
}

/** Days behind the earliest requirement within which others join its line, unless told otherwise. */
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
 * [R2] Merges requirements into proposed orders, one for each key: in it, requirements of one SKU within `bucketDays` of the earliest are
 * one line of the earliest day, rounded once by R3. The order of the input does not matter.
 */
export function mergeRequirements(
  requirements: readonly OpenRequirement[],
  stepsOf: (sku: number, key: OrderKey) => OrderSteps,
  bucketDays = usualBucketDays,
): readonly MergedOrder[] {
  const open = requirements.filter(({ openQty }) => openQty > 0).toSorted(byUrgency);
  const orders = Map.groupBy(open, ({ key }) => nameOf(key));
  return [...orders.keys()].toSorted().map(name => {
    const of = orders.get(name)!;
    const { key } = of[0]!;
    const bySku = Map.groupBy(of, ({ sku }) => sku);
    const lines = [...bySku.keys()]
      .toSorted((one, other) => one - other)
      .flatMap(sku =>
        buckets(bySku.get(sku)!, bucketDays).map(bucket => {
          const need = bucket.reduce((sum, { openQty }) => sum + openQty, 0);
          const qty = roundOrderQty(need, stepsOf(sku, key));
          return { sku, requiredDate: bucket[0]!.requiredDate, need, qty, surplus: qty - need, allocations: allocatePieces(qty, bucket) };
        }),
      );
    return { key, lines };
  });
}
