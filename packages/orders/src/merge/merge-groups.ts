import { add, compareDecimals, type Decimal, sum } from '@axle/kernel';
import { type MergeOrder, type MergeSettings, mostMerged } from './merge-order.ts';
import { fitsLimits, whyNotMerged } from './why-not-merged.ts';

/** Orders that can go in one parcel, by the time of their payment: the first is the one that they are merged into. */
export interface MergeGroup<Order extends MergeOrder = MergeOrder> {
  readonly key: string;
  readonly orders: readonly [Order, Order, ...Order[]];
  readonly latestShipAt?: Date;
  readonly units: number;
  readonly kg: Decimal;
  readonly longestCm: Decimal;
}

const hour = 3_600_000;

/** [S4] What orders of one group have in common; `none` before a warehouse is chosen. */
export const mergeKey = ({ platform, store, buyerKey, addressHash, currency, warehouse, service }: MergeOrder): string =>
  [platform, store, buyerKey ?? '', addressHash ?? '', currency, warehouse ?? 'none', service].join('|');

/** Earlier payments first, of equal ones the smaller number. */
const byPayment = (one: MergeOrder, other: MergeOrder): number =>
  (one.paidAt?.getTime() ?? 0) - (other.paidAt?.getTime() ?? 0) || (one.orderNo < other.orderNo ? -1 : 1);

/** The earliest time by which one of some orders must have been shipped. */
export const earliestShipBy = (orders: readonly MergeOrder[]): Date | undefined =>
  orders.flatMap(({ latestShipAt }) => latestShipAt ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0];

/** The longer of two sides. */
const longer = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one);

/** [S4e] How many orders go in one parcel: those of parcels that were merged before count each. */
const ordersIn = (orders: readonly MergeOrder[]): number => orders.reduce((all, { merged = 0 }) => all + 1 + merged, 0);

/** Whether an order goes with those that are together already; a parcel takes others in, and goes into none. */
function joins(order: MergeOrder, together: readonly MergeOrder[], settings: MergeSettings): boolean {
  const first = together[0]!;
  if (order.merged !== undefined || ordersIn(together) >= mostMerged) return false;
  if (order.paidAt!.getTime() - first.paidAt!.getTime() > settings.windowHours * hour) return false;
  if (order.splitFrom !== undefined && together.some(({ splitFrom }) => splitFrom === order.splitFrom)) return false;
  const all = [...together, order];
  return fitsLimits(sum(all.map(({ kg }) => kg)), all.map(({ longestCm }) => longestCm).reduce(longer), all, settings);
}

/** Orders of one key: the earliest opens a group, those that go with it join; the others open groups of their own. */
function groupsOfKey<Order extends MergeOrder>(orders: readonly Order[], settings: MergeSettings): readonly (readonly Order[])[] {
  const groups: Order[][] = [];
  for (const order of orders.toSorted(byPayment)) {
    const group = groups.find(together => joins(order, together, settings));
    if (group) group.push(order);
    else groups.push([order]);
  }
  return groups;
}

const hasTwo = <Order>(orders: readonly Order[]): orders is readonly [Order, Order, ...Order[]] => orders.length >= 2;

/**
 * [S4] Orders that save freight by going in one parcel: same platform, store, buyer, address, currency, warehouse and service, paid within
 * the window of the earliest, together within the limits of the channel. Parts of one split order never come together (oms.md, S4). [S4e] A
 * parcel takes in further orders that were paid after its primary one, and goes into no other.
 */
export function mergeGroups<Order extends MergeOrder>(
  orders: readonly Order[],
  settingsOf: (order: Order) => MergeSettings,
): readonly MergeGroup<Order>[] {
  const candidates = orders.filter(order => whyNotMerged(order, settingsOf(order)) === undefined);
  return [...Map.groupBy(candidates, mergeKey)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, of]) =>
      groupsOfKey(of, settingsOf(of[0]!))
        .filter(hasTwo)
        .map(together => groupOf(key, together)),
    );
}

function groupOf<Order extends MergeOrder>(key: string, orders: readonly [Order, Order, ...Order[]]): MergeGroup<Order> {
  const latestShipAt = earliestShipBy(orders);
  return {
    key,
    orders,
    ...(latestShipAt ? { latestShipAt } : {}),
    units: orders.flatMap(({ pieces }) => pieces).reduce((all, { qty }) => all + qty, 0),
    kg: orders.map(({ kg }) => kg).reduce(add),
    longestCm: orders.map(({ longestCm }) => longestCm).reduce(longer),
  };
}
