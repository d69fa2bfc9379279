import { type LineStatus, type OrderStatus, rankOf } from './order-status.ts';

/** An order in force as its lines make it. */
export interface LinesStanding {
  readonly status: OrderStatus;
  /** Some pieces or lines are further than the status says, or not as far. */
  readonly partial: boolean;
}

const statusOfLine: Readonly<Record<LineStatus, OrderStatus>> = {
  open: 'effective',
  producing: 'producing',
  ready: 'producing',
  inspected: 'inspected',
  part_shipped: 'shipped',
  shipped: 'shipped',
  part_received: 'received',
  received: 'received',
  settled: 'settled',
  closed: 'closed',
  cancelled: 'cancelled',
};

/**
 * [R7b] The status of an order in force: that of its least advanced line that is not cancelled. It is partial where that line is shipped or
 * received in part, or another line is further. An order of cancelled lines alone is cancelled.
 */
export function statusOfLines(lines: readonly LineStatus[]): LinesStanding {
  const alive = lines.filter(line => line !== 'cancelled').toSorted((one, other) => rankOf(one) - rankOf(other));
  const [least] = alive;
  if (least === undefined) return { status: 'cancelled', partial: false };
  const status = statusOfLine[least];
  return { status, partial: least.startsWith('part_') || alive.some(line => statusOfLine[line] !== status) };
}
