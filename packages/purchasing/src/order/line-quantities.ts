/** How much of an order line was ordered, taken back, made, shipped, received, billed and paid: pieces, none of them below zero. */
export interface LineQuantities {
  readonly qty: number;
  readonly cancelled: number;
  readonly shortClosed: number;
  readonly produced: number;
  readonly passed: number;
  readonly shipped: number;
  readonly received: number;
  /** Received, and held by quality. */
  readonly blocked: number;
  readonly returned: number;
  /** Returned and to be delivered again, as long as no replacement order has them. */
  readonly replace: number;
  readonly invoiced: number;
  readonly settled: number;
}

/** [R7] The pieces that are still wanted. */
export const effectiveQty = ({ qty, cancelled, shortClosed }: Pick<LineQuantities, 'qty' | 'cancelled' | 'shortClosed'>): number =>
  qty - cancelled - shortClosed;

/** [R7] The pieces received that count for the order. */
export const netReceived = ({ received, replace }: Pick<LineQuantities, 'received' | 'replace'>): number => received - replace;

/** [R7] The pieces that are still to come. */
export const openQty = (line: LineQuantities): number => Math.max(0, effectiveQty(line) - netReceived(line));

/** [R7] The pieces that left the supplier and are not received. */
export const inTransit = ({ shipped, received }: Pick<LineQuantities, 'shipped' | 'received'>): number => Math.max(0, shipped - received);
