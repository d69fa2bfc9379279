/** An order as the platform knows it. */
export interface CarriedOrder {
  readonly orderNo: string;
  readonly kind: string;
  readonly platform: string;
  readonly store: number;
  readonly platformOrderId: string;
}

/** An order that was merged into another one. */
export interface MergeLink {
  readonly child: CarriedOrder;
  /** Number of the order that carries its pieces. */
  readonly primary: string;
}

/** An order that is a part of another one. */
export interface SplitLink {
  /** Number of the part. */
  readonly part: string;
  readonly original: CarriedOrder;
}

/**
 * [S4d] The orders of the platform that the parcel of an order carries, its own first: each is confirmed with the number of the parcel. A
 * part carries the order that was split; what was not sold on a platform is confirmed to nobody (oms.md, S4, S10).
 */
export function platformOrdersOf(order: CarriedOrder, merges: readonly MergeLink[], splits: readonly SplitLink[]): readonly CarriedOrder[] {
  const carried = [order, ...merges.filter(({ primary }) => primary === order.orderNo).map(({ child }) => child)];
  const whole = carried.map(one => wholeOf(one, splits)).filter(({ kind }) => kind === 'platform');
  return [...new Map(whole.map(one => [[one.platform, one.store, one.platformOrderId].join('|'), one])).values()];
}

/** The order that a part belongs to, however often it was split. */
function wholeOf(order: CarriedOrder, splits: readonly SplitLink[]): CarriedOrder {
  const link = splits.find(({ part }) => part === order.orderNo);
  return link
    ? wholeOf(
        link.original,
        splits.filter(one => one !== link),
      )
    : order;
}
